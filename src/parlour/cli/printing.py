"""The command ``parlour print``."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("print")
@click.argument("game")
@click.option(
    "--part",
    default="pieces",
    show_default=True,
    metavar="pieces|rules|scores",
    help="The pieces to cut out, the rules to read with drawn examples, or a score sheet to fill in.",
)
@click.option("--paper", default="a4", show_default=True, metavar="a4|letter", help="The paper in the printer.")
@click.option(
    "--backs",
    default="duplex",
    show_default=True,
    metavar="duplex|fold|none",
    help="On the other side, turned over along the long edge; beside the fronts, to fold and glue; or none.",
)
@click.option("--low-ink", is_flag=True, help="Pale colours on white.")
@click.option("--large", is_flag=True, help="Pieces 1.4 times as large.")
@click.option("--codes", is_flag=True, help="Faces carry codes, by which `parlour see` reads photographs.")
@click.option("--margin", type=float, default=5.0, show_default=True, help="What the printer cannot reach, in mm.")
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
@click.option("--date", "day", default=None, help="Of puzzles: as 2026-11-20; default: today, by UTC.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default=None,
    help="The file to write; default: GAME.pdf, or GAME-PART.pdf.",
)
def print_(
    game: str,
    part: str,
    paper: str,
    backs: str,
    low_ink: bool,
    large: bool,
    codes: bool,
    margin: float,
    language: str | None,
    day: str | None,
    output: Path | None,
) -> None:
    """Write GAME as a PDF to print, cut and play. Print pieces at 100 %, not fitted to the page.

    With the word puzzles for GAME: the puzzles of a day on one page, and their answers on the next.
    """
    from parlour.cli.printing_work import PUZZLES, print_puzzles_to_file, print_to_file
    from parlour.printing import Wishes

    wishes = Wishes(paper, backs, low_ink, large, printed_language(language), margin, part, codes)
    click.echo(print_puzzles_to_file(day, wishes, output) if game == PUZZLES else print_to_file(game, wishes, output))


def printed_language(wish: str | None) -> str:
    """Return the language asked for, whether known or not, else that of the environment if known, else English."""
    from parlour.cli.main import language_of
    from parlour.core.messages import LANGUAGES

    found = language_of(None)
    return wish or (found if found in LANGUAGES else "en")
