"""Answers jobs: finds the game, and has a bot decide or advise."""

from __future__ import annotations

from typing import Any

from parlour.bots.levels import Thought
from parlour.bots.search import Halt
from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game, legal_actions
from parlour.core.record import from_bytes
from parlour.core.verbs import actors
from parlour.server.model.jobs import MOST_AS_GOOD, Answer, Job
from parlour.server.thinking.advice import find_advice


def answer_job(think: Thought, job: Job, halt: Halt) -> Answer:
    """Answer a job; an error, also that it was called off, becomes part of the answer."""
    try:
        game = find_game(job.game)
        view = _read_view(game, job)
        if job.hint_ms:
            advice = find_advice(game, view, job.seat, job.hint_ms, job.taken, job.seed, halt)
            return Answer(
                advice.action,
                chance=advice.chance,
                ahead=advice.ahead,
                because=advice.because,
                doubt=advice.doubt,
                as_good=advice.as_good[:MOST_AS_GOOD],
            )
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
