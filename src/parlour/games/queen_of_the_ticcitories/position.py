"""Actions and positions of Queen of the Ticcitories as text and JSON."""

from __future__ import annotations

import numpy as np

from parlour.core.errors import BadOption
from parlour.core.options import check_start, options_of, read_options, write_options
from parlour.core.positions import read_stream, write_stream
from parlour.games.queen_of_the_ticcitories.grid import clear_grids, place_of, put
from parlour.games.queen_of_the_ticcitories.schema import PHASES, Card, Offer, Player, cells, check_position
from parlour.games.queen_of_the_ticcitories.schema import Position as Position
from parlour.games.queen_of_the_ticcitories.state import (
    AREA,
    BOTTOM,
    DECK,
    DISCARDED,
    LINE,
    MIDDLE,
    NEXT,
    NOBODY,
    THIS,
    WIDTH,
    Options,
    State,
)
from parlour.games.tic.deck import CARDS, EMPTY, NAMES, UNKNOWN

# --- writing


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    players = int(state.players)
    return Position(
        players=tuple(_player(state, seat) for seat in range(players)),
        line=_line(state, THIS),
        next=_line(state, NEXT),
        deck=tuple(_card(int(card)) for card in state.stock[: int(state.left)][::-1]),
        discards=tuple(NAMES[card] for card in np.flatnonzero(state.where == DISCARDED)),
        phase=PHASES[int(state.phase)],
        turn=int(state.turn),
        rounds=int(state.rounds),
        rank=tuple(int(seat) for seat in state.rank[:players]),
        raiding=bool(state.raiding),
        raiders=tuple(seat for seat in range(players) if int(state.raiders) >> seat & 1),
        options=options_of(Options, state),
        stream=write_stream(state),
    )


def _card(card: int) -> Card:
    """Write a card, null for an unknown and "" for none."""
    return None if card == UNKNOWN else "" if card == EMPTY else NAMES[card]


def _player(state: State, seat: int) -> Player:
    north, west = int(state.north[seat]), int(state.west[seat])
    window = state.cell[seat * AREA : (seat + 1) * AREA].reshape(WIDTH, WIDTH)
    box = window[north : int(state.south[seat]) + 1, west : int(state.east[seat]) + 1]
    rows = tuple(tuple(_card(int(card)) or "" for card in row) for row in box)
    start = (MIDDLE // WIDTH - north, MIDDLE % WIDTH - west)
    return Player(rows, start, _card(int(state.drawn_card[seat])) or "")


def _line(state: State, line: int) -> tuple[Offer, ...]:
    """The places of a line up to the last with a card or a token."""
    places = [
        Offer(_card(int(card)) or "", None if holder == NOBODY else int(holder))
        for card, holder in zip(state.offer[line], state.token[line], strict=True)
    ]
    while places and places[-1] == Offer():
        places.pop()
    return tuple(places)


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_options(Options, position.options)
    players = len(position.players)
    allow(players, options)
    check_position(position, options)
    state.players = players
    write_options(options, state)
    state.phase = PHASES.index(position.phase)
    state.turn, state.rounds, state.raiding = position.turn, position.rounds, position.raiding
    state.raiders = sum(1 << seat for seat in position.raiders)
    state.rank[:] = NOBODY
    state.rank[:players] = position.rank or range(players)
    drawn = [player.drawn for player in position.players if player.drawn]
    state.drawn_card[:] = EMPTY
    state.drawn_card[: len(drawn)] = [NAMES.index(card) for card in drawn]
    _load_deck(position, drawn, state)
    state.offer[:], state.token[:] = EMPTY, NOBODY
    for line, places in ((THIS, position.line), (NEXT, position.next)):
        _load_line(places, line, state)
    clear_grids(state)
    for seat, player in enumerate(position.players):
        for row, column, card in cells(player):
            put(state, NAMES.index(card), seat * AREA + place_of(row, column))
    read_stream(position.stream, state)


def _load_deck(position: Position, drawn: list[str], state: State) -> None:
    """QUE-03: cards of the draw that are in the deck lie at its bottom."""
    state.left = len(position.deck)
    state.stock[:] = EMPTY
    state.stock[: len(position.deck)] = [NAMES.index(str(card)) for card in reversed(position.deck)]
    for card in position.deck:
        state.where[NAMES.index(str(card))] = BOTTOM if card in drawn else DECK
    for card in position.discards:
        state.where[NAMES.index(card)] = DISCARDED


def _load_line(places: tuple[Offer, ...], line: int, state: State) -> None:
    for number, place in enumerate(places):
        if place.card:
            card = NAMES.index(place.card)
            state.offer[line, number] = card
            state.where[card] = LINE
        if place.token is not None:
            state.token[line, number] = place.token


def allow(players: int, options: Options) -> None:
    """Raise BadOption for what cannot be combined (QUE-G07, G08), or for a starting seat that is not there."""
    check_start(options.start, players)
    if options.line > 2 and players > 2:
        raise BadOption(f"option line: {options.line} is for two players; now it is {players} (QUE-27)", "options.line")
    if players * options.grid**2 > CARDS:
        words = f"{players} grids of {options.grid} by {options.grid} need more than {CARDS} cards (QUE-G07)"
        raise BadOption(f"option grid: {words}", "options.grid")
