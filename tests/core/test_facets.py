"""What a facet does not give is taken from where it usually is."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from parlour.core.facets import Table, with_usual

POSITIONS: Any = SimpleNamespace(status=lambda position, state: None)
STORY: Any = SimpleNamespace(free=lambda action: 2, REFUSAL_NAMES={"full": "no-room"})
TABLE = Table(positions=POSITIONS, scene=STORY, story=STORY)


def test_what_modules_have_is_taken_from_them() -> None:
    found = with_usual(TABLE, vars(TABLE))
    assert (found.status, found.unordered_tail) == (POSITIONS.status, STORY.free)
    assert found.refusal_names == {"full": "no-room"}


def test_what_is_given_stays_and_what_is_nowhere_is_as_by_default() -> None:
    def given(position: Any, state: Any) -> None:
        raise AssertionError

    found = with_usual(replace(TABLE, status=given), vars(TABLE))
    assert (found.status, found.ways, found.opening) == (given, None, Table.opening)
