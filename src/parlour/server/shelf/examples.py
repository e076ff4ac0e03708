"""Reproducible example matches: the views sent to one seat while all seats play at random.

The gallery shows a few of their positions. Tests of the page's layout feed it all of them, without a server.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Iterator
from typing import Any

from parlour.core.errors import UnknownGame
from parlour.core.game import Game, find_game, legal_actions
from parlour.core.match import Match
from parlour.core.verbs import CLOCK
from parlour.protocol.messages import Changes, View
from parlour.server.base.errors import NotFound
from parlour.server.model.seats import Seat
from parlour.server.model.stored import TableSetup
from parlour.server.table.connection import Connection
from parlour.server.table.table_state import TableState
from parlour.server.table.views import Surroundings, draw_view

GUEST = "guest"
NAMES = (
    "Ada",
    "Ben",
    "Cleo",
    "Dan",
    "Eve",
    "Finn",
    "Gil",
    "Hana",
    "Ivo",
    "Jo",
    "Kim",
    "Lea",
    "Mo",
    "Nia",
    "Oda",
    "Pia",
)
TABLE = "example"
MOST_PLAYERS = 8
"""More players may sit at a table, but the page shows them in the same way."""

TELLING = (0, 10, 25, 50, 90)
"""Numbers of actions after which the next turn of seat 0 is an example; so is the end of the match."""

MOST_ACTIONS = 2_000
UNSEEN = bytes(32)
"""Stands in a setup for the seed of a match that began from a position and has none."""


@functools.lru_cache(maxsize=64)
def draw_examples(name: str, players: int) -> tuple[View, ...]:
    """Draw positions of a game as seat 0 sees them, with this many players: its turn after TELLING, and the end.

    Raises NotFound for an unknown game, or a number of players that it does not allow or that exceeds MOST_PLAYERS.
    """
    try:
        game = find_game(name)
    except UnknownGame as error:
        raise NotFound(str(error), "game") from None
    if not game.rules.players[0] <= players <= min(game.rules.players[1], MOST_PLAYERS):
        raise NotFound("So many do not play it.", "players")
    state, found = seat_example(game, players, 1), list[View]()
    for number in itertools.chain((0,), play_randomly(state, game, players, 1, MOST_ACTIONS)):
        match = state.playing()
        due = len(found) < len(TELLING) and number >= TELLING[len(found)] and 0 in match.seats_to_act()
        if due or match.over:
            found.append(draw_whole_view(state))
    return tuple(found)


def seat_example(game: Game, players: int, seed: int, **options: Any) -> TableState:
    """Make a table before its first action, with people at all seats; GUEST has seat 0.

    The same ``seed`` and ``players`` give the same match; ``options`` are the game's.
    """
    dice = random.Random(f"{game.name} {players} {seed}")  # noqa: S311  (to be looked at)
    seats = [
        Seat(
            number, "human", NAMES[number], GUEST if number == 0 else f"guest {number}", nonce=dice.randbytes(16).hex()
        )
        for number in range(players)
    ]
    return TableState(
        game, TableSetup(TABLE, game.name, game.about.edition, options, dice.randbytes(32), began_at=0), seats
    )


def table_from_match(match: Match, name: str, seats: list[Seat]) -> TableState:
    """Make a table with id ``name`` that shows a match played elsewhere, with these seats."""
    seed = UNSEEN if match.seed is None else match.seed
    state = TableState(match.game, TableSetup(name, match.game.name, match.game.about.edition, {}, seed), seats)
    state.follow_match(match)
    return state


def play_randomly(state: TableState, game: Game, players: int, seed: int, most: int) -> Iterator[int]:
    """Play random legal actions at a table, until the match is over or ``most`` are done.

    Yields the number of actions after each. The same arguments give the same actions.
    """
    dice = random.Random(f"{game.name} {players} {seed} played")  # noqa: S311
    for number in range(1, most + 1):
        match = state.playing()
        if match.over:
            return
        seat = dice.choice(match.seats_to_act() or [CLOCK])
        action = dice.choice(legal_actions(game, match.state, seat))
        guest = state.seats[seat].guest if seat != CLOCK else None
        state.apply(state.row("act", seat, game.rules.actions.text(action), guest))
        yield number


def new_viewer(state: TableState, seat: int | None = 0) -> Connection:
    """Make a connection that views a table from a seat, or as a spectator where None; nothing was sent to it yet."""
    connection = Connection(GUEST, functools.partial(draw_next_view, state))
    connection.viewer, connection.looking, connection.whole = seat, True, True
    return connection


def draw_next_view(state: TableState, connection: Connection) -> View | Changes:
    """Draw the next frame for a connection: a whole view at first, then the changes since the last one."""
    return draw_view(state, connection, Surroundings([seat.guest or "" for seat in state.seats]))


def draw_whole_view(state: TableState, seat: int | None = 0) -> View:
    """Draw the whole view of a seat, or a spectator's where None."""
    view = draw_next_view(state, new_viewer(state, seat))
    assert isinstance(view, View)
    return view
