"""Ten thousand random games by every main set of options: after each action every component is still there, once."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core import conformance
from parlour.core.bits import count
from parlour.core.game import find_game
from parlour.core.kernel import JIT, kernel
from parlour.core.record import Array
from parlour.games.grannys_pills.state import State as GrannysPills
from parlour.games.gridsy.state import BUILD
from parlour.games.gridsy.state import State as Gridsy
from parlour.games.mismemory.state import State as Mismemory
from parlour.games.pentic.state import State as Pentic
from parlour.games.pivot_pawns.state import State as PivotPawns
from parlour.games.queen_of_the_ticcitories.state import DISCARDED
from parlour.games.queen_of_the_ticcitories.state import State as Queen
from parlour.games.thirty_six.state import State as ThirtySix
from parlour.games.tic.deck import CARDS
from parlour.games.tic.hands import LOW, NOBODY, Dealt
from parlour.games.tic_squared.state import State as TicSquared
from parlour.games.tyramid.state import State as Tyramid

GAMES = 10_000 if JIT else 2


@kernel
def add_all(places: Array, counts: Array) -> None:
    """Count what lies in places one behind the other; what is below 0 is no component."""
    for component in places:
        if component >= 0:
            counts[component] += 1


@kernel
def add_bits(low: int, high: int, counts: Array) -> None:
    """Count the cards of a set in two parts."""
    for card in range(LOW):
        counts[card] += low >> card & 1
    for card in range(LOW, CARDS):
        counts[card] += high >> card - LOW & 1


@kernel
def add_dealt(state: Dealt, counts: Array) -> None:
    """Count the cards that are in hands, and those that nobody has drawn."""
    for seat in range(len(state.low)):
        add_bits(int(state.low[seat]), int(state.high[seat]), counts)
    for place in range(CARDS):
        if state.holder[place] == NOBODY:
            counts[state.stock[place]] += 1


@kernel
def tally_thirty_six(state: ThirtySix, counts: Array) -> bool:
    counts[0] = count(int(state.counters)) + state.left.sum()
    return state.phase == 3 or state.phase == 4


@kernel
def tally_pivot_pawns(state: PivotPawns, counts: Array) -> bool:
    add_all(state.card_at, counts[:15])
    add_all(state.token, counts[15:])
    return True


@kernel
def tally_grannys_pills(state: GrannysPills, counts: Array) -> bool:
    add_all(state.pill, counts)
    for seat in range(len(state.top)):
        add_all(state.top[seat], counts)
    add_all(state.covered[: state.covers], counts)
    for kind in range(len(counts)):
        counts[kind] += state.bag[kind]
    return True


@kernel
def tally_mismemory(state: Mismemory, counts: Array) -> bool:
    add_all(state.face, counts)
    for seat in range(len(state.own)):
        add_all(state.own[seat], counts)
    add_all(state.shown, counts)
    if state.returning >= 0:
        counts[state.returning] += 1
    return True


@kernel
def tally_pentic(state: Pentic, counts: Array) -> bool:
    add_all(state.top, counts)
    for seat in range(len(state.hand)):
        add_all(state.hand[seat], counts)
    add_all(state.stock, counts)
    return True


@kernel
def tally_tyramid(state: Tyramid, counts: Array) -> bool:
    add_dealt(state, counts)
    for half in range(len(state.cell)):
        for row in range(min(half, 1), len(state.cell[half])):  # both halves share the start card
            add_all(state.cell[half, row], counts)
    return True


@kernel
def tally_queen(state: Queen, counts: Array) -> bool:
    add_all(state.stock[: state.left], counts)
    for line in range(len(state.offer)):
        add_all(state.offer[line], counts)
    add_all(state.cell, counts)
    for card in range(CARDS):
        counts[card] += int(state.where[card] == DISCARDED)
    return True


@kernel
def tally_tic_squared(state: TicSquared, counts: Array) -> bool:
    add_dealt(state, counts)
    for seat in range(len(state.grid)):
        add_all(state.grid[seat], counts)
    return True


@kernel
def tally_gridsy(state: Gridsy, counts: Array) -> bool:
    for seat in range(len(state.low)):
        add_bits(int(state.low[seat]), int(state.high[seat]), counts)
    add_all(state.middle, counts)
    add_all(state.deck[state.dealt :], counts)
    return state.phase >= BUILD  # before the go the hands are not turned up


DECK = [1] * CARDS
COMPONENTS: dict[str, tuple[Any, list[int], list[tuple[int, dict[str, Any]]]]] = {
    "thirty-six": (tally_thirty_six, [36], [(3, {}), (3, {"gates": "off"})]),
    "pivot-pawns": (tally_pivot_pawns, [1] * 30, [(1, {}), (4, {}), (3, {"tempo": "turns"})]),
    "grannys-pills": (
        tally_grannys_pills,
        [7] * 16,
        [(2, {}), (4, {}), (3, {"view": "around"}), (2, {"single": "forced"}), (3, {"limit": 30})],
    ),
    "mismemory": (
        tally_mismemory,
        [1] * 24,
        [(2, {}), (3, {}), (3, {"discipline": "honour"}), (2, {"flip": "together"}), (3, {"memory": "blind"})],
    ),
    "pentic": (tally_pentic, DECK, [(2, {}), (4, {}), (3, {"deck_out": "end"})]),
    "tyramid": (tally_tyramid, DECK, [(2, {}), (4, {"shape": "diamond"}), (3, {"shape": "hourglass", "rows": 9})]),
    "queen-of-the-ticcitories": (
        tally_queen,
        DECK,
        [(2, {}), (6, {}), (4, {"raid": "once"}), (3, {"raid": "each"}), (2, {"line": 4}), (2, {"grid": 5})],
    ),
    "tic-squared": (tally_tic_squared, DECK, [(2, {}), (4, {"deck_size": 60}), (3, {"mode": "race"})]),
    "gridsy": (tally_gridsy, DECK, [(1, {}), (2, {"best_of": 1}), (4, {"grid": 3, "best_of": 1})]),
}


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [(name, *chosen) for name, (_, _, sets) in COMPONENTS.items() for chosen in sets],
    ids=str,
)
def test_components_are_conserved(name: str, players: int, options: dict[str, Any]) -> None:
    tally, totals, _ = COMPONENTS[name]
    conformance.conservation(find_game(name), tally, totals, GAMES, players, options)
