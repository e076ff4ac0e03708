"""What a house shows of ratings: leaderboards, and a page for each person and each program of others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import sqlalchemy as sa

from parlour.core.decision import LEVELS
from parlour.core.game import games
from parlour.protocol.ratings import (
    HeadToHead,
    Leaderboard,
    Opponent,
    Person,
    PersonRating,
    RatedBot,
    RatedMatch,
    RatedPerson,
    RatingPool,
    RatingPools,
)
from parlour.ratings.anchors import has_anchors
from parlour.ratings.pool import show_anchor
from parlour.ratings.results import Player, Pool, Result
from parlour.server.base.errors import NotFound
from parlour.server.people.habits import draw_habits
from parlour.server.storage.results import (
    Known,
    Rated,
    read_known,
    read_latest,
    read_made,
    read_owner,
    read_person,
    read_pool,
    read_pools,
)

LEAST = 5
"""The number of rated matches from which on somebody is listed."""
MOST = 100
"""The most people on a leaderboard."""
LATEST = 50
"""The number of a person's latest matches that are shown."""
HABITUAL = 1_000
"""The number of a person's latest matches that show how they play."""


def list_pools(connection: sa.Connection) -> RatingPools:
    """List what is rated."""
    return RatingPools(tuple(RatingPool(*pool, *counts) for pool, *counts in read_pools(connection)))


def draw_leaderboard(connection: sa.Connection, pool: Pool, guest: str | None) -> Leaderboard:
    """Draw the leaderboard of a pool for a guest. Raises NotFound for a game or a number of seats that is not here."""
    game = games().get(pool.game)
    if game is None:
        raise NotFound("There is no such game.", "game")
    least, most = game.rules.players
    if not max(least, 2) <= pool.seats <= most:
        raise NotFound("So many do not play it.", "seats")
    people, programs = (_draw_lines(read_pool(connection, pool, LEAST, MOST, apart), guest) for apart in (False, True))
    levels = LEVELS if has_anchors(pool.game) else ()
    bots = (RatedBot(level, show_anchor(*pool, level)) for level in levels)
    return Leaderboard(*pool, LEAST, people, tuple(bots), programs)


def _draw_lines(rated: Iterable[Rated], guest: str | None) -> tuple[RatedPerson, ...]:
    """Draw those whose ratings are settled."""
    return tuple(
        RatedPerson(
            each.person, each.name, each.rating.points, each.rating.within, each.rating.matches, each.guest == guest
        )
        for each in rated
        if not each.rating.is_provisional
    )


def draw_person(connection: sa.Connection, person: str, guest: str | None) -> Person:
    """Draw the page of a person, or of a program, for a guest. Raises NotFound."""
    rated = read_person(connection, person)
    if not rated:
        raise NotFound("Nobody with this address has played a rated match here.", "person")
    whose, mine = rated[0].guest, rated[0].guest == guest
    played = read_latest(connection, whose, HABITUAL)
    latest = played[:LATEST]
    others = {player.id for result in latest for player in result.players if player.id not in (None, whose)}
    known = read_known(connection, (other for other in others if other is not None))
    made = read_made(connection, (result.match for result in latest))
    name = max(rated, key=lambda each: each.rating.matches).name
    ratings = tuple(map(_draw_rating, rated))
    matches = tuple(_draw_match(result, whose, known, made[result.match], mine) for result in latest)
    against, habits = _compare(latest, whose, known), draw_habits(played, whose)
    program, owner = rated[0].program, read_owner(connection, whose)
    return Person(person, name, mine, ratings, matches, against, habits, program, owner)


def _draw_rating(rated: Rated) -> PersonRating:
    rating = rated.rating
    return PersonRating(*rated.pool, rating.points, rating.within, rating.is_provisional, rating.matches)


def _draw_match(result: Result, guest: str, known: Mapping[str, Known], made_at: int, mine: bool) -> RatedMatch:
    rank = _rank_of(result, guest)
    opponents = tuple(_draw_opponent(player, known) for player in result.players if player.id != guest)
    table = result.match if mine else ""
    place = 1 + sum(other < rank for other in result.ranks)
    return RatedMatch(result.game, made_at, _outcome(result, rank), place, opponents, table)


def _outcome(result: Result, rank: int) -> Literal["won", "drawn", "lost"]:
    """Return how a rank fared: who shares the first place has drawn."""
    if rank > min(result.ranks):
        return "lost"
    return "won" if result.ranks.count(rank) == 1 else "drawn"


def _draw_opponent(player: Player, known: Mapping[str, Known]) -> Opponent:
    if player.id is None:
        return Opponent("bot", level=player.level) if player.level else Opponent("forgotten")
    name, person, program = known[player.id]
    return Opponent("program" if program else "person", name, person)


def _compare(results: Iterable[Result], guest: str, known: Mapping[str, Known]) -> tuple[HeadToHead, ...]:
    """Count how a guest fared against each of the others, those met most often first."""
    met: dict[str, list[int]] = {}
    for result in results:
        own = _rank_of(result, guest)
        for player, rank in zip(result.players, result.ranks, strict=True):
            if player.id is not None and player.id != guest:
                met.setdefault(player.id, [0, 0, 0])[(own == rank) + 2 * (own > rank)] += 1
    ordered = sorted(met.items(), key=lambda item: -sum(item[1]))
    return tuple(
        HeadToHead(known[other].name, known[other].person, won, drawn, lost, known[other].program)
        for other, (won, drawn, lost) in ordered
    )


def _rank_of(result: Result, guest: str) -> int:
    return next(rank for player, rank in zip(result.players, result.ranks, strict=True) if player.id == guest)
