"""A batch: so many matches of one game between the same bots, each on a fresh deal, numbered and drawn from its number.

Matches are played in chunks of numbers. Neither who plays a chunk, nor when, nor how often changes its rows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import numpy as np
import pyarrow as pa

from parlour.bots.levels import GREEDY, PROGRAMS, RANDOM, check_level
from parlour.core import kernel
from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.record import Array, blank_box
from parlour.core.seed import stream_key
from parlour.lab.plan import Plan, Planned, resolve
from parlour.lab.rows import table_of
from parlour.lab.simulated import play
from parlour.lab.umpire import ROW, new_umpire, play_matches, recount

MOST_AT_ONCE = 2048
"""Matches of a chunk of random play; greedy bots look at some fifty times as many positions."""


@dataclass(frozen=True)
class Batch(Planned):
    """Which matches: ``bots`` by seat, ``options`` those given, as JSON values. The same batch, the same rows.

    That holds unless a bot's budget is time.
    """

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int

    @cached_property
    def plan(self) -> Plan:
        """The game and its options, resolved in this process."""
        return resolve(self.game, self.players, self.options)

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def compiled(self) -> bool:
        """Whether all its bots play without Python."""
        return all(bot in PROGRAMS for bot in self.bots)

    @property
    def size(self) -> int:
        """The matches of a chunk."""
        if not self.compiled:
            return 2
        return MOST_AT_ONCE if GREEDY not in self.bots else MOST_AT_ONCE // 32

    def seed_of(self, number: int) -> bytes:
        """The seed of a match: ``Match.start`` deals it again."""
        return hashlib.sha256(f"{self.seed}/{number}".encode()).digest()


def new_batch(game: str, players: int | None, options: dict[str, Any], bots: str | tuple[str, ...], seed: int) -> Batch:
    """Make a batch of one bot for all seats, or of one for each. Raises ParlourError naming what is wrong.

    Without ``players`` they are as many as bots, or two where two can play.
    """
    fewest = find_game(game).rules.players[0]
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    for name in names:
        check_bot(name)
    if players is None:
        players = len(names) if len(names) > 1 else max(2, fewest)
    plan = resolve(game, players, options)
    if len(names) not in (1, players):
        raise BadOption(f"there are {players} seats and {len(names)} bots; name one bot, or one for each seat", "bots")
    return Batch(plan.game.name, names * players if len(names) == 1 else names, options, seed)


def check_bot(name: str) -> None:
    """Raise BadOption if there is no bot of this name, saying all that there are."""
    try:
        check_level(name)
    except BadOption as error:
        raise BadOption(f"{error}, {RANDOM}, {GREEDY}, search:5000", "bots") from None


def chunks(batch: Batch, games: int) -> Iterator[range]:
    """The numbers of all chunks."""
    for first in range(0, games, batch.size):
        yield range(first, min(games, first + batch.size))


def play_chunk(batch: Batch, numbers: range) -> pa.Table:
    """Play the matches of these numbers; give their rows."""
    seeds = [batch.seed_of(number) for number in numbers]
    rows = _play_compiled(batch, seeds) if batch.compiled else _play_bots(batch, numbers, seeds)
    return table_of(batch, numbers, seeds, rows)


def luck_of(seeds: list[bytes]) -> Array:
    """The words of each match's key, as ``Match.start`` makes it, and of its bots' fresh dice (int64[matches, 12])."""
    luck = np.zeros((len(seeds), 12), np.int64)
    keys = b"".join(stream_key(seed, ()) for seed in seeds)
    luck[:, :8] = np.frombuffer(keys, "<u4").reshape(-1, 8)
    luck[:, 8:11] = np.frombuffer(b"".join(seeds), "<u4").reshape(-1, 8)[:, :3]
    luck[:, 11] = 1
    return luck


def _play_compiled(batch: Batch, seeds: list[bytes]) -> Array:
    """Play the matches of random and greedy bots in one call of a kernel."""
    game, options = batch.plan.game, batch.plan.options
    rows: Any = np.zeros(len(seeds), ROW)
    blank, world, worlds = blank_box(game.dtype), blank_box(game.dtype), np.zeros(4, game.dtype)
    blank[0] = game.blank(batch.players, options)
    umpire = new_umpire(game, tuple(bot == GREEDY for bot in batch.bots))
    kernel.run(play_matches, blank, world, worlds, umpire, luck_of(seeds), rows)
    return cast(Array, rows)


def _play_bots(batch: Batch, numbers: range, seeds: list[bytes]) -> Array:
    """Play the matches of bots that think, in simulated time."""
    game, options = batch.plan.game, batch.plan.options
    rows: Any = np.zeros(len(seeds), ROW)
    umpire = new_umpire(game)
    for place, seed in enumerate(seeds):
        match = Match.start(game, batch.players, options, seed)
        luck = hashlib.sha256(f"{batch.seed}/{numbers[place]}/bots".encode()).digest()
        play(match, batch.bots, luck=int.from_bytes(luck[:8], "big"))
        rows[place] = count_match(match, umpire)
    return cast(Array, rows)


def count_match(match: Match, umpire: Any = None) -> Any:
    """Count a match that is over, as a record of ``ROW``."""
    game = match.game
    data = b"".join(match.position(index).tobytes() for index in range(len(match.entries) + 1))
    positions: Any = np.frombuffer(bytearray(data), game.dtype)
    row: Any = np.zeros(1, ROW)
    entries = np.array(match.entries, np.int64).reshape(-1, 2)
    kernel.run(recount, positions, entries, umpire if umpire is not None else new_umpire(game), row)
    return row[0]
