"""Lets bots try variants of games for designers; nothing is kept."""

from __future__ import annotations

from parlour.bots.compiling import load_game
from parlour.bots.trials import Trials, new_trials, play_trials
from parlour.core import kernel
from parlour.protocol.designing import TrialsWish
from parlour.server.shelf.catalogue import known_game

TRIAL_BYTES = 16 * 1024
"""The largest body; with a layout of a whole board it is a tenth of that."""

TRIAL_S = 0.25
"""For how long bots play for one question."""

PATIENCE_S = 2.0
"""How long a single match may take."""


def try_variant(name: str, wish: TrialsWish) -> Trials:
    """Return what some matches of bots came to. Raises NotFound, BadOption for options that cannot be."""
    game = known_game(name)
    options = game.read_options(wish.options, wish.players)
    if kernel.JIT and not load_game(game.name):
        return new_trials(wish.players, wish.first, ready=False)
    return play_trials(game, wish.players, options, wish.first, TRIAL_S, PATIENCE_S)
