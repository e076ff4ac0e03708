"""Solve Pivot Pawns: all shortest solutions by breadth-first search, and the distances of all placements at once."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.core import arrays, kernel
from parlour.core.kernel import Array
from parlour.games.pivot_pawns.components import CARDS, PAWNS, THIRD, VECTORS
from parlour.games.pivot_pawns.record import State

Places = tuple[int, ...]
Pivot = tuple[int, int]
"""A pivot: the pawn that moves, and the pawn it moves over."""

Way = tuple[Pivot, ...]

PLACEMENTS = CARDS**PAWNS
"""Number of placements. Their numbers have a digit in base 15 per pawn, the red one's first."""

THIRD_CARD = THIRD.tolist()
UNSOLVED = -1
NO_PLACEMENT = -2
_WEIGHT = arrays.array([CARDS ** (PAWNS - 1 - pawn) for pawn in range(PAWNS)], arrays.int64)


def goal(state: State) -> int:
    """Return the target card of the present round (PIV-20)."""
    return int(state.token[int(state.rounds) - 1])


def pivots(places: Places, target: int) -> Iterator[tuple[Pivot, Places]]:
    """Yield the legal pivots of a placement with the placements they lead to (PIV-25 to 31)."""
    for moving in range(PAWNS):
        for pivot in range(PAWNS):
            card = THIRD_CARD[places[moving]][places[pivot]]
            if moving != pivot and card not in places and (card % PAWNS != moving or card == target):
                yield (moving, pivot), (*places[:moving], card, *places[moving + 1 :])


@functools.lru_cache(maxsize=4096)
def all_shortest(places: Places, target: int) -> tuple[Way, ...]:
    """Return all shortest solutions in ascending order, none if there is no solution (PIV-21, 22).

    By search: a table of ``distances`` takes hundreds of times as long to make, once per target.
    """
    came: dict[Places, list[tuple[Places, Pivot]]] = {places: []}
    edge = [places]
    while edge:
        solved = [there for there in edge if there[target % PAWNS] == target]
        if solved:
            return tuple(sorted(way for there in solved for way in _ways(came, there)))
        further: dict[Places, list[tuple[Places, Pivot]]] = {}
        for here in edge:
            for pivot, there in pivots(here, target):
                if there not in came:
                    further.setdefault(there, []).append((here, pivot))
        came |= further
        edge = list(further)
    return ()


def _ways(came: dict[Places, list[tuple[Places, Pivot]]], places: Places) -> Iterator[Way]:
    """Yield all ways that lead to a placement."""
    if not came[places]:
        yield ()
    for before, pivot in came[places]:
        for way in _ways(came, before):
            yield (*way, pivot)


def shortest(places: Places, target: int) -> Way | None:
    """Return the first of the shortest solutions, None if there is none."""
    return next(iter(all_shortest(places, target)), None)


def solve(state: State) -> list[Pivot]:
    """Return a shortest solution from where the pawns stand to the present target.

    Raises ValueError if there is none, which cannot happen in a game that began by the rules (PIV-D9).
    """
    found = shortest(tuple(int(card) for card in state.pawn), goal(state))
    if found is None:
        raise ValueError("no pivots lead to the target: the pawns are stuck in a plane (PIV-D9)")
    return list(found)


def length(state: State) -> int:
    """Return the number of pivots of a shortest solution."""
    return len(solve(state))


def rank(places: Places) -> int:
    """Return the number of independent vectors of a placement; below 4 the pawns are stuck in a plane (PIV-D9)."""
    span = {0}
    for card in places:
        vector = int(VECTORS[card])
        span |= {vector ^ other for other in span}
    return len(span).bit_length() - 1


# --- all placements


@kernel.kernel
def read_places(distance: Array, number: int, places: Array) -> bool:
    """Write the cards of a placement, given its number; return whether no two pawns share one."""
    cards = 0
    for pawn in range(PAWNS - 1, -1, -1):
        card = number % CARDS
        number //= CARDS
        places[pawn] = card
        cards |= 1 << card
    for _ in range(PAWNS):
        cards &= cards - 1
        number += cards != 0
    return number == PAWNS - 1


@kernel.kernel
def nearest(distance: Array, number: int, places: Array, target: int) -> int:
    """Return the least distance among the placements one legal pivot away, UNSOLVED if none is known."""
    cards = 0
    for pawn in range(PAWNS):
        cards |= 1 << int(places[pawn])
    best = UNSOLVED
    for moving in range(PAWNS):
        for pivot in range(PAWNS):
            card = int(THIRD[int(places[moving]), int(places[pivot])])
            if moving == pivot or cards >> card & 1 or (card % PAWNS == moving and card != target):
                continue
            found = int(distance[number + (card - int(places[moving])) * int(_WEIGHT[moving])])
            if found >= 0 and (best < 0 or found < best):
                best = found
    return best


@kernel.kernel
def start_table(distance: Array, places: Array, target: int) -> None:
    """Write 0 for solved placements, and NO_PLACEMENT where two pawns share a card."""
    for number in range(PLACEMENTS):
        distance[number] = UNSOLVED
        if not read_places(distance, number, places):
            distance[number] = NO_PLACEMENT
        elif int(places[target % PAWNS]) == target:
            distance[number] = 0


@kernel.kernel
def extend_table(distance: Array, places: Array, target: int, steps: int) -> int:
    """Write the placements ``steps`` away, given all that are nearer; return their number."""
    found = 0
    for number in range(PLACEMENTS):
        if int(distance[number]) == UNSOLVED:
            read_places(distance, number, places)
            if nearest(distance, number, places, target) == steps - 1:
                distance[number] = steps
                found += 1
    return found


def distances(target: int) -> Array:
    """Return the shortest lengths from all placements to a target card, int8[15⁵] indexed by ``place_number``.

    UNSOLVED where there is no solution, NO_PLACEMENT where two pawns would share a card.
    """
    table = arrays.empty(PLACEMENTS, arrays.int8)
    places = arrays.empty(PAWNS, arrays.int8)
    kernel.run(start_table, table, places, target)
    steps = 1
    while kernel.run(extend_table, table, places, target, steps):
        steps += 1
    return table


def place_number(places: Places) -> int:
    """Return the index of a placement (red, green, blue, yellow, black) in ``distances``."""
    return sum(place * int(weight) for place, weight in zip(places, _WEIGHT, strict=True))
