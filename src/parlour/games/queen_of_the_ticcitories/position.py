"""Convert positions of Queen of the Ticcitories to and from JSON, and check that a match can reach them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from parlour.core import arrays
from parlour.core.errors import BadOption, Path
from parlour.core.objections import name_path, paths_of, refuse, refuse_at, repeats
from parlour.core.positions import MatchPosition, held, named, read_position, seats, write_position
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
from parlour.games.tic.deck import CARDS, EMPTY, RANK
from parlour.games.tic.notation import Card, Known, check_cards, read_card, read_cards, write_cards

Seat = Annotated[int, seats(SEATS)]
Row = Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=LARGEST)]
Inside = Annotated[int, msgspec.Meta(ge=0, lt=LARGEST)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: the rows of its grid, "" where there is no card, and its card of the draw for the ranking.

    ``start`` is the row and column of the start card within these rows, counted from 0.
    """

    rows: Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=LARGEST)]
    start: tuple[Inside, Inside] = (0, 0)
    drawn: Annotated[Known, held("drawn_card")] = ""


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """A place in a line: its card, "" if it was taken, and the seat whose token lies there."""

    card: str = ""
    token: Seat | None = None


Line = Annotated[tuple[Offer, ...], msgspec.Meta(max_length=MOST_LINE)]


class Position(MatchPosition):
    """A position of Queen of the Ticcitories: grids, this round's line and the next, discards, and the deck.

    The deck lists its next card first. ``rounds`` is the number of rounds begun; it is 0 while the first tokens are
    placed, when there is only the next line. While a player moves the token, it still marks the place of the card just
    laid. ``rank`` is the order of the first choice, ``raiders`` are the seats that have started a raid, and ``raiding``
    says whether one was started in this round.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    line: Line
    next: Line
    deck: tuple[Card, ...]
    discards: tuple[str, ...] = ()
    phase: Annotated[str, named(("choose", "lay", "over"))] = "lay"
    turn: Seat = 0
    rounds: Annotated[int, msgspec.Meta(ge=0, lt=LARGEST**2)] = 1
    rank: Annotated[tuple[Seat, ...], held("rank", none=NOBODY)] = ()
    raiding: bool = False
    raiders: Annotated[tuple[Seat, ...], held("raiders")] = ()


def cells(player: Player) -> Iterator[tuple[int, int, str]]:
    """Yield row and column from the start card, and card, of everything in a grid."""
    top, left = player.start
    for row, cards in enumerate(player.rows):
        for column, card in enumerate(cards):
            if card:
                yield row - top, column - left, card


# --- writing


def position(state: State) -> Position:
    """Return a record as a Position."""
    deck = write_cards(state.stock[: int(state.left)][::-1])
    lines: dict[str, Any] = {"line": _line(state, THIS), "next": _line(state, NEXT)}
    discards = write_cards(arrays.flatnonzero(state.where == DISCARDED))
    return write_position(Position, state, Options, _player, deck=deck, discards=discards, **lines)


def _player(state: State, seat: int) -> dict[str, Any]:
    start = (REACH + 1 - int(state.north[seat]), REACH + 1 - int(state.west[seat]))
    return {"rows": tuple(map(write_cards, box(state, seat))), "start": start}


def _line(state: State, line: int) -> tuple[Offer, ...]:
    """Return the places of a line up to the last with a card or a token."""
    places = [
        Offer(card or "", None if holder == NOBODY else holder)
        for card, holder in zip(write_cards(state.offer[line]), state.token[line].tolist(), strict=True)
    ]
    while places and places[-1] == Offer():
        places.pop()
    return tuple(places)


# --- loading


def load(position: Position, state: State) -> None:
    """Read a complete position into an empty record. Raises BadPosition for cards that lie against the rules."""
    options, players = read_position(position, state, Options), len(position.players)
    cards = [card for player in position.players for _, _, card in cells(player)]
    cards += [place.card for place in (*position.line, *position.next) if place.card]
    check_cards([*cards, *position.discards, *map(str, position.deck)])
    refuse(
        position.rank and sorted(position.rank) != [*range(players)], "rank: every seat once, or none at all (QUE-02)"
    )
    for seat, player in enumerate(position.players):
        _check_grid(player, ("players", seat), options.grid)
    _check_lines(position, options)
    _check_turn(position, options)
    _check_received(position, options)
    state.rank[:players] = position.rank or range(players)
    state.stock[:] = state.offer[:] = EMPTY
    state.left = len(position.deck)
    state.stock[: len(position.deck)] = deck = read_cards(position.deck[::-1])
    state.where[deck] = DECK
    state.where[[card for card in deck if card in state.drawn_card]] = BOTTOM
    state.where[read_cards(position.discards)] = DISCARDED
    state.token[:] = NOBODY
    for line, places in ((THIS, position.line), (NEXT, position.next)):
        for number, place in enumerate(places):
            state.offer[line, number] = card = read_card(place.card)
            state.token[line, number] = NOBODY if place.token is None else place.token
            if card != EMPTY:
                state.where[card] = LINE
    clear_grids(state)
    for seat, player in enumerate(position.players):
        for row, column, name in cells(player):
            put(state, read_card(name), spot_at(seat, row, column))


def _check_grid(player: Player, path: Path, most: int) -> None:
    """Raise BadPosition unless a grid is connected, has a start card and fits the frame (QUE-06, 14, 15)."""
    where, rows = name_path(path), (*path, "rows")
    laid = {(row, column) for row, column, _ in cells(player)}
    wide = {len(row) for row in player.rows}
    refuse((0, 0) not in laid, f"{where}.start: there is no card (QUE-06)", at=(rows,))
    wrong = len(wide) > 1 or max(wide) > most or len(player.rows) > most
    refuse_at(wrong, rows, f"rows of one length, at most {most} by {most} (QUE-15)")
    edge = [player.rows[0], player.rows[-1], [row[0] for row in player.rows], [row[-1] for row in player.rows]]
    refuse_at(not all(map(any, edge)), rows, "leave out rows and columns without a card")
    reached, fresh = set(), {(0, 0)}
    while fresh:
        reached |= fresh
        fresh = {(r + a, c + b) for r, c in fresh for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} & laid - reached
    top, left = player.start
    apart = [(*path, "rows", row + top, column + left) for row, column in sorted(laid - reached)]
    refuse(reached != laid, f"{where}.rows: a card shares no edge with the others (QUE-14)", at=apart)


def _check_lines(position: Position, options: Options) -> None:
    """Raise BadPosition unless lines have the right length and tokens, and the deck lasts (QUE-04, 10, 28, G02)."""
    players = len(position.players)
    length = players if players > 2 else options.line
    last = options.grid**2 - 1
    refuse(position.rounds > last, f"rounds: there are {last} (QUE-G02)")
    wrong = len(position.line) > length or (position.rounds == 0 and bool(position.line))
    refuse(wrong, f"line: {length} places at most, none before the first round (QUE-04)")
    wanted = length if position.rounds < last else 0
    wrong = len(position.next) != wanted or not all(place.card for place in position.next)
    refuse(wrong, f"next: {wanted} cards (QUE-10, QUE-G02)")
    wrong = bool(position.discards) and length == players
    refuse(wrong, "discards: no card is left over in a line as long as this (QUE-28)")
    tokens = [place.token for place in (*position.line, *position.next) if place.token is not None]
    refuse(repeats(tokens) or max(tokens, default=0) >= players, "line: every seat of this game has one token (QUE-01)")
    wrong = len(position.deck) < length * (last - position.rounds - 1)
    refuse(wrong, "deck: too few cards for the lines to come (QUE-10)")


def _check_turn(position: Position, options: Options) -> None:
    """Raise BadPosition unless phase and turn agree with the tokens and cards in the lines (QUE-07, 11, 12)."""
    seats = set(range(len(position.players)))
    playing = [place for place in position.line if place != Offer()]
    chosen = [place.token for place in position.next if place.token is not None]
    last = position.rounds == options.grid**2 - 1
    wrong = (position.phase == "over") != (last and not playing)
    refuse(wrong, "phase: the game is over when the last card is laid, and not before (QUE-13)")
    if position.rounds == 0:
        order = list(position.rank or seats)
        so_far = order[: len(chosen)]
        wrong = position.phase != "choose" or len(chosen) == len(seats) or sorted(chosen) != sorted(so_far)
        refuse(wrong, "phase: first all tokens are put down in the order of rank (QUE-07)")
        refuse(position.turn != order[len(chosen)], "turn: the next in rank chooses (QUE-07)")
        return
    refuse(not playing and not last, "line: somebody must have the turn (QUE-11)")
    if playing:
        _check_playing(position, playing, last)
    done = {place.token for place in playing} | set(chosen)
    refuse(not last and done != seats, "line: every token lies on one of the lines (QUE-12)")


def _check_playing(position: Position, playing: list[Offer], last: bool) -> None:
    refuse(position.phase == "choose" and last, "phase: there is no other line to choose from (QUE-G02)")
    refuse(playing[0].token != position.turn, "turn: the lowest number that bears a token plays (QUE-11)")
    laid = int(position.phase == "choose")
    wrong = any(place.card for place in playing[:laid]) or not all(place.card for place in playing[laid:])
    refuse(wrong, "line: only the card just laid is gone from under its token (QUE-12)")
    wrong = any(place.token is None for place in playing)
    refuse(wrong, "line: a card that nobody chose is not in this round's line (QUE-28)")


def _check_received(position: Position, options: Options) -> None:
    """Raise BadPosition unless every seat that has played this round has laid a card (QUE-11, 24 to 26, G11).

    Without a raid it lies in the player's own grid.
    """
    laid = [sum(1 for _ in cells(player)) for player in position.players]
    received = {seat for seat, cards in enumerate(laid) if cards == position.rounds + 1}
    to_play = {place.token for place in position.line if place.card}
    wrong = bool(set(laid) - {position.rounds, position.rounds + 1}) or len(received) + len(to_play) != len(laid)
    far = [seat for seat, cards in enumerate(laid) if cards not in (position.rounds, position.rounds + 1)]
    at = paths_of(far or range(len(laid)), "rows")
    refuse(wrong, "players: every grid gets one card in each round (QUE-11, QUE-G11)", at=at)
    early = paths_of(sorted(received & {seat for seat in to_play if seat is not None}), "rows")
    wrong = not position.raiding and bool(received & to_play)
    refuse(wrong, "players: without a raid everybody lays at home (QUE-11)", at=early)
    wrong = position.raiding and len(to_play) == 1 and not to_play & received
    refuse(wrong, "players: the last of a raid needs a grid to lay on (QUE-26)")


# --- what no match comes to


def status(position: Position, state: State) -> None:
    """Raise BadPosition for raids that cannot have been started and a ranking that cannot have been drawn.

    QUE-02, 03, 24, G09.
    """
    seats, raiders = position.players, position.raiders
    wrong = position.raiding and (not raiders or position.rounds == 0)
    refuse(wrong, "raiding: somebody must have started the raid, in a round (QUE-24)")
    refuse(repeats(raiders), "raiders: every seat once (QUE-24)")
    raid = Options(**position.options).raid
    wrong = len(raiders) > {"off": 0, "once": 1, "each": len(seats)}[raid]
    refuse(wrong, f"raiders: not so many with raid = {raid} (QUE-G09)")
    drawn = {player.drawn for player in seats if player.drawn}
    if drawn:
        refuse(len(drawn) < len(seats), "players: everybody drew another card for the ranking, or nobody did (QUE-02)")
        wrong = not set(position.deck[-len(drawn) :]) <= drawn
        refuse(wrong, "deck: the cards drawn for the ranking lie under it (QUE-03)")
        order = [int(RANK[read_card(seats[seat].drawn)]) for seat in position.rank]
        wrong = not order or order != sorted(order, reverse=True)
        refuse(wrong, "rank: the best card drawn comes first, and so on (QUE-02)")


def allow(players: int, options: Options) -> None:
    """Raise BadOption for options that cannot be combined (QUE-G07, G08)."""
    if options.line > 2 and players > 2:
        raise BadOption(f"option line: {options.line} is for two players; now it is {players} (QUE-27)", "options.line")
    if players * options.grid**2 > CARDS:
        words = f"{players} grids of {options.grid} by {options.grid} need more than {CARDS} cards (QUE-G07)"
        raise BadOption(f"option grid: {words}", "options.grid")
