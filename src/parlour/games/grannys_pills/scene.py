"""Draw the scene of Granny's Pills: the grid as it lies before seat 0, and the schedules, which hold no secrets."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from parlour.core.facts import Fact, Word, say
from parlour.core.kernel import run
from parlour.core.scene import Own, Piece, ScoreLine, ScorePart, SeatScore, Spot, Zone
from parlour.core.standings import standings
from parlour.games.grannys_pills.board import ASKED, PILL, is_complete, standing
from parlour.games.grannys_pills.components import COLOUR_NAMES, EMPTY, SEEN, SHAPE_NAMES, SIDE
from parlour.games.grannys_pills.forms import GRID_STEPS
from parlour.games.grannys_pills.legality import turn_of
from parlour.games.grannys_pills.position import stacks
from parlour.games.grannys_pills.record import OVER, PLACE_ONE, PLACE_THREE, State

SLIP = 3.5
"""The column of the prescription, half a cell beside the schedule."""

FACES = tuple(f"{SHAPE_NAMES[kind % 4]}-{COLOUR_NAMES[kind // 4]}" for kind in range(len(PILL)))
"""The face of every kind of pill."""

SHORT = tuple(say("pill.short", **pill.args) for pill in PILL)
DOWN = "##"

WANTED: list[list[int]] = ASKED.tolist()
PLACES: list[list[int]] = SEEN.tolist()
STEPS: list[list[int]] = GRID_STEPS.tolist()


def zones(state: State) -> Iterator[Zone]:
    """Yield the grid, the bag, and everybody's schedule with its prescription."""
    yield Zone("board", "board", SIDE, SIDE, say("grid"))
    yield Zone("supply", "supply", 1, 1, say("bag"))
    for seat in range(state.players):
        yield Zone(f"hand-{seat}", "hand", SLIP + 3, 3, say("schedule-of", whose=seat), seat)


def pieces(state: State) -> Iterator[Piece]:
    """Draw the pills of the grid, the bag, and the schedules."""
    yield from _grid(state)
    if state.left:
        yield Piece("bag", "bag", "supply", 0, 0, say("bag-left", pills=state.left), count=state.left)
    for seat in range(state.players):
        yield from _board(state, seat)


def state_of_play(state: State) -> Fact:
    """Return the round and whose turn it is."""
    return _round(state, say("turn", who=state.turn))


def own(state: State, seat: int) -> Own:
    """Return what the seat is asked to do, and the orientation of the grid; prescriptions face down stay hidden."""
    acts = state.phase != OVER and state.turn == seat
    return Own(status=_round(state, _task(state)) if acts else "", turn=turn_of(state, seat))


def chosen(state: State) -> tuple[int, ...]:
    """Return the places on the table of the pills chosen and not yet placed, in the order of the form."""
    places = PLACES[turn_of(state, state.turn)]
    if state.phase == PLACE_THREE:
        return tuple(places[state.anchor + step] for step in STEPS[state.form])
    return (places[state.anchor],) if state.phase == PLACE_ONE else ()


def _grid(state: State) -> Iterator[Piece]:
    taken = chosen(state)
    for place, kind in enumerate(state.pill):
        if kind != EMPTY:
            (row, column), up = divmod(place, SIDE), place in taken
            yield _lying(kind, state.tag[place], column, row, up)


@functools.lru_cache(maxsize=1 << 14)
def _lying(kind: int, tag: int, column: int, row: int, up: bool) -> Piece:
    label = say("chosen", pill=PILL[kind]) if up else PILL[kind]
    return _pill(kind, tag, "board", column, row, label=label)


def _board(state: State, seat: int) -> Iterator[Piece]:
    """Draw a schedule's pills, stacks from the bottom up, and the prescription."""
    zone = f"hand-{seat}"
    for space, pile in enumerate(stacks(state, seat)):
        row, column = divmod(space, 3)
        for level, (kind, tag) in enumerate(pile):
            label = say("stacked", pill=PILL[kind], height=level + 1) if level else PILL[kind]
            yield _pill(kind, tag, zone, column, row, label=label, owner=seat, level=level)
    yield _prescription(state, seat, zone)


def _pill(kind: int, tag: int, zone: str, x: float, y: float, **more: Any) -> Piece:
    return Piece(f"pill-{tag}", "pill", zone, x, y, face=FACES[kind], short=(SHORT[kind],), **more)


def _prescription(state: State, seat: int, zone: str) -> Piece:
    """Draw a prescription; once turned up, its label reads it out row by row."""
    number = state.prescription[seat] if state.shown >> seat & 1 else EMPTY
    return _slip(seat, state.rounds, number, zone)


@functools.lru_cache(maxsize=1 << 12)
def _slip(seat: int, rounds: int, number: int, zone: str) -> Piece:
    label, face = say("prescription-down", whose=seat), None
    short: tuple[Word, ...] = (DOWN,) * len(WANTED[0])
    if number != EMPTY:
        face, (first, second, third) = read_slip(number)
        label = say("prescription", whose=seat, first=first, second=second, third=third)
        short = tuple(SHORT[kind] for kind in WANTED[number])
    identity = f"prescription-{seat}-{rounds}"
    return Piece(identity, "prescription", zone, SLIP, 0, label, face, seat, 3, 3, short=short)


def read_slip(number: int) -> tuple[str, list[Fact]]:
    """Return the face of a prescription, and its rows as facts."""
    rows = [WANTED[number][first : first + 3] for first in (0, 3, 6)]
    face = "/".join(" ".join(FACES[kind] for kind in row) for row in rows)
    return face, [say("prescribed", left=PILL[a], middle=PILL[b], right=PILL[c]) for a, b, c in rows]


def spots(state: State) -> Iterator[Spot]:
    """Draw the spaces of the grid and of all schedules."""
    taken = chosen(state)
    for place, kind in enumerate(state.pill):
        yield _space(place, kind, "held" if place in taken else "cell")
    for seat in range(state.players):
        shown = state.shown >> seat & 1
        for space, kind in enumerate(state.top[seat]):
            asked = WANTED[state.prescription[seat]][space] if shown else EMPTY
            yield _schedule_spot(seat, space, kind, asked)


@functools.cache
def _space(place: int, kind: int, drawn: str) -> Spot:
    row, column = divmod(place, SIDE)
    label = say("space", row=row + 1, column=column + 1, holds=_held(kind))
    return Spot(f"g{place}", "board", column, row, label, drawn)


def _held(kind: int) -> Fact:
    return say("empty") if kind == EMPTY else PILL[kind]


@functools.cache
def _schedule_spot(seat: int, space: int, kind: int, asked: int) -> Spot:
    row, column = divmod(space, 3)
    label = say("schedule-space", where=space_at(space), holds=_held(kind))
    if asked != EMPTY:
        label = say("schedule-space-for", **label.args, asked=PILL[asked])
    return Spot(f"s{seat}-{space}", f"hand-{seat}", column, row, label)


def space_at(space: int) -> Fact:
    """Return a fact that names a space of a schedule by its position, as it has no numbers along its edges."""
    return say("schedule-at", space=space + 1)


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the points of a seat round by round."""
    finished = state.points[seat][: state.rounds]
    detail: Word = ""
    lines = [ScoreLine(say("round", round=number), value) for number, value in enumerate(finished, 1)]
    if state.phase == OVER:
        parts = tuple(_parts(state, seat)) if lines[-1].points else ()  # earlier schedules are empty
        lines[-1] = ScoreLine(lines[-1].label, lines[-1].points, parts)
    else:
        so_far = int(run(standing, state.record, seat))
        lines.append(ScoreLine(say("round-so-far", round=len(finished) + 1), so_far))
        empty = state.top[seat].count(EMPTY)
        full = run(is_complete, state.record, seat)
        detail = say("full") if full else say("spaces-empty", spaces=empty) if empty else say("wrong-colour")
    return SeatScore(seat, standings(state).points[seat], tuple(lines), detail)


def _parts(state: State, seat: int) -> Iterator[ScorePart]:
    """Yield what every filled space of the last schedule brings (GRA-42 to 44)."""
    for space, kind in enumerate(state.top[seat]):
        if kind != EMPTY:
            asked = WANTED[state.prescription[seat]][space]
            points = 1 + (kind == asked) - (state.stacked[seat] >> space & 1)
            yield ScorePart(PILL[kind], points, (f"pill-{state.top_tag[seat][space]}",))


def outcome(state: State) -> Fact:
    """Return a fact about the end, the winners and their points."""
    points, winners, *_ = standings(state)
    return say("after", first=say("last-round"), then=say("wins", who=winners, points=points[winners[0]]))


def _round(state: State, then: Fact) -> Fact:
    """Return a fact with the number of the round before it, and whether this is its last cycle."""
    if any(run(is_complete, state.record, seat) for seat in range(state.players)):
        then = say("after", first=say("last-cycle"), then=then)
    return say("after", first=say("round-of", round=state.rounds + 1, rounds=state.players), then=then)


def _task(state: State) -> Fact:
    if state.phase in (PLACE_THREE, PLACE_ONE):
        return say("place-three" if state.phase == PLACE_THREE else "place-one")
    if all(kind == EMPTY for kind in state.pill):
        return say("pass-now")
    return say("choose-pills" if state.swapped else "swap-or-choose")
