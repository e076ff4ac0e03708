"""Puzzles of Mismemory."""
