"""Puzzles of 36."""
