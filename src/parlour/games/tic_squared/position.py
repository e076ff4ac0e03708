"""Convert positions of Tic Squared to and from JSON, and check that a match can reach them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from parlour.core.errors import Path
from parlour.core.objections import find_repeated, name_path, paths_of, refuse, refuse_at
from parlour.core.positions import MatchPosition, held, named, read_position, write_position
from parlour.games.tic.dealing import check_barred, read_hands, write_dealt, write_hand
from parlour.games.tic.deck import CARDS, EMPTY, NAMES, SEATS
from parlour.games.tic.hands import TABLE, bar
from parlour.games.tic.notation import (
    Card,
    Known,
    Seat,
    check_cards,
    check_drawn,
    check_set,
    read_card,
    read_set,
    write_card,
    write_set,
)
from parlour.games.tic_squared.board import coordinates, place_of
from parlour.games.tic_squared.legality import is_deck_empty
from parlour.games.tic_squared.record import FARTHEST, HAND, MOST_FACTS, PLAY, PLAY_ON, RACE, Options, State
from parlour.games.tic_squared.view import is_true, tell_able, tell_drawn

SIDES = ("", "N", "S", "W", "E")

Cell = tuple[int, int]
Place = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """A card in a grid."""

    card: str
    row: Coordinate
    column: Coordinate


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its hand in the order of dealing, its grid, and the start card chosen in secret (null if hidden).

    ``line`` is the side along which a line is begun, N, S, W or E. ``hot``: in a race, the seat's last action was a
    play with a Tic. ``able``: in a race without a deck, the seat can lay something; positions written by hand leave it
    out.
    """

    hand: tuple[Card, ...]
    grid: tuple[Laid, ...] = ()
    line: Annotated[str, named(SIDES), held("side")] = ""
    start_card: Card = ""
    drawn: Annotated[Known, held("drawn_card")] = ""
    hot: bool = False
    able: bool | None = None


class Barred(msgspec.Struct, forbid_unknown_fields=True):
    """Cards in hands, by their places in ``dealt``, and the cards that everybody knows they are not (SQR-G21, G25)."""

    places: tuple[Place, ...]
    cards: tuple[str, ...]


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """A set of cards of which, as everybody knows, a seat holds one (SQR-G07, G21).

    It is at a place of ``dealt`` before ``end``.
    """

    seat: Seat
    end: Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
    cards: tuple[str, ...]


class Position(MatchPosition):
    """A position of Tic Squared: grids, hands, the draw pile (the next card first) and the cards set aside.

    ``dealt`` lists the cards dealt, and ``dealing`` the seat that holds each, 4 for the table; positions written by
    hand leave both out. ``fresh`` is the place in ``dealt`` of the card drawn in this turn, ``out`` the seat that went
    out. ``plays``, ``visited`` and ``visit_over`` belong to the turn. ``barred`` and ``told`` are what everybody knows
    of hands; by default nothing.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    deck: tuple[Card, ...]
    aside: tuple[Card, ...] = ()
    phase: Annotated[str, named(("start", "play", "over"))] = "play"
    turn: Seat = 0
    first: Seat = 0
    plays: Annotated[int, msgspec.Meta(ge=0, lt=CARDS)] = 0
    fresh: Annotated[int, msgspec.Meta(ge=0, lt=CARDS)] | None = None
    visited: Seat | None = None
    visit_over: bool = False
    without_deck: bool = False
    idle_turns: Annotated[int, msgspec.Meta(ge=0, le=SEATS)] = 0
    out: Seat | None = None
    runs: Annotated[int, msgspec.Meta(ge=0, le=9_999)] = 1
    dealt: tuple[Card, ...] | None = None
    dealing: tuple[Annotated[int, msgspec.Meta(ge=0, le=TABLE)], ...] | None = None
    barred: tuple[Barred, ...] = ()
    told: Annotated[tuple[Told, ...], msgspec.Meta(max_length=MOST_FACTS)] = ()


# --- grids


def measure(player: Player, path: Path) -> dict[str, int]:
    """Return the rectangle and the unfinished line of a grid, as fields of the record.

    Raises BadPosition for a grid that cannot have grown (SQR-10); ``path`` is where it stands in the position.
    """
    cells = {(laid.row, laid.column) for laid in player.grid}
    double = [(*path, number) for number in find_repeated([(laid.row, laid.column) for laid in player.grid])]
    refuse(double, f"{name_path(path)}: two cards in one cell (SQR-10)", at=double)
    line = _edge(cells, player.line)
    cells -= line
    rows, columns = ({cell[axis] for cell in cells} for axis in (0, 1))
    wrong = not cells or cells != {(row, column) for row in rows for column in columns}
    refuse_at(wrong, path, "not a full rectangle with at most one line (SQR-10)")
    refuse_at(not (_is_unbroken(rows) and _is_unbroken(columns)), path, "there is a gap (SQR-14)")
    refuse_at((0, 0) not in cells, path, "the start card lies at row 0, column 0 (SQR-05)")
    tall, wide = len(rows), len(columns)
    refuse_at(abs(tall - wide) > 1, path, "one side is more than one longer than the other (SQR-12)")
    found = {"top": min(rows), "left": min(columns), "tall": tall, "wide": wide}
    return found | _measure_line(found, player.line, line, path) if line else found


def _edge(cells: set[Cell], side: str) -> set[Cell]:
    """Return the cells farthest to a side, none if there is no such side."""
    if not side or not cells:
        return set()
    axis, farthest = (0, 1)[side in "WE"], min if side in "NW" else max
    edge = farthest(cell[axis] for cell in cells)
    return {cell for cell in cells if cell[axis] == edge}


def _measure_line(grid: dict[str, int], side: str, line: set[Cell], path: Path) -> dict[str, int]:
    """Return the ends of an unfinished line; raise BadPosition unless it is unbroken and not full (SQR-10, 12, 14)."""
    lies = side in "NS"
    along = sorted(column if lies else row for row, column in line)
    (edge,) = {row if lies else column for row, column in line}
    rows, columns = (grid["top"], grid["tall"]), (grid["left"], grid["wide"])
    first, length, start, depth = (*columns, *rows) if lies else (*rows, *columns)
    refuse_at(edge != (start - 1 if side in "NW" else start + depth), path, "the line lies apart (SQR-10)")
    refuse_at(length < depth, path, "the line lies along a short side (SQR-12)")
    wrong = not _is_unbroken(along) or along[0] < first or along[-1] >= first + length
    refuse_at(wrong, path, "there is a gap in the line, or it is too long (SQR-14)")
    refuse_at(len(along) == length, path, "the line is full (SQR-10)")
    return {"begin": along[0], "end": along[-1]}


def _is_unbroken(numbers: Iterable[int]) -> bool:
    run = sorted(numbers)
    return run == list(range(run[0], run[0] + len(run)))


# --- writing


def position(state: State) -> Position:
    """Return a record as a Position."""
    dealt, portion = write_dealt(state), int(state.portion) - int(state.dealt)
    deck, aside = dealt["deck"][:portion], dealt["deck"][portion:]
    told = tuple(_told(state, number) for number in range(int(state.facts)))
    fields = dealt | {"deck": deck, "aside": aside, "barred": _barred(state), "told": told}
    return write_position(Position, state, Options, _player, **fields)


def _told(state: State, number: int) -> Told:
    cards = write_set(state.fact_low[number], state.fact_high[number])
    return Told(int(state.fact_seat[number]), int(state.fact_end[number]), cards)


def _barred(state: State) -> tuple[Barred, ...]:
    """Return what is known of cards in hands, grouped by equal knowledge."""
    places: dict[tuple[int, int], list[int]] = {}
    for place, known in enumerate(zip(state.not_low.tolist(), state.not_high.tolist(), strict=True)):
        if any(known):
            places.setdefault(known, []).append(place)
    return tuple(Barred(tuple(found), write_set(*known)) for known, found in places.items())


def _player(state: State, seat: int) -> dict[str, Any]:
    chosen = int(state.chosen[seat])
    grid = [(place, int(card)) for place, card in enumerate(state.grid[seat]) if card != EMPTY]
    return write_hand(state, seat) | {
        "grid": tuple(Laid(NAMES[card], *coordinates(place)) for place, card in grid),
        "start_card": write_card(int(state.stock[chosen]) if chosen >= 0 else chosen),
        "able": bool(int(state.able) >> seat & 1),
    }


# --- loading


def load(position: Position, state: State) -> None:
    """Read a complete position into an empty record.

    Raises BadPosition for cards that lie against the rules, or if ``barred`` and ``told`` are not true of the hands:
    bots imagine worlds that agree with them.
    """
    options = read_position(position, state, Options)
    laid = [laid.card for player in position.players for laid in player.grid]
    cards = [*laid, *(card for player in position.players for card in player.hand)]
    check_cards([*cards, *position.deck, *position.aside])
    in_play = len(cards) + len(position.deck)
    wrong = options.deck_size not in (None, in_play)
    refuse(wrong, f"deck: {in_play} cards are in play, not {options.deck_size} (SQR-G01)")
    for seat, player in enumerate(position.players):
        _check_player(position, player, ("players", seat))
    read_hands(position, laid, (*position.deck, *position.aside), state)
    state.portion = int(state.dealt) + len(position.deck)
    state.grid[:] = state.chosen[:] = EMPTY
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    if int(state.fresh) != EMPTY:
        _check_fresh(state)
    _load_told(position, state)
    _load_able(position, state)


def _check_player(position: Position, player: Player, path: Path) -> None:
    choosing, grid = position.phase == "start", (*path, "grid")
    wrong = bool(player.grid) == choosing or bool(player.line and not player.grid)
    refuse_at(wrong, grid, "grids begin when all start cards are chosen (SQR-05)")
    starts = player.hand if choosing else tuple(laid.card for laid in player.grid if laid.row == laid.column == 0)
    wrong = player.start_card != "" and (player.start_card is None or player.start_card not in starts)
    words = f"{name_path(path)}.start_card: not in the hand, or not where the grid starts (SQR-05)"
    refuse(wrong, words, at=(grid,))


def _load_player(player: Player, seat: int, state: State) -> None:
    if player.start_card:
        state.chosen[seat] = state.stock.tolist().index(read_card(player.start_card))
    for laid in player.grid:
        state.grid[seat, place_of(laid.row, laid.column)] = read_card(laid.card)
    state.cards[seat] = len(player.grid)
    for field, value in measure(player, ("players", seat, "grid")).items() if player.grid else ():
        getattr(state, field)[seat] = value


def _load_told(position: Position, state: State) -> None:
    """Read ``barred`` and ``told``; raise BadPosition unless they are true of the hands (SQR-G07, G21, G25)."""
    for barred in position.barred:
        check_set(barred.cards, "barred")
        for place in barred.places:
            held = 0 <= int(state.holder[place]) < TABLE
            refuse(not held, f"barred: no card in a hand has the place {place} (SQR-G25)")
            bar(state, int(state.holder[place]), place, place + 1, *read_set(barred.cards))
    check_barred(state, "barred")
    for number, told in enumerate(position.told):
        check_set(told.cards, "told")
        state.fact_seat[number], state.fact_end[number] = told.seat, told.end
        state.fact_low[number], state.fact_high[number] = read_set(told.cards)
        wrong = told.end > int(state.dealt) or not is_true(state, number)
        refuse(wrong, f"told[{number}]: none of these cards is among them (SQR-G07, SQR-G21)")
    state.facts = len(position.told)


def _check_fresh(state: State) -> None:
    """Raise BadPosition unless the card drawn is the last one dealt, to the seat to act, and fits (SQR-G06, G25)."""
    place, turn = int(state.fresh), int(state.turn)
    drawn = place == int(state.dealt) - 1 and int(state.holder[place]) == turn
    wrong = not drawn or (int(state.phase) == PLAY and not tell_drawn(state, turn, place))
    refuse(wrong, "fresh: no card was just drawn in that place that may be laid (SQR-G06)")


def _load_able(position: Position, state: State) -> None:
    """Set the seats that can lay something in a race without a deck; the race is over if none can (SQR-G21)."""
    given = [player.able for player in position.players]
    able = sum(1 << seat for seat, can in enumerate(given) if can)
    if int(state.mode) == RACE and int(state.phase) == PLAY and is_deck_empty(state):
        able = sum(int(tell_able(state, seat)) << seat for seat in range(len(given)))
        wrong = any(can is not None and can != bool(able >> seat & 1) for seat, can in enumerate(given))
        refuse(wrong, "players: able is who can lay something (SQR-G21)")
        refuse(able == 0, "phase: a race is over when nobody can lay anything (SQR-G21)")
    state.able = able


# --- what no match comes to


def _check_turn(position: Position) -> None:
    """Raise BadPosition if the data of a turn does not fit, or there is any without turns (SQR-06, 08, 09)."""
    if position.phase == "start" or position.options.get("mode") == "race":
        for field, wanted in (("plays", 0), ("fresh", None), ("visited", None), ("without_deck", False)):
            wrong = getattr(position, field) != wanted
            refuse(wrong, f"{field}: there is no turn yet, or none in a race (SQR-05, SQR-31)")
    laid = sum(max(0, len(player.grid) - 1) for player in position.players)
    refuse(position.plays > laid, "plays: more than the cards that were laid (SQR-06)")
    wrong = position.visited is not None and (position.visited == position.turn or position.plays == 0)
    refuse(wrong, "visited: a visit is a play on another grid (SQR-08)")
    wrong = position.visit_over and (position.visited is None or position.plays < 2)
    refuse(wrong, "visit_over: a visit ends with a play at home (SQR-09)")


def status(position: Position, state: State) -> None:
    """Raise BadPosition if no match can reach the position.

    Checks hands, what exists only without a deck or in a race, and the end.
    """
    check_drawn([player.drawn for player in position.players], position.first)
    _check_turn(position)
    players, racing, deck = position.players, int(state.mode) == RACE, bool(position.deck)
    over, choosing = position.phase == "over", position.phase == "start"
    empty = [seat for seat, player in enumerate(players) if not player.hand]
    wrong = empty != ([] if position.out is None else [position.out]) or bool(empty and not over)
    at = (("out",), *paths_of(empty, "hand"))
    refuse(wrong, "out: who has no card left has gone out, and that is the end (SQR-25)", at=at)
    unlike = [seat for seat, player in enumerate(players) if len(player.hand) != HAND]
    wrong = choosing and bool(unlike)
    refuse(wrong, f"players: everybody has {HAND} cards to begin with (SQR-03)", at=paths_of(unlike, "hand"))
    wrong = choosing and all(player.start_card for player in players)
    refuse(wrong, "phase: the start cards are turned over when all have chosen (SQR-05)")
    wrong = over and position.out is None and deck and not racing
    refuse(wrong, "phase: there are cards left to draw, and nobody has gone out (SQR-27)")
    refuse(position.without_deck and deck, "without_deck: there is a deck (SQR-G13)")
    counted = int(state.deck_out) == PLAY_ON and not deck and not racing
    wrong = position.idle_turns >= (len(players) + over if counted else 1)
    refuse(wrong, "idle_turns: turns without a play count while you play on without a deck (SQR-G13)")
    wrong = any(player.able for player in players) and (choosing or deck or not racing)
    at = paths_of(range(len(players)), "able")
    refuse(wrong, "players: who is able to lay is shown in a race without a deck only (SQR-G21)", at=at)
    wrong = any(player.hot for player in players) and (choosing or not racing)
    at = paths_of(range(len(players)), "hot")
    refuse(wrong, "players: a Tic is remembered in a race only (SQR-G20)", at=at)
