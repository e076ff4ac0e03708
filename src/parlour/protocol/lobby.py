"""The lobby on the wire: tables of a house that anybody there may join or watch, and looking for a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.protocol.http import Terms
from parlour.protocol.scalars import Id, Name


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/sit``: take a free seat of a table in the lobby.

    name: the name of the person, if given
    """

    name: Name | None = None


class Seek(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/lobby/play``: play for two, by the usual rules, with another guest who asked for that, too.

    game: the ``name`` of the game; null: any
    name: the name of the person, if given
    """

    game: Id | None = None
    name: Name | None = None


class LobbySeat(msgspec.Struct):
    """A seat of a table in the lobby.

    kind: who sits there; ``open`` if it is free
    name: the name of who sits there; empty where none was given
    """

    kind: Literal["human", "bot", "open"]
    name: str


class LobbyOption(msgspec.Struct):
    """An option of a table that differs from the usual.

    name: the name of the option
    value: its value; null: a layout, which has no short name
    """

    name: str
    value: str | int | bool | None


class LobbyTable(msgspec.Struct):
    """A table that anybody in the house may join or watch; nothing of its match.

    table: its id
    game: the ``name`` of the game
    seats: in order
    options: those that differ from the usual
    terms: what is agreed on about time, talk and ratings
    made_at: when it was made, in seconds since 1970
    watching: how many people without a seat look at it
    """

    table: str
    game: str
    seats: tuple[LobbySeat, ...]
    options: tuple[LobbyOption, ...]
    terms: Terms
    made_at: int
    watching: int


class Lobby(msgspec.Struct):
    """``GET /api/lobby``: who waits for others, and who plays.

    waiting: tables with a free seat, the one that has waited longest first
    playing: tables whose match runs, the newest first
    """

    waiting: tuple[LobbyTable, ...]
    playing: tuple[LobbyTable, ...]
