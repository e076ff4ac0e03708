"""What may be done in 36 and what was done."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from parlour.core.clauses import D
from parlour.core.facts import Fact, say
from parlour.core.scene import Choice, Event
from parlour.core.verbs import score
from parlour.games.thirty_six.actions import (
    ACTIONS,
    CHOOSE_COLOUR,
    GIVE_COUNTER,
    MOVE_PAWN,
    PASS,
    PLACE_PAWN,
)
from parlour.games.thirty_six.scene import FACES, LETTERS, PLACES, at, corner, outcome, place_id
from parlour.games.thirty_six.state import COLOURS, GIVE, MOVE, OVER, State

REASONS = {
    2: "tile-lies",
    10: "colour-taken",
    15: "not-in-line",
    16: "at-least-one-step",
    17: "square-occupied",
    19: "gate-occupied",
    26: "pass-with-moves",
    37: "tile-touches-none",
    D + 19: "tile-overlaps",
    D + 20: "first-tile",
}


def choice(state: State, seat: int, action: int) -> Choice:
    """Touch a square, a counter of the reserve, or a tile, a way to turn it and a place."""
    text = ACTIONS.text(action)
    if action >= PASS:
        return Choice(seat, text, say("pass"), ("pass",))
    if action >= GIVE_COUNTER:
        colour = action - GIVE_COUNTER
        return Choice(seat, text, say("give", colour=LETTERS[colour]), (f"reserve-{seat}-{colour}",))
    if action >= MOVE_PAWN:
        square = action - MOVE_PAWN
        return Choice(seat, text, say("move-to", square=at(state, square)), (f"s{square}",))
    if action >= PLACE_PAWN:
        square = action - PLACE_PAWN
        return Choice(seat, text, say("place-on", square=at(state, square)), (f"s{square}",))
    if action >= CHOOSE_COLOUR:
        colour = action - CHOOSE_COLOUR
        return Choice(seat, text, say("play-colour", colour=LETTERS[colour]), (f"colour-{colour}",))
    return _laying(state, seat, action)


def _laying(state: State, seat: int, action: int) -> Choice:
    tile, rotation, other, contact = action // 432, action // 108 % 4, action // 12 % 9, action % 12
    row, column, (top, left) = 0, 0, corner(state)
    if state.laid:
        row, column = state.tile_row[other] + PLACES[contact][0], state.tile_column[other] + PLACES[contact][1]
    face = FACES[tile][rotation]
    label = say("lay-tile", face=face, row=row - top + 1, column=column - left + 1)
    path = f"tile-{tile}", f"turn-{face}", place_id(row, column)
    return Choice(seat, ACTIONS.text(action), label, path, turn=rotation)


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Say why an action is refused, where the clause alone would leave somebody puzzled."""
    if code == 12:
        return say("not-of-its-colour", colour=LETTERS[state.chosen[seat]])
    if code == 24:
        return say("hand-over-first" if action < GIVE_COUNTER else "no-such-counter")
    return say(REASONS[code]) if code in REASONS else None


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Tell what an action did; nothing is hidden."""
    if action >= PASS:
        yield Event(say("passes", who=seat), seat)
    elif MOVE_PAWN <= action < GIVE_COUNTER:
        yield _move(before, seat, action - MOVE_PAWN)
    elif PLACE_PAWN <= action < MOVE_PAWN:
        square = action - PLACE_PAWN
        yield Event(say("begins-on", who=seat, **_where(before, square)), seat, (f"s{square}",))
    elif CHOOSE_COLOUR <= action < PLACE_PAWN:
        yield Event(say("plays-colour", who=seat, colour=LETTERS[action - CHOOSE_COLOUR]), seat)
    elif action < CHOOSE_COLOUR:
        tile = action // 432
        yield Event(say("lays-tile", who=seat, tile=tile), seat, (f"tile-{tile}",))
    yield from _gifts(before, seat, after)
    if after.phase == OVER:
        yield Event(outcome(after, score(after.record, np.zeros(after.players, np.int64))))
    elif after.game != before.game:
        yield Event(say("next-game", game=after.game, who=after.first))


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
