"""Laws of stored ratings: any order of results, forgetting and taking matches out lead to the ratings of the log."""

from __future__ import annotations  # noqa: I001

from typing import Any

import pytest  # noqa: F401
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.ratings.pool import rate
from parlour.ratings.results import Player, Pool, Result
from parlour.server.storage.migrations import upgrade
from parlour.server.storage.results import (
    drop_void,
    forget_results,
    person_of,
    read_pool,
    replace_results,
    void_result,
    write_result,
)
from parlour.server.storage.schema import METADATA, TABLES

from tests.server.test_ratings import RATED

GUESTS = ("a", "b", "c")
PROGRAMS = (Player("hal", None, True), Player("zoe", None, True))


@st.composite
def histories(draw: st.DrawFn) -> list[Result]:
    found = []
    for number in range(draw(st.integers(1, 8))):
        who = draw(
            st.lists(
                st.sampled_from([*map(Player, GUESTS), Player(None, "club"), *PROGRAMS]),
                min_size=2,
                max_size=2,
                unique=True,
            )
        )
        ranks = draw(st.sampled_from([(0, 1), (1, 0), (0, 0), ()]))
        game = draw(st.sampled_from(["pentic", "gridsy"]))
        found.append(Result(f"m{number}", game, draw(st.integers(0, 5)), tuple(who), ranks, ("", "")))
    return found


def fill(results: list[Result]) -> sa.Connection:
    """A database in memory with tables for some results."""
    connection = sa.create_engine("sqlite://").connect()
    upgrade(connection)
    rows = [
        {"id": one.match, "game": one.game, "edition": 1, "options": {}, "seed": bytes(32), "made_at": 0}
        for one in results
    ]
    connection.execute(TABLES.insert().values(seal="", terms=RATED), rows)
    return connection


def ratings_of(connection: sa.Connection) -> dict[Pool, Any]:
    pools = [Pool("pentic", 2), Pool("gridsy", 2)]
    found = {
        pool: [one for apart in (False, True) for one in read_pool(connection, pool, 0, 99, apart)] for pool in pools
    }
    assert all(one.program is (one.guest not in GUESTS) for each in found.values() for one in each)
    return {pool: {one.guest: one.rating for one in each} for pool, each in found.items()}


@settings(max_examples=25, deadline=None)
@given(histories(), st.randoms())
def test_results_in_any_order_make_the_ratings_of_the_log(history: list[Result], dice: Any) -> None:
    late = list(history)
    dice.shuffle(late)
    with fill(history) as connection:
        for one in [*late, *late]:
            write_result(connection, one)
        found = ratings_of(connection)
        for pool, ratings in found.items():
            assert ratings == rate(one for one in history if one.pool == pool and one.ranks)
        replace_results(connection, history)
        assert ratings_of(connection) == found


@settings(max_examples=25, deadline=None)
@given(histories(), st.sampled_from(GUESTS), st.integers(0, 7))
def test_forgetting_and_voiding_are_as_if_it_had_been_so_from_the_beginning(
    history: list[Result], gone: str, number: int
) -> None:
    with fill(history) as connection:
        for one in history:
            write_result(connection, one)
        forget_results(connection, gone)
        without = [
            one._replace(players=tuple(Player() if player.id == gone else player for player in one.players))
            for one in history
        ]
        for pool, ratings in ratings_of(connection).items():
            assert ratings == rate(one for one in without if one.pool == pool and one.ranks)
        voided = without[number % len(without)]
        void_result(connection, voided.match, 0, "")
        for pool, ratings in ratings_of(connection).items():
            assert ratings == rate(one for one in without if one.pool == pool and one.ranks and one != voided)
        assert drop_void(connection, voided.match) and not drop_void(connection, voided.match)
        write_result(connection, voided)
        assert ratings_of(connection)[voided.pool] == rate(
            one for one in without if one.pool == voided.pool and one.ranks
        )


def test_the_public_id_of_a_person_is_not_the_hash_by_which_the_house_knows_them() -> None:
    guest = "0" * 64
    assert person_of(guest) not in guest and len(person_of(guest)) == 24
    assert METADATA.tables["ratings"].c.person.type.length >= 24  # type: ignore[attr-defined]
