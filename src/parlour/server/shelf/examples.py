"""Games to look at, the same every time: what the first seat is sent while everybody plays at random.

The gallery shows some positions of them; the tests of the layout feed all of them to the page, without a server.
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
from parlour.server.table.views import draw_view

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
"""More may sit at a table, but look no other."""

TELLING = (0, 10, 25, 50, 90)
"""Numbers of actions after which the next turn of the first seat is shown; the end of the match is shown, too."""

MOST_ACTIONS = 2_000
UNSEEN = bytes(32)
"""The seed of a match that began in a drawn position is not asked for."""


@functools.lru_cache(maxsize=64)
def examples(name: str, players: int) -> tuple[View, ...]:
    """Give some positions of a game as its first seat sees them. Raises NotFound."""
    try:
        game = find_game(name)
    except UnknownGame as error:
        raise NotFound(str(error), "game") from None
    if not game.rules.players[0] <= players <= min(game.rules.players[1], MOST_PLAYERS):
        raise NotFound("So many do not play it.", "players")
    state, found = example(game, players, 1), list[View]()
    for number in itertools.chain((0,), played(state, game, players, 1, MOST_ACTIONS)):
        match = state.playing()
        due = len(found) < len(TELLING) and number >= TELLING[len(found)] and 0 in match.seats_to_act()
        if due or match.over:
            found.append(whole_view(state))
    return tuple(found)


def example(game: Game, players: int, seed: int, **options: Any) -> TableState:
    """Seat people at a table where nothing has happened yet; the first is whoever looks."""
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


def table_of(match: Match, name: str, seats: list[Seat]) -> TableState:
    """Give a table where a match is as it was played elsewhere."""
    seed = UNSEEN if match.seed is None else match.seed
    state = TableState(match.game, TableSetup(name, match.game.name, match.game.about.edition, {}, seed), seats)
    state.show(match)
    return state


def played(state: TableState, game: Game, players: int, seed: int, most: int) -> Iterator[int]:
    """Play at random, at most so many actions; yield the number of each when it has been carried out."""
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


def onlooker(state: TableState, seat: int | None = 0) -> Connection:
    """Give a connection, of the first seat, to which nothing was sent yet."""
    connection = Connection(GUEST, functools.partial(view_of, state))
    connection.viewer, connection.looking, connection.whole = seat, True, True
    return connection


def view_of(state: TableState, connection: Connection) -> View | Changes:
    """Draw what the first seat sees, or what is new in it."""
    return draw_view(state, connection, [seat.guest or "" for seat in state.seats], (), (), None, {})


def whole_view(state: TableState, seat: int | None = 0) -> View:
    """Draw all that the first seat sees."""
    view = view_of(state, onlooker(state, seat))
    assert isinstance(view, View)
    return view
