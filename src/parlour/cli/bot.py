"""``parlour bot``, which plays with a program in a house of others, and ``parlour bot-token``, which lets one in."""

from __future__ import annotations

import click

from parlour.cli.database_option import database
from parlour.core.errors import BadOption


@click.command("bot-token")
@click.argument("name", required=False)
@click.option("--owner", default="", metavar="WHO", help="Whose program it is; its page of ratings says so.")
@click.option("--revoke", is_flag=True, help="Make the token of NAME void; who plays with it is turned out.")
@database
def bot_token(name: str | None, owner: str, revoke: bool, database: str | None) -> None:
    """Make a token with which a program of others may play here as NAME, or list the programs without NAME.

    The house lets programs in if PARLOUR_PROGRAMS=1. The token is shown once; the database keeps only its hash.
    """
    from parlour.cli.bot_tokens import list_programs, make_token, revoke_token
    from parlour.cli.house import settings_of

    if name is None:
        if revoke:
            raise BadOption("NAME: say whose token is to be revoked", "NAME")
        for line in list_programs(settings_of(database)):
            click.echo(line)
    elif revoke:
        revoke_token(settings_of(database), name)
        click.echo(f"{name} is let in no more.")
    else:
        click.echo(make_token(settings_of(database), name, owner))


@click.command()
@click.argument("program")
@click.option("--table", "link", required=True, help="The link to a seat: https://house.example/t/…#…")
@click.option("--url", default="", help="The house, where --table is no whole link: https://house.example")
@click.option("--token", required=True, envvar="PARLOUR_BOT_TOKEN", help="The house's; better in PARLOUR_BOT_TOKEN.")
@click.option(
    "--pause", type=click.FloatRange(0, 60), default=0.9, show_default=True, help="Seconds before each action."
)
@click.option(
    "--wait", type=click.FloatRange(0), default=120.0, show_default=True, help="Seconds to wait for another game."
)
def bot(program: str, link: str, url: str, token: str, pause: float, wait: float) -> None:
    """Play with PROGRAM, as exec:./my_bot or exec:2s:./my_bot, at a table of a house that lets programs in."""
    from parlour.cli.visiting.command import play_at
    from parlour.cli.visiting.visit import Wish

    play_at(link, url, token, Wish(program, pause, wait))
