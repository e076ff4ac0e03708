"""Actions and positions of Pivot Pawns as text and JSON."""

from __future__ import annotations

from parlour.core.errors import BadOption
from parlour.core.positions import read_common, read_flat, write_common, write_flat
from parlour.games.pivot_pawns.options import Options
from parlour.games.pivot_pawns.schema import PHASES, Player, check_position, start_problem
from parlour.games.pivot_pawns.schema import Position as Position
from parlour.games.pivot_pawns.state import SEATS, UNKNOWN, State


def position(state: State) -> Position:
    """Write a record in the words of the rules."""
    agreed = tuple(state.agreed.tolist()) if int(state.agreed[0]) != int(state.agreed[1]) else ()
    return Position(
        players=tuple(_player(state, seat) for seat in range(int(state.players))),
        tokens=tuple(None if token == UNKNOWN else token for token in state.token.tolist()),
        **write_common(Position, state, Options, PHASES, start=agreed),
    )


def _player(state: State, seat: int) -> Player:
    return Player(**write_flat(Player, state, seat) | {"bid": int(state.bid[seat]) or None})


def load(position: Position, state: State) -> None:
    """Fill an empty record from a complete position. Raises BadPosition naming the field or clause."""
    options = read_common(position, state, Options, PHASES)
    check_position(position, options)
    prepare(state, options)
    state.token[:] = position.tokens
    for seat, player in enumerate(position.players):
        read_flat(player, state, seat)
        state.bid[seat] = player.bid or 0


def prepare(state: State, options: Options) -> None:
    """Write the start that was agreed on for ``setup``."""
    state.agreed[:] = options.start or 0


def allow(players: int, options: Options) -> None:
    """Raise BadOption for too many seats, or for a start that breaks PIV-14, PIV-15 or PIV-D9."""
    if players > options.seats:
        words = f"there are {options.seats} seats; choose more (up to {SEATS}) to play with {players}"
        raise BadOption(words, "players")
    if not options.start:
        return
    if problem := start_problem(options.start):
        raise BadOption(f"option start: {problem}", "options.start")
