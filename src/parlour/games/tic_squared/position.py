"""Positions of Tic Squared as JSON, and which of them can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, NamedTuple

import msgspec

from parlour.core.errors import BadPosition
from parlour.core.flat_positions import StreamPosition, check_seats, read_common, read_flat, write_common, write_flat
from parlour.games.tic.dealing import check_barred, read_hands, write_hand
from parlour.games.tic.deck import CARDS, EMPTY, NAMES
from parlour.games.tic.hands import SEATS, TABLE, bar
from parlour.games.tic.notation import (
    Card,
    check_cards,
    check_drawn,
    check_set,
    read_card,
    read_set,
    write_card,
    write_cards,
    write_set,
)
from parlour.games.tic_squared.legality import is_deck_empty
from parlour.games.tic_squared.record import (
    FARTHEST,
    HAND,
    MIDDLE,
    MOST_FACTS,
    NO_SIDE,
    PLAY,
    RACE,
    WIDTH,
    Options,
    State,
)
from parlour.games.tic_squared.view import is_true, tell_able, tell_drawn

PHASES = ("start", "play", "over")
SIDES = ("", "N", "S", "W", "E")

Cell = tuple[int, int]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Place = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """A card in a grid."""

    card: str
    row: Coordinate
    column: Coordinate


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its hand in the order of dealing, its grid, and the start card chosen in secret (null if hidden).

    ``line`` is the side along which a line is begun, N, S, W or E. ``hot``: in a race, a Tic was this seat's last
    action. ``able``: in a race without a deck, it can lay something; positions written by hand leave it out.
    """

    hand: tuple[Card, ...]
    grid: tuple[Laid, ...] = ()
    line: str = ""
    start_card: Card = ""
    drawn: str = ""
    hot: bool = False
    able: bool | None = None


class Barred(msgspec.Struct, forbid_unknown_fields=True):
    """Cards in hands, by their places in ``dealt``, and what everybody knows that none of them is (SQR-G21, G25)."""

    places: tuple[Place, ...]
    cards: tuple[str, ...]


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """One of these cards, everybody knows, a seat holds in a place of ``dealt`` before ``end`` (SQR-G07, G21)."""

    seat: Seat
    end: Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
    cards: tuple[str, ...]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Tic Squared: grids, hands, the draw pile (the next card first) and the cards set aside.

    ``dealing`` says, for each card dealt, which seat holds it, or 4 if it lies on the table, and ``dealt`` which card
    it is; positions written by hand leave both out. ``fresh`` is the place in ``dealt`` of the card drawn in this turn,
    ``out`` the seat that went out. ``plays``, ``visited`` and ``visit_over`` belong to the turn. ``barred`` and
    ``told`` are what everybody knows of hands; without them nothing is known.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    deck: tuple[Card, ...]
    aside: tuple[Card, ...] = ()
    phase: str = "play"
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
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


# --- grids


class Measures(NamedTuple):
    """A grid's rectangle, and the side and the ends of its unfinished line."""

    top: int
    left: int
    tall: int
    wide: int
    side: int = NO_SIDE
    begin: int = 0
    end: int = 0


def measure(player: Player, where: str) -> Measures:
    """Find the rectangle and the unfinished line of a grid. Raises BadPosition for one that cannot grow (SQR-10)."""
    cells = {(laid.row, laid.column) for laid in player.grid}
    if len(cells) < len(player.grid):
        raise BadPosition(f"{where}: two cards in one cell (SQR-10)", "players")
    line = _edge(cells, player.line)
    cells -= line
    rows, columns = ({cell[axis] for cell in cells} for axis in (0, 1))
    if not cells or cells != {(row, column) for row in rows for column in columns}:
        raise BadPosition(f"{where}: not a full rectangle with at most one line (SQR-10)", "players")
    if not (_is_unbroken(rows) and _is_unbroken(columns)):
        raise BadPosition(f"{where}: there is a gap (SQR-14)", "players")
    if (0, 0) not in cells:
        raise BadPosition(f"{where}: the start card lies at row 0, column 0 (SQR-05)", "players")
    found = Measures(min(rows), min(columns), len(rows), len(columns))
    if abs(found.tall - found.wide) > 1:
        raise BadPosition(f"{where}: one side is more than one longer than the other (SQR-12)", "players")
    return _with_line(found, player.line, line, where) if line else found


def _edge(cells: set[Cell], side: str) -> set[Cell]:
    """The cells farthest on a side, none if there is no such side."""
    if not side or not cells:
        return set()
    axis, farthest = (0, 1)[side in "WE"], min if side in "NW" else max
    edge = farthest(cell[axis] for cell in cells)
    return {cell for cell in cells if cell[axis] == edge}


def _with_line(grid: Measures, side: str, line: set[Cell], where: str) -> Measures:
    """Add an unfinished line: beside the rectangle, along a long side, unbroken and not full (SQR-10, 12, 14)."""
    lies = side in "NS"
    along = sorted(column if lies else row for row, column in line)
    (edge,) = {row if lies else column for row, column in line}
    first, length = (grid.left, grid.wide) if lies else (grid.top, grid.tall)
    start, depth = (grid.top, grid.tall) if lies else (grid.left, grid.wide)
    if edge != (start - 1 if side in "NW" else start + depth):
        raise BadPosition(f"{where}: the line lies apart (SQR-10)", "players")
    if length < depth:
        raise BadPosition(f"{where}: the line lies along a short side (SQR-12)", "players")
    if not _is_unbroken(along) or along[0] < first or along[-1] >= first + length:
        raise BadPosition(f"{where}: there is a gap in the line, or it is too long (SQR-14)", "players")
    if len(along) == length:
        raise BadPosition(f"{where}: the line is full (SQR-10)", "players")
    return grid._replace(side=SIDES.index(side), begin=along[0], end=along[-1])


def _is_unbroken(numbers: Iterable[int]) -> bool:
    run = sorted(numbers)
    return run == list(range(run[0], run[0] + len(run)))


# --- what can be


def check_position(position: Position, options: Options) -> None:
    """Raise BadPosition for what no game can come to, naming the field or clause."""
    check_seats(position, len(position.players), "visited", "out")
    for seat, player in enumerate(position.players):
        _check_player(position, player, f"players[{seat}]")
    _check_cards(position, options)
    check_drawn([player.drawn for player in position.players], position.first)
    for problem, field in _problems(position, options.mode == "race", options.deck_out == "play_on"):
        raise BadPosition(f"{field}: {problem}", field)


def _check_player(position: Position, player: Player, where: str) -> None:
    choosing = position.phase == "start"
    if player.line not in SIDES:
        raise BadPosition(f"{where}.line: {player.line!r} is none of N, S, W, E", "players")
    if bool(player.grid) == choosing or (player.line and not player.grid):
        raise BadPosition(f"{where}.grid: grids begin when all start cards are chosen (SQR-05)", "players")
    starts = player.hand if choosing else tuple(laid.card for laid in player.grid if laid.row == laid.column == 0)
    if player.start_card != "" and (player.start_card is None or player.start_card not in starts):
        raise BadPosition(f"{where}.start_card: not in the hand, or not where the grid starts (SQR-05)", "players")


def _check_cards(position: Position, options: Options) -> None:
    cards = [card for player in position.players for card in (*player.hand, *(laid.card for laid in player.grid))]
    in_play = len(cards) + len(position.deck)
    check_cards([*cards, *position.deck, *position.aside])
    if options.deck_size not in (None, in_play):
        raise BadPosition(f"deck: {in_play} cards are in play, not {options.deck_size} (SQR-G01)", "deck")


def _problems(position: Position, racing: bool, play_on: bool) -> Iterator[tuple[str, str]]:
    """Say what cannot be, and in which field."""
    over, choosing = position.phase == "over", position.phase == "start"
    empty = [seat for seat, player in enumerate(position.players) if not player.hand]
    if empty != ([] if position.out is None else [position.out]) or (empty and not over):
        yield "who has no card left has gone out, and that is the end (SQR-25)", "out"
    if choosing and any(len(player.hand) != HAND for player in position.players):
        yield f"everybody has {HAND} cards to begin with (SQR-03)", "players"
    if choosing and all(player.start_card for player in position.players):
        yield "the start cards are turned over when all have chosen (SQR-05)", "phase"
    if over and position.out is None and position.deck and not racing:
        yield "there are cards left to draw, and nobody has gone out (SQR-27)", "phase"
    yield from _turn_problems(position, racing or choosing)
    yield from _deck_problems(position, racing, play_on)
    if any(player.hot for player in position.players) and (choosing or not racing):
        yield "a Tic is remembered in a race only (SQR-G20)", "players"


def _turn_problems(position: Position, no_turn: bool) -> Iterator[tuple[str, str]]:
    """SQR-06, 08, 09: what belongs to a turn; there is none before the grids begin, nor in a race."""
    for field, wanted in (("plays", 0), ("fresh", None), ("visited", None), ("without_deck", False)):
        if no_turn and getattr(position, field) != wanted:
            yield "there is no turn yet, or none in a race (SQR-05, SQR-31)", field
    if position.plays > sum(max(0, len(player.grid) - 1) for player in position.players):
        yield "more than the cards that were laid (SQR-06)", "plays"
    if position.visited is not None and (position.visited == position.turn or position.plays == 0):
        yield "a visit is a play on another grid (SQR-08)", "visited"
    if position.visit_over and (position.visited is None or position.plays < 2):
        yield "a visit ends with a play at home (SQR-09)", "visit_over"


def _deck_problems(position: Position, racing: bool, play_on: bool) -> Iterator[tuple[str, str]]:
    """SQR-G13, G21: what there is only when the deck is used up."""
    over, deck = position.phase == "over", bool(position.deck)
    if position.without_deck and deck:
        yield "there is a deck (SQR-G13)", "without_deck"
    if position.idle_turns and (deck or not play_on or racing or position.idle_turns >= len(position.players) + over):
        yield "turns without a play count while you play on without a deck (SQR-G13)", "idle_turns"
    if any(player.able for player in position.players) and (position.phase == "start" or deck or not racing):
        yield "who is able to lay is shown in a race without a deck only (SQR-G21)", "players"


def coordinates(place: int) -> tuple[int, int]:
    """Give row and column of a place in a grid's window."""
    return place // WIDTH - FARTHEST - 1, place % WIDTH - FARTHEST - 1


# --- writing


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    stock = write_cards(state.stock)
    dealt, portion = int(state.dealt), int(state.portion)
    return Position(
        players=tuple(_player(state, seat, stock) for seat in range(int(state.players))),
        deck=stock[dealt:portion],
        aside=stock[portion:],
        dealt=stock[:dealt],
        dealing=tuple(state.holder[:dealt].tolist()),
        barred=_barred(state),
        told=tuple(_told(state, number) for number in range(int(state.facts))),
        **write_common(Position, state, Options, PHASES),
    )


def _told(state: State, number: int) -> Told:
    cards = write_set(state.fact_low[number], state.fact_high[number])
    return Told(int(state.fact_seat[number]), int(state.fact_end[number]), cards)


def _barred(state: State) -> tuple[Barred, ...]:
    """Say together what is known alike of several cards."""
    places: dict[tuple[int, int], list[int]] = {}
    for place, known in enumerate(zip(state.not_low.tolist(), state.not_high.tolist(), strict=True)):
        if any(known):
            places.setdefault(known, []).append(place)
    return tuple(Barred(tuple(found), write_set(*known)) for known, found in places.items())


def _player(state: State, seat: int, stock: tuple[Card, ...]) -> Player:
    chosen = int(state.chosen[seat])
    grid = [(place, int(card)) for place, card in enumerate(state.grid[seat]) if card != EMPTY]
    return Player(
        **write_hand(state, seat),
        grid=tuple(Laid(NAMES[card], *coordinates(place)) for place, card in grid),
        line=SIDES[int(state.side[seat])],
        start_card=stock[chosen] if chosen >= 0 else write_card(chosen),
        drawn=write_card(int(state.drawn_card[seat])) or "",
        able=bool(int(state.able) >> seat & 1),
        **write_flat(Player, state, seat),
    )


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_common(position, state, Options, PHASES)
    check_position(position, options)
    laid = [laid.card for player in position.players for laid in player.grid]
    read_hands(position, laid, (*position.deck, *position.aside), state)
    state.portion = int(state.dealt) + len(position.deck)
    state.grid[:] = state.chosen[:] = state.drawn_card[:] = EMPTY
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    if int(state.fresh) != EMPTY:
        _check_fresh(state)
    _load_told(position, state)
    _load_able(position, state)


def _load_player(player: Player, seat: int, state: State) -> None:
    read_flat(player, state, seat)
    if player.start_card:
        state.chosen[seat] = state.stock.tolist().index(read_card(player.start_card))
    state.drawn_card[seat] = read_card(player.drawn)
    for laid in player.grid:
        state.grid[seat, MIDDLE + laid.row * WIDTH + laid.column] = read_card(laid.card)
    state.cards[seat] = len(player.grid)
    if player.grid:
        for field, value in measure(player, f"players[{seat}].grid")._asdict().items():
            getattr(state, field)[seat] = value


def _load_told(position: Position, state: State) -> None:
    """SQR-G07, G21, G25: what everybody knows of hands is true of them."""
    for barred in position.barred:
        check_set(barred.cards, "barred")
        for place in barred.places:
            if not 0 <= int(state.holder[place]) < TABLE:
                raise BadPosition(f"barred: no card in a hand has the place {place} (SQR-G25)", "barred")
            bar(state, int(state.holder[place]), place, place + 1, *read_set(barred.cards))
    check_barred(state, "barred")
    for number, told in enumerate(position.told):
        check_set(told.cards, "told")
        state.fact_seat[number], state.fact_end[number] = told.seat, told.end
        state.fact_low[number], state.fact_high[number] = read_set(told.cards)
        if told.end > int(state.dealt) or not is_true(state, number):
            raise BadPosition(f"told[{number}]: none of these cards is among them (SQR-G07, SQR-G21)", "told")
    state.facts = len(position.told)


def _check_fresh(state: State) -> None:
    """SQR-G06, G25: the card drawn is the last one dealt, to whoever has the turn; a turn goes on only if it fits."""
    place, turn = int(state.fresh), int(state.turn)
    drawn = place == int(state.dealt) - 1 and int(state.holder[place]) == turn
    if not drawn or (int(state.phase) == PLAY and not tell_drawn(state, turn, place)):
        raise BadPosition("fresh: no card was just drawn in that place that may be laid (SQR-G06)", "fresh")


def _load_able(position: Position, state: State) -> None:
    """SQR-G21: in a race without a deck those act who can lay something; the race is over when nobody can."""
    given = [player.able for player in position.players]
    able = sum(1 << seat for seat, can in enumerate(given) if can)
    if int(state.mode) == RACE and int(state.phase) == PLAY and is_deck_empty(state):
        able = sum(int(tell_able(state, seat)) << seat for seat in range(len(given)))
        if any(can is not None and can != bool(able >> seat & 1) for seat, can in enumerate(given)):
            raise BadPosition("players: able is who can lay something (SQR-G21)", "players")
        if able == 0:
            raise BadPosition("phase: a race is over when nobody can lay anything (SQR-G21)", "phase")
    state.able = able
