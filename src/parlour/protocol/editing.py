"""Messages about editing positions. Nothing of them is kept: a browser sends the position with each edit."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core.editing.editor import Edit, OpenBoard
from parlour.core.facts import Word
from parlour.core.scene import Choice
from parlour.protocol.advice import Brings
from parlour.protocol.scalars import SeatNumber


class EditWish(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/games/{name}/edit``: lay a position open, or edit it.

    position: the position, as the game writes it; null: the start of a match
    players: the number of seats of that start
    options: the options of that start
    edit: what is changed; null: nothing
    """

    position: dict[str, object] | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    options: dict[str, object] = {}
    edit: Edit | None = None


class FairnessWish(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/games/{name}/fairness``: let greedy bots play some games.

    players: the number of seats
    options: the options, such as a layout of the board
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=99)]
    options: dict[str, object] = {}


class Fairness(msgspec.Struct):
    """Who won some games of greedy bots. Whoever wants to know more asks again and adds them up.

    games: how many were played
    won: how many each seat won, in the order of seats from the one that began
    shared: how many were shared, or won by nobody
    examined: how many positions were looked at for puzzles of the day; 0 where a game has none of that kind
    puzzles: how many of these are puzzles
    """

    games: int
    won: tuple[int, ...]
    shared: int
    examined: int = 0
    puzzles: int = 0


class HintWish(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/games/{name}/hint``: find the best action in a position.

    position: the position, as the game writes it
    seat: whose action; null: that of the first seat that is to act
    """

    position: dict[str, object]
    seat: SeatNumber | None = None


class PositionProblem(msgspec.Struct):
    """What is wrong with a position or an edit.

    code: bad_position or bad_option
    message: what is wrong, for people; text, which is English, where it is no fact
    field: the field that is wrong
    clause: the clause that is broken
    spots: the places of the editor that it is about
    fields: the paths of the fields of the editor that it is about
    """

    code: str
    message: Word
    field: str | None
    clause: str | None
    spots: tuple[str, ...] = ()
    fields: tuple[tuple[str | int, ...], ...] = ()


class Edited(msgspec.Struct):
    """A position laid open, and whether a match can come to it.

    position: the position after the edit, or as it was if the edit was refused
    board: the position laid open; null: it has not the form of a position of this game
    refused: why the edit was not carried out; null: it was
    problem: why no match comes to the position; null: one does
    over: the match is over there
    to_act: the seats that may act there
    """

    position: dict[str, object]
    board: OpenBoard | None
    refused: PositionProblem | None
    problem: PositionProblem | None
    over: bool
    to_act: tuple[SeatNumber, ...]


class PositionHint(msgspec.Struct):
    """The best action in a position, by what the seat that takes it may know.

    seat: whose action; null: nobody is to act there, or the position is wrong
    choice: the action with its label; null: wait
    spots: the places of the editor to touch for it, in order
    brings: what it is certain to bring
    ahead: how much larger the chance of winning is than with the second best action, if known
    because: the reason, where there is one to give
    problem: why no match comes to the position; null: one does
    """

    seat: SeatNumber | None = None
    choice: Choice | None = None
    spots: tuple[str, ...] = ()
    brings: Brings | None = None
    ahead: float | None = None
    because: Word = ""
    problem: PositionProblem | None = None
