"""The work of ``parlour print``: a game, or the puzzles of a day, as a PDF."""

from __future__ import annotations

from pathlib import Path

from parlour.core.game import find_game
from parlour.core.outputs import check_output, write_file
from parlour.printing import Wishes, file_name, print_game
from parlour.printing.puzzle_pages import print_puzzles
from parlour.puzzles import read_date, today

PUZZLES = "puzzles"
"""What is typed for a game to print the puzzles of a day."""


def print_puzzles_to_file(day: str | None, wishes: Wishes, output: Path | None) -> str:
    """Write the PDF with the puzzles of a day (default: today), and return what to tell the user."""
    date = today() if day is None else read_date(day)
    file = output or Path(f"puzzles-{date.isoformat()}.pdf")
    check_output(file)
    write_file(file, print_puzzles(date, wishes))
    return f"Written to {file}."


def print_to_file(name: str, wishes: Wishes, output: Path | None) -> str:
    """Write the PDF of a game, and return what to tell the user. Raises ParlourError for what cannot be printed."""
    game = find_game(name)
    file = output or Path(file_name(game, wishes))
    check_output(file)
    pdf = print_game(game, wishes)
    write_file(file, pdf)
    return f"Written to {file}: {len(pdf) / 1e6:.1f} MB. Print pieces at 100 %, not fitted to the page."
