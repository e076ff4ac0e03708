"""Kernels that play Queen of the Ticcitories: set-up, actions, clocks and score.

Clause numbers refer to RULES.md.
"""

from __future__ import annotations

from parlour.core.chance import shuffle
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import fill
from parlour.core.standings import leaders
from parlour.games.queen_of_the_ticcitories.actions import LAY_FIRST
from parlour.games.queen_of_the_ticcitories.board import clear_grids, put, spot_at, spot_of, total
from parlour.games.queen_of_the_ticcitories.lines import (
    begin_round,
    clear_lines,
    count_tokens,
    deal_line,
    first_token,
    last_round,
)
from parlour.games.queen_of_the_ticcitories.record import AREA, BOTTOM, CHOOSE, LAY, NEXT, NOBODY, OVER, THIS, State
from parlour.games.tic.deck import BY_LOT, EMPTY, FIRST_SEAT, RANK, VALUE_DRAW, take_card

# --- the end


@kernel
def score(state: State, points: Array) -> int:
    """Write the points of every grid; return the winners if the game is over (QUE-18 to 23, G15)."""
    for seat in range(int(state.players)):
        points[seat] = total(state, seat)
    return leaders(points, int(state.players)) if int(state.phase) == OVER else 0


# --- set-up


@kernel
def setup(state: State) -> None:
    """Rank the seats, deal the first line, and a start card to every seat (QUE-02 to 06, G05)."""
    clear_lines(state)
    clear_grids(state)
    rank_seats(state)
    deal_line(state)
    for seat in range(int(state.players)):
        put(state, take_card(state), spot_at(seat, 0, 0))
    state.phase = CHOOSE
    state.turn = state.rank[0]


@kernel
def rank_seats(state: State) -> None:
    """Rank all seats by the cards drawn, by lot, or clockwise from the seat agreed (QUE-02, TIC-G03)."""
    players, start = int(state.players), int(state.start)
    fill(state.drawn_card, EMPTY)
    fill(state.rank, NOBODY)
    if start == VALUE_DRAW:
        draw_cards(state)
        for seat in range(players):
            state.rank[place_in_rank(state, seat)] = seat
        return
    first = 0 if start == BY_LOT else start - FIRST_SEAT
    for place in range(players):
        state.rank[place] = (first + place) % players
    if start == BY_LOT:
        shuffle(state, state.rank, players)


@kernel
def draw_cards(state: State) -> None:
    """Let every seat draw a card; these cards go to the bottom of the deck in random order (QUE-02, 03, G06)."""
    players = int(state.players)
    for seat in range(players):
        card = int(state.stock[seat])
        state.drawn_card[seat] = card
        state.where[card] = BOTTOM
    shuffle(state, state.stock, players)


@kernel
def place_in_rank(state: State, seat: int) -> int:
    """Return how many seats drew a better card (TIC-G02)."""
    better = 0
    for other in range(int(state.players)):
        better += int(RANK[int(state.drawn_card[other])] > RANK[int(state.drawn_card[seat])])
    return better


# --- actions


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action, and see who is next."""
    if action < LAY_FIRST:
        choose(state, seat, action)
    else:
        lay(state, seat, spot_of(action - LAY_FIRST))


@kernel
def choose(state: State, seat: int, number: int) -> None:
    """Move the token to a card of the new line, from the card that was laid if there was one (QUE-07, 12)."""
    was = first_token(state)
    if was != NOBODY:
        state.token[THIS, was] = NOBODY
    state.token[NEXT, number] = seat
    go_on(state)


@kernel
def lay(state: State, seat: int, spot: int) -> None:
    """Lay the card below the token into a grid (QUE-11, 12, 24); then the token moves, unless no line follows (G02)."""
    if spot // AREA != seat and int(state.raiding) == 0:
        state.raiding = 1
        state.raiders = int(state.raiders) | 1 << seat
    number = first_token(state)
    put(state, int(state.offer[THIS, number]), spot)
    state.offer[THIS, number] = EMPTY
    if int(state.rounds) < last_round(state):
        state.phase = CHOOSE
    else:
        state.token[THIS, number] = NOBODY
        go_on(state)


@kernel
def go_on(state: State) -> None:
    """Pass the turn on (QUE-07, 11, 13): in the order of ranks or numbers; after the last, begin a new round."""
    tokens = count_tokens(state, NEXT)
    if int(state.rounds) == 0 and tokens < int(state.players):
        state.turn = state.rank[tokens]
        return
    if first_token(state) == NOBODY:
        if int(state.rounds) == last_round(state):
            state.phase = OVER
            return
        begin_round(state)
    state.phase = LAY
    state.turn = state.token[THIS, first_token(state)]
