"""What may go wrong in a worker process."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from parlour.bots.search import Halt
from parlour.core.decision import Decision
from parlour.core.game import Game, register
from tests.server import quickdraw, trapdoor


def put_small_games_on_the_shelf() -> None:
    for game in (quickdraw.GAME, trapdoor.GAME):
        register(game)


def throw(*_: Any) -> Decision:
    raise ZeroDivisionError


def cheat(*_: Any) -> Decision:
    return Decision(10**6, 0)


def look(*_: Any) -> Decision:
    return Decision(0, 900, looks=True)


def sleep(*_: Any) -> Decision:
    time.sleep(1)
    return Decision(0, 0)


def die(*_: Any) -> Decision:
    os._exit(1)


def tell(game: Game, view: Any, seat: int, level: str, seed: int, *_: Any) -> Decision:
    """Say who thinks."""
    return Decision(os.getpid())


def heed(game: Game, view: Any, seat: int, level: str, seed: int, halt: Halt) -> Decision:
    """Think until it is called off where ``level`` names a file to write the process's id to."""
    if level:
        Path(level).write_text(f"{os.getpid()}\n")
        while not halt.called:
            time.sleep(0.001)
    return tell(game, view, seat, level, seed)


def hang(game: Game, view: Any, seat: int, level: str, seed: int, *_: Any) -> Decision:
    """Think for ever where ``level`` names a file to write the process's id to."""
    if level:
        Path(level).write_text(f"{os.getpid()}\n")
    while level:
        pass
    return tell(game, view, seat, level, seed)
