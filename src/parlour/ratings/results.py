"""Results: how the seats of a finished match are ranked, and who held them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from parlour.core.match import Match


class Pool(NamedTuple):
    """What is rated by itself: a game with a number of seats."""

    game: str
    seats: int


class Player(NamedTuple):
    """Who held a seat: a person or a ``program`` of others by ``id``, or a bot by ``level``.

    With neither id nor level it is somebody who was forgotten.
    """

    id: str | None = None
    level: str | None = None
    program: bool = False


class Result(NamedTuple):
    """The result of one rated match.

    ``match``: its id. ``at``: when it ended, in milliseconds of the house's own time. ``players``, ``ranks`` and
    ``lost`` are by seat. Rank 0 is the best, and equal ranks are a draw; without ranks the match counts for nobody.
    ``lost`` says how a seat was given up before the end: ``resigned``, ``time`` or ``left``, empty if it was not.
    ``openings`` has the first action that each person took, as text, empty for others; ``spent_ms`` how long they
    thought.
    """

    match: str
    game: str
    at: int
    players: tuple[Player, ...]
    ranks: tuple[int, ...]
    lost: tuple[str, ...] = ()
    openings: tuple[str, ...] = ()
    spent_ms: tuple[int, ...] = ()

    @property
    def pool(self) -> Pool:
        """What the match counts for."""
        return Pool(self.game, len(self.players))

    @property
    def rated(self) -> list[tuple[str, int]]:
        """The people whose ratings it moves, with their seats; where programs play, it moves theirs alone."""
        apart = any(player.program for player in self.players)
        return [
            (player.id, seat)
            for seat, player in enumerate(self.players)
            if player.id is not None and player.program is apart
        ]

    @property
    def place(self) -> tuple[int, str]:
        """Where the result stands among those of its pool: by time, then by id."""
        return self.at, self.match


def share_of(result: Result, seat: int) -> float:
    """Return the share of the others before whom a seat was placed, where an equal place counts half."""
    rank, others = result.ranks[seat], [*result.ranks[:seat], *result.ranks[seat + 1 :]]
    return sum((rank < other) + (rank == other) / 2 for other in others) / len(others)


def rank_seats(match: Match, lost: Collection[int] = ()) -> tuple[int, ...]:
    """Rank the seats of a finished match: winners, then the others by points, then those ``lost`` before its end.

    What a bot reaches that played on for a lost seat counts for nobody. Where a match ended early, points tell nothing
    of who did not win.
    """
    points, winners = match.points()
    sign = 0 if match.ending is not None else 1 if match.game.rules.lowest_wins else -1

    def place(seat: int) -> tuple[int, int]:
        if seat in lost:
            return (2, 0)
        return (0, 0) if seat in winners else (1, sign * points[seat])

    places = [place(seat) for seat in range(match.players)]
    order = sorted(set(places))
    return tuple(order.index(each) for each in places)
