"""Pairing for two is the best there is, as every pairing of a small field shows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.tournaments import matching
from parlour.tournaments.ledger import Ledger
from parlour.tournaments.matching import Entrant, match_field
from tests.tournaments.playing import finish, found, pair

Pairing = tuple[tuple[tuple[Entrant, Entrant], ...], Entrant | None]


def pairings(field: list[Entrant], resting: dict[str, int]) -> Iterator[Pairing]:
    """Every way to pair a field."""
    if len(field) % 2:
        for one in field:
            if one.name in resting:
                for pairs, _ in pairings([other for other in field if other is not one], {}):
                    yield pairs, one
    elif not field:
        yield (), None
    else:
        first, *rest = field
        for other in rest:
            for pairs, _ in pairings([one for one in rest if one is not other], {}):
                yield ((first, other), *pairs), None


def judge(pairing: Pairing, met: Counter[frozenset[str]], resting: dict[str, int]) -> tuple[object, ...]:
    """The wishes of the module in their order, written out; the least is the best."""
    pairs, bye = pairing
    after = []
    for one, other in pairs:
        low, high = sorted([one.balance, other.balance])
        after += [low + 1, high - 1]
    return (
        sum(met[frozenset((one.name, other.name))] ** 2 for one, other in pairs),
        resting[bye.name] if bye else 0,
        sum(abs(balance) > 2 for balance in after),
        sum((one.score - other.score) ** 2 for one, other in pairs),
        sum(balance**2 for balance in after),
        sum(one.lot ^ other.lot for one, other in pairs),
    )


@st.composite
def fields(draw: st.DrawFn) -> tuple[list[Entrant], Counter[frozenset[str]], dict[str, int]]:
    """A field in which some wishes say nothing, so that the later ones decide."""
    size = draw(st.integers(2, 8))
    scores = draw(
        st.sampled_from([st.just(Fraction(1)), st.sampled_from([Fraction(0), Fraction(1, 2), Fraction(4, 3)])])
    )
    balances = draw(st.sampled_from([st.just(0), st.sampled_from([-1, 1]), st.sampled_from([-2, 0, 2])]))
    meetings = draw(st.sampled_from([st.just(0), st.integers(0, 2)]))
    field = [Entrant(f"P{n}", draw(scores), draw(balances), size, draw(st.integers(0, 65_535))) for n in range(size)]
    names = [one.name for one in field]
    met = Counter({frozenset((a, b)): draw(meetings) for n, a in enumerate(names) for b in names[n + 1 :]})
    resting = {name: n for n, name in enumerate(reversed(names)) if draw(st.booleans())} or {names[0]: 0}
    return field, met, resting


@settings(max_examples=8 * settings().max_examples)
@given(fields())
def test_no_pairing_is_better(drawn: tuple[list[Entrant], Counter[frozenset[str]], dict[str, int]]) -> None:
    field, met, resting = drawn
    by_name = {one.name: one for one in field}
    pairs, bye = match_field(field, lambda a, b: met[frozenset((a, b))], resting)
    made = tuple((by_name[a], by_name[b]) for a, b in pairs), by_name[bye] if bye else None
    assert sorted([name for two in pairs for name in two] + ([bye] if bye else [])) == sorted(by_name)
    assert judge(made, met, resting) == min(judge(other, met, resting) for other in pairings(field, resting))


@given(fields())
def test_who_started_less_starts(drawn: tuple[list[Entrant], Counter[frozenset[str]], dict[str, int]]) -> None:
    field, met, resting = drawn
    balances = {one.name: one.balance for one in field}
    for first, second in match_field(field, lambda a, b: met[frozenset((a, b))], resting)[0]:
        assert balances[first] <= balances[second]


@pytest.mark.parametrize("players", [70, 101])
def test_in_a_large_field_nobody_meets_again_though_it_is_cut(players: int) -> None:
    """Twelve rounds: after ten, blocks are larger than the smallest, and the last one is larger than the others."""
    dice, tournament = random.Random(1), found(players=players, rounds=12)
    for _ in range(12):
        pair(tournament)
        finish(tournament, dice)
    ledger = Ledger(tournament)
    assert max(ledger.meetings.values()) == 1
    assert {account.byes for account in ledger.accounts.values()} <= {0, 1}
    assert max(abs(account.balance) for account in ledger.accounts.values()) <= 2


def test_blocks_grow_with_the_opponents() -> None:
    """Everybody of a block of 20 met all others of it: the blocks are twice as large, so nobody has to meet again."""
    field = [Entrant(f"P{n}", Fraction(0), 0, 19, n) for n in range(80)]

    def met(a: str, b: str) -> int:
        return int(a[1:]) // matching.BLOCK == int(b[1:]) // matching.BLOCK

    pairs, _ = match_field(field, met, {})
    assert len(pairs) == 40
    assert not any(met(*two) for two in pairs)
