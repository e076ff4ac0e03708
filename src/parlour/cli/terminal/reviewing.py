"""Reviews of a finished match: judges a seat's decisions one after the other and describes them."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from parlour.bots.advice import weigh
from parlour.bots.search import Abandoned, Budget, Halt
from parlour.bots.verdicts import Decision, Verdict, decisions_of, is_reviewed, verdict
from parlour.cli.terminal.table import Table, run_in_thread
from parlour.cli.terminal.writing import format_signed
from parlour.core.entries import Entry
from parlour.core.facts import Fact, Word, say
from parlour.core.match import Match

MOST_MS = 20_000
DECISION_MS = 300
"""The most milliseconds spent on all decisions of a seat, and on each of them."""

SEED = 1
DECISIVE = 0.05
"""The least loss of a chance for a decision to be called decisive."""

BARS = "▁▂▃▄▅▆▇█"
MOST_BARS = 24
"""The number of bars that fit beside their label on any screen."""


class Judged(NamedTuple):
    """A decision and its verdict."""

    decision: Decision
    verdict: Verdict


class SeatReview:
    """The decisions of a seat in a finished match, and those judged so far (``judged``; ``total``: all of them)."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.judged: list[Judged] = []
        self._game = match.game
        self._left = deque((decision, match.view(seat, decision.after)) for decision in decisions_of(match, seat))
        self._budget = Budget(ms=max(1, min(DECISION_MS, MOST_MS // max(1, len(self._left)))))
        self._judging = threading.Lock()
        self.total = len(self._left)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of decisions judged so far, and of all."""
        return len(self.judged), self.total

    @property
    def done(self) -> bool:
        """Whether all decisions are judged."""
        return len(self.judged) == self.total

    def judge_remaining(self, halt: Halt) -> Iterator[Judged]:
        """Judge the remaining decisions and yield each, until ``halt`` is called.

        A decision whose judgement fails is logged and left out.
        """
        with self._judging:
            while self._left:
                try:
                    judged = self._judge(*self._left[0], halt)
                except Abandoned:
                    return
                except Exception:
                    logging.getLogger(__name__).exception("a decision was left out")
                    self.total -= 1
                else:
                    self.judged.append(judged)
                    yield judged
                self._left.popleft()

    def _judge(self, decision: Decision, view: Any, halt: Halt) -> Judged:
        found = weigh(self._game, view, self.seat, decision.action, self._budget, SEED, halt)
        return Judged(decision, verdict(self._game, view, self.seat, decision.action, found))

    @property
    def has_chances(self) -> bool:
        """Whether decisions are judged by chances of winning, not only as right or wrong."""
        return any(it.verdict.chance is not None for it in self.judged)

    @property
    def losses(self) -> list[Judged]:
        """The judged decisions that gave something away."""
        return [it for it in self.judged if it.verdict.lost]

    @property
    def worst(self) -> Judged | None:
        """The decision that cost most, once all are judged and if it cost at least DECISIVE."""
        dearest = max(self.losses, key=lambda it: it.verdict.lost, default=None)
        decided = self.done and self.has_chances and dearest and dearest.verdict.lost >= DECISIVE
        return dearest if decided else None

    def summary(self) -> Fact:
        """Return a message with the number of good decisions, or with the progress."""
        if not self.total:
            return say("review-none")
        if not self.done:
            return say("review-going", done=len(self.judged), total=self.total)
        good = self.total - len(self.losses)
        return say("review-sum" if self.has_chances else "review-sum-right", good=good, total=self.total)

    def curve(self) -> str:
        """Return a bar chart in one line: the chance left after each decision, at most MOST_BARS, evenly chosen."""
        left = [max(0.0, (it.verdict.chance or 0.0) - it.verdict.lost) for it in self.judged]
        bars = min(MOST_BARS, len(left))
        shown = (left[(place + 1) * len(left) // bars - 1] for place in range(bars))
        return "".join(BARS[min(len(BARS) - 1, int(len(BARS) * chance))] for chance in shown)


def describe_decision(table: Table, judged: Judged, worst: bool = False) -> Iterator[str]:
    """Yield lines that describe a decision: when it was, what it cost, the action taken, the better one, the reason.

    ``worst``: whether to call it the decision that lost the match.
    """
    (after, _), it = judged

    def said(word: Word, points: float) -> str:
        return table.say(word) + (f" ({format_signed(points)})" if points and it.brought != it.brings else "")

    head = table.say(say("review-move", number=after + 1))
    doubt = f" ± {round(100 * it.doubt)}" if it.doubt else ""
    cost = f"  −{round(100 * it.lost)}{doubt} %" if it.chance is not None else ""
    yield head + cost + (f"  {table.say(say('review-decided'))}" if worst else "")
    yield f"    {said(it.took, it.brought)}"
    yield f"    {table.say(say('review-better', what=said(it.best, it.brings)))}"
    if it.because:
        yield f"    {table.say(it.because)}"


class Reviewing:
    """The reviews of a table's seats, one of which is continued in a thread at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._match: tuple[Entry, ...] = ()
        self._reviews: dict[int, SeatReview] = {}
        self._going: SeatReview | None = None
        self._given = (0, 0)
        self._halt = Halt()

    @property
    def goes_on(self) -> bool:
        """Whether the current review has got further since ``review_seat`` returned it."""
        return self._going is not None and self._going.progress != self._given

    @property
    def why_not(self) -> str:
        """Why there are no reviews now, as text; empty if there are."""
        match = self._table.match
        if is_reviewed(match):
            return ""
        return self._table.say(say("review-never" if match.over else "review-early"))

    def review_seat(self, seat: int) -> SeatReview:
        """Return the review of a seat, and continue it in a thread."""
        match = self._table.match
        if self._match != (played := tuple(match.entries)):  # some actions were taken back since
            self._match, self._reviews = played, {}
        if seat not in self._reviews:
            self._reviews[seat] = SeatReview(match, seat)
        review = self._reviews[seat]
        if review is not self._going:
            self.stop_review()
            halt = self._halt = Halt()
            self._going = review
            run_in_thread(lambda: list(review.judge_remaining(halt)))
        self._given = review.progress
        return review

    def stop_review(self) -> None:
        """Stop the review that is being continued."""
        self._halt.call()
        self._going = None
