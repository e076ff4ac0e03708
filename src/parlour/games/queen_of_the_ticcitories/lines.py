"""The lines beside the deck of Queen of the Ticcitories. Clause numbers refer to RULES.md."""

from __future__ import annotations

from parlour.core.bits import filled
from parlour.core.chance import shuffle
from parlour.core.kernel import kernel
from parlour.core.primitives import count, fill
from parlour.games.queen_of_the_ticcitories.record import DECK, DISCARDED, LINE, MOST_LINE, NEXT, NOBODY, THIS, State
from parlour.games.tic.deck import CARDS, EMPTY, open_deck, take_card


@kernel
def clear_lines(state: State) -> None:
    """Shuffle the full deck and empty both lines."""
    open_deck(state, state.stock)
    shuffle(state, state.stock, CARDS)
    fill(state.where, DECK)
    state.left = CARDS
    fill(state.offer, EMPTY)
    fill(state.token, NOBODY)


@kernel
def line_length(state: State) -> int:
    """Return the number of cards in a line: that of the players, with two players as agreed (QUE-04, G08)."""
    players = int(state.players)
    return players if players > 2 else int(state.line)


@kernel
def last_round(state: State) -> int:
    """Return the number of rounds that fill the grids (QUE-G02)."""
    return int(state.grid) * int(state.grid) - 1


@kernel
def deal_line(state: State) -> None:
    """Lay the next line face up (QUE-04, 10)."""
    for number in range(line_length(state)):
        card = take_card(state)
        state.offer[NEXT, number] = card
        state.where[card] = LINE


@kernel
def first_token(state: State) -> int:
    """Return the lowest number of this round's line with a token, NOBODY if there is none (QUE-11)."""
    for number in range(MOST_LINE):
        if int(state.token[THIS, number]) != NOBODY:
            return number
    return NOBODY


@kernel
def count_tokens(state: State, line: int) -> int:
    """Return the number of tokens on a line."""
    return count(filled(state.token[line]))


@kernel
def begin_round(state: State) -> None:
    """Make the new line this round's, discarding the cards nobody chose, and deal the next (QUE-10, 28, G02)."""
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
