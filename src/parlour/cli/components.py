"""The command ``parlour components``: what is in a game's box as data, for designers who change it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from parlour.cli.refused import Refused

if TYPE_CHECKING:
    from parlour.core.components import Box


@click.command()
@click.argument("game")
@click.argument("folder", required=False, type=click.Path(file_okay=False, path_type=Path))
@click.option("--check", is_flag=True, help="Check the file in FOLDER instead of writing it.")
def components(game: str, folder: Path | None, check: bool) -> None:
    """Write the cards, tiles or prescriptions of GAME into FOLDER, to be changed, with their JSON schema.

    With --check the file in FOLDER is read, and the first fault told. Every command then uses what is in FOLDER where
    the environment variable PARLOUR_COMPONENTS names it. Without FOLDER: say what is in use.
    """
    from parlour.core.game import find_game

    found = find_game(game)
    box = found.rules.box
    if box is None:
        raise Refused(f"{found.about.title} has nothing in its box that is data")
    if folder is None and check:
        raise Refused("--check needs a FOLDER with the file to check")
    if folder is None:
        click.echo(f"{box.name}.json: {tell_digest(box.digest)}")
    elif check:
        click.echo(check_file(box, folder))
    else:
        click.echo(write_files(box, folder))


def tell_digest(digest: str) -> str:
    """Return what components are, given their digest as in ``Box.digest``."""
    return f"changed, with the digest {digest}" if digest else "as in the rules"


def check_file(box: Box[Any], folder: Path) -> str:
    """Return what is in a designer's file. Raises BadComponents naming its first fault."""
    from parlour.core.components import digest_of

    given = box.read(folder / f"{box.name}.json")
    same = given == box.read(box.file)
    return f"{box.name}.json can be played with: {tell_digest('' if same else digest_of(given))}"


def write_files(box: Box[Any], folder: Path) -> str:
    """Write the components of the rules and their schema; return what to do next. Raises Refused, nothing is lost."""
    from parlour.core.components import SCHEMA, VARIABLE

    file = folder / f"{box.name}.json"
    if file.exists():
        raise Refused(f"{file} is there already; take another folder, or remove it first")
    folder.mkdir(parents=True, exist_ok=True)
    schema = json.dumps(box.schema(), indent=2, ensure_ascii=False)
    (folder / f"{box.name}{SCHEMA}").write_text(f"{schema}\n", "utf-8")
    file.write_bytes(box.file.read_bytes())
    return f"Written to {file}. Change it, then: {VARIABLE}={folder} parlour balance …"
