"""``parlour tournament``: tournaments at real tables, whose results are typed in; a file holds one whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from parlour.tournaments.settings import FORMATS, TIE_BREAKS

file = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
names_of = click.argument("names", nargs=-1, required=True, metavar="NAME…")


@click.group()
def tournament() -> None:
    """Run a tournament at real tables: pair rounds, note results, print standings. FILE holds it whole."""


@tournament.command()
@file
@click.option("--game", required=True, help="The game that is played.")
@click.option("--format", "form", type=click.Choice(FORMATS), default="swiss", show_default=True)
@click.option("--title", default=None, help="The heading of the page. Default: game and format.")
@click.option("--rounds", type=click.IntRange(1, 999), default=None, help="Default: until you close it.")
@click.option("--seats", default=None, metavar="2 | 3-4", help="Players at a table. Default: 2; thirty-six 2-3.")
@click.option(
    "--players", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A text file, a name a line."
)
@click.option("--best-of", type=click.IntRange(1, 999), default=1, show_default=True, help="Games of a series.")
@click.option("--cycles", type=click.IntRange(1, 999), default=1, show_default=True, help="How often all meet.")
@click.option(
    "--scoring",
    type=click.Choice(["places", "points", "comparison", "fitted"]),
    default=None,
    help="By places, or points of the game; a duplicate tournament fitted, or by comparison.",
)
@click.option("--place-points", default="", metavar="5,3,1,0", help="Points of the places. Default: seats less place.")
@click.option("--bye-points", type=float, default=None, help="Default: a win; at larger tables the mean.")
@click.option("--missed-points", type=float, default=0, help="For each round before a late entry. Default: 0.")
@click.option("--lowest-wins", is_flag=True, help="The fewest points win a game; so it is in 36 anyway.")
@click.option("--tie-breaks", default=None, metavar="NAME,…", help=f"In this order: {', '.join(TIE_BREAKS)}; or none.")
@click.option("--labels", default="", metavar="TEXT,…", help="Names of the rounds, such as the dates of a league.")
@click.option("--seeding", type=click.Choice(["order", "lot"]), default="order", help="Seeds of a knockout.")
@click.option("--seed", default=None, help="64 hex digits, from which all lots are drawn.")
def new(file: Path, players: Path | None, **given: Any) -> None:
    """Found a tournament in a new FILE."""
    from parlour.cli.tournament_work import found_tournament

    click.echo(found_tournament(file, players, given))


@tournament.command()
@file
@names_of
def enter(file: Path, names: tuple[str, ...]) -> None:
    """Enter players; they play from the next round on."""
    from parlour.cli.tournament_work import enter

    click.echo(enter(file, names))


@tournament.command()
@file
@names_of
def leave(file: Path, names: tuple[str, ...]) -> None:
    """Players leave; they are not paired any more."""
    from parlour.cli.tournament_work import leave

    click.echo(leave(file, names))


@tournament.command()
@file
@names_of
def back(file: Path, names: tuple[str, ...]) -> None:
    """Players who left are back, and play from the next round on."""
    from parlour.cli.tournament_work import come_back

    click.echo(come_back(file, names))


@tournament.command()
@file
@click.option("--all", "all_rounds", is_flag=True, help="All rounds of a round robin or league at once.")
def pair(file: Path, all_rounds: bool) -> None:
    """Pair the next round, or in an arena the players who are free, and print the tables."""
    from parlour.cli.tournament_work import pair

    click.echo(pair(file, all_rounds))


@tournament.command()
@file
@click.argument("number", type=click.IntRange(1, 999))
@click.argument("out", type=click.Path(dir_okay=False, path_type=Path))
def board(file: Path, number: int, out: Path) -> None:
    """Write board NUMBER of a duplicate tournament to OUT, for 'parlour play --board'; the others stay sealed."""
    from parlour.cli.tournament_work import write_board

    click.echo(write_board(file, number, out))


def outcome_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add to a command what says how a table's game ended."""
    options = [
        file,
        click.argument("table", type=click.IntRange(1)),
        click.argument("points", nargs=-1, type=float),
        click.option("--winner", default=None, metavar="NAME", help="Who won; with equal points, who of them."),
        click.option("--draw", is_flag=True, help="All share the first place."),
        click.option(
            "--no-show", "absent", multiple=True, metavar="NAME", help="Who did not show up; may be repeated."
        ),
        click.option("--round", "number", type=click.IntRange(1), default=None, help="Default: the one in play."),
    ]
    for option in reversed(options):
        command = option(command)
    return command


@tournament.command(context_settings={"ignore_unknown_options": True})
@outcome_options
def result(**given: Any) -> None:
    """Note the result of TABLE: POINTS by seat (of a series the games won), or --winner, --draw, --no-show."""
    from parlour.cli.tournament_work import report

    click.echo(report(given, corrects=False))


@tournament.command(context_settings={"ignore_unknown_options": True})
@outcome_options
def correct(**given: Any) -> None:
    """Replace a result that was typed wrongly. Standings follow; pairings that were made stay."""
    from parlour.cli.tournament_work import report

    click.echo(report(given, corrects=True))


@tournament.command()
@file
@click.option("--csv", "sheet", type=click.Path(dir_okay=False, path_type=Path), help="Write a table for spreadsheets.")
@click.option(
    "--html", "page", type=click.Path(dir_okay=False, path_type=Path), help="Write a page to print or project."
)
def standings(file: Path, sheet: Path | None, page: Path | None) -> None:
    """Print the standings, and write them to files where asked."""
    from parlour.cli.tournament_work import print_standings

    click.echo(print_standings(file, sheet, page))


@tournament.command()
@file
def show(file: Path) -> None:
    """Print everything: settings, players, rounds with results, and what is to be done next."""
    from parlour.cli.tournament_work import show

    click.echo(show(file))


@tournament.command()
@file
def close(file: Path) -> None:
    """End it: nothing is paired any more. Tables in play may still finish, results be corrected."""
    from parlour.cli.tournament_work import close

    click.echo(close(file))
