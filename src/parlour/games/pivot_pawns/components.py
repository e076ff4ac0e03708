"""The cards and pawns of Pivot Pawns, and their numbers.

A card is a number from 0 to 14 and a vector of four bits (PIV-D1); the third card of the icon that two cards share is
the one whose vector is the XOR of theirs, looked up in ``THIRD``. Icon n is the centre of card n for n below 15, and
its colour is n mod 5. Pawns are numbered by colour: red 0, green 1, blue 2, yellow 3, black 4.

The tableau is three rows of five places, numbered in reading order:

     0  1  2  3  4
     5  6  7  8  9
    10 11 12 13 14
"""

from parlour.core import arrays

CARDS = 15
PAWNS = 5
SEATS = 16
ROUNDS = 15
MOST_PIVOTS = 20
UNKNOWN = -2
NOBODY = -1
COLOURS = ("red", "green", "blue", "yellow", "black")

ICON_NAMES = (
    "Mars symbol", "clover", "drop", "sun", "moon",
    "heart", "leaf", "fish", "star", "music notes",
    "apple", "frog", "flask", "key", "cat",
    "flame", "cactus", "whale", "bell", "spider",
    "rose", "pine tree", "anchor", "lightning", "top hat",
    "cherry", "turtle", "umbrella", "crown", "spade",
    "mushroom", "pear", "snowflake", "lemon", "raven",
)  # fmt: skip

VECTORS = arrays.array([1, 2, 4, 8, 3, 6, 12, 11, 5, 10, 7, 14, 15, 13, 9], arrays.int8)
"""PIV-D1: card i is the i-th power of x in GF(16) with x⁴ = x + 1."""

CARD_OF = arrays.array([VECTORS.tolist().index(vector) for vector in range(1, 1 + CARDS)], arrays.int8)
"""The card of each vector: ``CARD_OF[vector - 1]``."""

THIRD = arrays.array([[-1 if a == b else CARD_OF[(a ^ b) - 1] for b in VECTORS] for a in VECTORS], arrays.int8)
"""PIV-27: the third card with the icon that two cards share; −1 for a card with itself."""

ICON_CARDS = tuple(
    tuple(sorted((start % CARDS + step) % CARDS for step in steps))
    for steps, starts in (((0, 1, 4), range(15)), ((0, 2, 8), range(15)), ((0, 5, 10), range(5)))
    for start in starts
)
"""PIV-D1: the three cards of every icon."""

START_CARDS = (0, 3, 6, 9, 12)
"""PIV-13, D3: Mars symbol, sun, leaf, music notes, flask."""
