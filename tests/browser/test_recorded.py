"""A recorded board is shown whatever becomes of the page's first line."""

from __future__ import annotations

from playwright.sync_api import Browser

from parlour.core.game import games
from parlour.protocol.messages import Outgoing, View
from tests.browser.recorded import Playback, record
from tests.server.process import Process


class Losing(Playback):
    """Loses the page's first line in place of sending its first view."""

    lost = False

    def _send(self, message: Outgoing) -> None:
        if isinstance(message, View) and not self.lost:
            self.lost = True
            assert self._socket is not None
            self._socket.close(code=1012)
        else:
            super()._send(message)


def test_a_page_that_calls_anew_before_its_first_view_gets_it(browser: Browser, server: Process) -> None:
    with browser.new_context(service_workers="block") as context:
        playback = Losing(context.new_page(), server.url, record(games()["thirty-six"], 2, 1, 16))
        assert playback.lost and playback.show_next()
