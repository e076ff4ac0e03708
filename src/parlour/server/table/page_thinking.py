"""Thinking in the page of a person who plays alone or against bots only, which spares the server's processors.

A page is asked only what tells its person nothing: hints and reviews of the person's own seat, from that seat's hidden
record; and decisions of bots in games without secrets, if the bot's hidden record has the same bytes as the person's.
In games with secrets the mere fact that a bot's record equals the person's would tell something, and in games in which
several seats act at once the page would know what a bot is going to do before it does it: there the server thinks for
bots. Whether a page is asked thus depends on nothing that its person does not see.

In a rated match no page decides for a bot: weak moves are allowed moves.

A page is not trusted: what it answers is read strictly and must be an answer that the rules allow. One that fails is
replaced by the server's own thought, and then the page is not asked any more.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from parlour.bots.levels import LEVELS, TURN_MS, Decision, is_quick, thought_ms
from parlour.core.contract import Advice
from parlour.core.game import Game, legal_actions
from parlour.server.model.jobs import Answer, Job, advice_seed
from parlour.server.model.observer import Outcome
from parlour.server.model.thinking import SEED_BITS, Standing
from parlour.server.table.connection import Connection
from parlour.server.table.page_thinker import PageRefused, PageThinker
from parlour.server.table.services import Services
from parlour.server.table.table_state import TableState

GRACE_MS = 1_000
"""How much later than a bot's thought may take the page's answer may come."""
TOKEN = re.compile(r"[A-Za-z0-9.-]{0,40}")
"""What strings of facts look like; nobody can say something with them."""


class PageThinking:
    """The implementation of ``Thinking`` for one table: asks the person's page where it may, else the server.

    ``lookers`` returns the connections of those who look.
    """

    def __init__(self, services: Services, state: TableState, lookers: Callable[[], Sequence[Connection]]) -> None:
        self._services, self._state, self._lookers = services, state, lookers

    async def decide(self, game: Game, view: Any, seat: int, level: str, standing: Callable[[], Standing]) -> Decision:
        """Choose the action of a bot of a level. Raises what the server's thinkers raise."""
        is_asked = level in LEVELS and not is_quick(game, level) and not self._state.is_rated
        page = self._find_page() if is_asked else None
        if page is not None and self._is_seen(view, seat):
            job = Job(game.name, game.about.edition, view.tobytes(), seat, level, secrets.randbits(SEED_BITS))
            answer = await self._ask(page, game, view, job, thought_ms(game, view))
            if answer is not None:
                return answer.decision()
        return await self._services.thinking.decide(game, view, seat, level, standing)

    async def advise(
        self, game: Game, view: Any, seat: int, ms: int, standing: Callable[[], Standing], taken: int | None = None
    ) -> Advice:
        """Find the best action within ``ms`` milliseconds, or compare ``taken`` with it; raises as ``decide`` does."""
        page = self._find_page()
        if page is not None and seat == self._lone_seat:
            seen = view.tobytes()
            job = Job(game.name, game.about.edition, seen, seat, "", advice_seed(seen), ms, taken)
            answer = await self._ask(page, game, view, job, ms)
            if answer is not None:
                return answer.advice()
        return await self._services.thinking.advise(game, view, seat, ms, standing, taken)

    @property
    def _lone_seat(self) -> int | None:
        """The seat of the only person who has one; None if there are several people, or none."""
        people = [seat for seat in self._state.seats if seat.kind != "bot"]
        return people[0].number if len(people) == 1 and people[0].kind == "human" else None

    def _is_seen(self, view: Any, seat: int) -> bool:
        """Whether the only person at the table sees all that a bot's hidden record holds, and acts at other times."""
        match, lone = self._state.match, self._lone_seat
        if match is None or lone is None or match.game.rules.secret or match.game.rules.simultaneous:
            return False
        return bool(view.tobytes() == match.view(lone).tobytes())

    def _find_page(self) -> PageThinker | None:
        """Find a page of the only person that thinks and is free."""
        lone = self._lone_seat
        if lone is None:
            return None
        own = (looker for looker in self._lookers() if self._state.seats[lone].held_by(looker.guest))
        return next((page for each in own if (page := each.thinker) is not None and page.free), None)

    async def _ask(self, page: PageThinker, game: Game, view: Any, job: Job, ms: float) -> Answer | None:
        """Ask a page; None if it is late, or its answer is not one the rules allow."""
        observer = self._services.observer
        observer.thought_given_away()
        outcome: Outcome = "withdrawn"
        try:
            answer = await page.ask(job, (ms + GRACE_MS) / 1000)
            outcome = "answered" if is_allowed(game, view, job, answer) else "refused"
        except TimeoutError:
            outcome = "late"
        except PageRefused:
            outcome = "refused"
        finally:
            observer.thought_ended(outcome)
        if outcome == "answered":
            return answer
        if outcome == "refused":
            page.close()
        return None


def is_allowed(game: Game, view: Any, job: Job, answer: Answer) -> bool:
    """Whether an answer is one that the rules allow to a job, judged by the job's hidden record alone."""
    if answer.error is not None or not 0 <= answer.wait_ms <= TURN_MS:
        return False
    if answer.action is None:
        if not game.rules.simultaneous:
            return False
    elif answer.action not in legal_actions(game, view, job.seat):
        return False
    chances = (answer.chance is None or 0 <= answer.chance <= 1) and (answer.ahead is None or -1 <= answer.ahead <= 1)
    return chances and 0 <= answer.doubt <= 1 and is_fact(answer.because)


def is_fact(plain: Any) -> bool:
    """Whether a word as ``facts.read_word`` reads it is empty or a fact without free text, since others may read it."""
    try:
        return plain == "" or _is_fact(plain)
    except RecursionError:
        return False


def _is_fact(plain: Any) -> bool:
    match plain:
        case [str(id)] | [str(id), {}] if TOKEN.fullmatch(id):
            args = plain[1] if len(plain) > 1 else {}
            return all(_is_token(name) and _is_argument(given) for name, given in args.items())
    return False


def _is_argument(plain: Any) -> bool:
    if isinstance(plain, list) and not _is_fact(plain):
        return all(isinstance(each, int) or _is_fact(each) for each in plain)
    return isinstance(plain, int | float | list) or _is_token(plain)


def _is_token(plain: Any) -> bool:
    return isinstance(plain, str) and TOKEN.fullmatch(plain) is not None
