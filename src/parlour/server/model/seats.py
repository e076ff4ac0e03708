"""Seats: people, bots and seats kept open for friends, and the nonces by which every person adds to the seed.

Before a match every person's browser first commits to a nonce, by its SHA-256, and reveals it when all have committed:
whoever comes last, or reads the database, learns the others' nonces only when it is too late to choose their own.
The functions below are the rules for changing seats. They are pure: they return new seats, which storage writes.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from parlour.bots.agents import agents_of, is_agent
from parlour.bots.levels import DEFAULT, LEVELS, PROGRAMS, USUAL, is_known
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.seed import commitment
from parlour.protocol.http import SeatRequest
from parlour.server.base.decode import UNNAMED, clean_name, given_name
from parlour.server.base.errors import Conflict, NotYours

SeatKind = Literal["human", "bot", "open"]
SECRET_BYTES = 16
NAMES = (
    "Alma",
    "Bruno",
    "Clara",
    "Dario",
    "Elin",
    "Felix",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
    "Kira",
    "Leon",
    "Mira",
    "Nilo",
    "Olga",
    "Pia",
    "Rosa",
    "Samir",
    "Tilda",
    "Vera",
)
"""The names of bots: short, and the same in every language."""


class Seat(msgspec.Struct):
    """A seat at a table, mutable. ``guest`` is the hash of its holder's token.

    ``commitment`` and ``nonce`` are hex, empty until given. ``link`` is the hash of the secret by which a friend may
    take the seat, empty where it was never kept open. ``program``: the holder is a program, and ``name`` its name.
    """

    number: int
    kind: SeatKind
    name: str
    guest: str | None = None
    level: str | None = None
    nonce: str = ""
    commitment: str = ""
    link: str = ""
    program: bool = False

    def held_by(self, guest: str | None) -> bool:
        """Whether this guest plays for the seat."""
        return guest is not None and self.kind == "human" and self.guest == guest

    @property
    def strength(self) -> str | None:
        """The level of a seat's bot, None for other seats; the usual level if the stored one is not known any more."""
        return None if self.kind != "bot" else self.level if is_known(self.level) else USUAL

    @property
    def mixed(self) -> bool:
        """Whether the match need not wait for this seat: it is a bot's, or a person's whose nonce was given."""
        return self.kind == "bot" or (self.kind == "human" and self.nonce != "")

    @property
    def committed(self) -> bool:
        """Whether no commitment is awaited from this seat."""
        return self.kind == "bot" or (self.kind == "human" and self.commitment != "")

    def unmixed(self) -> Seat:
        """Return a copy of the seat without commitment and nonce."""
        return msgspec.structs.replace(self, nonce="", commitment="")

    def anew(self) -> Seat:
        """Return a copy of the seat for the table of a rematch: without commitment, nonce and link."""
        return msgspec.structs.replace(self.unmixed(), link="")

    def hand_to_bot(self, level: str) -> None:
        """Make the seat a bot's; its guest has left for good."""
        self.kind, self.level, self.program = "bot", level, False


def seat_people(requests: Sequence[SeatRequest], guest: str, table: str, game: Game) -> list[Seat]:
    """Make the seats of a new table of a game; bots get names by the table's id. Raises BadOption naming the field."""
    taken = {request.name for request in requests}
    first = int.from_bytes(hashlib.sha256(table.encode()).digest()) % len(NAMES)
    free = (name for name in (*NAMES[first:], *NAMES[:first]) if name not in taken)
    asked = any(is_agent(request.level or "") for request in requests)  # checkpoints are read only where one is named
    bots = (*LEVELS, *PROGRAMS, *(agents_of(game, len(requests)) if asked else ()))
    return [_seat(number, request, guest, free, bots) for number, request in enumerate(requests)]


def cost_of(seats: Sequence[Seat]) -> int:
    """Return how many tables a new one counts as in the limits: one, or the number of its bots if only bots play."""
    return 1 if any(seat.kind != "bot" for seat in seats) else len(seats)


def _seat(number: int, request: SeatRequest, guest: str, free: Iterator[str], bots: Sequence[str]) -> Seat:
    field = f"seats[{number}]"
    if request.kind != "bot" and request.level is not None:
        raise BadOption("only a bot has a level", f"{field}.level")
    if request.kind == "link":
        return _open(number)
    if request.kind == "bot":
        name = next(free) if request.name is None else clean_name(request.name, f"{field}.name")
        return Seat(number, "bot", name, None, _level(request, field, bots))
    return Seat(number, "human", given_name(request.name, f"{field}.name"), guest)


def _level(request: SeatRequest, field: str, bots: Sequence[str]) -> str:
    if request.level is None:
        return DEFAULT
    if request.level not in bots:
        there = ", ".join((*LEVELS, *filter(is_agent, bots)))
        raise BadOption(f"there is no level {request.level!r}; there are: {there}", f"{field}.level")
    return request.level


def _open(number: int, link: str = "") -> Seat:
    return Seat(number, "open", UNNAMED, link=link)


# --- links


def keep_open(seats: Sequence[Seat]) -> tuple[list[Seat], dict[int, str]]:
    """Make a secret link for every open seat; return the seats, which hold its hash, and the secrets by seat number."""
    secret_of = {seat.number: secrets.token_urlsafe(SECRET_BYTES) for seat in seats if seat.kind == "open"}
    linked = [
        msgspec.structs.replace(seat, link=link_of(secret_of[seat.number])) if seat.kind == "open" else seat
        for seat in seats
    ]
    return linked, secret_of


def link_of(secret: str) -> str:
    """Hash a link's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def sit(seats: Sequence[Seat], secret: str, guest: str, name: str, program: bool = False) -> list[Seat]:
    """Return the seats with a guest, perhaps a ``program``, at the one that has a link.

    Nothing changes if they hold it already.

    Raises NotYours for an unknown link, Conflict if somebody else holds the seat or the guest has another one.
    """
    link = link_of(secret)
    seat = next((seat for seat in seats if seat.link == link), None)
    if seat is None:
        raise NotYours("This link leads to no seat at this table.")
    if seat.held_by(guest):
        return list(seats)
    if any(other.held_by(guest) for other in seats):
        raise Conflict("You sit at this table already.", "seat")
    if seat.kind != "open":
        raise Conflict("Somebody sits there already.", "seat")
    return _with(seats, Seat(seat.number, "human", name, guest, link=link, program=program))


def sit_anywhere(seats: Sequence[Seat], guest: str, name: str) -> list[Seat]:
    """Return the seats with a guest at the first free one; nothing changes if they sit here already.

    Raises Conflict where no seat is free.
    """
    if any(seat.held_by(guest) for seat in seats):
        return list(seats)
    free = next((seat for seat in seats if seat.kind == "open"), None)
    if free is None:
        raise Conflict("Somebody sits there already.", "seat")
    return _with(seats, Seat(free.number, "human", name, guest, link=free.link))


# --- mixing


def commit(seats: Sequence[Seat], guest: str | None, given: Mapping[int, str]) -> list[Seat]:
    """Set the commitments of a guest's seats; one that is set already stays. Raises NotYours."""
    _check_own(seats, guest, given)
    return [
        msgspec.structs.replace(seat, commitment=given[seat.number])
        if seat.number in given and not seat.commitment
        else seat
        for seat in seats
    ]


def reveal(seats: Sequence[Seat], guest: str | None, given: Mapping[int, str]) -> list[Seat]:
    """Set the nonces of a guest's seats once all have committed. Raises NotYours, Conflict, BadOption."""
    _check_own(seats, guest, given)
    if not all(seat.committed for seat in seats):
        raise Conflict("Not everybody has committed to a nonce yet.")
    for number, nonce in given.items():
        if commitment(bytes.fromhex(nonce)) != seats[number].commitment:
            raise BadOption(f"this is not the nonce that seat {number} committed to", "seats")
    return [msgspec.structs.replace(seat, nonce=given.get(seat.number, seat.nonce)) for seat in seats]


def hand_over(seats: Sequence[Seat], guest: str | None, number: int, level: str) -> list[Seat]:
    """Return the seats with a guest's seat given to a bot before the match; all commit anew. Raises NotYours."""
    _check_own(seats, guest, (number,))
    after = [seat.unmixed() for seat in seats]
    after[number].hand_to_bot(level)
    return after


def without(seats: Sequence[Seat], guest: str) -> list[Seat]:
    """Return the seats without a guest before the match: open if they have a link, else a bot's; all commit anew."""
    return [_left(seat) if seat.held_by(guest) else seat.unmixed() for seat in seats]


def _left(seat: Seat) -> Seat:
    free = _open(seat.number, seat.link)
    return free if seat.link else msgspec.structs.replace(free, kind="bot", level=USUAL)


def nameless(seats: Sequence[Seat], guest: str) -> list[Seat]:
    """Remove a guest's name and hash from the seats of a match that has begun."""
    return [msgspec.structs.replace(seat, name=UNNAMED, guest=None) if seat.guest == guest else seat for seat in seats]


def taken_over(seats: Sequence[Seat], number: int, before: str | None, guest: str, name: str) -> list[Seat]:
    """Seat a guest in place of an absent one, ``before``. Raises Conflict if the seat is another's by now."""
    if seats[number].guest != before:
        raise Conflict("Somebody sits there already.", "seat")
    return _with(seats, msgspec.structs.replace(seats[number], guest=guest, name=name, program=False))


def without_late(seats: Sequence[Seat]) -> list[Seat]:
    """Open the seats taken by link that the table still waits for.

    If all had committed, some nonces may be known, so all are void and everybody commits anew.
    """
    revealing = all(seat.committed for seat in seats)
    if revealing and all(seat.mixed for seat in seats):
        return list(seats)
    late = [seat.kind == "human" and not (seat.mixed if revealing else seat.committed) for seat in seats]
    kept = [seat.unmixed() if revealing else seat for seat in seats]
    return [
        _open(seat.number, seat.link) if away and seat.link else seat for seat, away in zip(kept, late, strict=True)
    ]


def _check_own(seats: Sequence[Seat], guest: str | None, numbers: Iterable[int]) -> None:
    for number in numbers:
        if number >= len(seats) or not seats[number].held_by(guest):
            raise NotYours(f"Seat {number} is not yours.")


def _with(seats: Sequence[Seat], seat: Seat) -> list[Seat]:
    return [seat if other.number == seat.number else other for other in seats]
