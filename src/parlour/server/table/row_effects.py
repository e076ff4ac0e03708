"""The effect of each kind of row of a log on the state of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from msgspec.structs import replace

from parlour.core.decision import USUAL
from parlour.core.ending import MOST_SEATS, Ending, How
from parlour.core.facts import say
from parlour.core.match import Match
from parlour.core.scene import Event
from parlour.core.time_control import SeatClocks
from parlour.protocol.early import Proposal, Wish
from parlour.protocol.http import Terms
from parlour.server.model.seats import Seat
from parlour.server.model.stored import Kind, Row
from parlour.server.table.history import History


class State(Protocol):
    """The parts of a table's state (``table_state``) that rows change."""

    seats: list[Seat]
    terms: Terms | None
    away: dict[int, str]
    times: SeatClocks | None
    proposal: Proposal | None
    declined: set[tuple[int, Wish]]
    history: History
    authors: list[str | None]

    def playing(self) -> Match: ...  # noqa: D102

    def note_action(self, row: Row, index: int) -> None: ...  # noqa: D102


def act(state: State, row: Row) -> None:
    """Carry out an action."""
    match = state.playing()
    match.carry_out(row.seat, match.game.rules.actions.read(row.what))
    if state.times is not None:
        state.times.note_action(row.seat, row.at)
    state.note_action(row, len(match.entries) - 1)


def undo(state: State, row: Row) -> None:
    """Take actions back."""
    match, taken_back = state.playing(), []
    for _ in range(int(row.what)):
        state.history.freeze(len(match.entries) - 1)
        taken_back.append(match.take_back().seat)
        state.authors.pop()
    state.proposal = None
    if state.times is not None:
        state.times.note_taken_back(taken_back, match.seats_to_act(), row.at)
    state.history.note_taken_back(row.seq, Event(say("takes-back", who=row.seat), row.seat))


def leave(state: State, row: Row) -> None:
    """Hand the seat of somebody who leaves to a bot."""
    _hand_to_bot(state, row.seat, row.what)
    _tell(state, row, "leaves")


def be_late(state: State, row: Row) -> None:
    """Let a bot play for an absent player, or let anybody take the seat."""
    state.away[row.seat] = row.what
    if state.terms is not None and not state.terms.over_days:
        _tell(state, row, "away-bot")
    else:
        _tell(state, row, "late-bot" if row.what else "late-free")


def come_back(state: State, row: Row) -> None:
    """Give an absent player the seat back."""
    state.away.pop(row.seat, None)
    _tell(state, row, "comes-back")


def lose(state: State, row: Row) -> None:
    """End a match of at most two seats because one is lost; in others hand that seat to a bot."""
    match = state.playing()
    if match.players <= MOST_SEATS:
        match.end_early(Ending(cast(How, row.what), row.seat))
        state.proposal = None
        _tell(state, row, f"ended-{row.what}")
    else:
        _hand_to_bot(state, row.seat, USUAL)
        _tell(state, row, f"out-{row.what}")


def end(state: State, row: Row) -> None:
    """End the match as all have agreed."""
    state.playing().end_early(Ending(cast(How, row.what)))
    state.proposal = None
    state.history.tell_all(row.seq, Event(say(f"ended-{row.what}")))


def ask(state: State, row: Row) -> None:
    """Note what a seat asks the others for."""
    state.proposal = Proposal(cast(Wish, row.what), row.seat, (row.seat,))
    _tell(state, row, f"asks-{row.what}")


def agree(state: State, row: Row) -> None:
    """Note that a seat agrees to what another one asks for; others still have to."""
    if state.proposal is not None:
        state.proposal = replace(state.proposal, agreed=(*state.proposal.agreed, row.seat))
    _tell(state, row, "agrees")


def decline(state: State, row: Row) -> None:
    """Drop what a seat asks for; the seat itself may do so, too."""
    if state.proposal is not None:
        state.declined.add((state.proposal.seat, state.proposal.what))
    state.proposal = None
    _tell(state, row, "declines")


def _hand_to_bot(state: State, seat: int, level: str) -> None:
    state.away.pop(seat, None)
    state.seats[seat].hand_to_bot(level)
    state.proposal = None
    if state.times is not None:
        state.times.remove_clock(seat)


def _tell(state: State, row: Row, message: str) -> None:
    state.history.tell_all(row.seq, Event(say(message, who=row.seat), row.seat))


EFFECTS: dict[Kind, Callable[[State, Row], None]] = {
    "act": act,
    "undo": undo,
    "leave": leave,
    "late": be_late,
    "back": come_back,
    "out": lose,
    "end": end,
    "ask": ask,
    "agree": agree,
    "decline": decline,
}
