"""Nights in pairs of worlds that differ in their secret alone: until a night is over, nobody is shown a difference."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.seed import commitment
from parlour.protocol.tournaments import TypeResult
from parlour.server.base.errors import NotNow, NotYours
from parlour.server.storage.tournaments import Happened, Head
from parlour.server.tournaments import deeds
from parlour.server.tournaments.founding import Played
from parlour.server.tournaments.pages import draw_own, draw_page, draw_round, write_sheet
from parlour.server.tournaments.standing import Held
from parlour.tournaments.events import Outcome
from parlour.tournaments.pairing import is_over
from parlour.tournaments.settings import Scoring, Settings
from tests.server.club import NAMES

HOST = "host"
SECRETS = ("11" * 32, "22" * 32)
SCORINGS: tuple[Scoring, ...] = ("fitted", "comparison")
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("enter"), st.sampled_from(NAMES)),
        st.tuples(st.sampled_from(["leave", "back"]), st.sampled_from(NAMES)),
        st.tuples(st.just("pair"), st.integers(1, 3)),
        st.tuples(st.just("ended"), st.tuples(st.integers(1, 2), st.integers(1, 2), st.integers(0, 9))),
        st.tuples(st.just("typed"), st.tuples(st.integers(1, 2), st.integers(1, 2), st.integers(0, 9))),
        st.tuples(st.just("close"), st.none()),
    ),
    min_size=4,
    max_size=20,
)


def open_night(secret: str, scoring: Scoring) -> Held:
    """A night of two rounds in which all have entered."""
    settings = Settings("Night", "pentic", "duplicate", "00" * 32, rounds=2, scoring=scoring, night=secret)
    played: dict[str, Any] = msgspec.to_builtins(Played("screens"))
    held = Held(Head("t", 0, settings, played, True, "", 0))
    held.organisers = frozenset([HOST])
    for name in NAMES:
        held.apply(Happened(deeds.enter(held, name, name)[0].event, name))
    return held


def do(held: Held, what: str, how: Any) -> str | list[Happened]:
    """Do something as who may, and give what happened, or the refusal."""
    try:
        events = list(_events(held, what, how))
    except (NotNow, NotYours) as error:
        return str(error)
    for event in events:
        held.apply(event)
    return events


def _events(held: Held, what: str, how: Any) -> Iterable[Happened]:
    if what == "enter":
        return deeds.enter(held, how, how)
    if what in ("leave", "back"):
        return (deeds.leave if what == "leave" else deeds.come_back)(held, how, None)
    if what == "pair":
        return deeds.pair(held, HOST, how)
    if what == "close":
        return deeds.close(held, HOST)
    round, table, points = how
    if what == "typed":
        return deeds.type_result(held, HOST, TypeResult(round, table, points=(points, 4)))
    with contextlib.suppress(Exception):
        ranks = (1 + (points < 4), 1 + (points > 4))
        return deeds.note_outcome(held, round, table, Outcome(ranks, (points, 4)))
    return []


def shown(held: Held) -> list[Any]:
    """All that anybody is shown of a night, without the commitment itself."""
    secret = held.tournament.settings.night
    page = draw_page(held)
    assert page.night is not None and page.night.commitment == commitment(bytes.fromhex(secret))
    rounds = [draw_round(held, one) for one in held.tournament.rounds]
    own = [draw_own(held, name) for name in held.tournament.players]
    return [msgspec.structs.replace(page, night=None), page.night.secret, rounds, own, write_sheet(held), held.revision]


@given(scoring=st.sampled_from(SCORINGS), steps=STEPS)
def test_until_a_night_is_over_nothing_but_its_seal_tells_one_from_another(
    scoring: Scoring, steps: list[tuple[str, Any]]
) -> None:
    first, second = (open_night(secret, scoring) for secret in SECRETS)
    for what, how in steps:
        assert do(first, what, how) == do(second, what, how)
        if is_over(first.tournament):
            assert [shown(each)[1] for each in (first, second)] == list(SECRETS)
            return
        assert shown(first) == shown(second)
        assert shown(first)[1] is None
