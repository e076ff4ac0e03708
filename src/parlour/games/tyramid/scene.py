"""Draw the scene of Tyramid: what is on the table, and where."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.core.facts import Fact, Word, say
from parlour.core.kernel import run
from parlour.core.scene import Own, Piece, ScoreLine, Seam, SeatScore, Spot, Zone
from parlour.core.standings import standings
from parlour.core.values import once
from parlour.games.tic.deck import CARD, CARDS, EMPTY, drawn_for_start
from parlour.games.tic.table import backs, deck, hands_and_deck, in_hand, open_card, own_hand, seam, shown_id, won_after
from parlour.games.tyramid.board import count_rows, is_complete, is_full, is_open, touched, width
from parlour.games.tyramid.legality import can_play, is_deck_empty
from parlour.games.tyramid.record import HALVES, HAND, HOURGLASS, OVER, PYRAMID, SHAPES, SURPLUS, State

PITCH = 0.75
"""The visible height of a card whose foot is covered by the next row, in shapes taller than wide."""

Places = dict[tuple[int, int], tuple[float, float]]


def state_of_play(state: State) -> Fact:
    """Return whose turn it is."""
    return say("turn", who=state.turn)


def own(state: State, seat: int) -> Own:
    """Return the seat's own hand in the order of dealing, and what it is asked to do."""
    return Own(tuple(own_hand(state, seat)), _describe_task(state, seat))


def _shown(state: State, half: int) -> int:
    """Return the number of full or open rows of a half."""
    if half and state.form != HOURGLASS:
        return 1
    active: int = state.row[half]
    return min(active + 1, count_rows(state))


def _pitch(state: State) -> float:
    return 1 if state.form == PYRAMID else PITCH


def _columns(state: State) -> int:
    columns: int = max(width(state, row) for half in range(HALVES) for row in range(_shown(state, half)))
    return columns


def _places(state: State) -> Places:
    """Return the place of the first cell of every row shown; rows are centred, staggered by half a card (TYR-09)."""
    columns, pitch = _columns(state), _pitch(state)
    return {
        (half, row): ((columns - width(state, row)) / 2, round(_line(state, half, row) * pitch, 2))
        for half in range(HALVES)
        for row in range(_shown(state, half))
    }


def _line(state: State, half: int, row: int) -> int:
    """Return the number of rows above a row on the table, each of which covers the foot of the one above."""
    return _shown(state, 1) - 1 + (-row if half else row)


def zones(state: State) -> Iterator[Zone]:
    """Yield the shape as far as it is open, the hands and the deck."""
    rows = round((_shown(state, 0) + _shown(state, 1) - 2) * _pitch(state) + 1, 2)
    yield Zone("board", "board", _columns(state), rows, say("shape", form=SHAPES[state.form]))
    yield from hands_and_deck(max(HAND, held) for held in state.held[: state.players])


def _cards(state: State) -> list[tuple[int, int, int, int]]:
    """Return half, row, column and card of everything laid; the start card once."""
    return [
        (half, row, column, card)
        for half in range(HALVES)
        for row in range(half, _shown(state, half))
        for column, card in enumerate(state.cell[half][row][: width(state, row)])
        if card != EMPTY
    ]


def pieces(state: State) -> Iterator[Piece]:
    """Draw the shape, the backs of all hands and the deck."""
    for half, row, column, card in once(state, _cards):
        x, y = once(state, _places)[half, row]
        where, part = (x + column, y, _line(state, half, row)), _part(state, half, row)
        yield _card(card, shown_id(state, card), *where, row + 1, part)
    yield from backs(state)
    yield from deck(CARDS - state.dealt)


@functools.lru_cache(maxsize=1 << 12)
def _card(card: int, identity: str, x: float, y: float, level: int, row: int, part: str) -> Piece:
    label = say("laid", card=CARD[card], row=say("row", row=row, part=part))
    return open_card(identity, card, "board", x, y, label=label, level=level)


def _part(state: State, half: int, row: int) -> str:
    return ("below", "above")[half] if state.form == HOURGLASS and row else "whole"


def spots(state: State) -> Iterator[Spot]:
    """Draw the open cells; none after the game."""
    for half in range(HALVES):
        if is_full(state, half) or state.phase == OVER:
            continue
        row = state.row[half]
        x, y = once(state, _places)[half, row]
        for column in range(width(state, row)):
            if is_open(state, half, column):
                yield Spot(spot_id(half, row, column), "board", x + column, y, cell_of(state, half, column), "active")


def spot_id(half: int, row: int, column: int) -> str:
    """Return the id of a cell (counted from 0)."""
    return f"cell-{half}.{row + 1}.{column + 1}"


def cell_of(state: State, half: int, column: int) -> Fact:
    """Return a fact that names an open cell of a half's active row, by its neighbours."""
    row = state.row[half]
    cell = say("cell", row=say("row", row=row + 1, part=_part(state, half, row)), cell=column + 1)
    others = run(touched, state.record, half, row, column)
    return say("beside", cell=cell, cards=tuple(CARD[other] for other in others if other != EMPTY))


def seams(state: State) -> Iterator[Seam]:
    """Draw the edges between every card, those of the row before, and its right neighbour."""
    places = once(state, _places)
    for half, row, column, card in once(state, _cards):
        x, y = places[half, row]
        others = [(row, column + 1)]
        if row:
            shift = 0 if row >= state.extent else -1
            others += [(row - 1, above) for above in (column + shift, column + shift + 1)]
        for other, where in others:
            beside = state.cell[half][other][where] if 0 <= where < width(state, other) else EMPTY
            if beside != EMPTY:
                left, top = places[half, other]
                yield seam("board", x + column, y, left + where, top, card, beside)


def outcome(state: State) -> Fact:
    """Return a fact about why the game is over and who has won (TYR-28, G07, G08)."""
    if run(is_complete, state.record):
        return won_after(state, say("built"))
    return won_after(state, say("all-passed" if state.passes >= state.players else "nothing-fits"))


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the points of a seat's plays, at the end less those of cards in its hand."""
    points, held, over = standings(state).points[seat], state.held[seat], state.phase == OVER
    lines = [ScoreLine(say("plays"), state.points[seat])]
    if over:
        lines.append(_surplus(state, seat, points - state.points[seat]))
    detail = say("in-hand", cards=held)
    if not over and held > HAND:
        detail = say("to-lose", held=detail, over=held - HAND, points=SURPLUS * (held - HAND))
    return SeatScore(seat, points, tuple(lines), detail)


def _surplus(state: State, seat: int, points: int) -> ScoreLine:
    """Return the score line for the cards in hand, of which five are free (TYR-29)."""
    return ScoreLine(say("surplus"), points, (in_hand(state, seat, points),) if points else ())


def _describe_task(state: State, seat: int) -> Word:
    if state.phase == OVER or state.turn != seat:
        return ""
    if state.fresh != EMPTY:
        return say("drew-one", card=CARD[state.stock[state.fresh]])
    if state.plays:
        return say("play-again")
    return say(_turn(state, seat))


def _turn(state: State, seat: int) -> str:
    """Return the name of the way in which the turn begins: with a card, or without one by need or by choice."""
    empty = is_deck_empty(state)
    if not run(can_play, state.record, seat):
        return "none-fits-pass" if empty else "none-fits-take"
    if not state.optional_play:
        return "lay"
    return "lay-or-pass" if empty else "lay-or-take"


def beginning(state: State) -> Word:
    """Return how the first seat was determined (TIC-G04), until the first card is laid."""
    begun = not state.row[0] == state.row[1] == 1 or max(state.begin) != EMPTY
    return "" if begun else drawn_for_start(state.drawn_card, state.first)
