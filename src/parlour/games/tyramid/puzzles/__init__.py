"""Puzzles of Tyramid."""
