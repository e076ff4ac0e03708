"""What is noted of one person at one table, decision by decision."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from parlour.clarity.notes import STEPS_MS, Note, step_of, variant_of
from parlour.clarity.watch import LONGEST_WAIT_MS, Watch
from parlour.core.game import find_game

LIKE = Note("pentic", "usual", 2, "1", "action")


def test_a_clause_refuses_once_in_a_decision_and_follows_what_comes_of_it() -> None:
    watch = Watch(LIKE)
    first = watch.refuse(7, "PEN-07", "play", "touched", "shares-nothing")
    assert first == Note("pentic", "usual", 2, "1", "refusal", "play", "PEN-07", "touched", "shares-nothing", day=7)
    assert watch.refuse(7, "PEN-07", "play", "illegal", "shares-nothing") is None
    assert watch.refuse(7, "PEN-G07", "pass", "touched", "pass-with-cards") is not None
    hint = watch.ask_hint(7)
    assert hint is not None
    assert hint.clause == "PEN-G07", "the last that was touched"
    assert watch.ask_hint(7) is None
    acted = watch.act(7, "play", 6_000)
    assert (acted.kind, acted.clause, acted.step) == ("action", "PEN-07", 2)
    assert watch.take_back(7).clause == "PEN-07", "that of the decision taken back"
    assert watch.act(7, "play", 100).clause == ""
    assert watch.take_back(7).clause == ""
    assert watch.refuse(8, "PEN-07", "play", "touched", "") is not None, "another decision"


@given(st.floats(0, 10_000_000))
def test_steps_are_the_times_between_their_ends(waited_ms: float) -> None:
    ends = [0, *STEPS_MS, float("inf")]
    step = step_of(waited_ms)
    assert ends[step] <= waited_ms < ends[step + 1]


def test_who_is_away_does_not_hesitate() -> None:
    assert Watch(LIKE).act(0, "play", LONGEST_WAIT_MS + 1).step == -1
    assert Watch(LIKE).act(0, "play", None).step == -1


def test_a_variant_is_told_from_the_usual_game_and_who_starts_makes_none() -> None:
    game = find_game("pentic")
    assert variant_of(game, {"start": 1}) == "usual"
    other = variant_of(game, {"target": 45})
    assert other not in ("usual", variant_of(game, {"target": 50}))
    assert other == variant_of(game, {"target": 45, "start": 0})
    assert len(other) == 8
