"""Trapdoor, a game only for these tests, with faults: judging ``stumble`` raises, and so does doing ``fall``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.core.actions import Action, Actions
from parlour.core.facets import About, Rules, Strategy, Table
from parlour.core.facts import Fact
from parlour.core.facts import say as fact
from parlour.core.game import Game
from parlour.core.kernel import Array, kernel
from parlour.core.record import Record, i8
from parlour.core.scene import Event, Own, Piece, SeatScore, Zone
from parlour.core.verbs import ENDLESS

STEPS = 9
STEP, STUMBLE, FALL = range(3)


class Options(msgspec.Struct, frozen=True):
    """None."""


class State(Record):
    trapdoor: i8


class Position(msgspec.Struct):
    """The whole state."""

    steps: int


def position(state: Any) -> Position:
    return Position(int(state.trapdoor))


def load(position: Position, state: Any) -> None:
    state.trapdoor = position.steps


ACTIONS = Actions(Action("step"), Action("stumble"), Action("fall"))


@kernel
def setup(state: Any) -> None:
    state.trapdoor = 0


@kernel
def actors(state: Any) -> int:
    return 0 if int(state.trapdoor) == STEPS else 1 << (int(state.trapdoor) % int(state.players))


@kernel
def check(state: Any, seat: int, action: int) -> int:
    if int(state.trapdoor) == STEPS or seat != int(state.trapdoor) % int(state.players):
        return 300
    return 1 if action == STUMBLE else 0


@kernel
def legal(state: Any, seat: int, out: Array) -> int:
    if check(state, seat, STEP) != 0:
        return 0
    out[0] = STEP  # and nothing else, so that only who means to falls
    return 1


@kernel
def apply(state: Any, seat: int, action: int) -> None:
    state.trapdoor += 1
    if action == FALL:
        raise ValueError


@kernel
def score(state: Any, points: Array) -> int:
    return 0


@kernel
def hide(state: Any, viewer: int, out: Any) -> None:
    out.players = state.players
    out.trapdoor = state.trapdoor


@kernel
def imagine(state: Any, viewer: int, dice: Array) -> None:
    pass


@kernel
def evaluate(state: Any, seat: int) -> float:
    return 0.5


HORIZON = ENDLESS


def zones(state: Any) -> tuple[Zone, ...]:
    return (Zone("table", "board", 1, 1, "table"),)


def pieces(state: Any) -> tuple[Piece, ...]:
    return ()


def state_of_play(state: Any) -> Fact:
    return fact("steps", number=state.trapdoor)


outcome = state_of_play


def seat_score(state: Any, seat: int) -> SeatScore:
    return SeatScore(seat, 0)


def own(state: Any, seat: int) -> Own:
    return Own()


def path(state: Any, seat: int, action: int) -> tuple[str, ...]:
    return (f"foot-{action}",)


def label(state: Any, seat: int, action: int) -> str:
    return ("Step", "Stumble", "Fall")[action]


def reason(state: Any, seat: int, action: int, code: int) -> Fact | None:
    raise ZeroDivisionError


def tell(before: Any, seat: int, action: int, after: Any) -> Iterator[Event]:
    yield Event(fact("steps", who=seat), seat)


ME = sys.modules[__name__]
GAME = Game(
    name="trapdoor",
    about=About(
        title="Trapdoor",
        designer="nobody",
        minutes="1",
        prefix="TRA",
    ),
    rules=Rules(
        players=(2, 4),
        state=State,
        options=Options,
        most_legal=1,
        bound=lambda players, options: STEPS,
        actions=ACTIONS,
        legality=ME,
        play=ME,
        view=ME,
    ),
    table=Table(
        positions=ME,
        scene=ME,
        story=ME,
    ),
    strategy=Strategy(
        evaluation=ME,
    ),
)
