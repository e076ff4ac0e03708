"""Make the exam of a date, and keep it in a file, so that it is made once."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from parlour import __version__
from parlour.core import kernel
from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game, games
from parlour.core.given import read_whole
from parlour.core.outputs import write_file
from parlour.lab.exam.questions import EDITION, Exam, Question
from parlour.lab.exam.tasks import make_question

QUESTIONS = 5
"""Questions of each game, by default."""
MOST_QUESTIONS = 1_000
SEED_BYTES = 7


def read_date(date: str | datetime.date) -> str:
    """Return a date as it is written, 2026-12-01; dates to come are as good. Raises BadOption for any other text."""
    text = date.isoformat() if isinstance(date, datetime.date) else str(date)
    try:
        if datetime.date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    raise BadOption(f"date: {text!r} is not possible; a date is written as 2026-12-01", "date")


def read_games(names: Iterable[str] | None) -> tuple[Game, ...]:
    """Return games by name, each once, in the order of all games; None: all.

    Raises UnknownGame, or BadOption for no name.
    """
    if names is None:
        return tuple(games().values())
    wanted = {find_game(name).name for name in names}
    if not wanted:
        raise BadOption("games: name at least one", "games")
    return tuple(game for game in games().values() if game.name in wanted)


def make_exam(
    date: str | datetime.date,
    names: Iterable[str] | None = None,
    questions: int = QUESTIONS,
    folder: Path | None = None,
    tell: Callable[[str], None] = lambda name: None,
) -> Exam:
    """Return the exam of a date: ``questions`` of each game named, of all games without names.

    A question follows from date, game and number alone, so it is the same in any exam of that date, on any machine.
    ``folder``: where made exams are kept, and taken from. ``tell`` is called with the name of each question made.
    Raises ParlourError naming the invalid argument.
    """
    when, chosen = read_date(date), read_games(names)
    number = read_whole(questions, "questions", 1)
    if number > MOST_QUESTIONS:
        raise BadOption(f"questions: {number} is not possible; take {MOST_QUESTIONS} or fewer", "questions")
    file = None if folder is None else folder / _name_file(when, chosen, number)
    kept = None if file is None else _read_kept(file, when)
    if kept is not None:
        return kept
    if not kernel.JIT:
        raise BadOption("an exam is made by compiled kernels: unset NUMBA_DISABLE_JIT")
    made = []
    for game in chosen:
        for each in range(1, number + 1):
            made.append(draw_question(game, when, each))
            tell(made[-1].name)
    exam = Exam(when, EDITION, tuple(made))
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_file(file, exam.encode())
    return exam


def draw_question(game: Game, date: str, number: int) -> Question:
    """Return one question of a date; equal arguments give equal questions."""

    def draw(purpose: str) -> int:
        hashed = hashlib.sha256(f"exam {EDITION} {date} {game.name} {number} {purpose}".encode()).digest()
        return int.from_bytes(hashed[:SEED_BYTES], "big")

    return make_question(game, number, draw)


def _name_file(date: str, chosen: Iterable[Game], questions: int) -> str:
    """Return the name of the file of an exam, which another version of Parlour does not read."""
    key = repr((__version__, EDITION, date, [game.name + game.rules.changed_components for game in chosen], questions))
    return f"exam-{date}-{hashlib.sha256(key.encode()).hexdigest()[:12]}.json"


def _read_kept(file: Path, date: str) -> Exam | None:
    """Return the exam that a file keeps, None if it keeps none, or one that is damaged."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Exam)
    except (OSError, msgspec.DecodeError):
        return None
    return kept if kept.date == date and kept.edition == EDITION else None
