"""Puzzles of Granny's Pills."""
