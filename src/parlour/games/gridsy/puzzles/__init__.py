"""Puzzles of Gridsy."""
