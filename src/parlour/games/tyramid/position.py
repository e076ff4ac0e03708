"""Convert positions of Tyramid to and from JSON, and check that a match can reach them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core import kernel
from parlour.core.objections import refuse, refuse_at
from parlour.core.positions import MatchPosition, held, named, read_position, write_position
from parlour.games.tic.dealing import check_barred, read_hands, write_dealt, write_hand
from parlour.games.tic.deck import CARDS, EMPTY, SEATS
from parlour.games.tic.hands import TABLE, with_card
from parlour.games.tic.notation import Card, Known, Seat, check_cards, check_drawn, read_cards, read_set, write_cards
from parlour.games.tyramid.board import fix_extent, is_complete
from parlour.games.tyramid.legality import can_lay, is_deck_empty
from parlour.games.tyramid.play import is_dead
from parlour.games.tyramid.record import DIAMOND, HALVES, HOURGLASS, MOST_FACTS, MOST_ROWS, OVER, Options, State
from parlour.games.tyramid.view import FIT, forget_facts, note_facts, pack, pack_rows, parts_of, rows_then, tell

SAID = ("", "unfit", "fit")

Rows = tuple[tuple[str, ...], ...]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its hand in the order of dealing, its points, and its card of the draw for the start."""

    hand: tuple[Card, ...]
    points: Annotated[int, msgspec.Meta(ge=0, le=900)] = 0
    drawn: Annotated[Known, held("drawn_card")] = ""


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """What a draw or a pass revealed of a hand to everybody (TYR-25, 26, G06, G08).

    ``stuck``: no card that the seat held at a place of ``dealt`` before ``place`` fitted an open cell. ``drawn``:
    whether the card drawn, at that ``place``, was "fit" or "unfit". ``halves`` says which cells were open: by half, the
    number of full rows, and the first and last column with a card in the next row, counted from 1, 0 for none.
    """

    seat: Seat
    place: Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
    halves: Annotated[tuple[tuple[int, int, int], ...], msgspec.Meta(min_length=1, max_length=HALVES)]
    stuck: bool = False
    drawn: str = ""


class Position(MatchPosition):
    """A position of Tyramid: the rows of each half from the start card on, hands, and the deck (the next card first).

    A row lists its cells, "" where there is no card; rows not begun are left out. The second half of an hourglass
    begins with the start card, too. ``dealt`` lists the cards dealt, and ``dealing`` the seat that holds each, 4 for
    the table; positions written by hand leave both out. ``fresh`` is the place in ``dealt`` of a card just drawn that
    may be laid, ``plays`` the number of plays of the turn. ``told`` is what everybody knows of hands, in the order in
    which it was revealed; by default nothing.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    halves: Annotated[tuple[Rows, ...], msgspec.Meta(min_length=1, max_length=HALVES)]
    deck: tuple[Card, ...]
    phase: Annotated[str, named(("play", "over"))] = "play"
    turn: Seat = 0
    first: Seat = 0
    plays: Annotated[int, msgspec.Meta(ge=0, le=CARDS)] = 0
    fresh: Annotated[int, msgspec.Meta(ge=0, lt=CARDS)] | None = None
    passes: Annotated[int, msgspec.Meta(ge=0, le=SEATS)] = 0
    dealt: tuple[Card, ...] | None = None
    dealing: tuple[Annotated[int, msgspec.Meta(ge=0, le=TABLE)], ...] | None = None
    told: Annotated[tuple[Told, ...], msgspec.Meta(max_length=MOST_FACTS)] = ()


def row_width(shape: int, rows: int, row: int) -> int:
    """Return the number of cells of a row counted from 0, 0 if there is no such row (TYR-02, G10, G12)."""
    if shape == DIAMOND:
        return max(0, min(row + 1, 2 * rows - row - 1))
    return row + 1 if row < rows else 0


# --- writing


def position(state: State) -> Position:
    """Return a record as a Position."""
    halves = tuple(_rows(state, half) for half in range(_halves(state)))
    told = tuple(_told(state, int(fact)) for fact in state.fact[: int(state.facts)])
    return write_position(Position, state, Options, write_hand, halves=halves, told=told, **write_dealt(state))


def _halves(state: State) -> int:
    return HALVES if int(state.form) == HOURGLASS else 1


def _rows(state: State, half: int) -> Rows:
    found = []
    for row in range(MOST_ROWS):
        cards = tuple(map(str, write_cards(state.cell[half, row])))
        if any(cards):
            found.append(cards[: row_width(int(state.form), int(state.extent), row)])
    return tuple(found)


def _told(state: State, fact: int) -> Told:
    seat, place, stuck, drawn = parts_of(fact)
    halves = (rows_then(fact, half) for half in range(_halves(state)))
    return Told(seat, place, tuple((row, begin + 1, end + 1) for row, begin, end in halves), stuck, SAID[drawn])


# --- loading


def load(position: Position, state: State) -> None:
    """Read a complete position into an empty record.

    Raises BadPosition for cards that lie against the rules, or if ``told`` is not true of the hands: bots imagine
    worlds that agree with it.
    """
    read_position(position, state, Options)
    fix_extent(state)
    halves, laid = _halves(state), _laid(position)
    wrong = len(position.halves) != halves or any(not rows or len(rows[0]) != 1 for rows in position.halves)
    refuse(wrong, f"halves: {halves} that begin with the start card (TYR-05, TYR-32)")
    refuse(len({rows[0] for rows in position.halves}) != 1, "halves: they share the start card (TYR-32)")
    check_cards([*(card for player in position.players for card in player.hand), *laid, *position.deck])
    read_hands(position, laid, position.deck, state)
    state.cell[:] = state.begin[:] = state.end[:] = EMPTY
    state.row[:] = 1
    for half, rows in enumerate(position.halves):
        _load_half(rows, half, state)
    state.cell[1, 0, 0] = state.cell[0, 0, 0]
    state.laid_low, state.laid_high = read_set(laid)
    if int(state.fresh) != EMPTY:
        _check_fresh(state)
    _load_told(position, state)


def _laid(position: Position) -> list[str]:
    """Return the cards on the table; the start card of an hourglass once (TYR-32)."""
    rows = [row for half, rows in enumerate(position.halves) for row in rows[min(half, 1) :]]
    return [card for row in rows for card in row if card]


def _load_half(rows: Rows, half: int, state: State) -> None:
    """Lay the rows of a half; raise BadPosition unless they have the width of the shape and are full, the last a chain.

    TYR-12, G03.
    """
    for row, cards in enumerate(rows):
        filled = [column for column, card in enumerate(cards) if card]
        path, width = ("halves", half, row), row_width(int(state.form), int(state.extent), row)
        refuse_at(len(cards) != width, path, "a row of another width (TYR-02)")
        is_chain = filled and filled[-1] - filled[0] + 1 == len(filled)
        refuse_at(not is_chain, path, "the cards are not one chain (TYR-12)")
        refuse_at(len(filled) < len(cards) and row < len(rows) - 1, path, "a later row is begun already (TYR-G03)")
        state.cell[half, row, : len(cards)] = read_cards(cards)
        if len(filled) < len(cards):
            state.begin[half], state.end[half] = filled[0], filled[-1]
        state.row[half] = row + (len(filled) == len(cards))


def _check_fresh(state: State) -> None:
    """Raise BadPosition unless a card just drawn is the last one dealt, to the seat to act, and fits (TYR-G06)."""
    place = int(state.fresh)
    drawn = int(state.play_drawn) and place == int(state.dealt) - 1 and int(state.holder[place]) == int(state.turn)
    wrong = int(state.phase) == OVER or not drawn or not can_lay(state, *with_card(0, 0, int(state.stock[place])))
    refuse(wrong, "fresh: no card was just drawn in that place that may be laid (TYR-G06)")


def status(position: Position, state: State) -> None:
    """Raise BadPosition if no match can reach the position (TYR-24, 28, G07, G08).

    Checks whether the game should be over, and what preceded this turn.
    """
    check_drawn([player.drawn for player in position.players], position.first)
    over, deck_empty = int(state.phase) == OVER, bool(is_deck_empty(state))
    passed = deck_empty and position.passes >= len(position.players)
    ends = "the shape is built, no card fits or all have passed, and not before (TYR-28, TYR-G07, TYR-G08)"
    refuse(over != bool(is_complete(state) or is_dead(state) or passed), f"phase: the game is over when {ends}")
    refuse(position.passes and not deck_empty, "passes: nobody passes while there is a deck (TYR-G08)")
    may_have_played = over or position.players[position.turn].hand
    wrong = position.plays > (len(_laid(position)) - 1 if may_have_played else 0)
    refuse(wrong, "plays: more than there can have been in this turn (TYR-08, TYR-24)")


def _load_told(position: Position, state: State) -> None:
    """Read ``told``; raise BadPosition unless the rows were as it says, and it is true of the hands.

    TYR-25, 26, G06, G08.
    """
    for number, told in enumerate(position.told):
        where = f"told[{number}]"
        wrong = told.drawn not in SAID or told.seat >= len(position.players)
        refuse(wrong, f"{where}: no such seat, or drawn is neither fit nor unfit (TYR-G06)")
        wrong = told.place + bool(told.drawn) > int(state.dealt) or not (told.stuck or told.drawn)
        refuse(wrong, f"{where}: nothing is said, or of no card (TYR-25)")
        halves = enumerate(told.halves)
        wrong = len(told.halves) != _halves(state) or not all(_has_been(state, half, *rows) for half, rows in halves)
        refuse(wrong, f"{where}.halves: the rows were never so (TYR-G03)")
        state.fact[number] = pack(told.seat, told.place, told.stuck, SAID.index(told.drawn))
        for half, (row, begin, end) in enumerate((*told.halves, (1, 0, 0))[:HALVES]):
            state.fact[number] |= pack_rows(half, row, begin - 1, end - 1)
    state.facts = len(position.told)
    _tell_fresh(state)
    kernel.run(note_facts, state)
    check_barred(state, "told")
    kernel.run(forget_facts, state)


def _has_been(state: State, half: int, row: int, begin: int, end: int) -> bool:
    """Whether a half has had ``row`` full rows, and in the next a chain from column ``begin`` to ``end``."""
    now, empty = int(state.row[half]), begin == end == 0
    if not 1 <= row <= now or not (empty or 1 <= begin <= end):
        return False
    if row < now:
        cards = 0 if empty else end - begin + 1
        return cards < row_width(int(state.form), int(state.extent), row) >= end
    return empty or int(state.begin[half]) + 1 <= begin <= end <= int(state.end[half]) + 1


def _tell_fresh(state: State) -> None:
    """Add to ``told`` that a card just drawn fits, which everybody knows, if the position leaves it out (TYR-G06)."""
    fresh = int(state.fresh)
    _, place, _, drawn = parts_of(int(state.fact[max(0, int(state.facts) - 1)]))
    if fresh != EMPTY and (drawn != FIT or place != fresh):
        tell(state, int(state.turn), fresh, False, FIT)
