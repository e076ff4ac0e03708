"""Find out how fair a start is, and how many puzzles there are on it.

Greedy bots play it, and who wins is counted by the order of seats.
"""

from __future__ import annotations

import random
import time
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from parlour.bots.trials import MOST_ACTIONS, play_on
from parlour.core.dice import new_dice
from parlour.core.game import Game
from parlour.core.standings import standings
from parlour.core.values import values_of
from parlour.core.verbs import CLOCK


class Tally(NamedTuple):
    """What came of some games.

    games: how many were played to their ends
    won: how many each seat won, in the order of seats from the one that began
    shared: how many were shared, or won by nobody
    """

    games: int
    won: tuple[int, ...]
    shared: int


class Found(NamedTuple):
    """How many of the positions that were examined are puzzles."""

    examined: int
    puzzles: int


def find_puzzles(game: Game, options: msgspec.Struct, seconds: float, most: int, seed: int) -> Found | None:
    """Examine positions of games for some time, at most ``most`` and at least one; None where no puzzles are found so.

    ``seed`` decides which positions these are.
    """
    finder = game.puzzles.found
    if finder is None:
        return None
    begun, dice, examined, puzzles = time.monotonic(), new_dice(seed), 0, 0
    while True:
        for state in finder.draw(options, dice):
            examined += 1
            puzzles += finder.examine(state) is not None
            if examined >= most or time.monotonic() - begun >= seconds:
                return Found(examined, puzzles)


def play_greedily(game: Game, players: int, options: msgspec.Struct, seconds: float, dice: random.Random) -> Tally:
    """Let greedy bots play for some time, at least one game, and count who wins."""
    begun, won, shared, games = time.monotonic(), [0] * players, 0, 0
    while games == 0 or time.monotonic() - begun < seconds:
        winners = _play(game, players, options, dice)
        games += 1
        if len(winners) == 1:
            won[winners[0]] += 1
        else:
            shared += 1
    return Tally(games, tuple(won), shared)


def _play(game: Game, players: int, options: msgspec.Struct, dice: random.Random) -> tuple[int, ...]:
    """Play a game; return the winners as numbers from the seat that begins on."""
    state: Any = game.new(players, options, dice.randbytes(32))
    first = game.rules.starter.began(state) if game.rules.starter is not None else None
    for seat, alone in islice(play_on(game, state, (True,) * players, dice), MOST_ACTIONS):
        first = seat if first is None and alone and seat != CLOCK else first
    return tuple((seat - (first or 0)) % players for seat in standings(values_of(state)).winners)
