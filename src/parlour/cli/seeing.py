"""The command ``parlour see``."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.cli.pairs import read_pairs


@click.command("see")
@click.argument("game")
@click.argument("photo", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--cell", "cells", multiple=True, metavar="ROW,COLUMN=PIECE", help="What lies at a place; - for nothing.")
@click.option("--size", default=None, metavar="COLUMNSxROWS", help="Of the table, where a game has several.")
@click.option("--players", type=int, default=None, help="At the table. Default: the fewest the game has.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--hint", is_flag=True, help="Say what a strong player would do, too.")
def see(
    game: str,
    photo: Path,
    cells: tuple[str, ...],
    size: str | None,
    players: int | None,
    options: tuple[str, ...],
    hint: bool,
) -> None:
    """Read a PHOTO of the table of GAME, whose pieces were printed with --codes.

    Prints the position as JSON. What lies where, what is uncertain, what is assumed and what the rules say goes to
    standard error. Needs parlour[photo].
    """
    from parlour.cli.seeing_work import see_photograph

    said, position = see_photograph(game, photo, cells, size, players, read_pairs(options), hint)
    click.echo(said, err=True)
    if position is None:
        raise SystemExit(1)
    click.echo(position)
