"""Actions and positions of Queen of the Ticcitories as text and JSON."""

from __future__ import annotations

import numpy as np

from parlour.core.errors import BadOption
from parlour.core.positions import read_common, write_common
from parlour.games.queen_of_the_ticcitories.grid import box, clear_grids, put, spot_at
from parlour.games.queen_of_the_ticcitories.schema import PHASES, Offer, Player, cells, check_position
from parlour.games.queen_of_the_ticcitories.schema import Position as Position
from parlour.games.queen_of_the_ticcitories.state import (
    BOTTOM,
    DECK,
    DISCARDED,
    LINE,
    NEXT,
    NOBODY,
    REACH,
    THIS,
    Options,
    State,
)
from parlour.games.tic.deck import CARDS, EMPTY
from parlour.games.tic.notation import read_card, read_cards, write_cards, write_known

# --- writing


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    players = int(state.players)
    drawn = write_known(state.drawn_card)
    return Position(
        players=tuple(_player(state, seat, drawn[seat]) for seat in range(players)),
        line=_line(state, THIS),
        next=_line(state, NEXT),
        deck=write_cards(state.stock[: int(state.left)][::-1]),
        discards=write_known(np.flatnonzero(state.where == DISCARDED)),
        rank=tuple(state.rank[:players].tolist()),
        **write_common(Position, state, Options, PHASES),
    )


def _player(state: State, seat: int, drawn: str) -> Player:
    north, west = int(state.north[seat]), int(state.west[seat])
    return Player(tuple(map(write_known, box(state, seat))), (REACH + 1 - north, REACH + 1 - west), drawn)


def _line(state: State, line: int) -> tuple[Offer, ...]:
    """The places of a line up to the last with a card or a token."""
    places = [
        Offer(card, None if holder == NOBODY else holder)
        for card, holder in zip(write_known(state.offer[line]), state.token[line].tolist(), strict=True)
    ]
    while places and places[-1] == Offer():
        places.pop()
    return tuple(places)


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options, players = read_common(position, state, Options, PHASES), len(position.players)
    check_position(position, options)
    state.rank[:] = NOBODY
    state.rank[:players] = position.rank or range(players)
    state.drawn_card[:] = state.stock[:] = state.offer[:] = EMPTY
    state.drawn_card[:players] = drawn = read_cards(player.drawn for player in position.players)
    state.left = len(position.deck)
    state.stock[: len(position.deck)] = deck = read_cards(position.deck[::-1])
    for card in deck:
        state.where[card] = BOTTOM if card in drawn else DECK
    state.where[read_cards(position.discards)] = DISCARDED
    state.token[:] = NOBODY
    for line, places in ((THIS, position.line), (NEXT, position.next)):
        for number, place in enumerate(places):
            state.offer[line, number] = card = read_card(place.card)
            if card != EMPTY:
                state.where[card] = LINE
            if place.token is not None:
                state.token[line, number] = place.token
    clear_grids(state)
    for seat, player in enumerate(position.players):
        for row, column, name in cells(player):
            put(state, read_card(name), spot_at(seat, row, column))


def allow(players: int, options: Options) -> None:
    """Raise BadOption for what cannot be combined (QUE-G07, G08)."""
    if options.line > 2 and players > 2:
        raise BadOption(f"option line: {options.line} is for two players; now it is {players} (QUE-27)", "options.line")
    if players * options.grid**2 > CARDS:
        words = f"{players} grids of {options.grid} by {options.grid} need more than {CARDS} cards (QUE-G07)"
        raise BadOption(f"option grid: {words}", "options.grid")
