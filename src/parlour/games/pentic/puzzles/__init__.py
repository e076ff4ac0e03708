"""Puzzles of Pentic."""
