"""The command lines of the laboratory: ``parlour arena``, ``simulate`` and ``balance``."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.cli.clock_option import clock_option
from parlour.cli.pairs import read_pairs


@click.command()
@click.argument("game")
@click.option("--bots", default=None, help="By commas, weakest first; each plays the next. Default: the levels.")
@click.option("--players", default=2, show_default=True, help="Seats at a table; two bots sit there alternately.")
@click.option("--games", type=click.IntRange(1), default=None, help="Games of each pair, at most. [default: 100; 1000]")
@click.option("--until-sure", is_flag=True, help="A pair stops when its share is surely not .5, or surely not .6.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@clock_option("A clock for each bot, such as 1+1: its decisions are timed, and who has no time left loses. Two seats.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same deals and the same dice.")
@click.option("--cores", type=click.IntRange(1), default=None, help="Processes that play. Default: all cores.")
@click.option(
    "--out", type=click.Path(path_type=Path), default=None, help="Games as Parquet; an unfinished file goes on."
)
@click.option("--picture", type=click.Path(path_type=Path), default=None, help="Draw the ratings into this SVG file.")
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
def arena(
    game: str,
    bots: str | None,
    players: int,
    games: int | None,
    until_sure: bool,
    options: tuple[str, ...],
    clock: str,
    seed: int,
    cores: int | None,
    out: Path | None,
    picture: Path | None,
    language: str | None,
) -> None:
    """Let bots play GAME against one another, and say how strong each is. Ctrl-C ends it with what was played."""
    from parlour.cli.arena import arena
    from parlour.cli.main import language_of
    from parlour.core.decision import LEVELS
    from parlour.core.game import find_game
    from parlour.lab.contest import Contest

    ladder = tuple(bots.split(",")) if bots else LEVELS
    contest = Contest(find_game(game).name, ladder, players, read_pairs(options), seed, clock)
    arena(contest, games, until_sure, cores, out, picture, language_of(language))


@click.command()
@click.argument("game")
@click.option("--bots", default="random", show_default=True, help="One for all seats, or by commas one for each.")
@click.option("--players", type=int, default=None, help="Seats. Default: as many as bots, or two where two can play.")
@click.option("--games", type=click.IntRange(1), default=10_000, show_default=True, help="Matches, each newly dealt.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@clock_option("A clock for each bot, such as 1+1: its decisions are timed. Who has no time left loses, or is replaced.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same rows.")
@click.option("--cores", type=click.IntRange(1), default=None, help="Default: all cores.")
@click.option(
    "--on", default="here", show_default=True, help="here, gpu, ray, or a cluster's address, ray://HOST:PORT."
)
@click.option(
    "--out", type=click.Path(path_type=Path), default=None, help="Matches as Parquet; an unfinished file goes on."
)
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
def simulate(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    options: tuple[str, ...],
    clock: str,
    seed: int,
    cores: int | None,
    on: str,
    out: Path | None,
    language: str | None,
) -> None:
    """Let bots play many matches of GAME, and say what they come to. Ctrl-C ends it; what was written is kept."""
    from parlour.cli.laboratory import simulate
    from parlour.cli.main import language_of

    wanted = tuple(bots.split(","))
    simulate(game, players, read_pairs(options), wanted, games, seed, out, on, cores, language_of(language), clock)


@click.command()
@click.argument("game")
@click.option("--sweep", "sweeps", multiple=True, metavar="NAME=VALUE,…", help="An option, and values to compare.")
@click.option("--variant", "variants", multiple=True, metavar="'NAME=VALUE …'", help="Options to change together.")
@click.option("--bots", default="greedy", show_default=True, help="One for all seats, or by commas one for each.")
@click.option("--skill", default="gentle,casual", show_default=True, help="Two bots, the weaker first.")
@click.option("--deals", type=click.IntRange(2), default=200, show_default=True, help="Deals these two play.")
@click.option("--players", type=int, default=None, help="Seats. Default: as many as bots, or two where two can play.")
@click.option("--games", type=click.IntRange(2), default=2_000, show_default=True, help="Matches of each variant.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same report.")
@click.option("--cores", type=click.IntRange(1), default=None, help="Default: all cores.")
@click.option(
    "--on", default="here", show_default=True, help="here, gpu, ray, or a cluster's address, ray://HOST:PORT."
)
@click.option("--out", type=click.Path(path_type=Path), default=None, help="The report. Default: GAME-balance.html.")
@click.option("--picture", type=click.Path(path_type=Path), default=None, help="Draw an overview into this SVG file.")
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
def balance(
    game: str,
    sweeps: tuple[str, ...],
    variants: tuple[str, ...],
    bots: str,
    skill: str,
    deals: int,
    players: int | None,
    games: int,
    options: tuple[str, ...],
    seed: int,
    cores: int | None,
    on: str,
    out: Path | None,
    picture: Path | None,
    language: str | None,
) -> None:
    """Report whether GAME is fair, how much skill decides, and what options change. The same command goes on."""
    from parlour.cli.laboratory import balance, read_sweeps, read_variants
    from parlour.cli.main import language_of
    from parlour.lab.balance import new_plan

    plan = new_plan(game, players, read_pairs(options), tuple(bots.split(",")), games, skill.split(","), deals, seed)
    file = out or Path(f"{plan.game}-balance.html")
    balance(plan, read_sweeps(sweeps), read_variants(variants), file, picture, on, cores, language_of(language))
