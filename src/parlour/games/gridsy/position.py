"""Convert positions of Gridsy to and from JSON, and check that a match can reach them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core.errors import BadOption, Path
from parlour.core.kernel import Array
from parlour.core.objections import name_path, paths_of, refuse, refuse_at, repeats
from parlour.core.positions import MatchPosition, held, named, read_position, write_position
from parlour.games.gridsy.board import is_valid, neighbours
from parlour.games.gridsy.record import BUILD, CAP, HEAD_TO_HEAD, OVER, READY, SOLO, TRAY, Options, State
from parlour.games.tic.deck import COMMON, NIC, SEATS
from parlour.games.tic.hands import LOW
from parlour.games.tic.notation import Card, Known, Seat, check_cards, read_card, read_cards, read_set, write_cards

PHASES = ("ready", "go", "build", "over")
BEFORE = PHASES[:BUILD]
"""The phases before the start of building."""


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: its own cards in the order of dealing (null if hidden), and its grid in reading order, "" where empty.

    ``acted`` is the number of its actions in this round.
    """

    cards: tuple[Card, ...]
    grid: Annotated[tuple[Known, ...], held("cells")] = ()
    wins: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    ready: bool = False
    acted: Annotated[int, msgspec.Meta(ge=0, le=CAP)] = 0


class Position(MatchPosition):
    """A position of Gridsy: everybody's cards and grids, the middle, and the deck (the next card first).

    ``dealt`` lists the cards dealt in their order; positions written by hand leave it out. ``last_grid`` is the grid
    with which ``last_winner`` won the round before; ``clocks`` is the number of clocks started.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=SEATS)]
    deck: tuple[Card, ...]
    middle: Annotated[tuple[Known, ...], held("middle")] = ()
    phase: Annotated[str, named(PHASES)] = "build"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    last_winner: Seat | None = None
    last_grid: Annotated[tuple[Known, ...], held("last")] = ()
    dealt: tuple[Card, ...] | None = None
    clocks: Annotated[int, msgspec.Meta(ge=0, le=99)] = 1


def prepare(state: State, options: Options) -> None:
    """Set the mode, which follows from the number of players."""
    state.mode = SOLO if int(state.players) == 1 else HEAD_TO_HEAD


def allow(players: int, options: Options) -> None:
    """Raise BadOption for a time limit of a solo game that is too short (GRI-G14)."""
    if 0 < options.solo_limit_min < 5:
        words = f"option solo_limit_min: {options.solo_limit_min} is not possible; choose 0 or 5 to 60 (GRI-G14)"
        raise BadOption(words, "options.solo_limit_min")


# --- writing


def position(state: State) -> Position:
    """Return a record as a Position."""
    stock, dealt = write_cards(state.deck), int(state.dealt)
    last = _grid(state, state.last)
    return write_position(Position, state, Options, _player, deck=stock[dealt:], dealt=stock[:dealt], last_grid=last)


def _grid(state: State, cells: Array) -> tuple[Card, ...]:
    laid = write_cards(cells[: int(state.grid) ** 2])
    return laid if any(laid) else ()


def _player(state: State, seat: int) -> dict[str, Any]:
    cards = write_cards(state.deck[places_of(state, seat)])
    return {"cards": cards, "grid": _grid(state, state.cells[seat])}


def places_of(state: State, seat: int) -> list[int]:
    """Return the tags of a seat's own cards: those dealt to it, and from the start of building those it has now."""
    if int(state.phase) < BUILD:
        each = int(state.grid) ** 2
        return list(range(seat * each, (seat + 1) * each))
    own = int(state.low[seat]) | int(state.high[seat]) << LOW
    return [place for place in range(int(state.dealt)) if own >> int(state.deck[place]) & 1]


# --- loading


def load(position: Position, state: State) -> None:
    """Read a complete position into an empty record. Raises BadPosition unless every card lies where it may."""
    options = read_position(position, state, Options)
    prepare(state, options)
    owned = [card for player in position.players for card in player.cards]
    check_cards([*owned, *position.middle, *position.deck])
    alone, size = int(state.mode) == SOLO, options.grid
    wrong = len(position.middle) != (0 if alone else size)
    refuse(wrong, f"middle: {len(position.middle)} cards are not what lies there (GRI-11, G01)")
    wrong = len(position.last_grid) not in (0, size * size)
    refuse(wrong, f"last_grid: {len(position.last_grid)} cells instead of {size * size} (GRI-G06)")
    refuse("" in position.last_grid, "last_grid: '' is no card")
    state.lies[:] = TRAY
    for seat, player in enumerate(position.players):
        _check_player(position, player, ("players", seat), size * size)
        if int(state.phase) >= BUILD:
            state.low[seat], state.high[seat] = read_set(player.cards)
        laid = [(cell, read_card(card)) for cell, card in enumerate(player.grid) if card]
        state.laid[seat] = len(laid)
        for cell, card in laid:
            state.lies[card] = cell
    dealt = _dealt(position, [*owned, *position.middle])
    state.deck[:] = read_cards([*dealt, *position.deck])
    state.dealt = len(dealt)


def _dealt(position: Position, owned: list[Card]) -> list[Card]:
    """Return the cards dealt in their order; for positions written by hand, in any order."""
    if position.dealt is None:
        return owned
    order = list if position.phase in BEFORE else sorted
    wrong = order(map(str, position.dealt)) != order(map(str, owned))
    refuse(wrong, "dealt: does not agree with the cards of the players and the middle")
    return [*position.dealt]


def _check_player(position: Position, player: Player, path: Path, cells: int) -> None:
    where, grid = name_path(path), (*path, "grid")
    owned, laid = len(player.cards), [*filter(None, player.grid)]
    wrong = owned < cells or (owned > cells and len(position.players) > 1)
    refuse_at(wrong, (*path, "cards"), f"{owned} cards instead of {cells} (GRI-G01)")
    there = len(player.grid)
    refuse_at(there not in (0, cells), grid, f"{there} cells instead of {cells} (GRI-G06)")
    for card in laid:
        refuse(card not in player.cards, f"{where}.grid: {card} is not among the cards of this seat", at=(card,))
        refuse(laid.count(card) > 1, f"{where}.grid: {card} lies in two cells (TIC-02)", at=(card,))
    wrong = position.phase in BEFORE and bool(laid or player.acted)
    refuse(wrong, f"{where}: nobody builds before the go (GRI-G16)", at=(grid, (*path, "acted")))


# --- what no match comes to


def status(position: Position, state: State) -> None:
    """Raise BadPosition if no match can reach the position (GRI-15, G05, G13, G15, G16).

    Checks who is ready, complete grids, and the series.
    """
    players, build, alone = position.players, int(state.phase) == BUILD, int(state.mode) == SOLO
    refuse(alone and position.phase in BEFORE, "phase: a solo game has no go (GRI-G16)")
    wrong = all(player.ready for player in players) != (int(state.phase) != READY and not alone)
    seats = range(len(players))
    words = "ready: the go comes when everybody is ready, and alone there is none (GRI-G16)"
    refuse(wrong, words, "players", paths_of(seats, "ready"))
    wrong = build and all(player.acted == CAP for player in players)
    words = "players: the round is over when nobody has actions left (GRI-G15)"
    refuse(wrong, words, at=paths_of(seats, "acted"))
    complete = [seat for seat in seats if build and is_valid(state, seat)]
    words = "players: a complete grid is the end of the round (GRI-15, GRI-G05)"
    refuse(complete, words, at=paths_of(complete, "grid"))
    refuse(bool(position.last_grid) != (position.last_winner is not None), "last_grid: goes with last_winner")
    cards, beside = read_cards(position.last_grid), neighbours(int(state.grid))
    nics = bool(cards) and any(COMMON[cards[one], cards[other]] == NIC for one, other in beside)
    refuse(nics or repeats(cards), "last_grid: a grid that won has no Nic, and every card once (GRI-02, TIC-02)")
    _check_series(position, 1 + int(state.best_of))


def _check_series(position: Position, needed: int) -> None:
    """Raise BadPosition unless a solo game has one round, or a series has not gone beyond its end (GRI-G13)."""
    wins, over, best_of = [player.wins for player in position.players], position.phase == PHASES[OVER], 2 * needed - 1
    if len(wins) == 1:
        wrong = wins != [0] or position.rounds > 1 or bool(position.last_grid)
        refuse(wrong, "rounds: a solo game is one round, which nobody wins (GRI-G03)")
        return
    wrong = position.rounds > best_of or sum(wins) > position.rounds - (not over)
    refuse(wrong, f"rounds: at most {best_of}, and no more won than were played (GRI-G13)")
    wrong = position.last_winner is not None and wins[position.last_winner] == 0
    refuse(wrong, "last_winner: has won no round (GRI-16)")
    wrong = max(wins) > needed or wins.count(needed) > over
    refuse(wrong, f"wins: {needed} rounds won are the end (GRI-G13)", "players", paths_of(range(len(wins)), "wins"))
    refuse(over and max(wins) < needed and position.rounds < best_of, "phase: the series is not over (GRI-G13)")
