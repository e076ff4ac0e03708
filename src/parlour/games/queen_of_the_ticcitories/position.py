"""Positions of Queen of the Ticcitories as JSON, and which of them can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import numpy as np

from parlour.core.errors import BadOption, BadPosition
from parlour.core.flat_positions import StreamPosition, check_seats, held, read_common, repeats, write_common
from parlour.games.queen_of_the_ticcitories.board import box, clear_grids, put, spot_at
from parlour.games.queen_of_the_ticcitories.record import (
    BOTTOM,
    DECK,
    DISCARDED,
    LARGEST,
    LINE,
    MOST_LINE,
    NEXT,
    NOBODY,
    REACH,
    SEATS,
    THIS,
    Options,
    State,
)
from parlour.games.tic.deck import CARDS, EMPTY, NAMES, RANK
from parlour.games.tic.notation import Card, check_cards, read_card, read_cards, write_cards, write_known

PHASES = ("choose", "lay", "over")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Row = Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=LARGEST)]
Inside = Annotated[int, msgspec.Meta(ge=0, lt=LARGEST)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: the rows of its grid, "" where there is no card, and its card of the draw for the ranking.

    ``start`` is the row and column of the start card within these rows, counted from 0.
    """

    rows: Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=LARGEST)]
    start: tuple[Inside, Inside] = (0, 0)
    drawn: str = ""


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """A place in a line: its card, "" if it was taken, and the seat whose token lies there."""

    card: str = ""
    token: Seat | None = None


Line = Annotated[tuple[Offer, ...], msgspec.Meta(max_length=MOST_LINE)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Queen of the Ticcitories: grids, this round's line and the next, discards, and the deck.

    The deck lists its next card first. ``rounds`` counts those begun; it is 0 while the first tokens are put down, with
    no line but the next. While a player moves the token, it still marks the place of the card just laid. ``rank`` is
    the order of the first choice, ``raiders`` are the seats that have started a raid, and ``raiding`` says whether one
    was started in this round.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    line: Line
    next: Line
    deck: tuple[Card, ...]
    discards: tuple[str, ...] = ()
    phase: str = "lay"
    turn: Seat = 0
    rounds: Annotated[int, msgspec.Meta(ge=0, lt=LARGEST**2)] = 1
    rank: tuple[Seat, ...] = ()
    raiding: bool = False
    raiders: Annotated[tuple[Seat, ...], held("raiders")] = ()
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def cells(player: Player) -> Iterator[tuple[int, int, str]]:
    """Give row and column from the start card, and card, of all that lies in a grid."""
    top, left = player.start
    for row, cards in enumerate(player.rows):
        for column, card in enumerate(cards):
            if card:
                yield row - top, column - left, card


# --- what can be


def check_position(position: Position, options: Options) -> None:
    """Raise BadPosition for what no game can come to, naming the field or clause."""
    _check_seats(position)
    _check_cards(position)
    for seat, player in enumerate(position.players):
        _check_grid(player, f"players[{seat}]", options.grid)
    _check_lines(position, options)
    _check_turn(position, options)
    _check_received(position, options)


def _check_seats(position: Position) -> None:
    players = len(position.players)
    check_seats(position, players, "raiders")
    if position.rank and sorted(position.rank) != list(range(players)):
        raise BadPosition("rank: every seat once, or none at all (QUE-02)", "rank")
    if position.raiding and (not position.raiders or position.rounds == 0):
        raise BadPosition("raiding: somebody must have started the raid, in a round (QUE-24)", "raiding")
    if repeats(position.raiders):
        raise BadPosition("raiders: every seat once (QUE-24)", "raiders")


def _check_cards(position: Position) -> None:
    """TIC-02, QUE-03: every card once; those drawn for the ranking lie lowest in the deck."""
    cards = [card for player in position.players for _, _, card in cells(player)]
    cards += [place.card for place in (*position.line, *position.next) if place.card]
    cards += [*position.discards, *map(str, position.deck)]
    check_cards(cards)
    drawn = {player.drawn for player in position.players if player.drawn}
    if drawn and (len(drawn) < len(position.players) or drawn - set(NAMES)):
        raise BadPosition("players: everybody drew another card for the ranking, or nobody did (QUE-02)", "players")
    if drawn and not set(position.deck[-len(drawn) :]) <= drawn:
        raise BadPosition("deck: the cards drawn for the ranking lie under it (QUE-03)", "deck")
    order = [int(RANK[read_card(position.players[seat].drawn)]) for seat in position.rank if drawn]
    if drawn and (not order or order != sorted(order, reverse=True)):
        raise BadPosition("rank: the best card drawn comes first, and so on (QUE-02)", "rank")


def _check_grid(player: Player, where: str, most: int) -> None:
    """QUE-06, 14, 15: the start card, and all others connected with it, in a frame that is not too large."""
    laid = {(row, column) for row, column, _ in cells(player)}
    wide = {len(row) for row in player.rows}
    if (0, 0) not in laid:
        raise BadPosition(f"{where}.start: there is no card (QUE-06)", "players")
    if len(wide) > 1 or max(wide) > most or len(player.rows) > most:
        raise BadPosition(f"{where}.rows: rows of one length, at most {most} by {most} (QUE-15)", "players")
    edge = [*player.rows[:1], *player.rows[-1:], [row[0] for row in player.rows], [row[-1] for row in player.rows]]
    if not all(any(line) for line in edge):
        raise BadPosition(f"{where}.rows: leave out rows and columns without a card", "players")
    reached, fresh = set(), {(0, 0)}
    while fresh:
        reached |= fresh
        fresh = {(r + a, c + b) for r, c in fresh for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} & laid - reached
    if reached != laid:
        raise BadPosition(f"{where}.rows: a card shares no edge with the others (QUE-14)", "players")


def _check_lines(position: Position, options: Options) -> None:
    """QUE-04, 10, 28, G02: how long lines are, whose tokens lie there, and that the deck will do for the rest."""
    players = len(position.players)
    length = players if players > 2 else options.line
    last = options.grid**2 - 1
    if position.rounds > last:
        raise BadPosition(f"rounds: there are {last} (QUE-G02)", "rounds")
    if len(position.line) > length or (position.rounds == 0 and position.line):
        raise BadPosition(f"line: {length} places at most, none before the first round (QUE-04)", "line")
    wanted = length if position.rounds < last else 0
    if len(position.next) != wanted or not all(place.card for place in position.next):
        raise BadPosition(f"next: {wanted} cards (QUE-10, QUE-G02)", "next")
    if position.discards and length == players:
        raise BadPosition("discards: no card is left over in a line as long as this (QUE-28)", "discards")
    tokens = [place.token for place in (*position.line, *position.next) if place.token is not None]
    if repeats(tokens) or max(tokens, default=0) >= players:
        raise BadPosition("line: every seat of this game has one token (QUE-01)", "line")
    if len(position.deck) < length * (last - position.rounds - 1):
        raise BadPosition("deck: too few cards for the lines to come (QUE-10)", "deck")


def _check_turn(position: Position, options: Options) -> None:
    """QUE-07, 11, 12: the phase and the turn agree with the tokens and cards in the lines."""
    seats = set(range(len(position.players)))
    playing = [place for place in position.line if place != Offer()]
    chosen = [place.token for place in position.next if place.token is not None]
    last = position.rounds == options.grid**2 - 1
    if (position.phase == "over") != (last and not playing):
        raise BadPosition("phase: the game is over when the last card is laid, and not before (QUE-13)", "phase")
    if position.rounds == 0:
        order = list(position.rank or range(len(seats)))
        if position.phase != "choose" or len(chosen) == len(seats) or sorted(chosen) != sorted(order[: len(chosen)]):
            raise BadPosition("phase: first all tokens are put down in the order of rank (QUE-07)", "phase")
        if position.turn != order[len(chosen)]:
            raise BadPosition("turn: the next in rank chooses (QUE-07)", "turn")
    elif playing:
        _check_playing(position, playing, last)
    elif not last:
        raise BadPosition("line: somebody must have the turn (QUE-11)", "line")
    done = {place.token for place in playing} | set(chosen)
    if position.rounds > 0 and not last and done != seats:
        raise BadPosition("line: every token lies on one of the lines (QUE-12)", "line")


def _check_playing(position: Position, playing: list[Offer], last: bool) -> None:
    if position.phase == "choose" and last:
        raise BadPosition("phase: there is no other line to choose from (QUE-G02)", "phase")
    if playing[0].token != position.turn:
        raise BadPosition("turn: the lowest number that bears a token plays (QUE-11)", "turn")
    laid = int(position.phase == "choose")
    if any(place.card for place in playing[:laid]) or not all(place.card for place in playing[laid:]):
        raise BadPosition("line: only the card just laid is gone from under its token (QUE-12)", "line")
    if any(place.token is None for place in playing):
        raise BadPosition("line: a card that nobody chose is not in this round's line (QUE-28)", "line")


def _check_received(position: Position, options: Options) -> None:
    """QUE-11, 24, 25, G09, G11: who has played in this round has laid a card at home, or in a raid somewhere else."""
    laid = [sum(1 for _ in cells(player)) for player in position.players]
    received = {seat for seat, cards in enumerate(laid) if cards == position.rounds + 1}
    to_play = {place.token for place in position.line if place.card}
    if set(laid) - {position.rounds, position.rounds + 1} or len(received) + len(to_play) != len(laid):
        raise BadPosition("players: every grid gets one card in each round (QUE-11, QUE-G11)", "players")
    if not position.raiding and received & to_play:
        raise BadPosition("players: without a raid everybody lays at home (QUE-11)", "players")
    if position.raiding and len(to_play) == 1 and not to_play & received:
        raise BadPosition("players: the last of a raid needs a grid to lay on (QUE-26)", "players")
    if len(position.raiders) > {"off": 0, "once": 1, "each": len(laid)}[options.raid]:
        raise BadPosition(f"raiders: not so many with raid = {options.raid} (QUE-G09)", "raiders")


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
