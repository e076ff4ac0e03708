"""``parlour tune``: searches the options of a game and prints the variants found, played on unseen deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from parlour.cli.pairs import read_pairs
from parlour.cli.refused import Refused
from parlour.core.errors import ParlourError

if TYPE_CHECKING:
    from rich.table import Table

    from parlour.core.words import Speaker
    from parlour.lab.figures import Mean
    from parlour.lab.tuning import Tuning


@click.command()
@click.argument("game")
@click.option(
    "--aim", default="fair", show_default=True, help="By commas; several are weighed, and none beats another."
)
@click.option(
    "--bound", "bounds", multiple=True, metavar="'MEASURE<=NUMBER'", help="A limit to keep, or >=; in quotes."
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option to hold fixed.")
@click.option("--players", type=int, default=None, help="Seats. Default: as many as bots, or two where two can play.")
@click.option("--bots", default="greedy", show_default=True, help="One for all seats, or by commas one for each.")
@click.option("--skill", default="random,greedy", show_default=True, help="Two bots, the weaker first.")
@click.option(
    "--trials", type=int, default=60, show_default=True, help="Variants to try; what is found is also simplified."
)
@click.option("--games", type=int, default=400, show_default=True, help="Matches of each variant.")
@click.option("--deals", type=int, default=100, show_default=True, help="Deals the two bots of --skill play.")
@click.option(
    "--checks", type=int, default=4, show_default=True, help="Times as many matches of a variant that is found."
)
@click.option("--show", type=int, default=4, show_default=True, help="Variants to compare in the end, at most.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same result.")
@click.option("--cores", type=int, default=None, help="Default: all cores.")
@click.option("--out", type=click.Path(path_type=Path), default=None, help="Keep measurements in this JSON file.")
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
def tune(
    game: str,
    aim: str,
    bounds: tuple[str, ...],
    options: tuple[str, ...],
    players: int | None,
    bots: str,
    skill: str,
    trials: int,
    games: int,
    deals: int,
    checks: int,
    show: int,
    seed: int,
    cores: int | None,
    out: Path | None,
    language: str | None,
) -> None:
    """Search the options of GAME for variants that meet aims, and compare them with the usual game.

    Aims: fair, short, long, skilful, lively, open, decisive, varied. Measures, for bounds: imbalance, length, skill,
    lead_changes, ahead_from, decided, branching. For example: parlour tune pentic --aim fair,short --bound 'skill>=0.9'

    What was found is played again on deals that nothing was chosen by. With --out the same command goes on.
    """
    from parlour.cli.main import language_of
    from parlour.cli.stopping import exiting_on_signal
    from parlour.cli.terminal.table import WORDS
    from parlour.core.words import Speaker
    from parlour.lab import tune

    speaker = Speaker((WORDS,), language_of(language))
    try:
        stopped = "arena-stopped" if out is not None else "stopped-unkept"
        aims, pair = [name.strip() for name in aim.split(",")], skill.split(",")
        with exiting_on_signal(speaker, stopped), _progress(speaker) as tell:
            found = tune(
                game, aims, players, read_pairs(options), bounds, tuple(bots.split(",")), pair,
                games, deals, seed, trials=trials, checks=checks, show=show, out=out, cores=cores, tell=tell,
            )  # fmt: skip
    except ParlourError as error:
        raise Refused(str(error)) from None
    _print(found, speaker, out)


@contextmanager
def _progress(speaker: Speaker) -> Iterator[Callable[[str, int, int], None]]:
    """Show a progress bar on a terminal; yields a function to call with what is done, and how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from parlour.core.facts import say

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as shown:
        bar = shown.add_task("", total=None)
        yield lambda what, done, total: shown.update(
            bar, description=speaker.say(say(f"tune-{what}")), completed=done, total=total
        )


def _print(found: Tuning, speaker: Speaker, out: Path | None) -> None:
    """Print a table for each variant, what is sure of it, and how to play it."""
    from rich.console import Console

    from parlour.core.facts import say
    from parlour.core.options import word
    from parlour.lab.tuning import describe

    console, plan = Console(highlight=False), found.plan
    game = plan.space.game.about.title
    options = f" {describe(plan.fixed)}" if plan.fixed else ""
    aims = ", ".join((*plan.aims, *(bound.text for bound in plan.bounds)))
    click.echo(speaker.say(say("tune-title", game=game, players=plan.subject.players, options=options, aims=aims)))
    for bound in plan.bounds:
        if bound.excess(found.usual.found) > 0:
            click.echo(speaker.say(say("tune-usual-breaks", bound=bound.text)))
    for number, _ in enumerate(found.variants):
        console.print(_table(found, number, speaker))
        options = " ".join(f"--option {name}={word(value)}" for name, value in found.variants[number].options.items())
        click.echo(f"parlour play {plan.subject.game} {options}\n")
    name = "tune-sure" if found.variants else "tune-none"
    click.echo(speaker.say(say(name, questions=len(found.changes) + len(found.kept), tried=len(found.tried))))
    if out is not None:
        click.echo(speaker.say(say("written", file=str(out))))


def _table(found: Tuning, number: int, speaker: Speaker) -> Table:
    """Return the table of a variant: each measure beside the usual game's, and what is sure of it."""
    from rich.table import Table

    from parlour.core.facts import say
    from parlour.lab.aims import AIMS, MEASURES
    from parlour.lab.tuning import describe

    variant = found.variants[number]
    shown = Table(title=f"{number + 1}. {describe(variant.options)}", title_justify="left")
    shown.add_column("")
    for name in ("tune-usually", "tune-here"):
        shown.add_column(speaker.say(say(name)), justify="right")
    shown.add_column("")
    said: dict[str, list[str]] = {name: [] for name in MEASURES}
    for change in (change for change in found.changes if change.options == variant.options):
        verdict = ("better" if change.is_better else "worse") if change.sure else "unsure"
        said[AIMS[change.aim].measure].append(speaker.say(say("tune-change", aim=change.aim, verdict=verdict)))
    for kept in (kept for kept in found.kept if kept.options == variant.options):
        name = "tune-kept" if kept.is_kept else "tune-broken"
        said[kept.bound.measure].append(
            speaker.say(say(name, bound=kept.bound.text, sure="yes" if kept.sure else "no"))
        )
    for name in MEASURES:
        usual, here = (_cell(name, measurement.found[name]) for measurement in (found.usual, variant))
        shown.add_row(speaker.say(say(f"tune-{name}")), usual, here, "\n".join(said[name]))
    return shown


def _cell(name: str, found: Mean) -> str:
    """Return a measure with its interval, a share in percent."""
    from parlour.lab.aims import MEASURES
    from parlour.lab.balance import percent

    if found.matches and MEASURES[name].is_share:
        return percent(found)
    return found.text(2 if name == "lead_changes" else 1)
