"""The command ``parlour games``."""

from __future__ import annotations

import click

from parlour.core.options import OptionField, word


@click.command()
def games() -> None:
    """List the games and their options."""
    from parlour.core.facts import say
    from parlour.core.game import games

    for game in games().values():
        least, most = game.rules.players
        summary = game.speaker().say(say("summary"))
        click.echo(
            f"{game.name:16} {game.about.title}: {least}–{most} players, {game.about.minutes} minutes. {summary}"
        )
        for field in game.option_fields():
            click.echo(f"{'':18}{field.name} = {_choices(field)} (default {_shorten(field.default)})")


def _choices(field: OptionField) -> str:
    if field.values is not None:
        return " | ".join(map(word, field.values))
    if field.ranges is not None:
        return ", ".join(f"{least}–{most} with {field.by} {case}" for case, (least, most) in field.ranges.items())
    return f"{field.least}–{field.most}" if field.least is not None else "a list"


def _shorten(value: object) -> str:
    text = word(value)
    return text if len(text) < 30 else text[:27] + "…"
