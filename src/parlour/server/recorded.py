"""States of a table for the gallery, the same every time: a position, and what the server answers about it."""

from __future__ import annotations

import functools

from msgspec.structs import replace

from parlour.bots.advice import advise
from parlour.bots.levels import LEVELS
from parlour.bots.search import Budget
from parlour.core.game import Game
from parlour.protocol.messages import Outgoing
from parlour.server.catalogue import known_game
from parlour.server.errors import NotFound
from parlour.server.examples import example, played, whole_view
from parlour.server.hints import told
from parlour.server.table_state import TableState

THOUGHT = Budget(playouts=400, ms=1_000)
SEED = 1
OPENING = 6
"""After so many actions a game has begun in earnest."""


@functools.lru_cache(maxsize=64)
def recorded(name: str, state: str) -> tuple[Outgoing, ...]:
    """Give a view of a state of a game, then the answers to what the page asks in it. Raises NotFound."""
    if state not in STATES:
        raise NotFound("There is no such state.", "state")
    return STATES[state](known_game(name))


def _hint(game: Game) -> tuple[Outgoing, ...]:
    """Advise the first seat, in a game against bots."""
    state = _against_bots(game)
    for number in played(state, game, game.players[0], SEED, 10 * OPENING):
        if number >= OPENING and 0 in state.playing().seats_to_act():
            break
    advice = advise(game, state.playing().view(0), 0, THOUGHT, SEED)
    return whole_view(state), told(state, 0, advice)


def _against_bots(game: Game) -> TableState:
    state = example(game, game.players[0], SEED)
    bots = [replace(seat, kind="bot", guest=None, level=LEVELS[-1]) for seat in state.seats[1:]]
    return TableState(game, state.setup, [state.seats[0], *bots])


STATES = {"hint": _hint}
