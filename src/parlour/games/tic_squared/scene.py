"""Draw the scene of Tic Squared: what is on the table, and where."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.core.facts import Fact, Word, say
from parlour.core.kernel import run
from parlour.core.scene import Own, Piece, ScoreLine, ScorePart, Seam, SeatScore, Spot, Zone
from parlour.core.values import once
from parlour.games.tic.deck import CARD, EMPTY, NOBODY, drawn_for_start
from parlour.games.tic.grids import neighbours
from parlour.games.tic.table import backs, deck, hands_and_deck, in_hand, open_card, own_hand, seam, shown_id, won_after
from parlour.games.tic_squared.board import coordinates, count_open, open_cell, place_of
from parlour.games.tic_squared.legality import has_play, is_deck_empty
from parlour.games.tic_squared.record import FINISH_TURN, OVER, PLAY, RACE, START, WIDTH, State


def own(state: State, seat: int) -> Own:
    """Return the seat's own hand in the order of dealing, and what it is asked to do."""
    return Own(tuple(own_hand(state, seat)), _describe_task(state, seat))


def zones(state: State) -> Iterator[Zone]:
    """Yield the grids, the hands and the draw pile."""
    for seat in range(state.players):
        wide, tall = max(1, state.wide[seat]) + 2, max(1, state.tall[seat]) + 2
        corner = coordinates(place_of(state.top[seat] - 1, state.left[seat] - 1))
        yield Zone(f"grid-{seat}", "board", wide, tall, say("grid", whose=seat), seat, numbers=corner)
    yield from hands_and_deck(max(1, held) for held in state.held[: state.players])


def _at(state: State, owner: int, place: int) -> tuple[int, int]:
    """Return column and row of a place in its zone, which shows the rectangle and a ring around it."""
    row, column = coordinates(place)
    return column - state.left[owner] + 1, row - state.top[owner] + 1


def _cards(state: State) -> list[tuple[int, int, int]]:
    """Return owner, place and card of everything laid, in rectangles and unfinished lines."""
    found = []
    for owner, grid in enumerate(state.grid[: state.players]):
        top, left = state.top[owner] - 1, state.left[owner] - 1
        for row in range(top, top + state.tall[owner] + 2):
            first = place_of(row, left)
            laid = enumerate(grid[first : first + state.wide[owner] + 2], first)
            found += [(owner, place, card) for place, card in laid if card != EMPTY]
    return found


def pieces(state: State) -> Iterator[Piece]:
    """Draw all grids, the backs of all hands and the draw pile."""
    for owner, place, card in once(state, _cards):
        x, y = _at(state, owner, place)
        yield open_card(shown_id(state, card), card, f"grid-{owner}", x, y)
    yield from backs(state)
    yield from deck(state.portion - state.dealt)


def spot_id(owner: int, row: int, column: int) -> str:
    """Return the id of a cell of a grid."""
    return f"{owner}.{row}.{column}"


def spots(state: State) -> Iterator[Spot]:
    """Draw the cells on which a card may be laid."""
    for owner in range(state.players):
        if state.phase == START:
            yield Spot(spot_id(owner, 0, 0), f"grid-{owner}", 1, 1, say("first-cell", whose=owner))
        elif state.phase == PLAY:
            for place in _open(state, owner):
                yield _spot(
                    owner, *coordinates(place), *_at(state, owner, place), *neighbours(state.grid[owner], place, WIDTH)
                )


@functools.lru_cache(maxsize=1 << 12)
def _spot(owner: int, row: int, column: int, x: int, y: int, *others: int) -> Spot:
    cell = say("grid-cell", whose=owner, row=row, column=column)
    label = say("beside", cell=cell, cards=tuple(CARD[other] for other in others))
    return Spot(spot_id(owner, row, column), f"grid-{owner}", x, y, label)


def _open(state: State, owner: int) -> Iterator[int]:
    cells = (open_cell(state, owner, number) for number in range(count_open(state, owner)))
    return (place for place in cells if place != EMPTY)


def cards_beside(state: State, owner: int, place: int) -> tuple[Fact, ...]:
    """Return the cards that one laid on a place would touch, as facts."""
    return tuple(CARD[other] for other in neighbours(state.grid[owner], place, WIDTH))


def seams(state: State) -> Iterator[Seam]:
    """Draw the edges between the cards of each grid."""
    for owner, place, card in once(state, _cards):
        for step in (1, WIDTH):
            other = state.grid[owner][place + step]
            if other != EMPTY:
                here, there = _at(state, owner, place), _at(state, owner, place + step)
                yield seam(f"grid-{owner}", *here, *there, card, other)


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the cards of a seat's grid, and those held against it."""
    size, held, over = state.cards[seat], state.held[seat], state.phase == OVER
    detail = say("held-against", held=say("in-hand", cards=held), cards=held)
    if state.phase == START and state.chosen[seat] != EMPTY:
        detail = say("has-chosen", held=detail)
    elif state.out == seat:
        detail = say("went-out")
    lines = (
        ScoreLine(say("score-grid"), size, tuple(_rows(state, seat)) if over else ()),
        ScoreLine(say("score-hand"), -held, (in_hand(state, seat, -held),) if over and held else ()),
    )
    shown = size - held if over else size  # during the game cards in hand are shown separately
    return SeatScore(seat, shown, lines, detail)


def _rows(state: State, seat: int) -> Iterator[ScorePart]:
    """Yield the parts of a grid's points: a point per card, row by row (SQR-25)."""
    laid = [(coordinates(place)[0], card) for owner, place, card in once(state, _cards) if owner == seat]
    for row in sorted({row for row, _ in laid}):
        cards = [card for where, card in laid if where == row]
        ids = tuple(shown_id(state, card) for card in cards)
        yield ScorePart(say("cards", cards=tuple(CARD[card] for card in cards)), len(cards), ids)


def state_of_play(state: State) -> Fact:
    """Return who is to act."""
    if state.phase == START:
        return say("all-choose")
    if state.mode == RACE:
        return say("race-without-deck" if is_deck_empty(state) else "race")
    return say("turn", who=state.turn)


def outcome(state: State) -> Fact:
    """Return a fact about why the game is over, who has won, and with how many points."""
    if state.out != NOBODY:
        return say("after", first=say("hand-empty", whose=state.out), then=say("goes-out", who=state.out))
    return won_after(state, say(_ended_by(state)))


def _ended_by(state: State) -> str:
    """Return the message that says what ended a game in which nobody went out (SQR-27, G13, G17, G21, G22)."""
    if state.mode == RACE:
        return "nobody-lays" if is_deck_empty(state) and not state.able else "time-up"
    return "last-turn" if state.deck_out == FINISH_TURN else "nobody-lays"


def _describe_task(state: State, seat: int) -> Word:
    if state.phase == START:
        return _to_choose(state, seat)
    if state.phase == OVER or state.mode == RACE or state.turn != seat:
        return ""
    if state.fresh != EMPTY:
        return say("drew-one", card=CARD[state.stock[state.fresh]])
    if not run(has_play, state.record, seat):
        return say("none-fits-end" if is_deck_empty(state) else "none-fits-draw")
    if is_deck_empty(state):
        return say("again-or-end" if state.plays else "lay-or-end")
    return say("again-draw-or-end" if state.plays else "lay-or-draw")


def _to_choose(state: State, seat: int) -> Fact:
    chosen = state.chosen[seat]
    return say("choose-start") if chosen == EMPTY else say("chosen", card=CARD[state.stock[chosen]])


def beginning(state: State) -> Word:
    """Return how the first seat was determined (SQR-G03), until all have chosen a start card."""
    return drawn_for_start(state.drawn_card, state.first) if state.phase == START else ""
