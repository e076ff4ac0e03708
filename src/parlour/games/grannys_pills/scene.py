"""What a seat of Granny's Pills sees, and the words for it; ``story`` tells what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from parlour.core.clauses import ACT, D
from parlour.core.scene import Clock, Piece, Scene, ScoreLine, SeatScore, Spot, Zone
from parlour.core.verbs import SPECTATOR, actors, score
from parlour.games.grannys_pills.actions import ACTIONS
from parlour.games.grannys_pills.choices import is_complete, pills_on_grid, seen_place, standing, turn_of
from parlour.games.grannys_pills.position import stacks
from parlour.games.grannys_pills.prescriptions import ASKED, COLOUR_NAMES, SHAPE_NAMES, pill_words
from parlour.games.grannys_pills.state import (
    CHOOSE,
    EDGES,
    EMPTY,
    FORM_NAMES,
    GRID_STEPS,
    NONE,
    OVER,
    PLACE_ONE,
    PLACE_THREE,
    SCHEDULE,
    SCHEDULE_STEPS,
    SIDE,
    SPACES,
    UNSEEN,
    State,
)
from parlour.games.grannys_pills.story import outcome, tell

__all__ = ["clocks", "reason", "say", "scene", "tell"]

LIMIT_SECONDS = (0, 30, 60, 90, 120)
RAISED = 0.15
SLIP = 3.5
"""The prescription lies beside the schedule, half a cell apart."""

Path = tuple[str, ...]
Brings = tuple[tuple[str, str], ...]

# --- the drawing


def scene(state: State, viewer: int, names: Sequence[str]) -> Scene:
    """Draw the grid, everybody's schedule with its prescription beside it, and the bag."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    seats = range(len(points))
    return Scene(
        zones=tuple(_zones(state, viewer, names)),
        pieces=(*_grid(state, viewer), *_bag(state), *(p for seat in seats for p in _board(state, seat, names))),
        spots=(*_grid_spots(state, viewer), *(spot for seat in seats for spot in _schedule_spots(state, seat, viewer))),
        status=_status(state, viewer, names, winners),
        scores=tuple(_score(state, seat, names, int(points[seat]), winners) for seat in seats),
        to_act=tuple(seat for seat in seats if int(actors(state)) >> seat & 1),
        over=int(state.phase) == OVER,
    )


def _zones(state: State, viewer: int, names: Sequence[str]) -> Iterator[Zone]:
    yield Zone("board", "board", SIDE, SIDE, "The grid of pills")
    yield Zone("supply", "supply", 1, 1, "Bag")
    for seat in range(int(state.players)):
        label = "Your schedule and prescription" if seat == viewer else f"Schedule and prescription of {names[seat]}"
        yield Zone(f"seat-{seat}", "hand" if seat == viewer else "opponent", SLIP + 3, 3, label, owner=seat)


def _place_of(state: State, viewer: int, place: int) -> int:
    """The space in which the viewer sees a place of the table."""
    return int(UNSEEN[turn_of(state, max(viewer, 0)), place])


def chosen(state: State) -> tuple[int, ...]:
    """The places on the table of the pills chosen and not yet placed, in the order of the form."""
    seat, anchor = int(state.turn), int(state.anchor)
    if int(state.phase) == PLACE_THREE:
        return tuple(int(seen_place(state, seat, anchor + int(step))) for step in GRID_STEPS[int(state.form)])
    return (int(seen_place(state, seat, anchor)),) if int(state.phase) == PLACE_ONE else ()


def _face(kind: int) -> str:
    return f"{SHAPE_NAMES[kind % 4]}-{COLOUR_NAMES[kind // 4]}"


def _grid(state: State, viewer: int) -> Iterator[Piece]:
    taken = chosen(state)
    for place in range(SPACES):
        kind = int(state.pill[place])
        if kind != EMPTY:
            row, column = divmod(_place_of(state, viewer, place), SIDE)
            up = place in taken
            words = pill_words(kind) + (", chosen" if up else "")
            identity, y = f"pill-{int(state.tag[place])}", row - RAISED * up
            yield Piece(identity, "pill", "board", column, y, words, _face(kind))


def _bag(state: State) -> Iterator[Piece]:
    left = int(state.left)
    if left:
        yield Piece("bag", "bag", "supply", 0, 0, f"bag, {_count(left, 'pill')}", count=left)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _board(state: State, seat: int, names: Sequence[str]) -> Iterator[Piece]:
    """A schedule's pills, stacks from the bottom up, and the prescription."""
    for space, pile in enumerate(stacks(state, seat)):
        for level, (kind, tag) in enumerate(pile):
            words = pill_words(kind) + (f", {level + 1} high" if level else "")
            row, column = divmod(space, 3)
            yield Piece(f"pill-{tag}", "pill", f"seat-{seat}", column, row, words, _face(kind), owner=seat, level=level)
    number, identity = int(state.prescription[seat]), f"prescription-{seat}-{int(state.rounds)}"
    shown = int(state.shown) >> seat & 1
    face = _slip(number, _face, " ", "/") if shown else None
    words = f"prescription of {names[seat]}: " + (slip_words(number) if shown else "face down")
    yield Piece(identity, "prescription", f"seat-{seat}", SLIP, 0, words, face, owner=seat, w=3, h=3)


def slip_words(number: int) -> str:
    """Read a prescription out, row by row.

    >>> slip_words(0)[:46]
    'green lozenge, blue capsule, yellow capsule; bl'
    """
    return _slip(number, pill_words, ", ", "; ")


def _slip(number: int, write: Callable[[int], str], between: str, after_row: str) -> str:
    """Write a prescription's nine pills, row by row."""
    pills = [write(int(kind)) for kind in ASKED[number]]
    return after_row.join(between.join(pills[row : row + 3]) for row in (0, 3, 6))


def _grid_spots(state: State, viewer: int) -> Iterator[Spot]:
    taken = chosen(state)
    for place in range(SPACES):
        row, column = divmod(_place_of(state, viewer, place), SIDE)
        kind = int(state.pill[place])
        what = pill_words(kind) if kind != EMPTY else "empty"
        words = f"row {row + 1}, column {column + 1}, {what}"
        yield Spot(f"g{place}", "board", column, row, words, "held" if place in taken else "cell")


def _schedule_spots(state: State, seat: int, viewer: int) -> Iterator[Spot]:
    shown = int(state.shown) >> seat & 1
    for space in range(SCHEDULE):
        row, column = divmod(space, 3)
        words = f"schedule row {row + 1}, column {column + 1}"
        if shown:
            words += f", for {_asked_words(state, seat, space)}"
        top = int(state.top[seat, space])
        words += ", empty" if top == EMPTY else f", {pill_words(top)}"
        yield Spot(f"s{seat}-{space}", f"seat-{seat}", column, row, words)


def _asked_words(state: State, seat: int, space: int) -> str:
    return pill_words(int(ASKED[int(state.prescription[seat]), space]))


def _score(state: State, seat: int, names: Sequence[str], points: int, winners: int) -> SeatScore:
    finished = [int(value) for value in state.points[seat, : int(state.rounds)]]
    lines = [ScoreLine(f"round {number}", value) for number, value in enumerate(finished, 1)]
    detail = ""
    if int(state.phase) != OVER:
        lines.append(ScoreLine(f"round {len(finished) + 1} so far", int(standing(state, seat))))
        empty = sum(int(top) == EMPTY for top in state.top[seat])
        detail = "full" if is_complete(state, seat) else f"{empty} empty" if empty else "a wrong colour"
    return SeatScore(seat, points, tuple(lines), detail, winner=bool(winners >> seat & 1))


def _status(state: State, viewer: int, names: Sequence[str], winners: int) -> str:
    phase, turn = int(state.phase), int(state.turn)
    if phase == OVER:
        return outcome(state, names, winners)
    head = f"Round {int(state.rounds) + 1} of {int(state.players)}."
    if any(is_complete(state, seat) for seat in range(int(state.players))):
        head += " A schedule is full: this is the last cycle."
    if turn != viewer:
        return f"{head} {names[turn]} is to play." if viewer == SPECTATOR else f"{head} Waiting for {names[turn]}."
    return f"{head} {_task(state, turn)}"


def _task(state: State, turn: int) -> str:
    phase = int(state.phase)
    if phase == PLACE_THREE:
        return "Place the three pills as they lie: touch where the first one goes, or choose others."
    if phase == PLACE_ONE:
        return "Place the pill, or choose others."
    if pills_on_grid(state, turn) == 0:
        return "There is no pill to take: pass."
    return (
        "Choose three pills, or one." if int(state.swapped) else "Swap two neighbours if you like, then choose pills."
    )


def clocks(state: State) -> tuple[Clock, ...]:
    """Give the clock of the turn, none without a limit (GRA-32, D17)."""
    seconds = LIMIT_SECONDS[int(state.limit)]
    if not seconds or int(state.phase) == OVER:
        return ()
    return (Clock("limit", "Turn", 1000 * seconds, int(state.turns)),)


# --- touching


Said = tuple[str, Path] | tuple[str, Path, None, int] | tuple[str, Path, None, int, Brings]


def say(state: State, seat: int, action: int) -> Said:
    """Give an action's label and the ids to touch for it, pills in any order.

    A form is placed by touching where its first pill goes.
    """
    kind, values = ACTIONS.split(action)
    numbers = {name: int(value) for name, value in values.items() if isinstance(value, int)}
    if kind == "swap":
        pair = [int(space) for space in EDGES[numbers["edge"]]]
        return f"Swap {_pills(state, seat, pair)}", ("swap", *_spots(state, seat, pair)), None, 2
    if kind == "takeThree":
        spaces = [numbers["anchor"] + int(step) for step in GRID_STEPS[FORM_NAMES.index(str(values["form"]))]]
        return f"Take {_pills(state, seat, spaces)}", _spots(state, seat, spaces), None, 3
    if kind == "takeOne":
        return f"Take only {_pills(state, seat, [numbers['space']])}", _spots(state, seat, [numbers["space"]])
    if kind == "placeThree":
        steps = SCHEDULE_STEPS[int(state.form)] if int(state.form) != NONE else (0,)
        homes = [numbers["anchor"] + int(step) for step in steps]
        path = (f"s{seat}-{homes[0]}",)
        return f"Place them from {_home(homes[0])} on", path, None, 0, _brings(state, seat, homes)
    if kind == "placeOne":
        home = numbers["space"]
        return f"Place it on {_home(home)}", (f"s{seat}-{home}",), None, 0, _brings(state, seat, [home])
    return ("Pass", ("pass",)) if kind == "pass" else ("The time is up", ("clock",))


def _brings(state: State, seat: int, homes: Sequence[int]) -> Brings:
    """Where the chosen pills would come to lie."""
    return tuple(
        (f"pill-{int(state.tag[place])}", f"s{seat}-{home}") for place, home in zip(chosen(state), homes, strict=False)
    )


def _seen(state: State, seat: int, space: int) -> int:
    """The place on the table of a space; anchors that leave the grid have none."""
    return int(seen_place(state, seat if 0 <= seat < int(state.players) else 0, space)) if space < SPACES else NONE


def _pills(state: State, seat: int, spaces: Sequence[int]) -> str:
    places = [_seen(state, seat, space) for space in spaces]
    kinds = [int(state.pill[place]) if place != NONE else EMPTY for place in places]
    words = [pill_words(kind) if kind != EMPTY else "nothing" for kind in kinds]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _spots(state: State, seat: int, spaces: Sequence[int]) -> Path:
    return tuple(f"g{_seen(state, seat, space)}" for space in spaces)


def _home(space: int) -> str:
    return f"row {space // 3 + 1}, column {space % 3 + 1}"


def reason(state: State, seat: int, action: int, code: int) -> str | None:
    """Say why an action is refused, where the clause alone would leave somebody puzzled."""
    kind = ACTIONS.split(action)[0]
    if code == ACT and kind in ("placeThree", "placeOne"):
        return "Choose pills on the grid first." if int(state.phase) == CHOOSE else "They cannot go there as they lie."
    if code == ACT and kind in ("takeThree", "takeOne") and int(state.phase) != CHOOSE:
        return "You have chosen these already: place them, or choose others."
    if code == 25 and kind == "takeThree":
        return (
            f"{_pills(state, seat, _spaces_of(action)).capitalize()}: nowhere do these colours fit your prescription."
        )
    return {
        19: "You may swap once in a turn, and only before you choose pills.",
        22: "Only three in a row or in a column may be taken in this game.",
        25: "The colours do not fit the prescription there.",
        30: "The colour does not fit the prescription there.",
        D + 8: "Three pills can be taken, at least after a swap: a single one is not allowed.",
        D + 9: "Swap two pills: one of these spaces is empty.",
        D + 10: "There are pills to take: you may not pass.",
        D + 11: "One of these spaces is empty.",
        D + 20: "You have changed your choice often enough: place the pills now.",
        ACT: "There are no three spaces of this form there." if kind == "takeThree" else "That cannot be done now.",
    }.get(code)


def _spaces_of(action: int) -> list[int]:
    _, values = ACTIONS.split(action)
    return [int(values["anchor"]) + int(step) for step in GRID_STEPS[FORM_NAMES.index(str(values["form"]))]]
