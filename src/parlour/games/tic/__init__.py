"""The TIC deck, shared by Tyramid, Queen of the Ticcitories, Tic Squared, Gridsy and Pentic."""

import functools
from pathlib import Path

from parlour.core.facts import say
from parlour.core.game import Game
from parlour.games.tic.deck import CARDS

FOLDER = Path(__file__).parent
"""Where the deck's own rules and words lie."""

TicGame = functools.partial(Game, designer=say("tic-publisher"), shared=(FOLDER,), components=(1,) * CARDS)
"""A game with the deck, of which every card is there once (TIC-02)."""
