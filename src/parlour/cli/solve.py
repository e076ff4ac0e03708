"""``parlour solve``: daily puzzles in the terminal."""

from __future__ import annotations

import click

from parlour.cli.play import has_screen, show_on_screen
from parlour.cli.terminal.plain import Plain
from parlour.cli.terminal.puzzle import PuzzleTable
from parlour.cli.terminal.table import PACE
from parlour.core.game import find_game
from parlour.core.puzzles import RATINGS
from parlour.puzzles import puzzle_games, puzzle_of, read_date, today


def list_puzzles(day: str | None, language: str) -> None:
    """Print the puzzles of a day (default: today) with their difficulty and task. Raises NoPuzzle for a bad date."""
    date = today() if day is None else read_date(day)
    click.echo(date.isoformat())
    for game in puzzle_games():
        puzzle = puzzle_of(game, date)
        rating = "*" * puzzle.rating + "." * (RATINGS[-1] - puzzle.rating)
        click.echo(f"{game.name:16} {rating}  {game.speaker(language).say(puzzle.goal)}")


def solve(name: str, day: str | None, language: str, plain: bool) -> None:
    """Let the user solve the puzzle of a game and a day (default: today). Raises ParlourError if there is none."""
    puzzle = puzzle_of(find_game(name), today() if day is None else read_date(day))
    plain = plain or not has_screen()
    table = PuzzleTable(puzzle, language, pace=0.0 if plain else PACE)
    if plain:
        Plain(table).run()
        return
    show_on_screen(table)
    if table.over:
        click.echo(table.say(table.teacher))
