"""What is counted of notes, against counting again in the plainest way; and what is said of lots."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from parlour.clarity.notes import BEGINNING, PERIODS, PRACTISED, Lot, Note
from parlour.clarity.ranking import rank

CLAUSES = ("PEN-07", "PEN-G05", "PEN-ACT")
NOTES = st.lists(
    st.builds(
        Note,
        st.sampled_from(("pentic", "tyramid")),
        st.just("usual"),
        st.just(2),
        st.sampled_from(PERIODS),
        st.sampled_from(("refusal", "hint", "undo", "action", "action")),
        st.sampled_from(("play", "pass")),
        st.sampled_from((*CLAUSES, "")),
        step=st.integers(-1, 6),
        stakes=st.lists(st.sampled_from(CLAUSES[:2]), unique=True).map(tuple),
    ),
    max_size=60,
)


@given(NOTES)
def test_rates_are_refusals_among_decisions_in_which_they_could_be(notes: list[Note]) -> None:
    report = rank(notes)
    assert {(each.game, each.clause) for each in report.clauses} == {
        (note.game, note.clause) for note in notes if note.kind == "refusal" and note.clause in CLAUSES[:2]
    }
    for found in report.clauses:
        mine = [note for note in notes if note.game == found.game]
        refused = [note for note in mine if note.kind == "refusal" and note.clause == found.clause]
        taken = [note for note in mine if note.kind == "action" and found.clause in note.stakes]
        for share, periods in ((found.rate, PERIODS), (found.early, BEGINNING), (found.late, PRACTISED)):
            count = len([note for note in refused if note.period in periods])
            of = max(count, len([note for note in taken if note.period in periods]))
            assert (share.count, share.of) == (count, of)
        assert found.hints == len([note for note in mine if (note.kind, note.clause) == ("hint", found.clause)])
        assert found.undos == len([note for note in mine if (note.kind, note.clause) == ("undo", found.clause)])
        steps = {
            here: [note.step for note in mine if note.kind == "action" and note.step >= 0 and note.clause == here]
            for here in ("", found.clause)
        }
        if all(steps.values()):
            usual, those = (sum(each) / len(each) for each in steps.values())
            assert found.slower is not None
            assert abs(found.slower - (those - usual)) < 1e-9
        else:
            assert found.slower is None
    assert [each.score for each in report.clauses] == sorted((each.score for each in report.clauses), reverse=True)


@given(NOTES)
def test_the_order_of_notes_does_not_matter(notes: list[Note]) -> None:
    assert rank(notes) == rank(notes[::-1])


def notes_of_lots(usual: tuple[int, int], other: tuple[int, int]) -> list[Note]:
    """Give refusals and decisions of readers of both wordings."""
    found = []
    for (refused, decided), is_other in ((usual, False), (other, True)):
        like = {"verb": "play", "lots": (Lot("shorter", "PEN-07", is_other).text,)}
        found += [Note("pentic", "usual", 2, "1", "refusal", clause="PEN-07", **like)] * refused
        found += [Note("pentic", "usual", 2, "1", "action", stakes=("PEN-07",), **like)] * decided
        found += [Note("pentic", "usual", 2, "1", "action", stakes=("PEN-G05",), **like)] * decided
    return found


def test_a_comparison_says_what_is_shown_and_what_is_not() -> None:
    (found,) = rank(notes_of_lots((60, 300), (20, 300))).compared
    assert (found.name, found.clause, found.usual.value, round(found.other.value, 3)) == (
        "shorter",
        "PEN-07",
        0.2,
        0.067,
    )
    assert found.fewer.low > 0
    assert found.words.startswith("Shown: with the other wording this clause refuses less")
    assert "Not shown: that the rule is better understood" in found.words
    (found,) = rank(notes_of_lots((20, 300), (60, 300))).compared
    assert found.words.startswith("Shown: with the usual wording this clause refuses less")
    (found,) = rank(notes_of_lots((30, 300), (28, 300))).compared
    assert found.words.startswith("No difference is shown")
    (found,) = rank(notes_of_lots((3, 30), (9, 409))).compared
    assert found.words.startswith("Too few decisions")
