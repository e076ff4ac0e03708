"""How smooth the page is on a slow phone: ``python -m benchmarks.frames [GAME …]``.

Recorded games are fed to a phone's page in a Chromium whose processor is throttled four times; pieces glide, points
rise. Told are the frames while anything moves, how long the page takes to draw a move before that (nothing moves
then), and what Chromium's tracing says was shown and dropped in all. Printed, never asserted: it depends on the
machine.
"""

from __future__ import annotations

import itertools
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright
from tests.browser import chromium
from tests.browser.conftest import serve
from tests.browser.recorded import Playback, record

from parlour.core.game import games

THROTTLED = 4
MOVES = 20
SETTLED_MS = 1_500
MOVE_MS = 1_500
"""As bots move at a table; a glide takes 230 ms, points rise for longer."""

FRAME_MS = 1000 / 60
COUNTED = """() => {
    window.frames_at = [];
    const note = () => {
        window.frames_at.push([performance.now(), document.querySelector("[data-gliding]") !== null]);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
}"""


def traced(line: CDPSession, during: Any) -> list[dict[str, Any]]:
    """Give the events of Chromium's tracing while something is done."""
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    line.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    line.on("Tracing.tracingComplete", lambda _: done.append(True))
    line.send(
        "Tracing.start",
        {
            "transferMode": "ReportEvents",
            "categories": "devtools.timeline.frame,disabled-by-default-devtools.timeline.frame",
        },
    )
    during()
    line.send("Tracing.end")
    while not done:
        line.send("Runtime.evaluate", {"expression": "0"})
    return events


def measure(browser: Browser, url: str, name: str) -> str:
    """Play one recorded game on a slow phone and say how its frames came."""
    context = browser.new_context(
        service_workers="block", viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True
    )
    page = context.new_page()
    game = games()[name]
    playback = Playback(page, url, record(game, game.rules.players[0], 1, MOVES))
    page.wait_for_timeout(SETTLED_MS)
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    page.evaluate(COUNTED)

    def play() -> None:
        while playback.show_next():
            page.wait_for_timeout(MOVE_MS)

    events = traced(line, play)
    at: list[tuple[float, bool]] = page.evaluate("frames_at")
    context.close()
    pairs = list(itertools.pairwise(at))
    moving = [after - before for (before, moved), (after, moves) in pairs if moved and moves]
    drawing = sorted(after - before for (before, moved), (after, moves) in pairs if moves and not moved)
    late = sum(span > 1.5 * FRAME_MS for span in moving)
    dropped = sum(event["name"] == "DroppedFrame" for event in events)
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    return (
        f"{name:28} in motion {late} of {len(moving)} frames are late at {1000 / FRAME_MS:.0f} a second;"
        f" before it a move is drawn within {statistics.median(drawing):3.0f} ms, at most {drawing[-1]:3.0f};"
        f" frames drawn {drawn}, dropped {dropped}"
    )


def main() -> None:
    """Measure the games named, or all."""
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder) / "parlour.db") as server, sync_playwright() as p:
        browser = chromium.launch(p)
        for name in sys.argv[1:] or games():
            sys.stdout.write(f"{measure(browser, server.url, name)}\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main()
