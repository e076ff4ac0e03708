"""``parlour exam``: makes the questions of a date, asks a taker, and prints its scores."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.cli.stopping import stoppable
from parlour.cli.streams import replace_unencodable
from parlour.cli.terminal.picture import draw_png
from parlour.cli.terminal.table import WORDS
from parlour.core.errors import BadOption
from parlour.core.facts import say
from parlour.core.game import find_game
from parlour.core.words import Speaker
from parlour.server.base.settings import data_folder

try:
    from parlour.lab.exam import Answer, Bot, Exam, Person, Taker, Told, make_exam, read_form, take_exam
    from parlour.lab.exam.answers import AnswerFile
    from parlour.lab.exam.making import read_date, read_games
    from parlour.lab.exam.scores import Report, Score, gap_of, report
except ModuleNotFoundError:
    raise click.ClickException("the exam needs more: pip install 'parlour[lab]'") from None

ME = "me"


class Asked(NamedTuple):
    """Who is asked: a taker by name, or a model at an endpoint; neither: nobody.

    key_variable: the environment variable with the endpoint's key
    limit_s, temperature: of the model (``lab.exam.models.Endpoint``)
    """

    taker: str | None
    model: str | None
    endpoint: str | None
    key_variable: str
    limit_s: float
    temperature: float | None


def run_exam(
    date: str,
    games: Sequence[str] | None,
    questions: int,
    forms: Sequence[str],
    asked: Asked,
    out: Path | None,
    language: str,
) -> None:
    """Make the exam of a date, ask who is asked, going on from ``out`` if that exists, and print the scores.

    Raises ParlourError for bad input, files and endpoints. After a signal it prints the scores so far and exits with
    the signal's code; the answers so far are in the file.
    """
    read_date(date), read_games(games)  # before the taker, which may take seconds to load
    speaker, wanted = Speaker((WORDS,), language), [read_form(form) for form in forms]
    taker = _find_taker(asked, speaker)
    with stoppable() as stop:
        stopped = True
        exam: Exam | None = None
        kept: AnswerFile | None = None
        try:
            exam = _make(date, games, questions, speaker)
            kept = AnswerFile(exam, out)
            if taker is not None:
                _ask(exam, taker, wanted, kept, speaker)
            stopped = False
        except (KeyboardInterrupt, EOFError):
            click.echo()  # after a prompt
        finally:
            stop.open = False
            if exam is not None and kept is not None and taker is not None:
                _print_scores(exam, taker.name, wanted, kept.answers, speaker)
        if stopped:
            click.echo(speaker.say(say("exam-stopped" if out is not None else "stopped-unkept")), err=True)
            stop.exit_process()


def _find_taker(asked: Asked, speaker: Speaker) -> Taker | None:
    """Return who is asked, None if nobody is. Raises BadOption naming the option."""
    if asked.model is not None:
        if asked.taker is not None:
            raise BadOption("taker: give --taker or --model, not both", "taker")
        if asked.endpoint is None:
            raise BadOption("endpoint: name the --endpoint of the model, such as http://localhost:8000/v1", "endpoint")
        from parlour.lab.exam.models import Endpoint, Model

        key = os.environ.get(asked.key_variable, "")
        return Model(Endpoint(asked.endpoint, asked.model, key, asked.limit_s, asked.temperature), draw_png)
    if asked.endpoint is not None:
        raise BadOption("model: name the --model of the endpoint", "model")
    if asked.taker == ME:
        return Person(lambda told: _prompt(told, speaker), draw_png)
    return None if asked.taker is None else Bot(asked.taker)


def _prompt(told: Told | None, speaker: Speaker) -> str:
    """Show a question, or say that the last answer names no action, and return what is typed. Raises EOFError."""
    if told is None:
        click.echo(speaker.say(say("exam-again")))
    else:
        click.echo(replace_unencodable(f"\n{told.text}\n"))
        if told.picture is not None:
            with tempfile.NamedTemporaryFile(prefix="parlour-", suffix=".png", delete=False) as file:
                file.write(told.picture)
            click.echo(speaker.say(say("written", file=file.name)))
    return input(replace_unencodable(f"{speaker.say(say('exam-number'))} "))


def _make(date: str, games: Sequence[str] | None, questions: int, speaker: Speaker) -> Exam:
    total = questions * len(read_games(games))
    with _progress() as progress:
        bar = progress.add_task(speaker.say(say("exam-making")), total=total)
        exam = make_exam(date, games, questions, data_folder() / "exams", lambda name: progress.advance(bar))
    exact = sum(question.exact for question in exam.questions)
    told = say("exam-made", date=exam.date, questions=len(exam.questions), exact=exact, digest=exam.digest)
    click.echo(speaker.say(told))
    return exam


def _ask(exam: Exam, taker: Taker, forms: Sequence[str], kept: AnswerFile, speaker: Speaker) -> None:
    with _progress(taker.name != ME) as progress:
        total = len(exam.questions) * len(set(forms))
        done = sum(len(kept.find(taker.name, form)) for form in set(forms))
        bar = progress.add_task(taker.name, total=total, completed=done)

        def tell(answer: Answer) -> None:
            progress.advance(bar)
            if answer.fault:
                told = say("exam-fault", question=answer.question, form=answer.form, fault=answer.fault)
                click.echo(replace_unencodable(speaker.say(told)), err=True)

        take_exam(exam, taker, forms, kept, tell)


def _progress(shown: bool = True) -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not (shown and console.is_terminal))


def _print_scores(exam: Exam, taker: str, forms: Iterable[str], answers: Sequence[Answer], speaker: Speaker) -> None:
    reports = [
        report(taker, form, own)
        for form in dict.fromkeys(forms)
        if (own := [each for each in answers if (each.taker, each.form) == (taker, form)])
    ]
    for each in reports:
        _print_report(each, speaker)
    if reports:
        click.echo(speaker.say(say("exam-scale")))
    found = gap_of(exam, answers, taker)
    if found is not None:
        click.echo(speaker.say(say("exam-gap", questions=found.questions, gap=found.difference.text())))


def _print_report(found: Report, speaker: Speaker) -> None:
    table = Table(title=f"{found.taker}, {found.form}", title_justify="left")
    for name in ("exam-game", "exam-questions", "exam-regret", "exam-judged", "exam-faults"):
        table.add_column(speaker.say(say(name)), justify="left" if name == "exam-game" else "right", no_wrap=True)
    for game, score in found.games.items():
        table.add_row(find_game(game).about.title, *_cells(score))
    table.add_section()
    table.add_row(speaker.say(say("exam-all")), *_cells(found.overall))
    Console(highlight=False).print(table)


def _cells(score: Score) -> tuple[str, str, str, str]:
    judged = f"{score.least:.3f}–{score.most:.3f}"
    return str(score.questions), score.regret.text(), judged, str(score.faults)
