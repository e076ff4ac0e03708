"""Who sits where: people, bots and chairs kept open for friends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from parlour.bots.levels import levels
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.protocol.wire import SeatRequest
from parlour.server.decode import clean_name

SeatKind = Literal["human", "bot", "open"]


class Seat(msgspec.Struct):
    """A seat at a table. ``guest`` is the hash of its holder's token; ``nonce`` is empty until given."""

    number: int
    kind: SeatKind
    name: str
    guest: str | None = None
    level: str | None = None
    nonce: str = ""

    def held_by(self, guest: str | None) -> bool:
        """Whether this guest plays for the seat."""
        return guest is not None and self.kind == "human" and self.guest == guest

    @property
    def mixed(self) -> bool:
        """Whether the match need not wait for this seat: a bot's, or a person's whose nonce is in."""
        return self.kind == "bot" or (self.kind == "human" and self.nonce != "")

    def anew(self) -> Seat:
        """The same seat at the table of a rematch: its nonce is given anew."""
        return msgspec.structs.replace(self, nonce="")

    def hand_to_bot(self, level: str) -> None:
        """Let a bot play on; the guest has left for good."""
        self.kind, self.level = "bot", level


def usual_level(game: Game) -> str:
    """Name the level offered first: the last but one."""
    known = levels(game)
    return known[max(0, len(known) - 2)]


def seat_people(game: Game, requests: Sequence[SeatRequest], guest: str) -> list[Seat]:
    """Make the seats of a new table. Raises BadOption naming the field."""
    return [_seat(game, number, request, guest) for number, request in enumerate(requests)]


def cost_of(seats: Sequence[Seat]) -> int:
    """Give how many tables a new one counts as: without people as many as it has bots, which nobody waits for."""
    return 1 if any(seat.kind != "bot" for seat in seats) else len(seats)


def _seat(game: Game, number: int, request: SeatRequest, guest: str) -> Seat:
    field = f"seats[{number}]"
    if request.kind != "bot" and request.level is not None:
        raise BadOption("only a bot has a level", f"{field}.level")
    if request.kind == "link":
        return Seat(number, "open", f"Player {number + 1}")
    if request.kind == "bot":
        return Seat(number, "bot", _name(request, f"Bot {number + 1}", field), None, _level(game, request, field))
    return Seat(number, "human", _name(request, f"Player {number + 1}", field), guest)


def _name(request: SeatRequest, otherwise: str, field: str) -> str:
    return otherwise if request.name is None else clean_name(request.name, f"{field}.name")


def _level(game: Game, request: SeatRequest, field: str) -> str:
    if request.level is None:
        return usual_level(game)
    known = levels(game)
    if request.level not in known:
        raise BadOption(f"there is no level {request.level!r}; there are: {', '.join(known)}", f"{field}.level")
    return request.level
