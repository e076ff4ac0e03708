"""Hints for a person who plays alone or against bots: computed in a thread, and described in words."""

from __future__ import annotations

from concurrent.futures import Future

from parlour.bots.advice import advise, tells_chances
from parlour.bots.search import Budget, Halt
from parlour.cli.terminal.table import Table, run_in_thread
from parlour.cli.terminal.writing import format_signed
from parlour.core.contract import Advice
from parlour.core.facts import Word, say

BUDGET = Budget(ms=1_200)
SEED = 1
CLEAR = 8
"""The lead over the second best action, in percentage points, from which the best is called clearly better."""


class Hinting:
    """The hint asked for at a table, if any, for one position."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._asked: Future[Advice] | None = None
        self._halt = Halt()
        self._at = -1

    def start_hint(self, seat: int) -> str:
        """Start computing a hint; return a text that says so, or why there is no hint."""
        if len(self._table.people) > 1:
            return self._table.say(say("hint-company"))
        if seat not in self._table.people_to_act():
            return self._table.say(say("no-moves"))
        match = self._table.match
        game, view = match.game, match.view(seat)
        self.stop_hint()
        self._at = len(match.entries)
        halt, known = Halt(), self._table.advice(seat)
        self._halt = halt
        self._asked = run_in_thread(lambda: advise(game, view, seat, BUDGET, SEED, halt) if known is None else known)
        return self._table.say(say("hint-asked"))

    def take_advice(self) -> Advice | None:
        """Return the advice once, when it is ready; None before, and if the position has changed since."""
        if self._at != len(self._table.match.entries):
            self.stop_hint()
        if self._asked is None or not self._asked.done():
            return None
        advice, self._asked = self._asked.result(), None
        return advice

    def stop_hint(self) -> None:
        """Stop computing a hint."""
        self._halt.call()
        self._asked = None

    def wait_for_advice(self) -> None:
        """Wait until the advice is ready, if a hint was asked for."""
        if self._asked is not None:
            self._asked.result()

    def describe_advice(self, seat: int, advice: Advice) -> str:
        """Return an advice as text: what to do, and one reason."""
        table = self._table
        if advice.action is None:
            return table.say(table.no_advice)
        preview = table.match.preview(seat, advice.action)
        what = table.say(table.match.choice(seat, advice.action).label, seat)
        action = table.match.game.rules.actions.text(advice.action)
        if preview and not preview.follows and not advice.because:
            return table.say(say("hint-brings", what=what, action=action, points=format_signed(preview.points)))
        reason = advice.because or (preview.text if preview else self._compare_actions(advice))
        return f"{table.say(say('hint-do', what=what, action=action))} {table.say(reason, seat)}".rstrip()

    def _compare_actions(self, advice: Advice) -> Word:
        """Return a message that compares the best action with the second best, with the chance if that may be told."""
        more = None if advice.ahead is None else round(100 * advice.ahead)
        if advice.chance is not None and tells_chances(seat.level for seat in self._table.seats if seat.level):
            word = "hint-chance-ahead" if more and more > 0 else "hint-chance"
            return say(word, chance=round(100 * advice.chance), more=more or 0)
        if more is None:
            return ""
        return say("hint-clear" if more >= CLEAR else "hint-better" if more > 0 else "hint-even")
