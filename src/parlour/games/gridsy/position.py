"""Positions of Gridsy as JSON, and which of them can be."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core.errors import BadOption, BadPosition
from parlour.core.flat_positions import StreamPosition, check_seats, read_common, read_flat, write_common, write_flat
from parlour.core.record import Array
from parlour.games.gridsy.board import is_valid, neighbours
from parlour.games.gridsy.record import BUILD, CAP, HEAD_TO_HEAD, OVER, READY, SOLO, TRAY, Options, State
from parlour.games.tic.deck import COMMON, EMPTY, NAMES, NIC
from parlour.games.tic.hands import LOW, SEATS
from parlour.games.tic.notation import Card, check_cards, read_card, read_cards, read_set, write_cards, write_known

PHASES = ("ready", "go", "build", "over")
BEFORE = PHASES[:BUILD]
"""The phases before the go."""

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its own cards in the order of dealing (null if hidden), and its grid in reading order, "" where empty.

    ``acted`` counts its actions in this round.
    """

    cards: tuple[Card, ...]
    grid: tuple[str, ...] = ()
    wins: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    ready: bool = False
    acted: Annotated[int, msgspec.Meta(ge=0, le=CAP)] = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Gridsy: what everybody owns and has laid, the middle, and the deck (the next card first).

    ``dealt`` lists the cards dealt in their order; positions written by hand leave it out. ``last_grid`` is the grid
    that won the round before, for ``last_winner``; ``clocks`` counts the clocks started.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=SEATS)]
    deck: tuple[Card, ...]
    middle: tuple[str, ...] = ()
    phase: str = "build"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    last_winner: Seat | None = None
    last_grid: tuple[str, ...] = ()
    dealt: tuple[Card, ...] | None = None
    clocks: Annotated[int, msgspec.Meta(ge=0, le=99)] = 1
    options: dict[str, Any] = {}
    stream: StreamPosition | None = None


def prepare(state: State, options: Options) -> None:
    """The mode follows from the number of players."""
    state.mode = SOLO if int(state.players) == 1 else HEAD_TO_HEAD


def allow(players: int, options: Options) -> None:
    """Raise BadOption for a limit of a solo game that is too short (GRI-G14)."""
    if 0 < options.solo_limit_min < 5:
        words = f"option solo_limit_min: {options.solo_limit_min} is not possible; choose 0 or 5 to 60 (GRI-G14)"
        raise BadOption(words, "options.solo_limit_min")


# --- writing


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    stock, dealt = write_cards(state.deck), int(state.dealt)
    return Position(
        players=tuple(_player(state, seat, stock) for seat in range(int(state.players))),
        deck=stock[dealt:],
        middle=write_known(card for card in state.middle if card != EMPTY),
        last_grid=_grid(state, state.last),
        dealt=stock[:dealt],
        **write_common(Position, state, Options, PHASES),
    )


def _grid(state: State, cells: Array) -> tuple[str, ...]:
    laid = write_known(cells[: int(state.grid) ** 2])
    return laid if any(laid) else ()


def _player(state: State, seat: int, stock: tuple[Card, ...]) -> Player:
    cards = tuple(stock[place] for place in places_of(state, seat))
    return Player(cards, _grid(state, state.cells[seat]), **write_flat(Player, state, seat))


def places_of(state: State, seat: int) -> list[int]:
    """List the tags of a seat's own cards: as they were dealt, and from the go on as they are."""
    if int(state.phase) < BUILD:
        each = int(state.grid) ** 2
        return list(range(seat * each, (seat + 1) * each))
    own = int(state.low[seat]) | int(state.high[seat]) << LOW
    return [place for place in range(int(state.dealt)) if own >> int(state.deck[place]) & 1]


# --- loading


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_common(position, state, Options, PHASES)
    _check(position, options.grid)
    _check_series(position, options.best_of)
    prepare(state, options)
    dealt = _dealt(position)
    state.deck[:] = read_cards([*dealt, *position.deck])
    state.dealt = len(dealt)
    state.lies[:] = TRAY
    state.cells[:] = state.last[:] = state.middle[:] = EMPTY
    state.middle[: len(position.middle)] = read_cards(position.middle)
    state.last[: len(position.last_grid)] = read_cards(position.last_grid)
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    if int(state.phase) == BUILD and any(is_valid(state, seat) for seat in range(int(state.players))):
        raise BadPosition("players: a complete grid is the end of the round (GRI-15, GRI-G05)", "players")


def _load_player(player: Player, seat: int, state: State) -> None:
    read_flat(player, state, seat)
    if int(state.phase) >= BUILD:
        state.low[seat], state.high[seat] = read_set(player.cards)
    for cell, name in enumerate(player.grid):
        if name:
            card = read_card(name)
            state.cells[seat, cell], state.lies[card] = card, cell
            state.laid[seat] += 1


def _dealt(position: Position) -> list[Card]:
    """Give the cards dealt in their order, made up for positions written by hand."""
    owned = [*(card for player in position.players for card in player.cards), *position.middle]
    if position.dealt is None:
        return owned
    order = list if position.phase in BEFORE else sorted
    if order(map(str, position.dealt)) != order(map(str, owned)):
        raise BadPosition("dealt: does not agree with the cards of the players and the middle", "dealt")
    return [*position.dealt]


def _check(position: Position, size: int) -> None:
    players = len(position.players)
    alone = players == 1
    owned = [card for player in position.players for card in player.cards]
    check_cards([*owned, *position.middle, *position.deck])
    check_seats(position, players, "last_winner")
    if alone and position.phase in BEFORE:
        raise BadPosition("phase: a solo game has no go (GRI-G16)", "phase")
    if len(position.middle) != (0 if alone else size):
        raise BadPosition(f"middle: {len(position.middle)} cards are not what lies there (GRI-11, G01)", "middle")
    _check_last(position, size)
    for seat, player in enumerate(position.players):
        _check_player(position, seat, player, size * size)
    if all(player.ready for player in position.players) != (position.phase != PHASES[READY] and not alone):
        raise BadPosition("ready: the go comes when everybody is ready, and alone there is none (GRI-G16)", "players")
    if position.phase == PHASES[BUILD] and all(player.acted == CAP for player in position.players):
        raise BadPosition("players: the round is over when nobody has actions left (GRI-G15)", "players")


def _check_last(position: Position, size: int) -> None:
    """GRI-G16: the grid that won the round before is complete."""
    grid, winner = position.last_grid, position.last_winner
    if grid and len(grid) != size * size:
        raise BadPosition(f"last_grid: {len(grid)} cells instead of {size * size} (GRI-G06)", "last_grid")
    if bool(grid) != (winner is not None):
        raise BadPosition("last_grid: goes with last_winner", "last_grid")
    for card in grid:
        if card not in NAMES:
            raise BadPosition(f"last_grid: {card!r} is no card", "last_grid")
    cards = read_cards(grid)
    nics = any(COMMON[cards[one], cards[other]] == NIC for one, other in neighbours(size) if grid)
    if nics or len({*grid}) < len(grid):
        raise BadPosition("last_grid: a grid that won has no Nic, and every card once (GRI-02, TIC-02)", "last_grid")


def _check_series(position: Position, best_of: int) -> None:
    """GRI-G13: alone there is one round; else the series has not gone beyond its end."""
    wins, over = [player.wins for player in position.players], position.phase == PHASES[OVER]
    if len(wins) == 1:
        if wins != [0] or position.rounds > 1 or position.last_grid:
            raise BadPosition("rounds: a solo game is one round, which nobody wins (GRI-G03)", "rounds")
        return
    needed, played = (best_of + 1) // 2, position.rounds - (not over)
    if position.rounds > best_of or sum(wins) > played:
        raise BadPosition(f"rounds: at most {best_of}, and no more won than were played (GRI-G13)", "rounds")
    if position.last_winner is not None and wins[position.last_winner] == 0:
        raise BadPosition("last_winner: has won no round (GRI-16)", "last_winner")
    if max(wins) > needed or sum(each == needed for each in wins) > over:
        raise BadPosition(f"wins: {needed} rounds won are the end (GRI-G13)", "players")
    if over and max(wins) < needed and position.rounds < best_of:
        raise BadPosition("phase: the series is not over (GRI-G13)", "phase")


def _check_player(position: Position, seat: int, player: Player, cells: int) -> None:
    where = f"players[{seat}]"
    owned = len(player.cards)
    if owned < cells or (owned > cells and len(position.players) > 1):
        raise BadPosition(f"{where}.cards: {owned} cards instead of {cells} (GRI-G01)", "players")
    if player.grid and len(player.grid) != cells:
        raise BadPosition(f"{where}.grid: {len(player.grid)} cells instead of {cells} (GRI-G06)", "players")
    for card in filter(None, player.grid):
        if card not in player.cards:
            raise BadPosition(f"{where}.grid: {card} is not among the cards of this seat", "players")
        if player.grid.count(card) > 1:
            raise BadPosition(f"{where}.grid: {card} lies in two cells (TIC-02)", "players")
    if position.phase in BEFORE and (player.grid or player.acted):
        raise BadPosition(f"{where}: nobody builds before the go (GRI-G16)", "players")
