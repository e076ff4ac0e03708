"""Watches one person at one table, and makes the notes that are kept of them."""

from __future__ import annotations

import msgspec

from parlour.clarity.notes import GENERAL, Kind, Note, step_of

LONGEST_WAIT_MS = 3_600_000
"""A person who takes longer than this was not at the table, so the time is not noted."""


class Watch:
    """One person at one table, decision by decision. A decision ends with an action.

    ``like`` is a note with all that is the same in each: game, variant, seats, period and lots.
    """

    def __init__(self, like: Note) -> None:
        self._like = like
        self._clauses: list[str] = []
        self._asked = False
        self._before, self._verb = "", ""

    def refuse(self, day: int, clause: str, verb: str, code: str, reason: str) -> Note | None:
        """Return the note of a refusal; None if the clause has refused something in this decision already."""
        if clause in self._clauses:
            return None
        self._clauses.append(clause)
        return self._make("refusal", day, verb=verb, clause=clause, code=code, reason=reason)

    def ask_hint(self, day: int) -> Note | None:
        """Return the note of a hint that was asked for; None for a further one in the same decision."""
        if self._asked:
            return None
        self._asked = True
        return self._make("hint", day, clause=self._clauses[-1] if self._clauses else "")

    def take_back(self, day: int) -> Note:
        """Return the note of an undo, with the clause that was touched in the decision taken back or since."""
        note = self._make("undo", day, verb=self._verb, clause=self._touched() or self._before)
        self._clauses, self._asked, self._before = [], False, ""
        return note

    def act(self, day: int, verb: str, waited_ms: float | None) -> Note:
        """Return the note of an action, with the clauses at stake that are known by having refused something.

        waited_ms: since when it was possible; None where nobody can say
        """
        step = -1 if waited_ms is None or waited_ms > LONGEST_WAIT_MS else step_of(waited_ms)
        self._before, self._verb = self._touched(), verb
        stakes = tuple(sorted(each for each in self._clauses if not each.endswith(GENERAL)))
        note = self._make("action", day, verb=verb, clause=self._before, step=step, stakes=stakes)
        self._clauses, self._asked = [], False
        return note

    def _touched(self) -> str:
        """Return the first clause of its own that refused something in this decision, else the general one, if any."""
        return min(self._clauses, key=lambda each: each.endswith(GENERAL), default="")

    def _make(self, kind: Kind, day: int, **more: str | int | tuple[str, ...]) -> Note:
        return msgspec.structs.replace(self._like, kind=kind, day=day, **more)
