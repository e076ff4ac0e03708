"""What strangers send, led by the code it reaches (Atheris): frames, a table that hears them, match files.

    make fuzz [FUZZ_S=600]
    python -m tests.fuzzing frames|table|files SECONDS

Beginning with valid frames and match files of every game, the fuzzer changes bytes and keeps what reaches new code.
Nothing but our own refusals may come of it, and every frame with an id is answered. Only what reads input is followed
by the fuzzer: kernels are compiled as they are.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import atheris
import msgspec

from parlour.core import actions, files, match, options, positions
from parlour.core.actions import Actions
from parlour.core.conformance.random_play import play_at_random, started
from parlour.core.dice import new_dice
from parlour.core.errors import ParlourError
from parlour.core.files import read_file, to_file, verify
from parlour.core.game import Game, games
from parlour.server.base import decode
from parlour.server.base.decode import read_frame
from parlour.server.base.errors import BadMessage
from parlour.server.table import frames as at_table
from parlour.server.table import table_state

FOLLOWED = (actions, files, match, options, positions, decode, at_table, table_state)
LONGEST = {"frames": 8_300, "table": 2_000, "files": 20_000}
LISTED = 400
A_MINUTE_S = 60
OPEN: list[object] = []
"""A server that nobody holds would close."""


def follow() -> None:
    """Have the fuzzer see which lines of what reads input are reached."""
    for module in FOLLOWED:
        own = [value for value in vars(module).values() if getattr(value, "__module__", "") == module.__name__]
        inside = [method for value in own if inspect.isclass(value) for method in vars(value).values()]
        for function in filter(inspect.isfunction, (*own, *inside)):
            atheris.instrument_func(function)


def some_texts(actions: Actions) -> Iterator[str]:
    """Actions of every kind."""
    for number in range(0, len(actions), 1 + len(actions) // LISTED):
        yield actions.text(number)


def frames(game: Game) -> Iterator[bytes]:
    """Valid frames of a game."""
    for text in some_texts(game.rules.actions):
        yield json.dumps({"do": "act", "id": "a", "seat": 0, "action": text, "seq": 0}).encode()
    for more in (
        {"do": "undo", "id": "b", "seat": 1, "seq": 1},
        {"do": "why", "id": "c", "seat": 0, "path": ["s1", "board"]},
        {"do": "leave", "id": "d", "seat": 1},
        {"do": "look", "seat": None, "seq": 0},
        {"do": "history", "before": 3},
        {"do": "ping"},
    ):
        yield json.dumps(more).encode()


def match_files(game: Game) -> Iterator[bytes]:
    """Files of a match that is over and of one that goes on."""
    for seed in range(2):
        match = started(game, seed, None, None)
        play_at_random(match, new_dice(seed), 8)
        yield msgspec.json.encode(to_file(match))
        while len(match.entries) > 5:
            match.take_back()
        yield msgspec.json.encode(to_file(match))


def hear_frame(data: bytes) -> None:
    """As bytes, and as the text a socket makes of them."""
    for said in (data, data.decode("utf-8", "replace"), data.decode("latin-1")):
        try:
            read_frame(said)
        except BadMessage:
            continue


def open_file(data: bytes) -> None:
    """As ``parlour verify`` does."""
    try:
        verify(read_file(data))
    except ParlourError:
        return


def hear_at_tables(folder: Path) -> Callable[[bytes], None]:
    """Give what lets a real table of a real store hear a few frames, one a line; the first byte chooses the game."""
    from tests.server.conftest import start
    from tests.server.test_fuzz import hear_out, open_table

    loop = asyncio.new_event_loop()
    opening = start(folder, tables_per_address_an_hour=10**9, tables_per_guest_an_hour=10**9)
    server = loop.run_until_complete(opening.__aenter__())
    names = [game.name for game in games().values() if game.rules.players[0] <= 2 <= game.rules.players[1]]

    async def hear(name: str, said: list[str]) -> None:
        await hear_out(server, await open_table(server, name), said)

    def target(data: bytes) -> None:
        name = names[data[0] % len(names)] if data else names[0]
        said = [line.decode("utf-8", "replace") for line in data[1:].split(b"\n")[:4]]
        loop.run_until_complete(hear(name, said))

    OPEN.append(opening)
    return target


def corpus(target: str) -> Iterator[bytes]:
    """What the fuzzer begins with."""
    for number, game in enumerate(games().values()):
        given = list(match_files(game) if target == "files" else frames(game))
        if target == "table":
            yield from (bytes([number]) + b"\n".join(given[at : at + 4]) for at in range(0, len(given), 4))
        else:
            yield from given


def main() -> None:
    target, seconds = sys.argv[1], int(sys.argv[2])
    folder = Path(tempfile.mkdtemp(prefix="parlour-fuzz-"))
    begin = folder / "corpus"
    begin.mkdir()
    for number, data in enumerate(corpus(target)):
        (begin / f"{number:05}").write_bytes(data)
    work = {"frames": lambda: hear_frame, "files": lambda: open_file, "table": lambda: hear_at_tables(folder)}[target]()
    options = [
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST[target]}",
        f"-timeout={A_MINUTE_S}",
        "-rss_limit_mb=4096",
    ]
    found = Path("fuzz-found-")
    follow()
    atheris.Setup([sys.argv[0], *options, f"-artifact_prefix={found}", str(begin)], work)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
