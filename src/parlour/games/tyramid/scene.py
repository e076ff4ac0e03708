"""Draw the scene of Tyramid: what is on the table, and where."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.core.facts import Fact, Word, say
from parlour.core.kernel import run
from parlour.core.scene import Own, Piece, Scene, ScoreLine, ScorePart, Seam, SeatScore, Spot, Zone
from parlour.core.standings import standings
from parlour.core.values import once
from parlour.games.tic.deck import CARD, CARDS, EMPTY, drawn_for_start
from parlour.games.tic.table import backs, card_id, deck, open_card, outcome, own_hand, seam, tag_shown, tags_held
from parlour.games.tyramid.board import count_rows, is_complete, is_full, is_open, touched, width
from parlour.games.tyramid.legality import can_play, is_deck_empty
from parlour.games.tyramid.record import HALVES, HAND, HOURGLASS, OVER, PYRAMID, SHAPES, SURPLUS, State

PITCH = 0.75
"""The visible height of a card whose foot is covered by the next row, in shapes taller than wide."""

Places = dict[tuple[int, int], tuple[float, float]]


def draw(state: State) -> Scene:
    """Draw the shape as far as it is open, the backs of all hands and the deck."""
    over, places = state.phase == OVER, _places(state)
    return Scene(
        zones=tuple(_zones(state)),
        pieces=(*_laid(state, places), *backs(state), *deck(CARDS - state.dealt)),
        spots=() if over else tuple(_spots(state, places)),
        status=ending(state) if over else say("turn", who=state.turn),
        scores=tuple(_score(state, seat) for seat in range(state.players)),
        seams=tuple(_seams(state, places)),
        opening=_opening(state),
    )


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


def _zones(state: State) -> Iterator[Zone]:
    rows = round((_shown(state, 0) + _shown(state, 1) - 2) * _pitch(state) + 1, 2)
    yield Zone("board", "board", _columns(state), rows, say("shape", form=SHAPES[state.form]))
    for seat in range(state.players):
        yield Zone(f"hand-{seat}", "hand", max(HAND, state.held[seat]), 1, say("hand", whose=seat), seat)
    yield Zone("supply", "supply", 1, 1, say("deck"))


def _cards(state: State) -> list[tuple[int, int, int, int]]:
    """Return half, row, column and card of everything laid; the start card once."""
    return [
        (half, row, column, card)
        for half in range(HALVES)
        for row in range(half, _shown(state, half))
        for column, card in enumerate(state.cell[half][row][: width(state, row)])
        if card != EMPTY
    ]


def _laid(state: State, places: Places) -> Iterator[Piece]:
    for half, row, column, card in once(state, _cards):
        x, y = places[half, row]
        where, part = (x + column, y, _line(state, half, row)), _part(state, half, row)
        yield _card(card, tag_shown(state, card), *where, row + 1, part)


@functools.lru_cache(maxsize=1 << 12)
def _card(card: int, tag: int, x: float, y: float, level: int, row: int, part: str) -> Piece:
    label = say("laid", card=CARD[card], row=say("row", row=row, part=part))
    return open_card(card_id(tag), card, "board", x, y, label=label, level=level)


def _part(state: State, half: int, row: int) -> str:
    return ("below", "above")[half] if state.form == HOURGLASS and row else "whole"


def _spots(state: State, places: Places) -> Iterator[Spot]:
    for half in range(HALVES):
        if is_full(state, half):
            continue
        row = state.row[half]
        x, y = places[half, row]
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


def _seams(state: State, places: Places) -> Iterator[Seam]:
    """Draw the edges between every card, those of the row before, and its right neighbour."""
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


def ending(state: State) -> Fact:
    """Return a fact about why the game is over and who has won (TYR-28, G07, G08)."""
    if run(is_complete, state.record):
        return outcome(state, say("built"))
    return outcome(state, say("all-passed" if state.passes >= state.players else "nothing-fits"))


def _score(state: State, seat: int) -> SeatScore:
    (points, winners, *_), held, over = standings(state), state.held[seat], state.phase == OVER
    lines = [ScoreLine(say("plays"), state.points[seat])]
    if over:
        lines.append(_surplus(state, seat, points[seat] - state.points[seat]))
    detail = say("in-hand", cards=held)
    if not over and held > HAND:
        detail = say("to-lose", held=detail, over=held - HAND, points=SURPLUS * (held - HAND))
    return SeatScore(seat, points[seat], tuple(lines), detail, winner=seat in winners)


def _surplus(state: State, seat: int, points: int) -> ScoreLine:
    """Return the score line for the cards in hand, of which five are free (TYR-29)."""
    ids = tuple(card_id(tag) for tag in tags_held(state, seat))
    part = ScorePart(say("in-hand", cards=state.held[seat]), points, ids)
    return ScoreLine(say("surplus"), points, (part,) if points else ())


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


def _opening(state: State) -> Word:
    """Return how the first seat was determined (TIC-G04), until the first card is laid."""
    begun = not state.row[0] == state.row[1] == 1 or max(state.begin) != EMPTY
    return "" if begun else drawn_for_start(state.drawn_card, state.first)
