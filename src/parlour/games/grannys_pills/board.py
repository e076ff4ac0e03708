"""The 35 prescriptions of Granny's Pills (GRA-05, D3), and pills as text: colour and shape, e.g. ``G4``."""

from __future__ import annotations

from parlour.core import arrays
from parlour.core.facts import say

COLOUR_NAMES = ("blue", "green", "yellow", "red")
SHAPE_NAMES = ("round", "capsule", "oval", "lozenge")
LETTERS = "BGYR"
PILL_NAMES = tuple(f"{letter}{shape}" for letter in LETTERS for shape in range(1, 5))

PRESCRIPTIONS = tuple(
    line.strip()
    for line in """
    G4 B2 Y2/B1 B3 Y1/R4 R1 G3 | Y1 G3 R3/G2 G4 R2/B1 B2 Y4 | R2 Y4 B4/Y3 Y1 B3/G2 G3 R1 | B3 R1 G1/R4 R2 G4/Y3 Y4 B2
    B4 Y3 R2/Y2 G1 B3/G4 G2 R1 | G1 R4 B3/R3 Y2 G4/Y1 Y3 B2 | Y2 B1 G4/B4 R3 Y1/R2 R4 G3 | R3 G2 Y1/G1 B4 R2/B3 B1 Y4
    Y4 Y3 G3/R4 Y1 R3/G2 B1 B2 | R1 R4 Y4/B1 R2 B4/Y3 G2 G3 | B2 B1 R1/G2 B3 G1/R4 Y3 Y4 | G3 G2 B2/Y3 G4 Y2/B1 R4 R1
    R4 R2 G2/Y4 B1 R3/Y3 G1 B4 | B1 B3 Y3/R1 G2 B4/R4 Y2 G1 | G2 G4 R4/B2 Y3 G1/B1 R3 Y2 | Y3 Y1 B1/G3 R4 Y2/G2 B4 R3
    B2 R2 B1/B4 G3 G4/Y1 Y2 R3 | G3 B3 G2/G1 Y4 Y1/R2 R3 B4 | Y4 G4 Y3/Y2 R1 R2/B3 B4 G1 | R1 Y1 R4/R3 B2 B3/G4 G1 Y2
    B2 G4 R1/Y2 B3 G3/Y3 R4 G1 | G3 Y1 B2/R3 G4 Y4/R4 B1 Y2 | Y4 R2 G3/B4 Y1 R1/B1 G2 R3 | R1 B3 Y4/G1 R2 B2/G2 Y3 B4
    Y2 R3 B2/G4 B1 G3/Y4 R4 Y1 | R3 B4 G3/Y1 G2 Y4/R1 B1 R2 | B4 G1 Y4/R2 Y3 R1/B2 G2 B3 | G1 Y2 R1/B3 R4 B2/G3 Y3 G4
    Y2 B2 G3/G4 Y1 R3/R4 R1 B1 | R3 G3 Y4/Y1 R2 B4/B1 B2 G2 | B4 Y4 R1/R2 B3 G1/G2 G3 Y3 | G1 R1 B2/B3 G4 Y2/Y3 Y4 R4
    G4 B3 Y2/R3 B1 B4/Y1 R2 G3 | Y1 G4 R3/B4 G2 G1/R2 B3 Y4 | R2 Y1 B4/G1 Y3 Y2/B3 G4 R1
    """.replace("\n", "|").split("|")
    if line.strip()
)
"""The prescriptions row by row, rows separated by a stroke."""

ASKED = arrays.array(
    [[PILL_NAMES.index(pill) for pill in line.replace("/", " ").split()] for line in PRESCRIPTIONS], arrays.int8
)
"""The kind of pill that each prescription asks for in each space."""

PILL = tuple(say("pill", colour=LETTERS[kind // 4], shape=kind % 4 + 1) for kind in range(16))
"""All kinds of pills as facts."""
