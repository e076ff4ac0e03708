"""``parlour play`` and ``learn``: matches and lessons in the terminal, on the whole screen or line by line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
import msgspec

from parlour.bots.levels import USUAL
from parlour.cli.terminal.lesson import LessonTable
from parlour.cli.terminal.plain import Plain
from parlour.cli.terminal.table import PACE, Seat, Table
from parlour.core.entries import Board
from parlour.core.errors import BadOption
from parlour.core.facts import say
from parlour.core.files import to_file
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.night import read_board
from parlour.core.outputs import check_output, write_file
from parlour.core.time_control import TimeControl
from parlour.protocol.programs import check_bot


def play(
    name: str,
    words: tuple[str, ...],
    options: dict[str, Any],
    deal: tuple[bytes | None, Board | None],
    save: Path | None,
    language: str,
    plain: bool = False,
    control: TimeControl | None = None,
) -> None:
    """Play a match in the terminal, and write its match file to ``save``, also if the player quits.

    ``words``: the seats, as in ``--seat``; ``deal``: the seed and the board, from ``choose_deal``; ``control``: the
    clock of each person. Raises ParlourError for a bad game, seat, option or file.
    """
    game = find_game(name)
    if save is not None:
        check_output(save)
    words = words or ("me", *[f"bot:{USUAL}"] * max(1, game.rules.players[0] - 1))
    seats = [Seat(word, number) for number, word in enumerate(words)]
    for seat in seats:
        if seat.level is not None:
            check_bot(seat.level, game, len(seats))
    if control is not None and all(seat.level is not None for seat in seats):
        raise BadOption("--clock: a clock is for people at the terminal, and all seats are taken by bots", "clock")
    begin_with = {field.name: field.offered for field in game.option_fields() if field.offered is not None}
    chosen = game.read_options({**begin_with, **options}, len(seats))
    plain = plain or not has_screen()
    match = Match.start(game, len(seats), chosen, deal[0], board=deal[1])
    table = Table(match, seats, language, control=control, pace=0.0 if plain else PACE)
    lines = Plain(table)
    try:
        if plain:
            lines.run()
        else:
            show_on_screen(table)
        if table.match.over:
            lines.show_end()
    finally:  # the match is saved even where its player quits or a bot fails
        if save is not None:
            write_file(save, msgspec.json.format(msgspec.json.encode(to_file(table.match))) + b"\n")
            click.echo(table.say(say("written", file=str(save))))


def learn(name: str, language: str, plain: bool = False) -> None:
    """Play the lesson of a game in the terminal. Raises ParlourError if it has none."""
    plain = plain or not has_screen()
    table = LessonTable(find_game(name), language, pace=0.0 if plain else PACE)
    if plain:
        Plain(table).run()
    else:
        show_on_screen(table)


def has_screen() -> bool:
    """Tell whether standard input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def show_on_screen(table: Table) -> None:
    """Show a table on the whole screen until the user leaves. Raises BotFault if a bot fails.

    Textual is imported here, since that takes a moment and pipes do not need it.
    """
    from parlour.cli.terminal.app import TableApp

    fault = TableApp(table).run()
    if fault is not None:
        raise fault


def choose_deal(game: str, seed: str | None, file: Path | None) -> tuple[bytes | None, Board | None]:
    """Return the seed that is given by itself or in a board's file, and the board. Raises ParlourError."""
    if file is None:
        return read_seed(seed), None
    if seed is not None:
        raise BadOption("give --seed or --board, not both: a board has its seed in it", "seed")
    dealt = read_board(file.read_bytes())
    if find_game(game) is not find_game(dealt.game):
        raise BadOption(f"{file} is a board of {dealt.game}, not of {game}", "board")
    return bytes.fromhex(dealt.seed), dealt.board


def read_seed(text: str | None) -> bytes | None:
    """Read a seed of 64 hex digits; None stays None. Raises BadOption for anything else."""
    if text is None:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise BadOption("a seed is 64 hex digits", "seed")
    return seed
