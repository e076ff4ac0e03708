"""Views: what a line gets to see of its table.

Everything comes from the record hidden for the viewer (``scene``, ``choices`` and ``events`` of the chronicle). A
person who looks from a seat that is not theirs is a spectator.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from parlour.core.scene import Choice
from parlour.core.verbs import SPECTATOR
from parlour.protocol.wire import Proof, RunningClock, SeatInfo, TableInfo, View
from parlour.server.chronicle import Chronicle
from parlour.server.line import Line
from parlour.server.seats import Seat

Phase = Literal["waiting", "playing", "over"]


def phase(chronicle: Chronicle) -> Phase:
    """Say whether the table waits, plays or has finished."""
    if chronicle.match is None:
        return "waiting"
    return "over" if chronicle.match.over else "playing"


def draw_view(
    chronicle: Chronicle,
    line: Line,
    online: Collection[str],
    thinking: Collection[int],
    clocks: tuple[RunningClock, ...],
    again: str | None,
) -> View:
    """Draw what the line may see now, and note that it was shown."""
    seat = own_seat(chronicle, line)
    view = View(
        seq=chronicle.seq,
        seat=seat,
        table=_table(chronicle, line.guest, online, thinking, again),
        clocks=clocks,
    )
    if chronicle.match is not None:
        _fill(view, chronicle, line, SPECTATOR if seat is None else seat)
    line.shown, line.whole = chronicle.seq, False
    return view


def own_seat(chronicle: Chronicle, line: Line) -> int | None:
    """Give the seat a line looks from if it is one of its own."""
    return next((s.number for s in chronicle.seats if s.number == line.viewer and s.held_by(line.guest)), None)


def _fill(view: View, chronicle: Chronicle, line: Line, viewer: int) -> None:
    view.scene = chronicle.scene(viewer)
    view.actions = _choices(chronicle, line.guest, viewer)
    view.log = line.whole or line.shown > chronicle.seq
    view.events = chronicle.events(viewer, 0 if view.log else line.shown)
    view.undo = viewer != SPECTATOR and chronicle.may_undo(line.guest, viewer)


def _choices(chronicle: Chronicle, guest: str | None, viewer: int) -> tuple[Choice, ...]:
    """List what the line may do: in open games for all its seats, in secret ones for the seat it looks from."""
    if chronicle.game.secret:
        return () if viewer == SPECTATOR else chronicle.choices(viewer)
    own = (seat.number for seat in chronicle.seats if seat.held_by(guest))
    return tuple(choice for seat in own for choice in chronicle.choices(seat))


def _table(
    chronicle: Chronicle, guest: str | None, online: Collection[str], thinking: Collection[int], again: str | None
) -> TableInfo:
    now = phase(chronicle)
    match = chronicle.match
    return TableInfo(
        id=chronicle.charter.id,
        game=chronicle.game.name,
        title=chronicle.game.title,
        options=_options(chronicle),
        seats=tuple(_seat(seat, guest, online, thinking) for seat in chronicle.seats),
        phase=now,
        commitment=chronicle.commitment,
        secret=chronicle.game.secret,
        proof=Proof(chronicle.charter.seed.hex(), match.nonces) if match is not None and now == "over" else None,
        again=again,
    )


def _options(chronicle: Chronicle) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(chronicle.options)
    return found


def _seat(seat: Seat, guest: str | None, online: Collection[str], thinking: Collection[int]) -> SeatInfo:
    return SeatInfo(
        seat=seat.number,
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        mine=seat.held_by(guest),
        mixed=seat.mixed,
        online=seat.kind == "human" and seat.guest in online,
        thinking=seat.number in thinking,
    )
