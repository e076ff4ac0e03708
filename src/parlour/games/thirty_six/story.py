"""Tell the actions and events of 36 as facts: paths, labels, refusals, events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.clauses import D
from parlour.core.facts import Fact, say
from parlour.core.scene import Choice, Event
from parlour.games.thirty_six.actions import ACTIONS, CHOOSE_COLOUR
from parlour.games.thirty_six.components import COLOURS, LETTERS
from parlour.games.thirty_six.record import GIVE, MOVE, OVER, State
from parlour.games.thirty_six.scene import FACES, PLACES, alone, corner, ended_by, outcome, place_id

REASONS = {
    2: "tile-lies",
    10: "colour-taken",
    15: "not-in-line",
    16: "at-least-one-step",
    17: "square-occupied",
    19: "gate-occupied",
    26: "pass-with-moves",
    34: "borders-differ",
    37: "tile-touches-none",
    D + 19: "tile-overlaps",
    D + 20: "first-tile",
}

PLACINGS_OF_A_TILE = CHOOSE_COLOUR // len(FACES)


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: a square, a counter of the reserve, or a tile, a rotation and a place."""
    match ACTIONS.parts(action):
        case "addTile", tile, turns, other, contact:
            return f"tile-{tile}", f"turn-{FACES[tile][turns]}", place_id(*_place(state, other, contact))
        case "chooseColour", colour:
            return (f"colour-{colour}",)
        case "placePawn" | "move", square:
            return (f"s{square}",)
        case "give", colour:
            return (f"reserve-{seat}-{colour}",)
    return ("pass",)


def free(action: int) -> int:
    """Return how many ids at the end of a path may be touched in any order: rotation and place of a tile."""
    return 2 if action < CHOOSE_COLOUR else 0


def ways(state: State, seat: int, actions: Sequence[int]) -> list[Choice]:
    """Return the choices of actions, with the rotation of tiles."""
    return [_way(state, seat, action) for action in actions]


def _way(state: State, seat: int, action: int) -> Choice:
    turn = ACTIONS.parts(action)[2] if action < CHOOSE_COLOUR else None
    return Choice(ACTIONS.text(action), path(state, seat, action), free=free(action), turn=turn)


def meant(state: State, seat: int, touched: Sequence[str]) -> range:
    """Return the actions that a path can begin: those of its tile, or those without a tile."""
    kind, _, number = touched[0].partition("-") if touched else ("", "", "")
    if kind != "tile":
        return range(0 if not touched else CHOOSE_COLOUR, len(ACTIONS))
    tile = int(number) if number.isascii() and number.isdecimal() else len(FACES)
    return range(tile * PLACINGS_OF_A_TILE, (tile + 1) * PLACINGS_OF_A_TILE) if tile < len(FACES) else range(0)


def label(state: State, seat: int, action: int) -> Fact:
    """Return the square, the colour or the tile."""
    match ACTIONS.parts(action):
        case "addTile", tile, turns, other, contact:
            (row, column), (top, left) = _place(state, other, contact), corner(state)
            return say("lay-tile", face=FACES[tile][turns], row=row - top + 1, column=column - left + 1)
        case "chooseColour", colour:
            return say("play-colour", colour=LETTERS[colour])
        case "placePawn", square:
            return say("place-on", **_where(state, square))
        case "move", square:
            return say("move-to", **_where(state, square))
        case "give", colour:
            return say("give", colour=LETTERS[colour])
    return say("pass")


def _place(state: State, other: int, contact: int) -> tuple[int, int]:
    """Return the row and column at which a tile is laid: beside another, as the first, or in a slot of the block."""
    if alone(state):
        return other // 3 * 2, other % 3 * 2
    if not state.laid:
        return 0, 0
    return state.tile_row[other] + PLACES[contact][0], state.tile_column[other] + PLACES[contact][1]


def opening(action: int) -> Fact | None:
    """Return the colour that is chosen."""
    kind, *places = ACTIONS.parts(action)
    return say("play-colour", colour=LETTERS[places[0]]) if kind == "chooseColour" else None


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, where the clause alone would not be clear."""
    if code == 12:
        return say("not-of-its-colour", colour=LETTERS[state.chosen[seat]])
    if code == 24:
        return say("no-such-counter" if ACTIONS.parts(action)[0] == "give" else "hand-over-first")
    return say(REASONS[code]) if code in REASONS else None


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action; nothing is hidden."""
    match ACTIONS.parts(action):
        case "addTile", tile, *_:
            yield Event(say("lays-tile", who=seat, tile=tile), seat, (f"tile-{tile}",))
        case "chooseColour", colour:
            yield Event(say("plays-colour", who=seat, colour=LETTERS[colour]), seat)
        case "placePawn", square:
            yield Event(say("begins-on", who=seat, **_where(before, square)), seat, (f"s{square}",))
        case "move", square:
            yield _move(before, seat, square)
        case ("pass",):
            yield Event(say("passes", who=seat), seat)
    yield from _gifts(before, seat, after)
    if after.phase == OVER:
        yield Event(outcome(after))
    elif after.game != before.game:
        left = [now - then for now, then in zip(after.total, before.total, strict=True)]
        yield Event(ended_by(before, left, before.passes + (ACTIONS.parts(action)[0] == "pass")))
        yield Event(say("next-game", game=after.game, who=after.first), rest=True)


def _where(state: State, square: int) -> dict[str, int]:
    return {"row": state.row[square] + 1, "column": state.column[square] + 1}


def _move(before: State, seat: int, square: int) -> Event:
    colour, trace = before.colour[square], (f"s{before.pawn[seat]}", f"s{square}")
    if not before.reserve[seat][colour]:
        return Event(say("moves", who=seat, **_where(before, square)), seat, trace)
    fact = say("moves-and-places", who=seat, **_where(before, square), colour=LETTERS[colour])
    return Event(fact, seat, trace, points=-1, at=f"s{square}")


def _gifts(before: State, seat: int, after: State) -> Iterator[Event]:
    if before.phase not in (MOVE, GIVE) or (after.game != before.game and after.phase != OVER):
        return
    for other in range(before.players):
        for colour in range(COLOURS):
            if other != seat and after.reserve[other][colour] > before.reserve[other][colour]:
                fact, pawn = say("hands", who=seat, whom=other, colour=LETTERS[colour]), f"pawn-{other}"
                yield Event(fact, seat, (pawn,), points=1, at=pawn)
