"""Puzzles of Pivot Pawns."""
