"""Tables without a server behind them: views recorded from random play, and given to the page one by one.

A minute shows a hundred positions so, at any size; nothing waits for a bot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from parlour.core.game import Game
from parlour.protocol.messages import Changes, View
from parlour.server.examples import TABLE, example, onlooker, played, view_of

RESTED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
    Promise.allSettled(document.getAnimations()
        .filter((it) => it.effect.getComputedTiming().endTime < Infinity)
        .map((it) => it.finished))).then(() => null)"""
"""Wait until what was given to the page is drawn, and whatever glides or fades has come to its end."""


def record(game: Game, players: int, seed: int, most: int, **options: Any) -> Iterator[View | Changes]:
    """What the person at seat 0 is sent while everybody plays at random, at most so many actions."""
    state = example(game, players, seed, **options)
    connection = onlooker(state)
    yield view_of(state, connection)
    for _ in played(state, game, players, seed, most):
        yield view_of(state, connection)


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
