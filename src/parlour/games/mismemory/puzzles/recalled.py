"""Draw a puzzle of Mismemory: the table with what a player remembers who forgets nothing.

Every tile that was seen shows its face, though it lies face down. Where a pair was split in secret, the tile kept and
the one put back show both numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.facts import Fact, say
from parlour.core.puzzles import SOLVER
from parlour.core.scene import Piece, Spot, Zone
from parlour.games.mismemory import scene
from parlour.games.mismemory.components import EMPTY, FULL, NOWHERE, SUITS, UNKNOWN, VALUES
from parlour.games.mismemory.record import State
from parlour.games.mismemory.scene import FACES, NUMBER_NAMES, SHORT, SUIT_NAMES, TILE, cell

own = scene.own
outcome = scene.outcome
seat_score = scene.seat_score
state_of_play = scene.state_of_play

OWN, KEPT = f"hand-{SOLVER}", "kept"
"""The zones of the solver's tiles, and of those of the others."""

Look = tuple[int, ...]
"""The tiles that one may be: none if nothing is known of it."""


def zones(state: State) -> Iterator[Zone]:
    """Yield the grid, the solver's tiles, and those of the others, a row for each seat."""
    yield from (zone for zone in scene.zones(state) if zone.owner in (None, SOLVER))
    others = tuple(seat for seat in range(state.players) if seat != SOLVER)
    yield Zone(KEPT, "supply", FULL, len(others), say("tiles-of", whose=others))


def pieces(state: State) -> Iterator[Piece]:
    """Draw the grid and everybody's tiles, each as what it may be."""
    for space in range(state.spaces):
        if state.face[space] != EMPTY:
            yield _piece(f"tile-{state.tag[space]}", "board", *cell(state, space), _look_of_space(state, space))
    for seat in range(state.players):
        for i in range(state.owned[seat]):
            look = _look(state.own[seat][i], state.resolved[seat][i], state.pair[seat][i])
            zone, row = (OWN, 0) if seat == SOLVER else (KEPT, seat - 1)
            yield _piece(f"tile-{state.own_tag[seat][i]}", zone, i, row, look, seat)


def spots(state: State) -> Iterator[Spot]:
    """Draw the spaces of the grid, with what is known of their tiles, and the solver's places for tiles."""
    for spot in scene.spots(state):
        if not spot.id.startswith("s"):
            if spot.zone == OWN:
                yield spot
            continue
        space = int(spot.id[1:])
        x, y = cell(state, space)
        holds = say("gap") if state.face[space] == EMPTY else _label(_look_of_space(state, space))
        label = say("space-holds", row=y + 1, column=x + 1, holds=holds)
        yield Spot(spot.id, spot.zone, x, y, label)


def _look_of_space(state: State, space: int) -> Look:
    slot = state.source[space]
    pair = () if slot == NOWHERE else tuple(state.pair[slot // FULL][slot % FULL])
    return _look(state.face[space], state.known[space], pair)


def _look(face: int, known: int, pair: Look) -> Look:
    seen = next((tile for tile in (face, known) if tile >= 0), UNKNOWN)
    return tuple(sorted(pair)) if seen == UNKNOWN else (seen,)


def _label(look: Look) -> Fact:
    if len(look) == 2:
        first, second = look
        return say("tile-or", suit=SUITS[first // VALUES], number=first % VALUES, other=second % VALUES)
    return TILE[look[0]] if look else say("face-down")


def _piece(name: str, zone: str, x: int, y: int, look: Look, owner: int | None = None) -> Piece:
    label = _label(look)
    short = say("tile-or.short", **label.args) if len(look) == 2 else SHORT[look[0]] if look else scene.DOWN
    if owner is not None:
        label = say("tile-of", tile=label, whose=owner)
    return Piece(name, "piecepack", zone, x, y, label, _face(look), owner, short=(short,))


def _face(look: Look) -> str | None:
    """Return the name of a face, as sun-2 or, of two that it may be, sun-2-5; None of nothing known."""
    if len(look) == 2:
        first, second = (NUMBER_NAMES[tile % VALUES] for tile in look)
        return f"{SUIT_NAMES[look[0] // VALUES]}-{first}-{second}"
    return FACES[look[0]] if look else None
