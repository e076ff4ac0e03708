"""How people at one screen end their match early: they resign, agree on a draw, or call it off."""

from __future__ import annotations

from typing import Literal, NamedTuple

from parlour.cli.terminal.table import Table
from parlour.core.ending import FREE_ACTIONS
from parlour.core.facts import Word, say

Wish = Literal["resign", "draw", "call-off"]


class Question(NamedTuple):
    """A question at the screen: a person's wish, and the other people who have to agree to it."""

    wish: Wish
    seat: int
    others: tuple[int, ...]


class Endings:
    """The question about an early end that is open at a table, if any.

    People who share a screen answer it together, so one answer counts for all of them. Bots decline draws and do not
    mind if a match is called off.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._asked: Question | None = None

    @property
    def asked(self) -> Question | None:
        """The open question; None once the match is over, or a bot plays for the person who asked."""
        if self._asked is not None and (self._table.over or self._asked.seat not in self._table.people):
            self._asked = None
        return self._asked

    @property
    def words(self) -> str:
        """The open question as text, empty if there is none."""
        question = self.asked
        if question is None:
            return ""
        if not question.others:
            return self._table.say(say(f"{question.wish}-sure"))
        offer = say(f"asks-{question.wish}", who=question.seat)
        return f"{self._table.say(offer)} {self._table.say(say('all-agree'))}"

    def request_ending(self, wish: Wish, seat: int) -> Word:
        """Ask about a person's wish, or carry it out if nobody has to be asked; return why neither can be, or empty."""
        table, self._asked = self._table, None
        if not table.ends_early or table.over or seat not in table.people:
            return say("no-moves")
        others = [other for other in range(table.match.players) if other != seat]
        bots = [other for other in others if other not in table.people]
        if wish == "draw" and (bots or not others):
            return say("declines", who=bots[0]) if bots else say("draw-alone")
        if wish == "call-off" and len(table.match.entries) < FREE_ACTIONS:
            table.end_by_agreement("called-off")
            return ""
        agreeing = [] if wish == "resign" else [other for other in others if other not in bots]
        self._asked = Question(wish, seat, tuple(agreeing))
        return ""

    def answer(self, yes: bool) -> Word:
        """Answer the open question; return what to say about it, empty for nothing."""
        question, self._asked = self.asked, None
        if question is None:
            return ""
        if not yes:
            return say("declines", who=question.others[0]) if len(question.others) == 1 else ""
        if question.wish == "resign":
            self._table.lose(question.seat, "resigned")
        else:
            self._table.end_by_agreement("drawn" if question.wish == "draw" else "called-off")
        return ""
