"""Compares the two wordings of a message, whose readers were chosen by lot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from parlour.clarity.notes import Note, read_lot
from parlour.clarity.shares import Difference, Share, difference, share_of

FEWEST_DECISIONS = 100
"""The decisions that each wording needs before anything is said of the two."""


class Compared(msgspec.Struct, frozen=True):
    """Two wordings: the share of decisions in which the clause refused something, where each was read.

    name: that of the comparison
    other: with the other wording
    fewer: the share with the usual wording less that with the other one
    words: a sentence on what is shown, and what is not
    """

    game: str
    name: str
    clause: str
    usual: Share
    other: Share
    fewer: Difference
    words: str


def compare_lots(game: str, notes: Sequence[Note]) -> list[Compared]:
    """Compare the wordings of every comparison in these notes of a game, by name."""
    counts: dict[tuple[str, str], dict[bool, list[int]]] = defaultdict(lambda: {False: [0, 0], True: [0, 0]})
    for note in notes:
        for lot in filter(None, map(read_lot, note.lots)):
            counted = counts[lot.name, lot.clause][lot.other]
            counted[0] += note.kind == "refusal" and note.clause == lot.clause
            counted[1] += note.kind == "action" and lot.clause in note.stakes
    return [_compare(game, name, clause, counted) for (name, clause), counted in sorted(counts.items())]


def _compare(game: str, name: str, clause: str, counted: dict[bool, list[int]]) -> Compared:
    usual, other = (share_of(count, max(count, of)) for count, of in (counted[False], counted[True]))
    fewer = difference(usual, other)
    return Compared(game, name, clause, usual, other, fewer, _say(usual, other, fewer))


def _say(usual: Share, other: Share, fewer: Difference) -> str:
    if min(usual.of, other.of) < FEWEST_DECISIONS:
        return (
            f"Too few decisions to say anything yet: {usual.of} with the usual wording, {other.of} with the other one, "
            f"and each needs {FEWEST_DECISIONS}."
        )
    if not fewer.is_shown:
        return (
            "No difference is shown: the interval includes none. That does not show that the two are equally clear, "
            "only that a difference outside the interval is unlikely."
        )
    better, worse = ("other", "usual") if fewer.value > 0 else ("usual", "other")
    return (
        f"Shown: with the {better} wording this clause refuses less than with the {worse} one. Not shown: that the "
        "rule is better understood, or that it holds for people who do not take part. Decisions of one person are "
        "counted as if they were independent, so the true interval is wider."
    )
