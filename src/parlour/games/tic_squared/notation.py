"""Actions and positions of Tic Squared as text and JSON."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec

from parlour.core.actions import Action, Actions
from parlour.core.errors import BadOption, BadPosition
from parlour.core.options import check_start, options_of, read_options, write_options
from parlour.core.positions import StreamPosition, read_stream, write_stream
from parlour.games.tic import deck
from parlour.games.tic.deck import CARDS, EMPTY, NAMES, UNKNOWN
from parlour.games.tic.hands import NOBODY, SEATS, TABLE
from parlour.games.tic.notation import check_cards, read_dealing, read_set
from parlour.games.tic_squared.state import FARTHEST, HAND, MIDDLE, PORTION, SPAN, WIDTH, Options, State

COORDINATES = range(-FARTHEST, FARTHEST + 1)
ACTIONS = Actions(
    Action("start_card", card=NAMES),
    Action("play", card=NAMES, grid=range(SEATS), row=COORDINATES, column=COORDINATES),
    Action("draw"),
    Action("end"),
    Action("clock", name=("idle", "limit")),
)
CELLS = SEATS * SPAN * SPAN
START_FIRST = ACTIONS.first("start_card")
PLAY_FIRST = ACTIONS.first("play")
DRAW = ACTIONS.first("draw")
END = ACTIONS.first("end")
CLOCK_FIRST = ACTIONS.first("clock")

PHASES = ("start", "play", "over")
SIDES = ("", "N", "S", "W", "E")
SHARED_RULES = (Path(deck.__file__).parent / "RULES.md",)

Card = str | None
Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """A card in a grid."""

    card: str
    row: Coordinate
    column: Coordinate


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat: its hand in the order of dealing, its grid, and the start card chosen in secret (null if hidden).

    ``line`` is the side along which a line is begun, N, S, W or E. ``hot``: in a race, a Tic was this seat's last
    action. ``able``: in a race without a deck, it can lay something.
    """

    hand: tuple[Card, ...]
    grid: tuple[Laid, ...] = ()
    line: str = ""
    start_card: Card = ""
    drawn: str = ""
    hot: bool = False
    able: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position of Tic Squared: grids, hands, the draw pile (the next card first) and the cards set aside.

    ``dealing`` says, for each card dealt, which seat holds it, or 4 if it lies on the table, and ``dealt`` which card
    it is; positions written by hand leave both out. ``fresh`` is the place in ``dealt`` of the card drawn in this turn,
    ``out`` the seat that went out. ``plays``, ``visited`` and ``visit_over`` belong to the turn.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=SEATS)]
    deck: tuple[Card, ...]
    aside: tuple[Card, ...] = ()
    phase: str = "play"
    turn: Seat = 0
    first: Seat = 0
    plays: Annotated[int, msgspec.Meta(ge=0, le=CARDS)] = 0
    fresh: Annotated[int, msgspec.Meta(ge=0, lt=CARDS)] | None = None
    visited: Seat | None = None
    visit_over: bool = False
    without_deck: bool = False
    idle_turns: Annotated[int, msgspec.Meta(ge=0, le=SEATS)] = 0
    out: Seat | None = None
    runs: Annotated[int, msgspec.Meta(ge=0, le=9_999)] = 1
    dealt: tuple[Card, ...] | None = None
    dealing: tuple[Annotated[int, msgspec.Meta(ge=0, le=TABLE)], ...] | None = None
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def write_card(card: int) -> Card:
    """Write a card, null for an unknown and "" for none."""
    return None if card == UNKNOWN else "" if card == EMPTY else NAMES[card]


def coordinates(place: int) -> tuple[int, int]:
    """Give row and column of a place in a grid's window."""
    return place // WIDTH - FARTHEST - 1, place % WIDTH - FARTHEST - 1


# --- writing


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    stock = [write_card(int(card)) for card in state.stock]
    dealt, size = int(state.dealt), int(state.deck_size)
    return Position(
        players=tuple(_player(state, seat, stock) for seat in range(int(state.players))),
        deck=tuple(stock[dealt:size]),
        aside=tuple(stock[size:]),
        phase=PHASES[int(state.phase)],
        turn=int(state.turn),
        first=int(state.first),
        plays=int(state.plays),
        fresh=_some(state.fresh),
        visited=_some(state.visited),
        visit_over=bool(state.visit_over),
        without_deck=bool(state.without_deck),
        idle_turns=int(state.idle_turns),
        out=_some(state.out),
        runs=int(state.runs),
        dealt=tuple(stock[:dealt]),
        dealing=tuple(int(holder) for holder in state.holder[:dealt]),
        options=options_of(Options, state),
        stream=write_stream(state),
    )


def _some(number: int) -> int | None:
    return None if int(number) < 0 else int(number)


def _player(state: State, seat: int, stock: list[Card]) -> Player:
    chosen = int(state.chosen[seat])
    laid = [(NAMES[int(card)], *coordinates(place)) for place, card in enumerate(state.grid[seat]) if card != EMPTY]
    return Player(
        hand=tuple(stock[place] for place, holder in enumerate(state.holder) if int(holder) == seat),
        grid=tuple(Laid(*card) for card in laid),
        line=SIDES[int(state.side[seat])],
        start_card=stock[chosen] if chosen >= 0 else write_card(chosen),
        drawn=write_card(int(state.drawn_card[seat])) or "",
        hot=bool(int(state.hot) >> seat & 1),
        able=bool(int(state.able) >> seat & 1),
    )


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    _check(position)
    state.players = len(position.players)
    write_options(read_options(Options, position.options), state)
    for field in ("turn", "first", "plays", "visit_over", "without_deck", "idle_turns", "runs"):
        setattr(state, field, getattr(position, field))
    state.phase = PHASES.index(position.phase)
    for field in ("fresh", "visited", "out"):
        value = getattr(position, field)
        setattr(state, field, NOBODY if value is None else value)
    dealt, dealing = read_dealing(_placed(position), position.dealt, position.dealing)
    state.stock[:] = [NAMES.index(card) for card in (*dealt, *position.deck, *position.aside) if card]
    state.dealt, state.deck_size = len(dealt), len(dealt) + len(position.deck)
    state.holder[:] = NOBODY
    state.holder[: len(dealing)] = dealing
    state.grid[:] = state.chosen[:] = state.drawn_card[:] = EMPTY
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    read_stream(position.stream, state)


def _placed(position: Position) -> list[tuple[str, int]]:
    held = [(str(card), seat) for seat, player in enumerate(position.players) for card in player.hand]
    return held + [(laid.card, TABLE) for player in position.players for laid in player.grid]


def _load_player(player: Player, seat: int, state: State) -> None:
    cards = [card for card in player.hand if card]
    state.held[seat] = len(cards)
    state.low[seat], state.high[seat] = read_set(cards)
    if player.start_card:
        state.chosen[seat] = state.stock.tolist().index(NAMES.index(player.start_card))
    if player.drawn:
        state.drawn_card[seat] = NAMES.index(player.drawn)
    state.hot = int(state.hot) | player.hot << seat
    state.able = int(state.able) | player.able << seat
    for laid in player.grid:
        state.grid[seat, MIDDLE + laid.row * WIDTH + laid.column] = NAMES.index(laid.card)
    state.cards[seat] = len(player.grid)
    if player.grid:
        _measure(player, seat, state)


def _measure(player: Player, seat: int, state: State) -> None:
    """Find the rectangle and the unfinished line of a grid (SQR-10 to 14)."""
    cells = {(laid.row, laid.column) for laid in player.grid}
    rows, columns = ({cell[axis] for cell in cells} for axis in (0, 1))
    line: list[int] = []
    if player.line:
        lies, first = player.line in "NS", player.line in "NW"
        edges = rows if lies else columns
        edge = min(edges) if first else max(edges)
        line = sorted(column if lies else row for row, column in cells if (row if lies else column) == edge)
        cells = {(row, column) for row, column in cells if (row if lies else column) != edge}
        edges.discard(edge)
    where = f"players[{seat}].grid"
    if not cells or cells != {(row, column) for row in rows for column in columns}:
        raise BadPosition(f"{where}: not a full rectangle with at most one line (SQR-10)", "players")
    if not all(_is_unbroken(part) for part in (rows, columns, line)):
        raise BadPosition(f"{where}: there is a gap (SQR-14)", "players")
    if abs(len(rows) - len(columns)) > 1:
        raise BadPosition(f"{where}: one side is more than one longer than the other (SQR-12)", "players")
    state.top[seat], state.left[seat] = min(rows), min(columns)
    state.tall[seat], state.wide[seat] = len(rows), len(columns)
    if line:
        state.side[seat] = SIDES.index(player.line)
        state.begin[seat], state.end[seat] = line[0], line[-1]


def _is_unbroken(numbers: Iterable[int]) -> bool:
    run = sorted(numbers)
    return not run or run == list(range(run[0], run[0] + len(run)))


def _check(position: Position) -> None:
    players = len(position.players)
    if position.phase not in PHASES:
        raise BadPosition(f"phase {position.phase!r} is none of {', '.join(PHASES)}", "phase")
    for field in ("turn", "first", "visited", "out"):
        value = getattr(position, field)
        if value is not None and value >= players:
            raise BadPosition(f"{field}: there is no seat {value}", field)
    for seat, player in enumerate(position.players):
        if player.line not in SIDES:
            raise BadPosition(f"players[{seat}].line: {player.line!r} is none of N, S, W, E", "players")
        if bool(player.grid) != (position.phase != "start") and position.phase != "over":
            raise BadPosition(f"players[{seat}].grid: grids begin when all start cards are chosen (SQR-05)", "players")
        if player.start_card and position.phase == "start" and player.start_card not in player.hand:
            raise BadPosition(f"players[{seat}].start_card: not in the hand (SQR-05)", "players")
        if player.drawn and player.drawn not in NAMES:
            raise BadPosition(f"players[{seat}].drawn: {player.drawn!r} is no card", "players")
    _check_cards(position)
    if position.fresh is not None and (position.dealt is None or position.fresh >= len(position.dealt)):
        raise BadPosition("fresh: no card was dealt in that place", "fresh")


def _check_cards(position: Position) -> None:
    cards = [card for player in position.players for card in (*player.hand, *(laid.card for laid in player.grid))]
    cards += [*position.deck, *position.aside]
    check_cards(cards)


def allow(players: int, options: Options) -> None:
    """Raise BadOption for a starting seat that is not there, or for too few cards (SQR-G01)."""
    check_start(options.start, players)
    least = HAND * players + 6
    if 0 < options.deck_size < least:
        words = f"{players} players need {least} to {CARDS} cards, or 0 for {PORTION[players]} (SQR-G01)"
        raise BadOption(f"option deck_size: {options.deck_size} is not possible; {words}", "options.deck_size")
