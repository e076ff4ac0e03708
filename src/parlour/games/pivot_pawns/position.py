"""Actions and positions of Pivot Pawns as text and JSON."""

from __future__ import annotations

from typing import Any

from parlour.core.errors import BadOption
from parlour.core.options import options_of, read_options, write_options
from parlour.core.positions import read_stream, write_stream
from parlour.games.pivot_pawns.schema import PHASES, FiveCards, Player, check_position, start_problem
from parlour.games.pivot_pawns.schema import Position as Position
from parlour.games.pivot_pawns.state import NOBODY, SEATS, UNKNOWN, Options, State

_SETS = {
    "gave_up": "gave_up",
    "done": "done",
    "passed": "passed",
    "failed": "failed",
    "sits_out": "sitting_out",
    "left": "gone",
}
"""The player's flags and the record's sets of seats."""


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        tableau=tuple(int(card) for card in state.card_at),
        tokens=tuple(None if int(token) == UNKNOWN else int(token) for token in state.token),
        pawns=_five(state.pawn),
        placeholders=_five(state.home),
        phase=PHASES[int(state.phase)],
        round=int(state.rounds),
        turn=int(state.turn),
        demonstrator=None if int(state.demonstrator) == NOBODY else int(state.demonstrator),
        used=int(state.used),
        bids=int(state.bids),
        clocks=int(state.clocks),
        options={**options_of(Options, state), "start": _start(state)},
        stream=write_stream(state),
    )


def _start(state: State) -> tuple[int, ...]:
    return _five(state.agreed) if int(state.agreed[0]) != int(state.agreed[1]) else ()


def _five(cards: Any) -> FiveCards:
    red, green, blue, yellow, black = (int(card) for card in cards)
    return red, green, blue, yellow, black


def _player(state: State, seat: int) -> Player:
    return Player(
        tokens=int(state.tokens[seat]),
        pivots=int(state.pivots_won[seat]),
        bid=int(state.bid[seat]) or None,
        place=int(state.bid_place[seat]),
        **{flag: bool(int(getattr(state, name)) >> seat & 1) for flag, name in _SETS.items()},
    )


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_options(Options, position.options)
    allow(len(position.players), options)
    check_position(position, options)
    state.players = len(position.players)
    write_options(options, state)
    prepare(state, options)
    state.phase = PHASES.index(position.phase)
    state.card_at[:] = position.tableau
    state.token[:] = position.tokens
    state.pawn[:] = position.pawns
    state.home[:] = position.placeholders
    state.rounds = position.round
    state.demonstrator = NOBODY if position.demonstrator is None else position.demonstrator
    for field in ("turn", "used", "bids", "clocks"):
        setattr(state, field, getattr(position, field))
    for seat, player in enumerate(position.players):
        _load_player(player, seat, state)
    read_stream(position.stream, state)


def _load_player(player: Player, seat: int, state: State) -> None:
    state.tokens[seat] = player.tokens
    state.pivots_won[seat] = player.pivots
    state.bid[seat] = player.bid or 0
    state.bid_place[seat] = player.place
    for flag, name in _SETS.items():
        setattr(state, name, int(getattr(state, name)) | int(getattr(player, flag)) << seat)


def prepare(state: State, options: Options) -> None:
    """Write the start that was agreed on for ``setup``."""
    state.agreed[:] = options.start or 0


def allow(players: int, options: Options) -> None:
    """Raise BadOption for too many seats, or for a start that breaks PIV-14, PIV-15 or PIV-D9."""
    if players > options.seats:
        raise BadOption(
            f"there are {options.seats} seats; choose more (up to {SEATS}) to play with {players}", "players"
        )
    if not options.start:
        return
    if problem := start_problem(options.start):
        raise BadOption(f"option start: {problem}", "options.start")
