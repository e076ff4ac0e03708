"""Puzzles of Tic Squared."""
