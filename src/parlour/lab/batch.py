"""Batches: many matches of one game between the same bots, each on a fresh deal that follows from its number.

Matches are played in chunks of consecutive numbers. The rows of a chunk do not depend on where or when it is played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import numpy as np
import pyarrow as pa

from parlour.bots.agents import check_agent_plays, is_agent
from parlour.bots.levels import GREEDY, PROGRAMS, RANDOM, check_level
from parlour.core import kernel
from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.record import blank_box
from parlour.core.seed import stream_key
from parlour.core.time_control import read_control
from parlour.lab.plan import Plan, Planned, resolve_plan
from parlour.lab.rows import table_of
from parlour.lab.simulated import play_match
from parlour.lab.thinking import warm_up
from parlour.lab.umpire import ROW, new_umpire, play_matches, recount

MOST_AT_ONCE = 2048
"""Matches of a chunk of random play; with greedy bots, which look at about fifty times as many positions, fewer."""


@dataclass(frozen=True)
class Batch(Planned):
    """The description of a batch. Equal batches have equal rows, unless a bot's budget is time or bots have clocks.

    ``bots``: by seat. ``options``: the options chosen, as JSON values; options left out have their defaults.
    """

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    clock: str = ""

    @cached_property
    def plan(self) -> Plan:
        """The game and its options, resolved on first use in each process."""
        return resolve_plan(self.game, self.players, self.options)

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def compiled(self) -> bool:
        """Whether all bots are played by kernels (random and greedy bots, if they have no clocks)."""
        return not self.clock and all(bot in PROGRAMS for bot in self.bots)

    @property
    def size(self) -> int:
        """The number of matches of a chunk."""
        if not self.compiled:
            return 2
        return MOST_AT_ONCE if GREEDY not in self.bots else MOST_AT_ONCE // 32

    def seed_of(self, number: int) -> bytes:
        """Return the seed of a match, with which ``Match.start`` deals it again."""
        return hashlib.sha256(f"{self.seed}/{number}".encode()).digest()


def new_batch(
    game: str, players: int | None, options: dict[str, Any], bots: str | tuple[str, ...], seed: int, clock: str = ""
) -> Batch:
    """Return a batch with one bot for all seats, or one for each. Raises ParlourError naming the invalid argument.

    ``players`` defaults to the number of bots if there are several, else to two, or the fewest that can play.
    ``clock``: a time control for each bot, empty for none.
    """
    if clock:
        read_control(clock)
    fewest = find_game(game).rules.players[0]
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    if players is None:
        players = len(names) if len(names) > 1 else max(2, fewest)
    for name in names:
        check_bot(name, find_game(game), players)
    plan = resolve_plan(game, players, options)
    if len(names) not in (1, players):
        raise BadOption(f"there are {players} seats and {len(names)} bots; name one bot, or one for each seat", "bots")
    return Batch(plan.game.name, names * players if len(names) == 1 else names, options, seed, clock)


def check_bot(name: str, game: Game, players: int) -> None:
    """Raise BadOption, listing the bots there are, if no bot has this name, or an agent does not play this game.

    Raises BadFile for an agent whose checkpoint cannot be used.
    """
    if is_agent(name):
        check_agent_plays(name, game, players)
        return
    try:
        check_level(name)
    except BadOption as error:
        raise BadOption(f"{error}, {RANDOM}, {GREEDY}, search:5000", "bots") from None


def chunks(batch: Batch, games: int) -> Iterator[range]:
    """Yield the chunks of a batch's first ``games`` matches, as ranges of match numbers."""
    for first in range(0, games, batch.size):
        yield range(first, min(games, first + batch.size))


def play_chunk(batch: Batch, numbers: range) -> pa.Table:
    """Play the matches with these numbers and return their table (columns: ``rows``)."""
    seeds = [batch.seed_of(number) for number in numbers]
    if batch.compiled:
        return table_of(batch, numbers, seeds, _play_compiled(batch, seeds))
    rows, late = _play_bots(batch, numbers, seeds)
    return table_of(batch, numbers, seeds, rows, late)


def luck_of(seeds: list[bytes]) -> Array:
    """Return the words of each match's key, as in ``Match.start``, and of its bots' dice (int64[matches, 12])."""
    luck = np.zeros((len(seeds), 12), np.int64)
    keys = b"".join(stream_key(seed, ()) for seed in seeds)
    luck[:, :8] = np.frombuffer(keys, "<u4").reshape(-1, 8)
    luck[:, 8:11] = np.frombuffer(b"".join(seeds), "<u4").reshape(-1, 8)[:, :3]
    luck[:, 11] = 1
    return luck


def _play_compiled(batch: Batch, seeds: list[bytes]) -> Array:
    """Play matches between random and greedy bots in one call of a kernel; return records of ``ROW``."""
    game, options = batch.plan.game, batch.plan.options
    rows: Any = np.zeros(len(seeds), ROW)
    blank, world, worlds = blank_box(game.dtype), blank_box(game.dtype), np.zeros(4, game.dtype)
    blank[0] = game.blank(batch.players, options)
    umpire = new_umpire(game, tuple(bot == GREEDY for bot in batch.bots))
    kernel.run(play_matches, blank, world, worlds, umpire, luck_of(seeds), rows)
    return cast(Array, rows)


def _play_bots(batch: Batch, numbers: range, seeds: list[bytes]) -> tuple[Array, list[list[int]]]:
    """Play matches between any bots one by one in simulated time.

    Returns records of ``ROW``, and the seats whose time was up in each match.
    """
    game, options = batch.plan.game, batch.plan.options
    rows: Any = np.zeros(len(seeds), ROW)
    umpire, late = new_umpire(game), []
    for place, seed in enumerate(seeds):
        match = Match.start(game, batch.players, options, seed)
        luck = hashlib.sha256(f"{batch.seed}/{numbers[place]}/bots".encode()).digest()
        thinking = batch.thinking(batch.players)
        if thinking is not None:
            warm_up(match, batch.bots)
        play_match(match, batch.bots, luck=int.from_bytes(luck[:8], "big"), thinking=thinking)
        rows[place] = count_match(match, umpire)
        late.append(thinking.late if thinking is not None else [])
    return cast(Array, rows), late


def count_match(match: Match, umpire: Any = None) -> Any:
    """Count a finished match and return a record of ``ROW``. ``umpire``: one of the game's, to be used again."""
    game = match.game
    data = b"".join(match.position(index).tobytes() for index in range(len(match.entries) + 1))
    positions: Any = np.frombuffer(bytearray(data), game.dtype)
    row: Any = np.zeros(1, ROW)
    entries = np.array(match.entries, np.int64).reshape(-1, 2)
    kernel.run(recount, positions, entries, umpire if umpire is not None else new_umpire(game), row)
    if match.ending is not None:  # which the positions do not tell
        row["winners"] = sum(1 << seat for seat in match.points()[1])
    return row[0]
