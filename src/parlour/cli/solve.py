"""``parlour solve``: puzzles in the terminal, of a day and for practice."""

from __future__ import annotations

import click

from parlour.cli.play import has_screen, show_on_screen
from parlour.cli.terminal.plain import Plain
from parlour.cli.terminal.puzzle import PuzzleTable
from parlour.cli.terminal.table import PACE, WORDS
from parlour.core.facts import say
from parlour.core.game import find_game
from parlour.core.puzzles import RATINGS
from parlour.core.words import Speaker
from parlour.puzzles import (
    Practice,
    Puzzle,
    games_on,
    kinds_of,
    practice_of,
    puzzle_of,
    read_date,
    today,
)


def list_puzzles(day: str | None, language: str) -> None:
    """Print the puzzles of a day (default: today) with their difficulty and task. Raises NoPuzzle for a bad date."""
    date = today() if day is None else read_date(day)
    told = Speaker((WORDS,), language)
    click.echo(told.say(say("puzzles-of", date=date.isoformat(), easy="*", hard="*" * RATINGS[-1])))
    listed = games_on(date)
    wide = max(len(game.name) for game in listed)
    for game in listed:
        puzzle = puzzle_of(game, date)
        rating = "*" * puzzle.rating + "." * (RATINGS[-1] - puzzle.rating)
        click.echo(f"{game.name:{wide}} {rating}  {game.speaker(language).say(puzzle.goal)}")
    click.echo(told.say(say("puzzles-solve", command="parlour solve", game=listed[-1].name)))


def solve(name: str, day: str | None, language: str, plain: bool) -> None:
    """Let the user solve the puzzle of a game and a day (default: today). Raises ParlourError if there is none."""
    _show(puzzle_of(find_game(name), today() if day is None else read_date(day)), language, plain)


def practise(name: str, kind: str | None, difficulty: int, number: int, language: str, plain: bool) -> None:
    """Let the user solve a puzzle for practice, and tell how to come to the next one. Raises ParlourError."""
    game = find_game(name)
    wanted = Practice(kind or next(iter(kinds_of(game)), ""), difficulty, number)
    _show(practice_of(game, wanted), language, plain)
    command = f"parlour solve {game.name} --practice {number + 1}"
    command += f" --difficulty {difficulty}" if difficulty else ""
    command += f" --kind {kind}" if kind else ""
    click.echo(Speaker((WORDS,), language).say(say("practice-next", command=command)))


def _show(puzzle: Puzzle, language: str, plain: bool) -> None:
    plain = plain or not has_screen()
    table = PuzzleTable(puzzle, language, pace=0.0 if plain else PACE)
    if plain:
        Plain(table).run()
        return
    show_on_screen(table)
    if table.over:
        click.echo(table.say(table.teacher))
