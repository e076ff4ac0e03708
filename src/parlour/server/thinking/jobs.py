"""Questions to bots that leave the process that asks, and their answers.

A job contains what one seat may know and nothing else of a match, so that anybody may think about it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.bots.levels import Decision, Thought
from parlour.bots.search import Halt
from parlour.core.contract import Advice
from parlour.core.errors import BadOption
from parlour.core.facts import read_word
from parlour.core.game import Game, find_game, legal_actions
from parlour.core.record import from_bytes
from parlour.core.verbs import actors
from parlour.server.model.thinking import SEED_BITS, BotFailed
from parlour.server.thinking.advice import find_advice

MOST_HINT_MS = 60_000


class Job(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A question to a bot.

    game, edition: the game's name, and the edition of its rules
    view: the bytes of the seat's hidden record
    seat, level, seed: as ``bots.levels.think`` takes them
    hint_ms: above 0, the job is a hint for a person, and this is its time of search in milliseconds; else a bot decides
    taken: the action of that person, to be compared with the best
    """

    game: str
    edition: int
    view: bytes
    seat: Annotated[int, msgspec.Meta(ge=0)]
    level: str
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << SEED_BITS)]
    hint_ms: Annotated[int, msgspec.Meta(ge=0, le=MOST_HINT_MS)] = 0
    taken: int | None = None


class Answer(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A bot's decision or advice, or the class of the error it raised.

    chance, ahead: as in ``core.contract.Advice``
    because: a word, as ``facts.read_word`` reads it
    """

    action: int | None = None
    wait_ms: int = 0
    looks: bool = False
    error: str | None = None
    chance: float | None = None
    ahead: float | None = None
    because: Any = ""

    def decision(self) -> Decision:
        """Return the decision. Raises BotFailed where the bot raised an error."""
        self._check()
        return Decision(self.action, self.wait_ms, self.looks)

    def advice(self) -> Advice:
        """Return the advice. Raises BotFailed where the search raised an error."""
        self._check()
        return Advice(self.action, self.chance, self.ahead, read_word(self.because))

    def _check(self) -> None:
        if self.error is not None:
            raise BotFailed(self.error)


def answer_job(think: Thought, job: Job, halt: Halt) -> Answer:
    """Answer a job; an error, also that it was called off, becomes part of the answer."""
    try:
        game = find_game(job.game)
        view = _read_view(game, job)
        if job.hint_ms:
            advice = find_advice(game, view, job.seat, job.hint_ms, job.taken, job.seed, halt)
            return Answer(advice.action, chance=advice.chance, ahead=advice.ahead, because=advice.because)
        action, wait_ms, looks = think(game, view, job.seat, job.level, job.seed, halt)
        return Answer(action if action is None else int(action), int(wait_ms), looks)
    except Exception as error:
        return Answer(error=type(error).__name__)


def check_job(job: Job) -> None:
    """Check what a job asks by the rules, for those who did not make it themselves.

    Raises UnknownGame, BadOption unless the seat is to act and ``taken`` is legal, ValueError for another record.
    """
    game = find_game(job.game)
    view = _read_view(game, job)
    if job.seat >= view.players or not int(actors(view)) >> job.seat & 1:
        raise BadOption(f"seat {job.seat} is not to act", "seat")
    if job.taken is not None and job.taken not in legal_actions(game, view, job.seat):
        raise BadOption("this action is not legal", "taken")


def _read_view(game: Game, job: Job) -> Any:
    """Return the hidden record of a job. Raises BadOption for another edition, ValueError for another record."""
    if game.about.edition != job.edition:
        raise BadOption(f"edition {job.edition} of the rules of {job.game} is not here", "edition")
    return from_bytes(game.rules.state, job.view)
