"""The ``parlour`` command and its small subcommands; the larger ones have modules of their own."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import Any, Literal

import click

from parlour import __version__
from parlour.cli import (
    bot,
    clarity,
    compiling,
    components,
    exam,
    listing,
    measuring,
    operating,
    printing,
    ratings,
    seeing,
    tournament,
    tuning,
)
from parlour.cli.clock_option import clock_option
from parlour.cli.database_option import database
from parlour.cli.pairs import read_pairs
from parlour.cli.refused import Refused
from parlour.cli.streams import prepare_streams, refuse_full_output, replace_unencodable
from parlour.core.components import BadComponents, refuse_changed
from parlour.core.errors import BadOption, ParlourError
from parlour.core.time_control import read_control

GARBAGE = (100_000, 10, 10)
"""The thresholds of garbage collection: by default it takes a quarter of the time in which a command is loaded."""


class Commands(click.Group):
    """A group of commands that reports bad input, and a full output, in one line instead of a traceback."""

    def invoke(self, ctx: click.Context) -> Any:  # noqa: D102
        try:
            return super().invoke(ctx)
        except BadComponents as error:
            raise Refused(str(error)) from None
        except ParlourError as error:
            raise click.ClickException(str(error)) from None
        except OSError as error:
            refuse_full_output(error)
            raise

    def main(self, *args: Any, **given: Any) -> Any:  # noqa: D102
        gc.set_threshold(*GARBAGE)
        prepare_streams()
        return super().main(*args, **given)


@click.group(cls=Commands)
@click.version_option(__version__, prog_name="parlour")
def main() -> None:
    """A home for grid games: play them, referee them, study them."""


for command in (
    measuring.arena,
    measuring.simulate,
    measuring.balance,
    exam.exam,
    tuning.tune,
    compiling.compile_,
    components.components,
    tournament.tournament,
    ratings.ratings,
    clarity.clarity,
    bot.bot,
    bot.bot_token,
    operating.house,
    printing.print_,
    seeing.see,
    listing.games,
):
    main.add_command(command)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65_535), default=None, help="Port. Default: 8036, or the next that is free."
)
@click.option("--database", default=None, help="Database URL; default: a SQLite file in your data folder.")
@click.option("--open/--no-open", "open_browser", default=False, help="Open the browser.")
@click.option("--allow-host", "allow_hosts", multiple=True, help="A further name or address that browsers may use.")
@click.option("--workers", type=click.IntRange(1), default=None, help="Processes that serve together; default: one.")
@click.option("--bus", default=None, help="nats:// URL, where several machines serve over one PostgreSQL.")
@click.option("--log", type=click.Choice(["text", "json"]), default=None, help="How events are written to stderr.")
def serve(
    host: str,
    port: int | None,
    database: str | None,
    open_browser: bool,
    allow_hosts: tuple[str, ...],
    workers: int | None,
    bus: str | None,
    log: Literal["text", "json"] | None,
) -> None:
    """Serve the games to browsers."""
    refuse_changed("a house plays with the components of the rules")
    from parlour.cli.serve import serve

    serve(host, port, database, open_browser, allow_hosts, workers, bus, log)


file_to_write = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
file_to_read = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


@main.command()
@file_to_write
@database
def backup(file: Path, database: str | None) -> None:
    """Write everything to FILE; a server may be running. The file is secret."""
    from parlour.cli.house import back_up

    back_up(file, database)


@main.command()
@file_to_read
@database
def restore(file: Path, database: str | None) -> None:
    """Fill an empty database from the backup FILE, of SQLite or PostgreSQL whatever it came from."""
    from parlour.cli.house import restore

    restore(file, database)


@main.command()
@database
@click.option(
    "--url", "address", default="", help="Look at a server too, as a browser reaches it: https://play.example"
)
@click.option("--all", "everything", is_flag=True, help="Read the whole database.")
def doctor(database: str | None, address: str, everything: bool) -> None:
    """Say what is well and what is not; exit with 1 if something must be done."""
    from parlour.cli.house import doctor

    if not doctor(database, address, everything):
        sys.exit(1)


@main.command()
@click.argument("game")
@click.option(
    "--seat", "seats", multiple=True, help="me, NAME, bot:LEVEL or exec:PROGRAM; once per seat. Default: me and a bot."
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--seed", default=None, help="64 hex digits; the same seed gives the same game.")
@click.option(
    "--board",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    default=None,
    help="A board of a duplicate night, from 'parlour tournament board'.",
)
@click.option("--save", type=click.Path(path_type=Path), default=None, help="Write the match file here at the end.")
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
@click.option("--plain", is_flag=True, help="Line by line, for pipes and screen readers.")
@clock_option("A clock for each person: 5+3, 5d3, 0d30 or 20; minutes, then seconds added to or before each action.")
def play(
    game: str,
    seats: tuple[str, ...],
    options: tuple[str, ...],
    seed: str | None,
    board: Path | None,
    save: Path | None,
    language: str | None,
    plain: bool,
    clock: str,
) -> None:
    """Play GAME in the terminal."""
    from parlour.cli.play import choose_deal, play

    control = read_control(clock) if clock else None
    deal = choose_deal(game, seed, board)
    play(game, seats, read_pairs(options), deal, save, language_of(language), plain, control)


def language_of(wish: str | None) -> str:
    """Return a language code: the first two letters of ``wish``, else of the environment's locale, else ``en``."""
    found = wish or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return found[:2]


@main.command()
def mcp() -> None:
    """Seat a language model, over the Model Context Protocol on standard input and output."""
    from parlour.cli.mcp import serve

    serve()


@main.command()
@click.argument("game")
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
@click.option("--plain", is_flag=True, help="Line by line, for pipes and screen readers.")
def learn(game: str, language: str | None, plain: bool) -> None:
    """Learn GAME in the terminal, in a first deal of a few minutes."""
    from parlour.cli.play import learn

    learn(game, language_of(language), plain)


@main.command()
@click.argument("game", required=False)
@click.option("--date", "day", default=None, help="As 2026-11-20; default: today, by UTC.")
@click.option("--practice", "number", type=int, default=None, help="Not that of a day, but number 1, 2, 3 and so on.")
@click.option("--difficulty", type=int, default=0, help="Of practice: 1 to 7. Default: as they come.")
@click.option("--kind", default=None, help="Of practice, by name where a game has several, as escape of 36.")
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
@click.option("--plain", is_flag=True, help="Line by line, for pipes and screen readers.")
def solve(
    game: str | None,
    day: str | None,
    number: int | None,
    difficulty: int,
    kind: str | None,
    language: str | None,
    plain: bool,
) -> None:
    """Solve the puzzle of the day of GAME. Without GAME, list the puzzles of the day, each with its task.

    The table is drawn on your screen with the task above it. Walk with the arrow keys and touch with Enter, or use the
    mouse: first what you want to move, then where it goes. Press ? for all keys. Where nothing better is possible, the
    puzzle is solved, and the program says so.

    With --plain you type instead: the number of what you want to touch, then of where it goes. "hint" tells the best
    move, "u" takes yours back, "m" lists all moves, "h" explains what can be typed, "q" quits.

    For example: "parlour solve pentic", or "parlour solve pentic --date 2026-11-20" for that of an earlier day.
    "parlour solve pentic --practice 1 --difficulty 4" begins to practise, and says how to go on.
    """
    from parlour.cli.solve import list_puzzles, practise, solve

    if (game is None or day is not None) and number is not None:
        raise BadOption("practice: it needs a game, and has no date")
    if number is None and (kind is not None or difficulty):
        raise BadOption("kind and difficulty are of practice: give --practice 1 with them")
    if game is None:
        list_puzzles(day, language_of(language))
    elif number is not None:
        practise(game, kind, difficulty, number, language_of(language), plain)
    else:
        solve(game, day, language_of(language), plain)


@main.command("new-game")
@click.argument("name")
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), default=Path(), help="Where to write it.")
def new_game(name: str, folder: Path) -> None:
    """Write a package with a small whole game in it, called NAME: change it into yours."""
    from parlour.cli.new_game import new_game

    root = new_game(name, folder)
    click.echo(f"Written to {root}. Next: pip install -e {root} && pytest {root} && parlour play {root.name}")


@main.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def export(folder: Path) -> None:
    """Write Parlour into FOLDER as a site that needs no server of its own: any host of files serves it, at any path."""
    from parlour.cli.export import export

    size = export(folder)
    click.echo(f"Written to {folder}: {size / 1e6:.0f} MB. Try it: python -m http.server --directory {folder}")


@main.command("check-game")
@click.argument("name")
def check_game(name: str) -> None:
    """Say what the game NAME still lacks: words, pictures, lesson, guide, laws. Fails where it cannot do without."""
    from parlour.cli.check_game import check_game
    from parlour.core.game import find_game

    broken = False
    for subject, lacks, required in check_game(find_game(name)):
        click.echo(f"{'ok' if not lacks else 'missing' if required else 'without':8} {subject}{lacks and ': '}{lacks}")
        broken |= bool(lacks) and required
    if broken:
        raise SystemExit(1)


@main.command()
@click.argument("game")
@click.argument("clause", required=False)
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
def rules(game: str, clause: str | None, language: str | None) -> None:
    """Show the rules of GAME with examples, or one clause of them."""
    from parlour.cli.rules import rules_text
    from parlour.core.game import find_game

    found = find_game(game)
    if clause is not None:
        if clause not in found.clauses:
            raise BadOption(
                f"{found.about.title} has no clause {clause!r}; clauses look like {next(iter(found.clauses))}"
            )
        click.echo(f"{clause}  {found.clause_text(clause)}")
        return
    click.echo_via_pager(replace_unencodable(rules_text(found, language_of(language))))


@main.command()
@click.argument("game")
def schema(game: str) -> None:
    """Print the JSON schema of the positions of GAME."""
    import msgspec

    from parlour.core.game import find_game

    described = msgspec.json.schema(find_game(game).table.positions.Position)
    click.echo(msgspec.json.format(msgspec.json.encode(described)).decode())


@main.command()
def referee() -> None:
    """Speak the referee protocol (JSON-RPC) on standard input and output."""
    from parlour.protocol.referee import converse

    def write(answer: bytes) -> None:
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()

    converse(iter(sys.stdin.buffer.readline, b""), write)


@main.command()
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE…", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option("--night", default=None, metavar="SECRET", help="The revealed secret of the night all of them are of.")
def verify(files: tuple[Path, ...], night: str | None) -> None:
    """Recompute finished matches from their revealed seeds, nonces and moves."""
    from parlour.cli.verifying import verify_files

    click.echo(verify_files(files, night))


@main.command()
@file_to_read
@click.option("--seat", type=click.IntRange(1), default=None, help="Whose decisions; default: everybody's.")
@click.option("--language", default=None, help="en, de, es, fr or ja. Default: that of your environment.")
def review(file: Path, seat: int | None, language: str | None) -> None:
    """Say what the decisions of a finished match were worth, and what had been better."""
    from parlour.cli.review import review

    review(file, seat, language_of(language))


@main.command()
@click.argument("game")
@click.argument("layout", nargs=-1)
def puzzle(game: str, layout: tuple[str, ...]) -> None:
    """Check a solution of the puzzle of GAME, or show one without LAYOUT.

    For 36, LAYOUT is nine words TILE:ROTATION in reading order, e.g. 1:0 0:0 2:0 6:3 5:0 4:2 8:0 7:2 3:0.
    """
    from parlour.core.game import find_game

    found = find_game(game)
    if found.puzzles.report is None:
        raise BadOption(f"{found.about.title} has no puzzle")
    click.echo(found.puzzles.report(layout))


@main.group()
def bench() -> None:
    """Measure."""


@bench.command("server")
@click.option("--game", default="thirty-six", show_default=True)
@click.option(
    "--tables",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    help="Tables in play at once, two people at each.",
)
@click.option("--clients", type=click.IntRange(1), default=1, show_default=True, help="Processes of clients.")
@click.option("--seconds", type=click.FloatRange(1), default=10.0, show_default=True)
@click.option(
    "--idle",
    type=click.IntRange(1),
    default=500,
    show_default=True,
    help="Browsers that look on in the end, for their memory.",
)
@click.option(
    "--rate",
    type=click.FloatRange(1),
    default=None,
    help="Actions a second over all tables; default: all there can be.",
)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that serve.")
@click.option("--database", default=None, help="Database URL; default: a new SQLite file.")
@click.option(
    "--flood",
    type=click.Choice(["why", "recall", "guests"]),
    default=None,
    help="What one visitor, or many of one address, ask for without end, while two people play.",
)
def bench_server(
    game: str,
    tables: int,
    clients: int,
    seconds: float,
    idle: int,
    rate: float | None,
    workers: int,
    database: str | None,
    flood: str | None,
) -> None:
    """Measure a server on this machine under real games, or what a flood does to others."""
    from parlour.cli.bench import measure_server
    from parlour.cli.flood import measure_flood
    from parlour.cli.stopping import exiting_on_signal
    from parlour.cli.terminal.table import WORDS
    from parlour.core.game import find_game
    from parlour.core.words import Speaker

    with exiting_on_signal(Speaker((WORDS,), language_of(None))):
        if flood is not None:
            found = measure_flood(flood, seconds)
        else:
            found = measure_server(find_game(game).name, tables, clients, seconds, idle, workers, database, rate)
    for name, value in found.items():
        click.echo(f"{name:26} {value:10.2f}")
