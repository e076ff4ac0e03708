"""``parlour compile``: compiles the kernels of games into the disk cache, on all cores."""

from __future__ import annotations

import gc
import os
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

import click

from parlour.core.errors import ParlourError

Tell = Callable[[str, str], None]


@click.command("compile")
@click.argument("names", nargs=-1)
@click.option(
    "--progress",
    is_flag=True,
    help="Print 'now NAME' and 'ready NAME' lines for a parent process, and end when the input does.",
)
@click.option(
    "--wasm",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write them into this folder as WebAssembly instead, for the page that needs no server. Needs ziglang.",
)
def compile_(names: tuple[str, ...], progress: bool, wasm: Path | None) -> None:
    """Compile the games' kernels into the disk cache, on all cores."""
    from parlour.core.game import find_game, games

    found = [find_game(name).name for name in names] or list(games())
    if wasm is not None:
        from parlour.cli.wasm_modules import write_modules
        from parlour.core.components import refuse_changed

        refuse_changed("the page plays with the components of the rules")
        write_modules(found, wasm, click.echo)
        return
    if progress:
        threading.Thread(target=_end_with_input, daemon=True).start()
    if not compile_games(found, _print_progress if progress else _print_ready):
        raise click.ClickException("not every game could be compiled; see above")


def compile_games(names: Sequence[str], tell: Tell) -> bool:
    """Compile games, one process a core; return whether all could be compiled. Errors are printed to stderr.

    ``tell``, a module-level function, is called in these processes with "now" and "ready" and the name of each game.
    """
    from parlour.core.native import cache
    from parlour.lab.crew import Crew

    well = True
    with Crew(min(len(names), os.cpu_count() or 1), processes=True) as crew:
        for job in [crew.send(_compile_one, name, tell) for name in names]:
            try:
                crew.wait_for(job)
            except ParlourError as error:
                well = False
                click.echo(f"{job.given[0]}: {error}", err=True)
            except Exception as error:  # the other games are compiled all the same
                well = False
                traceback.print_exception(error)
    cache.sweep()
    return well


def _compile_one(name: str, tell: Tell) -> None:
    """Compile one game; a game in the cache takes no time.

    Garbage collection would take a seventh of the time and free little here, so it runs a hundred times less often.
    """
    from parlour.bots.compiling import compile_game
    from parlour.core.game import find_game

    gc.set_threshold(100_000, 10, 100)
    tell("now", name)
    compile_game(find_game(name))
    tell("ready", name)


def _end_with_input() -> None:
    while os.read(0, 1 << 10):
        pass
    os._exit(1)


def _print_progress(word: str, name: str) -> None:
    click.echo(f"{word} {name}")
    sys.stdout.flush()


def _print_ready(word: str, name: str) -> None:
    if word == "ready":
        click.echo(name)
