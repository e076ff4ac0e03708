"""Tournament files: settings and events as JSON. This module alone reads and writes files."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path
from typing import Literal

import msgspec

from parlour.core.errors import BadFile
from parlour.core.outputs import reason_of, write_file
from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Event
from parlour.tournaments.settings import Settings
from parlour.tournaments.tournament import Tournament, fold


class TournamentFile(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of a file: the version of its form, what was decided once, and what happened since."""

    parlour_tournament: Literal[1]
    settings: Settings
    events: tuple[Event, ...]


def encode(tournament: Tournament) -> bytes:
    """Return a tournament as JSON, a line for the settings and one for each event."""
    head = b'{"parlour_tournament": 1,\n"settings": ' + msgspec.json.encode(tournament.settings)
    events = b",\n".join(map(msgspec.json.encode, tournament.events))
    return head + b',\n"events": [\n' + events + b"\n]}\n"


def decode(data: bytes, name: str = "file") -> Tournament:
    """Return the tournament that a file holds.

    Raises BadFile, with the name of the file, where it is damaged, holds an unknown field or another version, or where
    its events cannot have happened.
    """
    try:
        whole = msgspec.json.decode(data.removeprefix(BOM_UTF8), type=TournamentFile, strict=True)
        return fold(whole.settings, whole.events)
    except TournamentRefused as error:
        raise BadFile(f"{name}: this tournament cannot have happened: {error}") from None
    except msgspec.ValidationError as error:
        raise BadFile(f"{name} is not a tournament: {error}") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadFile(f"{name} is not a tournament, or damaged: {error}") from None


def read_tournament(file: Path) -> Tournament:
    """Read a file. Raises BadFile where it cannot be read or is no tournament."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadFile(f"{file}: {reason_of(error)}") from None
    return decode(data, str(file))


def write_tournament(file: Path, tournament: Tournament) -> None:
    """Replace a file atomically. Raises BadFile where that fails; the file is then unchanged."""
    write_file(file, encode(tournament))
