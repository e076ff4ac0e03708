"""A table as it is stored: its setup, its seats, the rows of its log, and the seals that chain them together.

``reseated`` and ``renamed`` are the rules by which seats change on the disk. They are pure; every implementation of
``storage.Storage`` writes down what they return.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from parlour.core.game import Game
from parlour.core.seed import new_seed
from parlour.server.base.errors import Conflict
from parlour.server.base.ids import new_id
from parlour.server.model.seats import Seat

Kind = Literal["act", "undo", "leave", "late", "back", "out", "end", "ask", "agree", "decline"]
Change = Callable[[Sequence[Seat]], list[Seat]]
"""A function that returns new seats for the old ones, or raises a ParlourError if that is not allowed."""

ID_BYTES = 12


class Row(NamedTuple):
    """One row of a table's log.

    ``what`` is the text of the action, the number of actions an undo takes back, the level of the bot that plays on, if
    one does, how a seat was lost (``out``) or the match ended (``end``), or what the others are asked for (``ask``).
    ``at`` is in milliseconds of the house's own time.
    """

    seq: int
    kind: Kind
    seat: int
    what: str
    guest: str | None = None
    action_id: str | None = None
    at: int = 0

    def seal(self, before: str) -> str:
        """Return the row's seal, given the seal of the row before it; before the first row, the seal of the setup."""
        return _seal([before, *self])


class TableSetup(NamedTuple):
    """What was fixed when a table was made and when its match began. The seed is secret until the match is over.

    ``reseats`` counts the changes of the seats. ``begins`` is the position a what-if starts from. ``moved_at``:
    since when, in milliseconds of the house's time, the match goes on in another house, and nothing more happens here.
    ``closed_at``: since when nobody may come in. ``board``: the board of a duplicate night that is played (``Board``).
    """

    id: str
    game: str
    edition: int
    options: dict[str, Any]
    seed: bytes
    again: str | None = None
    began_at: int | None = None
    seal: str = ""
    reseats: int = 0
    resealed: str = ""
    terms: dict[str, Any] | None = None
    begins: dict[str, Any] | None = None
    branch_of: str | None = None
    called: str = ""
    moved_at: int | None = None
    closed_at: int | None = None
    board: dict[str, Any] | None = None

    @property
    def closed(self) -> bool:
        """Whether an operator closed the table, so that nobody may come in."""
        return self.closed_at is not None

    @property
    def moved(self) -> bool:
        """Whether the match goes on in another house."""
        return self.moved_at is not None

    def sealed(self, seats: Sequence[Seat]) -> str:
        """Return the seal over all that the match is played by, with the seats as they are when it begins."""
        people = [
            [seat.number, seat.kind, seat.name, seat.guest, seat.level, seat.nonce, *["program"] * seat.program]
            for seat in seats
        ]
        fixed = [self.id, self.game, self.edition, self.options, self.seed.hex(), self.began_at]
        agreed = [self.terms] if self.terms is not None else []
        begun = [self.begins, self.branch_of] if self.begins is not None else []
        dealt = [self.board] if self.board is not None else []
        return _seal([*fixed, *agreed, *begun, *dealt, people])

    def sealed_anew(self, seats: Sequence[Seat]) -> str:
        """Return the seal over seats that changed after the beginning; the log's chain still starts at ``seal``."""
        return _seal([self.seal, self.sealed(seats)])

    def sound(self, seats: Sequence[Seat]) -> bool:
        """Return whether setup and seats are unchanged since they were sealed."""
        if not all(seat.mixed for seat in seats):
            return self.seal == ""
        return self.resealed == self.sealed_anew(seats) if self.resealed else self.seal == self.sealed(seats)


class Lobby(NamedTuple):
    """A table without its log."""

    setup: TableSetup
    seats: list[Seat]


class Stored(NamedTuple):
    """A table with its log, each row beside its seal."""

    setup: TableSetup
    seats: list[Seat]
    log: list[tuple[Row, str]]


class Kept(NamedTuple):
    """A table in the list of a guest.

    Times are Unix seconds; ``told_at``: when the guest was first told that it will leave the list, None if never.
    """

    id: str
    made_at: int
    told_at: int | None


def new_setup(game: Game, options: Any, terms: dict[str, Any] | None = None, prefix: str = "") -> TableSetup:
    """Make the setup of a new table: an id nobody can guess, and a seed that is committed to from now on.

    ``prefix`` is what the id begins with.
    """
    return TableSetup(
        id=prefix + new_id(ID_BYTES),
        game=game.name,
        edition=game.about.edition,
        options=msgspec.to_builtins(options),
        seed=new_seed(),
        terms=terms,
    )


def begun(setup: TableSetup, seats: Sequence[Seat], at: int) -> TableSetup:
    """Return the setup with the match begun and sealed at ``at``, unchanged if it began before or waits for a seat."""
    if setup.began_at is not None or not all(seat.mixed for seat in seats):
        return setup
    started = setup._replace(began_at=at)
    return started._replace(seal=started.sealed(seats))


def first_look(setup: TableSetup, at: int) -> int | None:
    """Return when absent players are first looked for at a new table, None where moves have no days."""
    return at if setup.terms is not None and setup.terms["days"] else None


def reseated(lobby: Lobby, change: Change, at: int) -> Lobby:
    """Change the seats before the match, which begins at ``at`` if no seat is waited for any more.

    Returns ``lobby`` itself where nothing changes. Raises what ``change`` raises, and Conflict once the match has
    begun.
    """
    seats = change(lobby.seats)
    if seats == lobby.seats:
        return lobby
    if lobby.setup.began_at is not None:
        raise Conflict("The match has begun already.")
    return Lobby(begun(lobby.setup, seats, at)._replace(reseats=lobby.setup.reseats + 1), seats)


def renamed(lobby: Lobby, change: Change, always: bool = False) -> Lobby:
    """Change the names and guests of seats, at any time; a match that has begun is sealed anew.

    Returns ``lobby`` itself where nothing changes, unless ``always``, which makes every process read the seats again.
    Raises what ``change`` raises.
    """
    seats = change(lobby.seats)
    if seats == lobby.seats and not always:
        return lobby
    setup = lobby.setup._replace(reseats=lobby.setup.reseats + 1)
    if setup.began_at is not None:
        setup = setup._replace(resealed=setup.sealed_anew(seats))
    return Lobby(setup, seats)


def moved(lobby: Lobby, at: int) -> Lobby:
    """Mark a table as moved to another house at ``at``; every process reads its setup again.

    Returns ``lobby`` itself where the table was moved before.
    """
    if lobby.setup.moved:
        return lobby
    return Lobby(lobby.setup._replace(moved_at=at, reseats=lobby.setup.reseats + 1), lobby.seats)


def closed(lobby: Lobby, at: int) -> Lobby:
    """Mark a table as closed by an operator at ``at``; every process reads its setup again.

    Returns ``lobby`` itself where the table was closed before.
    """
    if lobby.setup.closed:
        return lobby
    return Lobby(lobby.setup._replace(closed_at=at, reseats=lobby.setup.reseats + 1), lobby.seats)


def is_rated(setup: TableSetup) -> bool:
    """Return whether the result of a table counts for ratings; before there were any, none did."""
    return setup.terms is not None and bool(setup.terms.get("rated"))


def is_contested(lobby: Lobby, guest: str, game: str, seats: int) -> bool:
    """Return whether a guest's match of a game with ``seats`` seats has begun that is rated, or has other people."""
    guests = {seat.guest for seat in lobby.seats if seat.guest is not None}
    fits = lobby.setup.game == game and lobby.setup.began_at is not None and len(lobby.seats) == seats
    return fits and guest in guests and (len(guests) > 1 or is_rated(lobby.setup))


def _seal(parts: Sequence[object]) -> str:
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:32]
