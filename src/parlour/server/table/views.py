"""Draws views: what a connection is shown of its table.

Everything comes from the record hidden for the viewer (``scene``, ``choices`` and ``events`` of the state). A guest who
looks from a seat that is not theirs is a spectator.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import chain
from typing import Literal, NamedTuple

from msgspec.structs import replace

from parlour.bots.verdicts import is_reviewed
from parlour.core.match import Match
from parlour.core.scene import Choice
from parlour.core.time_control import SeatClocks
from parlour.core.verbs import SPECTATOR
from parlour.protocol.early import SeatTime
from parlour.protocol.messages import Changes, Proof, RunningClock, SeatInfo, TableInfo, View
from parlour.protocol.seats_of_programs import Turn
from parlour.server.model.coordination import Crowd
from parlour.server.model.seats import Seat
from parlour.server.table.agreements import ways
from parlour.server.table.begins import branch_of
from parlour.server.table.changes import changes
from parlour.server.table.connection import Connection
from parlour.server.table.hints import are_given
from parlour.server.table.table_state import TableState

Phase = Literal["waiting", "playing", "over"]


def phase(state: TableState) -> Phase:
    """Return the phase of the match: ``waiting`` before it begins, ``playing``, or ``over``."""
    if state.match is None:
        return "waiting"
    return "over" if state.match.over else "playing"


def is_running(state: TableState) -> bool:
    """Return whether the match goes on here: it was not moved to another house, and the table was not closed."""
    return phase(state) == "playing" and not (state.setup.moved or state.setup.closed)


class Surroundings(NamedTuple):
    """What a view shows that is not in the state of the table.

    online: the guests who are connected
    thinking: the seats whose bots are at work
    clocks: the clocks of the game that run
    again: the id of the rematch
    due: when the time of each seat is up whose person is to act, in Unix time; where moves have days
    claimable: the seats whose people have been away long enough for others to stop waiting
    now: the house's time up to which clocks of seats are charged
    crowd: who looks on without a seat
    """

    online: Collection[str] = ()
    thinking: Collection[int] = ()
    clocks: tuple[RunningClock, ...] = ()
    again: str | None = None
    due: Mapping[int, int] = {}
    claimable: Collection[int] = ()
    now: int = 0
    crowd: Crowd = Crowd()

    def without_time(self) -> tuple[object, ...]:
        """Return all but the clocks."""
        return self.online, self.thinking, self.again, self.due, self.claimable, self.crowd


def draw_view(state: TableState, connection: Connection, around: Surroundings) -> View | Changes:
    """Draw a connection's view, or the changes since its last one, and note that it was sent."""
    seat = own_seat(state, connection)
    view = View(
        seq=state.seq,
        seat=seat,
        table=_table(state, connection, around),
        clocks=around.clocks,
        times=_times(state.times, around.now),
    )
    if state.match is not None:
        _fill(view, state, connection, SPECTATOR if seat is None else seat)
    connection.shown, connection.whole = state.seq, False
    old, connection.sent = connection.sent, view
    if old is None or old.scene is None or view.scene is None or view.log or old.seat != view.seat:
        return view
    return changes(old, view, state.scene_changes(old.scene))


def draw_turn(state: TableState, connection: Connection, around: Surroundings) -> Turn:
    """Draw what a program is shown in place of a view: always whole, and without pictures and words."""
    seat = own_seat(state, connection)
    turn = Turn(
        seq=state.seq,
        seat=seat,
        table=_table(state, connection, around),
        clocks=around.clocks,
        times=_times(state.times, around.now),
    )
    if state.match is not None:
        turn.view, turn.legal = state.question(SPECTATOR if seat is None else seat)
        turn.may = ways(state, connection.guest, seat) if seat is not None else ()
    return turn


def own_seat(state: TableState, connection: Connection) -> int | None:
    """Return the seat a connection looks from if it is its guest's, else None."""
    return next((s.number for s in state.seats if s.number == connection.viewer and s.held_by(connection.guest)), None)


def _fill(view: View, state: TableState, connection: Connection, viewer: int) -> None:
    view.scene = state.scene()
    view.own = state.own(viewer) if viewer != SPECTATOR else None
    view.actions = tuple(
        chain.from_iterable(taken_by(seat, viewer, state.choices(seat)) for seat in acting_seats(state, connection))
    )
    view.log = connection.whole or connection.shown > state.seq
    since = 0 if view.log else connection.shown
    view.events, view.since = state.events(viewer, since)
    view.log |= view.since > since  # more than a page of it is no news
    view.may = ways(state, connection.guest, viewer) if viewer != SPECTATOR else ()
    view.undo = viewer != SPECTATOR and not state.setup.moved and state.may_undo(connection.guest, viewer)


def _times(times: SeatClocks | None, now: int) -> tuple[SeatTime, ...]:
    if times is None:
        return ()
    return tuple(
        SeatTime(seat, times.bank(seat, now), times.free(seat, now), seat in times.running) for seat in times.seats
    )


def taken_by(seat: int, viewer: int | None, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return choices marked with their seat, unchanged if that is the viewer's."""
    return choices if seat == viewer else tuple(replace(choice, seat=seat) for choice in choices)


def acting_seats(state: TableState, connection: Connection) -> list[int]:
    """List the seats a connection may act for: all its guest's in open games, the one it looks from in secret ones.

    None at a table that was moved.
    """
    if state.setup.moved:
        return []
    looks = own_seat(state, connection) if state.game.rules.secret else None
    own = [seat.number for seat in state.seats if seat.held_by(connection.guest)]
    return [seat for seat in own if seat == looks] if state.game.rules.secret else own


def _table(state: TableState, connection: Connection, around: Surroundings) -> TableInfo:
    """Describe the table around the match; the same object as last time if nothing of it has changed."""
    key = state.edition, state.setup, phase(state), around.without_time()
    if connection.table_shown is None or connection.table_shown[0] != key:
        connection.table_shown = key, draw_table(state, connection.guest, around)
    return connection.table_shown[1]


def draw_table(state: TableState, guest: str | None, around: Surroundings) -> TableInfo:
    """Describe the table around the match for a guest."""
    now = phase(state)
    match = state.match
    return TableInfo(
        id=state.setup.id,
        game=state.game.name,
        title=state.game.about.title,
        options=state.chosen,
        seats=tuple(_seat(seat, guest, state.away, around) for seat in state.seats),
        phase=now,
        commitment=state.commitment,
        secret=state.game.rules.secret,
        hints=are_given(state, guest),
        reviews=state.match is not None and is_reviewed(state.match),
        buttons=state.game.table.has_buttons(state.options),
        proof=_proof(match) if now == "over" else None,
        again=around.again,
        terms=state.terms,
        branch=branch_of(state.setup),
        moved=state.setup.moved,
        proposal=state.proposal,
        onlookers=tuple(name for _, name in around.crowd.named),
        unnamed=around.crowd.people - len(around.crowd.named),
    )


def _proof(match: Match | None) -> Proof | None:
    """Return the revealed seed and nonces.

    None for a match that began with a position and has no seed, and for a board of a night, which others may yet play.
    """
    if match is None or match.seed is None or match.board is not None:
        return None
    return Proof(match.seed.hex(), match.nonces)


def _seat(seat: Seat, guest: str | None, away: Mapping[int, str], around: Surroundings) -> SeatInfo:
    return SeatInfo(
        seat=seat.number,
        name=seat.name,
        kind=seat.kind,
        level=seat.strength,
        mine=seat.held_by(guest),
        mixed=seat.mixed,
        commitment=seat.commitment,
        online=seat.kind == "human" and seat.guest in around.online,
        thinking=seat.number in around.thinking,
        stead=bool(away.get(seat.number)),
        free=away.get(seat.number) == "",
        due=around.due.get(seat.number, 0),
        claimable=seat.number in around.claimable,
        program=seat.program,
    )
