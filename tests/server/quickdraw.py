"""Quickdraw, a game only for these tests: secret, live, with a clock. No game of the shelf is all three so small.

Anybody may call a number from 1 to 9 at any time, each time a higher one; calls are secret. The first call starts the
timer of five seconds; a patient clock of a minute runs all the time. When either runs out the highest call wins.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import numpy as np

from parlour.core.actions import Action, Actions
from parlour.core.decision import Decision
from parlour.core.facets import About, Rules, Strategy, Table
from parlour.core.facts import Fact
from parlour.core.facts import say as fact
from parlour.core.game import Game
from parlour.core.kernel import Array, kernel
from parlour.core.record import Record, i8
from parlour.core.scene import Clock, Event, Own, Piece, SeatScore, Zone
from parlour.core.verbs import CLOCK, ENDLESS

TIMER_MS = 5_000
PATIENCE_MS = 60_000
WAITING, RUNNING, OVER = range(3)


class Options(msgspec.Struct, frozen=True):
    """None."""


class State(Record):
    phase: i8
    calls: Annotated[Array, np.int8, (4,)]
    called: Annotated[Array, np.int8, (4,)]
    quickdraw: i8


class Position(msgspec.Struct):
    """The whole state."""

    phase: int
    calls: tuple[int, ...]


def position(state: Any) -> Position:
    return Position(int(state.phase), tuple(int(call) for call in state.calls))


def load(position: Position, state: Any) -> None:
    state.phase = position.phase
    state.calls[:] = position.calls
    state.called[:] = state.calls > 0


ACTIONS = Actions(Action("call", number=range(1, 10)), Action("clock", which=("patience", "timer")))


@kernel
def setup(state: Any) -> None:
    state.phase = 0


@kernel
def actors(state: Any) -> int:
    if int(state.phase) == 2:
        return 0
    return ((1 << int(state.players)) - 1) | (1 << 31)


@kernel
def check(state: Any, seat: int, action: int) -> int:
    if int(state.phase) == 2:
        return 300
    if seat == 31:
        return 0 if action in (9, 9 + int(state.phase)) else 2
    if action >= 9:
        return 2
    return 0 if action + 1 > int(state.calls[seat]) else 1


@kernel
def legal(state: Any, seat: int, out: Array) -> int:
    if seat == 31:
        out[0] = 9
        out[1] = 10
        return 1 + int(state.phase)
    count = 0
    for action in range(int(state.calls[seat]), 9):
        out[count] = action
        count += 1
    return count


@kernel
def apply(state: Any, seat: int, action: int) -> None:
    if seat == 31:
        state.phase = 2
        return
    state.calls[seat] = action + 1
    state.called[seat] = 1
    state.phase = 1


@kernel
def clock(state: Any, action: int) -> tuple[int, int]:
    return (PATIENCE_MS if action == 9 else TIMER_MS), 0


@kernel
def score(state: Any, points: Array) -> int:
    best = 0
    for seat in range(int(state.players)):
        points[seat] = int(state.calls[seat])
        best = max(best, int(state.calls[seat]))
    winners = 0
    if int(state.phase) == 2:
        for seat in range(int(state.players)):
            if int(state.calls[seat]) == best:
                winners |= 1 << seat
    return winners


@kernel
def hide(state: Any, viewer: int, out: Any) -> None:
    out.players = state.players
    out.phase = state.phase
    for seat in range(4):
        out.called[seat] = state.called[seat]
        if seat == viewer or int(state.phase) == 2:
            out.calls[seat] = state.calls[seat]


@kernel
def imagine(state: Any, viewer: int, dice: Array) -> None:
    state.quickdraw = 0


@kernel
def evaluate(state: Any, seat: int) -> float:
    return 0.5


HORIZON = ENDLESS


def decide(view: Any, seat: int, level: str, dice: Array, halt: Array) -> Decision:
    """The expert calls 9 once another has called; the others never do."""
    if level == "expert" and int(view.calls[seat]) == 0 and int(view.called.sum()) > 0:
        return Decision(8, 1_000)
    return Decision(None, 500)


def zones(state: Any) -> tuple[Zone, ...]:
    return (Zone("table", "board", 1, 1, "table"),)


def pieces(state: Any) -> tuple[Piece, ...]:
    return ()


def state_of_play(state: Any) -> str:
    return ("Call.", "Time is running.", "Over.")[state.phase]


outcome = state_of_play


def seat_score(state: Any, seat: int) -> SeatScore:
    return SeatScore(seat, state.calls[seat])


def own(state: Any, seat: int) -> Own:
    return Own(status=fact("called", number=state.calls[seat]))


def path(state: Any, seat: int, action: int) -> tuple[str, ...]:
    return (f"n{action + 1}",)


def label(state: Any, seat: int, action: int) -> str:
    return f"Call {action + 1}"


def reason(state: Any, seat: int, action: int, code: int) -> Fact | None:
    return fact("too-low" if code == 1 else "no-clock")


def tell(before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
    """The number is told to whoever knows it."""
    if seat == CLOCK:
        yield Event(fact("time-is-up"))
    else:
        yield Event(fact("calls", who=seat, number=after.calls[seat]), seat)


def clocks(state: Any) -> tuple[Clock, ...]:
    patience = Clock("patience", fact("patience"), PATIENCE_MS, 1)
    return (Clock("timer", fact("timer"), TIMER_MS, 2), patience) if int(state.phase) == RUNNING else (patience,)


ME = sys.modules[__name__]
GAME = Game(
    name="quickdraw",
    about=About(
        title="Quickdraw",
        designer="nobody",
        minutes="1",
        prefix="QDR",
    ),
    rules=Rules(
        players=(2, 4),
        state=State,
        options=Options,
        most_legal=9,
        bound=lambda players, options: 9 * players + 1,
        actions=ACTIONS,
        legality=ME,
        play=ME,
        view=ME,
        clocks=clocks,
        secret=True,
        simultaneous=True,
        allows_undo=False,
    ),
    table=Table(
        positions=ME,
        scene=ME,
        story=ME,
    ),
    strategy=Strategy(
        evaluation=ME,
        decide=decide,
    ),
)
