"""The command line of ``parlour exam``; what it does is in ``cli.exam_work``."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.cli.refused import Refused
from parlour.core.errors import ParlourError


@click.command()
@click.option("--date", required=True, metavar="2026-12-01", help="The date whose questions are asked.")
@click.option("--games", default=None, metavar="GAME,…", help="By commas. Default: all.")
@click.option("--questions", type=int, default=5, show_default=True, help="Questions of each game.")
@click.option(
    "--form", "forms", default="words", show_default=True, help="words, picture, disguised; several by commas."
)
@click.option("--taker", default=None, help="me, or a bot by its name in the arena: club, search:1000, exec:PROGRAM …")
@click.option("--model", default=None, help="A language model, by its name at the endpoint.")
@click.option(
    "--endpoint", default=None, metavar="URL", help="Where it answers as OpenAI does: http://localhost:8000/v1"
)
@click.option(
    "--key-variable",
    default="PARLOUR_EXAM_KEY",
    show_default=True,
    help="Environment variable with the endpoint's key.",
)
@click.option("--timeout", type=click.FloatRange(0, min_open=True), default=600.0, show_default=True, help="Seconds.")
@click.option("--temperature", type=float, default=0.0, show_default=True, help="Below 0: as the endpoint has it.")
@click.option(
    "--out", type=click.Path(path_type=Path), default=None, help="Answers as JSON lines; an unfinished file goes on."
)
@click.option(
    "--language", default=None, help="Of the report: en, de, es, fr or ja. Default: that of your environment."
)
def exam(
    date: str,
    games: str | None,
    questions: int,
    forms: str,
    taker: str | None,
    model: str | None,
    endpoint: str | None,
    key_variable: str,
    timeout: float,
    temperature: float,
    out: Path | None,
    language: str | None,
) -> None:
    """Set an exam of positions made from a date, and score who takes it by the chance to win that is given away.

    Without a taker and a model, the questions are made and counted.
    """
    from parlour.cli.exam_work import Asked, run_exam
    from parlour.cli.main import language_of

    names = None if games is None else games.split(",")
    asked = Asked(taker, model, endpoint, key_variable, timeout, None if temperature < 0 else temperature)
    try:
        run_exam(date, names, questions, forms.split(","), asked, out, language_of(language))
    except ParlourError as error:
        raise Refused(str(error)) from None
