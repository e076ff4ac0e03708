"""The TIC deck, shared by Tyramid, Queen of the Ticcitories, Tic Squared, Gridsy and Pentic."""

import functools
from pathlib import Path

from parlour.core.facets import About, Rules
from parlour.core.facts import say
from parlour.games.tic.deck import BOX, CARDS

FOLDER = Path(__file__).parent
"""The folder with the deck's own rules and words."""

TicAbout = functools.partial(About, designer=say("tic-publisher"), shared=(FOLDER,))

TicRules = functools.partial(Rules, components=(1,) * CARDS, box=BOX)
"""Rules of a game with the TIC deck, which has every card once (TIC-02)."""
