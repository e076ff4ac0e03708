"""Reading drawn positions of Mismemory: the grid row by row, ``.`` for a gap, and what everybody owns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.core.dice import roll
from parlour.core.game import find_game
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import CLOCK
from parlour.games.mismemory.components import TILE_NAMES

GAME = find_game("mismemory")

EXAMPLE = """
    S0 S3 M2 C4 K5 SA
    M0 MA C3 K2 S5 M4
    C0 CA C2 K0 KA K3
    S2 S4 M3 M5 C5 K4
"""
"""The grid of the worked examples."""

HONOUR = {"discipline": "honour"}
BLIND = {"memory": "blind"}


def drawn(
    own: Sequence[str] = ("", ""), options: dict[str, Any] | None = None, grid: str | None = None, **fields: Any
) -> Match:
    """Make a running match; tiles owned leave gaps in the example grid, unless a grid is drawn."""
    held = [tiles.split() for tiles in own]
    lying = grid.split() if grid else ["." if any(t in tiles for tiles in held) else t for t in EXAMPLE.split()]
    position = {
        "players": [{"tiles": tiles} for tiles in held],
        "grid": lying,
        "options": options or {},
        "stream": {"key": "3d" * 32, "drawn": 0},
        **fields,
    }
    return Match(GAME, GAME.read_options(options or {}), GAME.load(position))


def started(players: int = 2, seed: int = 0, **options: Any) -> Match:
    """Start a match."""
    return Match.start(GAME, players, GAME.read_options(options, players), bytes([seed] * 32))


def space(match: Match, tile: str) -> int:
    """Where a tile lies."""
    return [int(face) for face in match.state.face].index(TILE_NAMES.index(tile))


def at(match: Match, place: int) -> str:
    """What lies on a space."""
    face = int(match.state.face[place])
    return "." if face < 0 else TILE_NAMES[face]


def owns(match: Match, seat: int) -> str:
    """What a seat owns."""
    return " ".join(TILE_NAMES[int(tile)] for tile in match.state.own[seat, : int(match.state.owned[seat])])


def turn_up(match: Match, *tiles: str) -> None:
    """The player to move turns up tiles by name."""
    for tile in tiles:
        match.play(int(match.state.turn), f"flip {space(match, tile)}")


def decline(match: Match, *tiles: str) -> None:
    """A whole turn without a collection."""
    turn_up(match, *tiles)
    match.play(int(match.state.turn), "decline")


def legal(match: Match, seat: int) -> list[str]:
    """A seat's legal actions as text."""
    return [GAME.rules.actions.text(action) for action in match.actions(seat)]


def refusal(match: Match, seat: int, action: str) -> str | None:
    """The clause that forbids an action, None if it is legal."""
    problem = match.broken(seat, GAME.rules.actions.read(action))
    return problem.clause if problem else None


HOLEY = [[r, c] for r in range(6) for c in range(6) if (r + c) % 5]


OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"memory": "blind", "grid": "5x5", "stall": 10},
    {"discipline": "honour", "survivor": "continues", "flip": "together", "stall_result": "draw"},
    {"grid": "custom", "cells": HOLEY, "memory": "blind", "survivor": "wins", "show": 8},
]


def play_on(match: Match, dice: np.ndarray) -> None:
    """Play one random action."""
    seat = int(pick_actor(match.actors(), dice))
    if seat == CLOCK:
        match.expire("show")
    else:
        actions = match.actions(seat)
        match.play(seat, actions[roll(dice, len(actions))])
