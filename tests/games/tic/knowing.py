"""What a seat of a game with TIC cards may know (TIC-G10), for the tests of each of these games to ask."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.dice import new_dice
from parlour.core.game import Game, hidden
from parlour.core.match import Match
from parlour.core.record import Stream, new_record, record_dtype
from parlour.core.verbs import SPECTATOR, imagine, tally
from parlour.games.tic.deck import CARDS, UNKNOWN

SEATS = 4
ENOUGH = 24
"""So many imagined worlds show whether a place is ever dealt another card."""


def shows_all_but(game: Game, *secrets: str) -> None:
    """Of a record without a zero anywhere a spectator gets all but its stream and these fields, a seat no less."""
    state = new_record(game.state)
    fields = {name for name in game.dtype.names if not name.startswith("gap")}
    for name in fields:
        state[name] = 1
    for viewer in range(SPECTATOR, SEATS):
        view = hidden(game, state, viewer)
        kept = {name for name in fields if view[name].tobytes() != state[name].tobytes()}
        always = {*record_dtype(Stream).names, *(secrets if viewer == SPECTATOR else ())}
        assert always <= kept <= {*always, *secrets}


def deals_every_unseen_card_everywhere(match: Match, viewer: int) -> None:
    """Imagined worlds hold every card once, and at each place the viewer cannot see now this one, now that.

    Each has a stream of its own, so what they draw later differs too.
    """
    worlds = imagined(match.view(viewer), viewer, ENOUGH)
    assert len({world.key.tobytes() for world, _ in worlds}) == ENOUGH
    for world, _ in worlds:
        holds_every_card_once(world)
    for place in zip(*(unseen for _, unseen in worlds), strict=True):
        assert len(set(place)) > ENOUGH / 2


def holds_every_card_once(state: Any) -> None:
    """TIC-02, by the game's own count."""
    counts = np.zeros(CARDS, np.int64)
    assert tally(state, counts)
    assert (counts == 1).all()


def deals_in_every_order(view: Any, viewer: int) -> None:
    """Where three cards are unseen, worlds come in all the six orders there are."""
    orders = {unseen for _, unseen in imagined(view, viewer, 2 * ENOUGH)}
    assert len(orders) == 6
    assert all(len(set(order)) == 3 for order in orders)


def imagined(view: Any, viewer: int, number: int) -> list[tuple[Any, tuple[int, ...]]]:
    """Imagine so many worlds; give each with the cards in the places that the viewer cannot see."""
    dice, worlds = new_dice(5), []
    fields = [name for name in view.dtype.names if isinstance(view[name], np.ndarray)]
    for _ in range(number):
        world = view.copy()
        imagine(world, viewer, dice)
        worlds.append((world, tuple(int(card) for name in fields for card in world[name][view[name] == UNKNOWN])))
    return worlds
