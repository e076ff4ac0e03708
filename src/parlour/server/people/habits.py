"""How people play: their favourite openings and the time they think, by rated matches that are over."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter

from parlour.core.errors import Unreadable
from parlour.core.facts import Fact
from parlour.core.game import Game, games
from parlour.protocol.ratings import Habit, Opening
from parlour.ratings.results import Result, share_of

MOST_OPENINGS = 3
"""The number of openings that are shown of a game."""


def draw_habits(results: Iterable[Result], guest: str) -> tuple[Habit, ...]:
    """Draw how a guest plays each game of these results, the one played most first.

    A game that is not installed says nothing of its openings.
    """
    by_game = groupby(sorted(results, key=attrgetter("game")), key=attrgetter("game"))
    habits = [_draw_habit(game, list(found), guest) for game, found in by_game]
    return tuple(sorted(habits, key=lambda habit: -habit.matches))


def _draw_habit(name: str, results: list[Result], guest: str) -> Habit:
    shares: dict[Fact, list[float]] = {}
    spent_ms = 0
    for result in results:
        seat = next(number for number, player in enumerate(result.players) if player.id == guest)
        spent_ms += result.spent_ms[seat]
        what = _opening_of(games().get(name), result.openings[seat])
        if what is not None:
            shares.setdefault(what, []).append(share_of(result, seat))
    liked = sorted(shares.items(), key=lambda item: (-len(item[1]), -sum(item[1])))[:MOST_OPENINGS]
    openings = tuple(Opening(what, len(each), sum(each) / len(each)) for what, each in liked)
    return Habit(name, len(results), round(spent_ms / 1000), openings)


def _opening_of(game: Game | None, text: str) -> Fact | None:
    """Return what a first action means, None if nothing; rules of another edition may know the action no more."""
    if game is None or not text:
        return None
    try:
        return game.table.opening(game.rules.actions.read(text))
    except Unreadable:
        return None
