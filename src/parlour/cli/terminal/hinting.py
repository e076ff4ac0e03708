"""A hint at the keyboard, for who plays alone or against bots: thought about beside the table, told in words."""

from __future__ import annotations

from concurrent.futures import Future

from parlour.bots.advice import advise
from parlour.bots.search import Budget, Halt
from parlour.cli.terminal.table import Table, in_thread
from parlour.core.contract import Advice
from parlour.core.facts import say

BUDGET = Budget(ms=1_200)
SEED = 1


class Hinting:
    """What was asked about a position, and what is known of it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._asked: Future[Advice] | None = None
        self._halt = Halt()
        self._at = -1

    def ask(self, seat: int) -> str:
        """Begin to think, and say so; or say why there is no hint."""
        if len(self._table.people) != 1:
            return self._table.say(say("hint-company"))
        if seat not in self._table.people_to_act():
            return self._table.say(say("no-moves"))
        match = self._table.match
        game, view = match.game, match.view(seat)
        self.drop()
        self._at = len(match.entries)
        halt, known = Halt(), self._table.advice(seat)
        self._halt = halt
        self._asked = in_thread(lambda: advise(game, view, seat, BUDGET, SEED, halt) if known is None else known)
        return self._table.say(say("hint-asked"))

    def found(self) -> Advice | None:
        """Give what was found, once; None as long as it is being thought about, and where the position is another."""
        if self._at != len(self._table.match.entries):
            self.drop()
        if self._asked is None or not self._asked.done():
            return None
        advice, self._asked = self._asked.result(), None
        return advice

    def drop(self) -> None:
        """Call off what is being thought about."""
        self._halt.call()
        self._asked = None

    def wait(self) -> None:
        """Wait until something is found, if anything was asked."""
        if self._asked is not None:
            self._asked.result()

    def told(self, seat: int, advice: Advice) -> str:
        """Say an advice: what to do, what that is certain to bring, and the chances where they are known."""
        match, tell = self._table.match, self._table.say
        if advice.action is None:
            return tell(self._table.no_advice)
        gain = match.foresee(seat, advice.action)
        what = gain.text if gain else match.choice(seat, advice.action).label
        parts = [tell(say("hint-do", what=tell(what, seat), action=match.game.actions.text(advice.action)))]
        if advice.because:
            parts.append(tell(advice.because, seat))
        elif advice.chance is not None:
            chance, more = round(100 * advice.chance), round(100 * (advice.ahead or 0))
            parts.append(tell(say("hint-chance-ahead" if more > 0 else "hint-chance", chance=chance, more=more)))
        return " ".join(parts)
