"""The whole screen of every game as text, at a position that greedy bots reached from a seed of zeros.

python -m tests.cli.screens --write [GAME ...]     writes them anew; look at the difference before you commit it
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from parlour.cli.terminal.app import TableApp
from parlour.cli.terminal.table import Seat, Table, Work
from parlour.core import dice as dice_
from parlour.core.decision import Decision
from parlour.core.game import Game
from parlour.core.match import Match
from tests.golden import choose
from tests.kept import to_write

FOLDER = Path(__file__).parent / "snapshots"
SIZES = ((80, 24), (128, 40))
MOVES = 10


def at_once(work: Work) -> Future[Decision]:
    """A bot that has decided before anybody can look."""
    future: Future[Decision] = Future()
    future.set_result(work())
    return future


def never(work: Work) -> Future[Decision]:
    """A bot that thinks for ever."""
    return Future()


def table_of(
    game: Game, *seats: str, language: str = "en", options: dict[str, Any] | None = None, **more: Any
) -> Table:
    """A table from a seed of zeros at which time stands still, unless told otherwise."""
    sitting = [Seat(word, number) for number, word in enumerate(seats)]
    settings = {"now": lambda: 0.0, "begin": never} | more
    match = Match.start(game, len(sitting), game.read_options(options or {}), bytes(32))
    return Table(match, sitting, language, **settings)


def played(game: Game, language: str = "en") -> Table:
    """A table where the first seat is a person's and may act, some moves after the beginning if possible."""
    players = max(2, game.rules.players[0])
    table = table_of(game, "Ann", *["bot:random"] * (players - 1), language=language)
    dice, match = dice_.new_dice(36), table.match
    for number in range(60):
        if match.over or (number >= MOVES and 0 in match.seats_to_act()):
            break
        match.play(*choose(match, dice, number))
    return table


def drive(
    table: Table, play: Callable[[TableApp, Pilot[None]], Awaitable[Any]], size: tuple[int, int] = (80, 24)
) -> Any:
    """Open a table and do something with it; gives what that gives."""

    async def run() -> Any:
        app = TableApp(table)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return await play(app, pilot)

    return asyncio.run(run())


def screen(app: TableApp) -> str:
    """The characters on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


async def settled(app: TableApp, pilot: Pilot[None]) -> str:
    """The characters on the screen, once it has been drawn twice without a difference."""
    before, now = None, ""
    while before != now:
        await pilot.pause()  # which takes a process that gets no time for one that has nothing to do
        drawn = asyncio.Event()
        app.call_after_refresh(drawn.set)  # after all that waits to be shown
        await drawn.wait()
        before, now = now, screen(app)
    return now


async def shown(table: Table, size: tuple[int, int], *keys: str) -> str:
    """What the screen shows after some keys."""
    app = TableApp(table)
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        await pilot.press(*keys)
        return await settled(app, pilot)


def picture(game: Game) -> str:
    """A game's screen at every size, and with the first thing touched that may be."""
    found = [asyncio.run(shown(played(game), size, *keys)) for size in SIZES for keys in ((), ("enter",))]
    return f"\n{'=' * SIZES[0][0]}\n".join(found)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in to_write(__doc__):
        (FOLDER / f"{game.name}.txt").write_text(picture(game), encoding="utf-8")


if __name__ == "__main__":
    main()
