"""Puzzles of Queen of the Ticcitories."""
