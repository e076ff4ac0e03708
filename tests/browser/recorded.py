"""Tables without a server behind them: views recorded from random play, and given to the page one by one.

A minute shows a hundred positions so, at any size; nothing waits for a bot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from parlour.core.game import Game
from parlour.protocol.frames import Incoming, Look, Ping
from parlour.protocol.messages import Changes, Outgoing, Pong, View
from parlour.server.base.decode import read_frame
from parlour.server.shelf.examples import TABLE, draw_next_view, new_viewer, play_randomly, seat_example
from parlour.server.table.questions import Question, answers
from parlour.server.table.table_state import TableState
from tests.browser.person import PATIENCE_MS

RESTED = """async () => {
    const frame = () => new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 200);  // a window that lies behind others is not drawn
    });
    const glides = ({ playState, effect }) =>
        playState === "running" && effect.getComputedTiming().endTime < Infinity && effect.target.checkVisibility();
    do await frame(); while (document.getAnimations().some(glides));
    return null;
}"""
"""Wait until the page has drawn the last view, and visible animations and transitions have ended.

Folded parts are left out: Firefox starts their transitions and never advances them.
"""


def record(game: Game, players: int, seed: int, most: int, **options: Any) -> Iterator[View | Changes]:
    """What the person at seat 0 is sent while everybody plays at random, at most so many actions."""
    state = seat_example(game, players, seed, **options)
    connection = new_viewer(state)
    yield draw_next_view(state, connection)
    for _ in play_randomly(state, game, players, seed, most):
        yield draw_next_view(state, connection)


def finished(game: Game, players: int, seed: int, most: int, **options: Any) -> TableState:
    """A match that everybody has played at random to its end."""
    state = seat_example(game, players, seed, **options)
    *_, _ = play_randomly(state, game, players, seed, most)
    assert state.playing().over
    return state


class Playback:
    """A page that looks at recorded views; ``show_next`` gives it one more.

    Questions are answered from a ``state``, to a seat or to none.
    """

    def __init__(
        self,
        page: Page,
        url: str,
        views: Iterator[View | Changes],
        state: TableState | None = None,
        move: str = "",
        seat: int | None = 0,
    ) -> None:
        self.page = page
        self._views = views
        self._state = state
        self._seat = seat
        self._shown: list[View | Changes] = []
        """The latest whole view that was given, and the changes since."""
        self._greeted: WebSocketRoute | None = None
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(lambda address: address.endswith("/live"), self._answer)
        page.goto(f"{url}/t/{TABLE}{move}")
        page.locator(".zone").first.wait_for(timeout=PATIENCE_MS)

    def _answer(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda message: self._hear(read_frame(str(message))))

    def _hear(self, frame: Incoming) -> None:
        if isinstance(frame, Look):
            self._greet()
        elif isinstance(frame, Ping):
            self._send(Pong())
        elif isinstance(frame, Question) and self._state is not None:
            for answer in answers(self._state, new_viewer(self._state, self._seat), frame):
                self._send(answer)

    def _greet(self) -> None:
        """Give the next view, or once more the last.

        Over a new line of a page on a slow machine, which took its line for mute, give all that it may have missed.
        """
        called_anew = self._shown and self._greeted is not self._socket
        self._greeted = self._socket
        if called_anew or not self.show_next():
            for view in self._shown if called_anew else self._shown[-1:]:
                self._send(view)

    def show_next(self) -> bool:
        """Give the page the next view; False when there is none."""
        view = next(self._views, None)
        if view is not None:
            self._shown = [view] if isinstance(view, View) else [*self._shown, view]
            self._send(view)
        return view is not None

    def _send(self, message: Outgoing) -> None:
        if self._socket is not None:
            self._socket.send(msgspec.json.encode(message).decode())
