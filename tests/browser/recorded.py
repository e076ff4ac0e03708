"""Tables without a server behind them: views recorded from random play, and given to the page one by one.

A minute shows a hundred positions so, at any size; nothing waits for a bot.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from parlour.core.game import Game, legal_actions
from parlour.core.verbs import CLOCK
from parlour.protocol.wire import Changes, View
from parlour.server.connection import Connection
from parlour.server.seats import Seat
from parlour.server.store import TableSetup
from parlour.server.table_state import TableState
from parlour.server.views import draw_view

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
TABLE = "recorded"


def record(game: Game, players: int, seed: int, most: int, **options: Any) -> Iterator[View | Changes]:
    """What the person at seat 0 is sent while everybody plays at random, at most so many actions."""
    dice = random.Random(f"{game.name} {players} {seed}")
    seats = [
        Seat(number, "human", NAMES[number], GUEST if number == 0 else f"guest {number}") for number in range(players)
    ]
    seats = [msgspec.structs.replace(seat, nonce=dice.randbytes(16).hex()) for seat in seats]
    setup = TableSetup(TABLE, game.name, game.edition, options, dice.randbytes(32), began_at=0)
    state = TableState(game, setup, seats)
    connection = Connection(GUEST, lambda _: view())
    connection.viewer, connection.looking, connection.whole = (0 if players else None), True, True

    def view() -> View | Changes:
        return draw_view(state, connection, [seat.guest or "" for seat in seats], (), (), None)

    yield view()
    for _ in range(most):
        match = state.playing()
        if match.over:
            return
        seat = dice.choice(match.seats_to_act() or [CLOCK])
        action = dice.choice(legal_actions(game, match.state, seat))
        guest = seats[seat].guest if seat != CLOCK else None
        state.apply(state.row("act", seat, game.actions.text(action), guest))
        yield view()


class Playback:
    """A page that looks at recorded views; ``show_next`` gives it one more."""

    def __init__(self, page: Page, url: str, views: Iterator[View | Changes]) -> None:
        self.page = page
        self._views = views
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(lambda address: address.endswith("/live"), self._answer)
        page.goto(f"{url}/t/{TABLE}")
        page.locator(".zone").first.wait_for()

    def _answer(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda message: self.show_next() if '"look"' in str(message) else None)

    def show_next(self) -> bool:
        """Give the page the next view; False when there is none."""
        view = next(self._views, None)
        if view is not None and self._socket is not None:
            self._socket.send(msgspec.json.encode(view).decode())
        return view is not None
