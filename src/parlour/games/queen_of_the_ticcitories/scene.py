"""Draw the scene of Queen of the Ticcitories: what is on the table, and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.bits import members
from parlour.core.facts import Fact, Word, say
from parlour.core.kernel import run
from parlour.core.scene import Own, Piece, ScoreLine, ScorePart, Seam, SeatScore, Spot, Zone
from parlour.core.standings import standings
from parlour.core.values import once
from parlour.games.queen_of_the_ticcitories.board import TIC_POINTS, clusters, joined, open_columns, place_in_grid, room
from parlour.games.queen_of_the_ticcitories.legality import check_owner
from parlour.games.queen_of_the_ticcitories.lines import first_token, last_round, line_length
from parlour.games.queen_of_the_ticcitories.record import AREA, CHOOSE, DISCARDED, NOBODY, OVER, THIS, WIDTH, State
from parlour.games.tic.deck import CARD, COMMON, EMPTY, NAMES, NIC, TIC
from parlour.games.tic.grids import neighbours
from parlour.games.tic.table import deck, open_card, seam, won_after

TOKENS = ("red", "green", "blue", "yellow", "black", "white")
"""QUE-01: the colour of every seat's token."""

BADGE_X, BADGE_Y, BADGE_WIDTH, BADGE_HEIGHT = 0.58, 0.06, 0.34, 0.25
TOKEN_WIDTH, TOKEN_HEIGHT = 0.56, 0.4
"""The size of a token on a card. Numbers and tokens lie in the corners right above and left below."""

LINE_NAMES = ("this", "next")
ORDER = "order"
"""The zone with the line of this round above that of the next, which the deck beside it fills."""


def state_of_play(state: State) -> Fact:
    """Return the round and whose turn it is."""
    return after_round(state, say("turn", who=state.turn))


def own(state: State, seat: int) -> Own:
    """Return what the seat is asked to do; all pieces are public."""
    acts = seat in standings(state).to_act
    return Own(status=after_round(state, _what_to_do(state, seat)) if acts else "")


def _rows(state: State, owner: int) -> tuple[int, int]:
    return _shown(state, state.north[owner], state.south[owner])


def _columns(state: State, owner: int) -> tuple[int, int]:
    return _shown(state, state.west[owner], state.east[owner])


def _shown(state: State, first: int, last: int) -> tuple[int, int]:
    """Return the first and last row (or column) drawn of a grid: with cards, and those that it may still reach."""
    return (first, last) if state.phase == OVER else room(first, last, state.grid)


def zones(state: State) -> Iterator[Zone]:
    """Yield the grids, and the lines beside the deck."""
    for seat in range(state.players):
        (north, south), (west, east) = _rows(state, seat), _columns(state, seat)
        _, row, column = place_in_grid(north * WIDTH + west)
        size = (east - west + 1, south - north + 1)
        yield Zone(f"grid-{seat}", "board", *size, say("grid", whose=seat), seat, numbers=(row, column))
    yield Zone(ORDER, "supply", 1 + line_length(state), len(LINE_NAMES), say("order-now-and-next"))


def _corners(state: State) -> list[tuple[int, int]]:
    """Return row and column of the place in the top left corner of each grid's zone."""
    return [(_rows(state, owner)[0], _columns(state, owner)[0]) for owner in range(state.players)]


def _at(state: State, spot: int) -> tuple[str, int, int]:
    """Return the zone of a spot, and its column and row there."""
    owner, place = divmod(spot, AREA)
    north, west = once(state, _corners)[owner]
    return f"grid-{owner}", place % WIDTH - west, place // WIDTH - north


def pieces(state: State) -> Iterator[Piece]:
    """Draw the grids, the deck, the discards, and the lines with their numbers and the tokens on them."""
    for spot, card in enumerate(state.cell[: state.players * AREA]):
        if card != EMPTY:
            yield _card(card, *_at(state, spot))
    yield from deck(state.left, ORDER, 0, 1)
    if gone := discarded(state):
        label = say("discards", cards=tuple(CARD[card] for card in gone))
        yield open_card("discards", gone[-1], ORDER, 0, 0, label=label, count=len(gone))
    yield from _lines(state)


def _card(card: int, zone: str, x: float, y: float) -> Piece:
    return open_card(f"card-{NAMES[card]}", card, zone, x, y)


def discarded(state: State) -> list[int]:
    """Return the cards that nobody chose."""
    return [card for card, place in enumerate(state.where) if place == DISCARDED]


def _lines(state: State) -> Iterator[Piece]:
    """Draw the cards of both lines and the tokens on them; the number of a card stays when it has been laid."""
    for line, name in enumerate(LINE_NAMES):
        for x in range(line_length(state)) if _is_dealt(state, line) else ():
            card, holder = state.offer[line][x], state.token[line][x]
            at, size = (x + 1 + BADGE_X, line + BADGE_Y), (BADGE_WIDTH, BADGE_HEIGHT)
            label, number = _place_name(line, x), str(x + 1)
            yield Piece(f"number-{name}.{number}", "number", ORDER, *at, label, number, None, *size, level=1)
            if card != EMPTY:
                yield _card(card, ORDER, x + 1, line)
            if holder != NOBODY:
                yield _token(holder, x + 1, line)


def _is_dealt(state: State, line: int) -> bool:
    """Whether a line has cards or tokens: before the first round only the next has, in the last only this (QUE-G02)."""
    return any(card != EMPTY for card in state.offer[line]) or any(seat != NOBODY for seat in state.token[line])


def _place_name(line: int, x: int) -> Fact:
    return say("number", number=x + 1, line=LINE_NAMES[line])


def _token(seat: int, x: int, line: int) -> Piece:
    colour = TOKENS[seat]
    label = say("token", token=say("pawn", colour=colour), whose=seat)
    size = (TOKEN_WIDTH, TOKEN_HEIGHT)
    return Piece(f"token-{seat}", "pawn", ORDER, x, line + 1 - TOKEN_HEIGHT, label, colour, seat, *size, level=2)


def _places(state: State) -> Iterator[Spot]:
    """Draw the spots of the lines that are dealt, in order, with or without a card (QUE-09)."""
    on_turn = run(first_token, state.record)
    for line, name in enumerate(LINE_NAMES):
        for x in range(line_length(state)) if _is_dealt(state, line) else ():
            kind = "turn" if line == THIS and x == on_turn else "cell"
            yield Spot(f"place-{name}.{x + 1}", ORDER, x + 1, line, _place_name(line, x), kind)


def spots(state: State) -> Iterator[Spot]:
    """Draw every cell on which a card may be laid now or later, and the places of the lines; none after the game."""
    if state.phase != OVER:
        yield from _cells(state)
        yield from _places(state)


def _cells(state: State) -> Iterator[Spot]:
    for owner in range(state.players):
        north, south = _rows(state, owner)
        for row in range(north, south + 1):
            for column in members(run(open_columns, state.record, owner, row)):
                spot = owner * AREA + row * WIDTH + column
                label = say("beside", cell=grid_cell(spot), cards=cards_beside(state, spot))
                yield Spot(spot_id(spot), *_at(state, spot), label)


def spot_id(spot: int) -> str:
    """Return the id of a cell of a grid."""
    return cell_id(*place_in_grid(spot))


def cell_id(owner: int, row: int, column: int) -> str:
    """Return the id of a cell of a grid by its row and column from the start card."""
    return f"cell-{owner}.{row}.{column}"


def grid_cell(spot: int) -> Fact:
    """Return a fact that names a cell by its owner, and row and column from the start card."""
    owner, row, column = place_in_grid(spot)
    return say("grid-cell", whose=owner, row=row, column=column)


def cards_beside(state: State, spot: int) -> tuple[Fact, ...]:
    """Return the cards that one laid on a spot would share an edge with, as facts."""
    return tuple(CARD[other] for other in neighbours(state.cell, spot, WIDTH))


def seams(state: State) -> Iterator[Seam]:
    """Draw the edges between all cards that lie side by side (QUE-18 to 20)."""
    for owner in range(state.players):
        for one, other in joined(state, owner):
            yield seam(*_at(state, one), *_at(state, other)[1:], state.cell[one], state.cell[other])


# --- the score sheet


def outcome(state: State) -> Fact:
    """Return a fact about why the game is over and who has won (QUE-23)."""
    return won_after(state, say("last-round"))


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the summands of a seat's score, and what its grid holds."""
    points = standings(state).points[seat]
    return SeatScore(seat, points, score_lines(state, seat), _detail(state, seat), TOKENS[seat])


def score_lines(state: State, seat: int) -> tuple[ScoreLine, ...]:
    """Return the summands of a seat's score, after the game with the cards that made them (QUE-18 to 22)."""
    groups = [cards for owner, _, cards in once(state, clusters) if owner == seat]
    over = state.phase == OVER
    edges = list(_edges(state, seat)) if over else []
    tics = tuple(_part(ends, TIC_POINTS) for ends in edges if COMMON[ends[0], ends[1]] == TIC)
    nics = tuple(_part(ends, -1) for ends in edges if COMMON[ends[0], ends[1]] == NIC)
    grown = tuple(_part(cards, len(cards)) for cards in groups) if over else ()
    return (
        ScoreLine(say("tics"), TIC_POINTS * state.tics[seat], tics),
        ScoreLine(say("nics"), -state.nics[seat], nics),
        ScoreLine(say("clusters"), sum(map(len, groups)), grown),
    )


def _edges(state: State, owner: int) -> Iterator[list[int]]:
    """Yield the two cards at every edge of a grid."""
    return ([state.cell[spot] for spot in ends] for ends in joined(state, owner))


def _part(cards: Sequence[int], points: int) -> ScorePart:
    ids = tuple(f"card-{NAMES[card]}" for card in cards)
    return ScorePart(say("cards", cards=tuple(CARD[card] for card in cards)), points, ids)


def _detail(state: State, seat: int) -> Fact:
    return say(
        "grid-holds",
        tics=say("tics-made", number=state.tics[seat]),
        nics=say("nics-made", number=state.nics[seat]),
        clusters=say("clusters-made", number=sum(owner == seat for owner, _, _ in once(state, clusters))),
    )


# --- the status


def after_round(state: State, fact: Fact) -> Fact:
    """Return a fact with the number of the round before it."""
    if not state.rounds:
        return fact
    return say("after", first=say("round", round=state.rounds, rounds=last_round(state)), then=fact)


def beginning(state: State) -> Word:
    """Return how the order was determined, until the first round (QUE-02)."""
    if state.rounds:
        return ""
    order = say("order", who=tuple(seat for seat in state.rank if seat != NOBODY))
    drawn = enumerate(state.drawn_card)
    draws = tuple(say("drew", who=seat, card=CARD[card]) for seat, card in drawn if card != EMPTY)
    return say("drawn-for-ranking", draws=draws, order=order) if draws else order


def _what_to_do(state: State, seat: int) -> Fact:
    if state.phase == CHOOSE:
        return say("move-token" if state.rounds else "put-token")
    card = CARD[state.offer[THIS][run(first_token, state.record)]]
    if state.raiding:
        return say("raid-is-on", card=card)
    others = (owner for owner in range(state.players) if owner != seat)
    raid = any(run(check_owner, state.record, seat, owner) == 0 for owner in others)
    return say("lay-or-raid" if raid else "lay", card=card)
