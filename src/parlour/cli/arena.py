"""``parlour arena``: plays a contest between bots and prints a table of their strength."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.cli.clock_option import option_words
from parlour.cli.stopping import stoppable
from parlour.cli.terminal.table import WORDS
from parlour.core.errors import BadFile
from parlour.core.facts import Fact, say
from parlour.core.game import find_game
from parlour.core.outputs import check_output
from parlour.core.words import Speaker
from parlour.lab.arena import Arena, Standing
from parlour.lab.contest import Contest

try:
    from parlour.lab import charts
    from parlour.lab.files import add_file, write
    from parlour.lab.ratings import rate
except ModuleNotFoundError:
    raise click.ClickException("the arena needs more: pip install 'parlour[lab]'") from None

GAMES, GAMES_UNTIL_SURE = 100, 1000
"""Default number of games of a pair: exactly, and at most with ``--until-sure``."""


def arena(
    contest: Contest,
    games: int | None,
    until_sure: bool,
    cores: int | None,
    out: Path | None,
    picture: Path | None,
    language: str,
) -> None:
    """Play a contest, continuing from ``out`` if that exists, and print its table.

    ``out`` is the file of games, ``picture`` an SVG file of the ratings. Raises ParlourError for bad input or files.
    After a signal it writes and prints what was played, then exits with the signal's code.
    """
    contest.check()
    speaker = Speaker((WORDS,), language)
    found = Arena(contest, games or (GAMES_UNTIL_SURE if until_sure else GAMES), until_sure)
    for file in (out, picture):
        if file is not None:
            check_output(file)
    if out is not None and out.exists():
        add_file(found, out)
    with stoppable() as stop:
        finished = False
        try:
            finished = _play_with_progress(found, cores or os.cpu_count() or 1, speaker)
        finally:
            stop.open = False  # ignore further signals, so that the games played are written completely
            unwritten = _write_games(found, out)
        _print_table(found, speaker, out if unwritten is None else None, picture)
        if unwritten is not None:
            raise unwritten
        if not finished:
            click.echo(speaker.say(say("arena-stopped")), err=True)
            stop.exit_process()


def _write_games(found: Arena, out: Path | None) -> BadFile | None:
    """Write the games to the file, if one was named; return the error where the file cannot be written."""
    try:
        if out is not None:
            write(found, out)
    except BadFile as error:
        return error
    return None


def _print_table(found: Arena, speaker: Speaker, out: Path | None, picture: Path | None) -> None:
    """Print the table, write the picture if one was named, and print faults of programs and names of files."""
    contest = found.contest
    title = speaker.say(_title(contest))
    bots, deals = contest.bots, {pair: standing.deals for pair, standing in found.standings.items()}
    ratings = rate(bots, deals)
    table = Table(title=title, title_justify="left")
    for name in ("arena-bot", "arena-rating", "arena-share", "arena-games"):
        table.add_column(speaker.say(say(name)), justify="left" if name == "arena-bot" else "right")
    for bot in reversed(bots):
        rating = ratings[bot]
        standing = next((one for pair, one in found.standings.items() if pair.strong == bot), None)
        table.add_row(bot, f"{rating.mu:.1f} ± {rating.within:.1f}", *_share_cells(standing))
    Console(highlight=False).print(table)
    if picture is not None:
        spans = {bot: (rating.mu, rating.within) for bot, rating in ratings.items()}
        charts.save(charts.ratings(title, speaker.say(say("arena-rating")), bots, spans), picture)
    faults = [game.fault for deals_of in deals.values() for deal in deals_of for game in deal if game.fault]
    if faults:
        click.echo(speaker.say(say("arena-faults", games=len(faults), first=faults[0])))
    if contest.clock:
        click.echo(speaker.say(say("arena-late", bots=", ".join(_count_late(found)))))
    for name, file in (("arena-bounds", None), ("written", out), ("written", picture)):
        if file is not None or name == "arena-bounds":
            click.echo(speaker.say(say(name, file=str(file)) if file is not None else say(name)))


def _count_late(found: Arena) -> Iterator[str]:
    """Yield each bot with the number of games it lost on time."""
    games = [game for standing in found.standings.values() for deal in standing.deals for game in deal]
    late = Counter(game.bots[game.late] for game in games if game.late is not None)
    for bot in reversed(found.contest.bots):
        yield f"{bot} {late[bot]}"


def _title(contest: Contest) -> Fact:
    return say(
        "arena-title",
        game=find_game(contest.game).about.title,
        players=contest.players,
        seed=str(contest.seed),
        options=option_words(contest.options, contest.clock),
    )


def _share_cells(standing: Standing | None) -> tuple[str, str]:
    """Return the cells of a bot's share of victories over the next weaker bot, and of the number of games."""
    if standing is None:
        return "", ""
    mean, least, most = standing.bounds
    return (f"{mean:.3f} ({least:.3f}–{most:.3f})", str(standing.games)) if standing.deals else ("", "0")


def _play_with_progress(found: Arena, cores: int, speaker: Speaker) -> bool:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bars = {
            pair: progress.add_task(
                speaker.say(say("arena-pair", strong=pair.strong, weak=pair.weak)),
                total=found.most[pair],
                completed=len(standing.deals),
            )
            for pair, standing in found.standings.items()
        }

        def tell(standing: Standing) -> None:
            done = len(standing.deals)
            total = done if found.is_finished(standing.pair) else found.most[standing.pair]
            progress.update(bars[standing.pair], completed=done, total=total)

        return found.run(cores, tell)
