"""Runs a visit from the command line."""

from __future__ import annotations

import asyncio

import click

from parlour.cli.stopping import stoppable
from parlour.cli.visiting.house import VisitedHouse, read_invitation
from parlour.cli.visiting.visit import Visit, Wish
from parlour.core.errors import BadOption
from parlour.protocol.programs import EXEC, check_bot


def play_at(link: str, url: str, token: str, wish: Wish) -> None:
    """Play at a table with a program until the match is over. Raises BadOption, Refused, BotFault."""
    if not wish.bot.startswith(EXEC):
        raise BadOption(
            f"{wish.bot}: a program is named as exec:./my_bot, or exec:2s:./my_bot with a time limit", "bot"
        )
    check_bot(wish.bot)
    invitation = read_invitation(link, url)
    house = VisitedHouse(invitation.house, token)
    with stoppable() as stop:
        try:
            asyncio.run(Visit(house, wish, click.echo).play(invitation))
        except KeyboardInterrupt:
            click.echo("Stopped. The seat is kept for a while: the same command goes on.", err=True)
            stop.exit_process()
