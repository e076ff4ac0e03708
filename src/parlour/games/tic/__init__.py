"""The TIC deck, shared by Tyramid, Queen of the Ticcitories, Tic Squared, Gridsy and Pentic."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where the deck's own rules and words lie."""
