"""Paired worlds find what leaks: games that say too much, and where they do."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from parlour.core.conformance import laws, paired_worlds
from parlour.core.game import find_game
from parlour.core.kernel import JIT
from parlour.core.scene import Clock, Event

MISMEMORY = find_game("mismemory")
RACE = {"mode": "race"}


def clock_of_the_last_card(state: Any) -> tuple[Clock, ...]:
    return (Clock("idle", "idle", 1000, int(state.stock[-1])),)


TIC_SQUARED = find_game("tic-squared")
LEAKY_RULES = dataclasses.replace(TIC_SQUARED.rules, clocks=clock_of_the_last_card)
LEAKY_RACE = dataclasses.replace(TIC_SQUARED, rules=LEAKY_RULES)


def tell_which_was_kept(before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
    yield Event(MISMEMORY.rules.actions.text(action), seat)


SAY_WHICH_WAS_KEPT: Any = SimpleNamespace(
    path=MISMEMORY.table.story.path,
    label=MISMEMORY.table.story.label,
    reason=MISMEMORY.table.story.reason,
    tell=tell_which_was_kept,
)


@pytest.mark.fault(37)
def test_a_clock_that_counts_what_is_hidden_is_found_and_found_again() -> None:
    with pytest.raises(AssertionError, match=r"seen by -?\d: .*clocks\[0\].number") as found:
        paired_worlds(LEAKY_RACE, 10, 3, RACE)
    seed = re.search(r"tic-squared, seed (\d+), 3 players", str(found.value))
    assert seed is not None
    with pytest.raises(AssertionError, match=re.escape(str(found.value))):
        paired_worlds(LEAKY_RACE, 10, 3, RACE, seed=int(seed[1]))


def test_the_laws_of_one_match_find_it_as_well() -> None:
    with pytest.raises(AssertionError, match=r"worlds_agree after \d+ actions: seen by -?\d: clocks\[0\].number"):
        laws(LEAKY_RACE, options=RACE)


@pytest.mark.fault(41)
@pytest.mark.skipif(not JIT, reason="takes a hundred pairs; the compiled stage runs it")
def test_an_event_that_tells_of_a_secret_choice_is_found() -> None:
    game = dataclasses.replace(MISMEMORY, table=dataclasses.replace(MISMEMORY.table, story=SAY_WHICH_WAS_KEPT))
    with pytest.raises(AssertionError, match=r"does keep \d or keep \d: events\[0\].text: 'keep \d' and 'keep \d'"):
        paired_worlds(game, 100, 3)


def test_where_nothing_is_hidden_no_pair_is_counted() -> None:
    assert paired_worlds(find_game("thirty-six"), 3, 2) == 0
