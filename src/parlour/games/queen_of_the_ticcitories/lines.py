"""The lines beside the deck, and the tokens on them. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.arrays import fill
from parlour.core.bits import count, filled
from parlour.core.chance import shuffle
from parlour.core.kernel import kernel
from parlour.games.queen_of_the_ticcitories.state import DECK, DISCARDED, LINE, MOST_LINE, NEXT, NOBODY, THIS, State
from parlour.games.tic.deck import CARDS, EMPTY, open_deck, take


@kernel
def clear_lines(state: State) -> None:
    """The deck is full and shuffled, and no card and no token lies in the lines."""
    open_deck(state, state.stock)
    shuffle(state, state.stock, CARDS)
    fill(state.where, DECK)
    state.left = CARDS
    fill(state.offer, EMPTY)
    fill(state.token, NOBODY)


@kernel
def line_length(state: State) -> int:
    """QUE-04, G08: as many cards as players; with two players as many as were agreed."""
    players = int(state.players)
    return players if players > 2 else int(state.line)


@kernel
def last_round(state: State) -> int:
    """QUE-G02: how many rounds fill the grids."""
    return int(state.grid) * int(state.grid) - 1


@kernel
def deal_line(state: State) -> None:
    """QUE-04, 10: lay the next line face up."""
    for number in range(line_length(state)):
        card = take(state)
        state.offer[NEXT, number] = card
        state.where[card] = LINE


@kernel
def first_token(state: State) -> int:
    """QUE-11: the lowest number of this round's line that bears a token, NOBODY if none does."""
    for number in range(MOST_LINE):
        if int(state.token[THIS, number]) != NOBODY:
            return number
    return NOBODY


@kernel
def count_tokens(state: State, line: int) -> int:
    """Count the tokens on a line."""
    return count(filled(state.token[line]))


@kernel
def begin_round(state: State) -> None:
    """QUE-10, 28, G02: the new line becomes this round's, without the cards nobody chose; another is laid beside it."""
    for number in range(MOST_LINE):
        card, holder = int(state.offer[NEXT, number]), int(state.token[NEXT, number])
        if card != EMPTY and holder == NOBODY:
            state.where[card] = DISCARDED
            card = EMPTY
        state.offer[THIS, number] = card
        state.token[THIS, number] = holder
        state.offer[NEXT, number] = EMPTY
        state.token[NEXT, number] = NOBODY
    state.rounds += 1
    state.raiding = 0
    if int(state.rounds) < last_round(state):
        deal_line(state)
