"""``parlour ratings``: the ratings of a house, for those who run it."""

from __future__ import annotations

import click

from parlour.cli.database_option import database


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=click.IntRange(2), default=2, show_default=True, help="The number of seats.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, as the server sends it.")
@click.option("--recompute", is_flag=True, help="Make all ratings anew, from the logs of the matches alone.")
@click.option("--flags", is_flag=True, help="What looks like leaving, farming or collusion. None of it is proof.")
@click.option("--void", default=None, metavar="TABLE", help="Take the match of a table out of the ratings.")
@click.option("--reason", default="", help="Why it is taken out, for your own records.")
@click.option("--restore", default=None, metavar="TABLE", help="Let a match count again that was taken out.")
@database
def ratings(
    game: str | None,
    seats: int,
    as_json: bool,
    recompute: bool,
    flags: bool,
    void: str | None,
    reason: str,
    restore: str | None,
    database: str | None,
) -> None:
    """Print the leaderboard of GAME, or what is rated. A server may be running on the database."""
    from parlour.cli import ratings_work as work

    if recompute:
        click.echo(work.recompute_all(database))
    if void is not None:
        click.echo(work.void_match(database, void, reason))
    if restore is not None:
        click.echo(work.restore_match(database, restore))
    if flags:
        click.echo(work.list_flags(database))
    if game is not None or not (recompute or flags or void or restore):
        click.echo(work.show(database, game, seats, as_json))
