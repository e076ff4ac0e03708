"""Puzzles of 36 for one player: the block of T36-34 with some tiles laid already (T36-D21).

There are only 48 solutions, so whether the tiles laid are part of one is known exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.core.ahead import after, moves
from parlour.core.dice import roll
from parlour.core.kernel import Array, run
from parlour.core.primitives import count
from parlour.core.puzzles import Made, allow_all, keep_status, nobody_replies
from parlour.core.record import new_record
from parlour.games.thirty_six.components import TILES
from parlour.games.thirty_six.position import ALONE, LaidTile, Position, in_slots, laid_tiles, lines, load
from parlour.games.thirty_six.puzzles.block import BESIDE, EMPTY, Block, Laid, all_solutions, fitting, laid_in
from parlour.games.thirty_six.record import State

WORDS = "border"
FEWER = None
BUTTONS = True
TELLS = False

GIVEN = range(2, 6)
"""The numbers of tiles given."""

CHANCES = (0.5, 0.33, 0.2, 0.1, 0.057, 0.042)
"""Difficulties 2 to 7: the highest chance to solve the puzzle by laying at random what fits."""

reply = nobody_replies
allows = allow_all
status = keep_status


def make(dice: Array) -> Made:
    """Return a drawn puzzle with its difficulty."""
    block = draw(dice)
    blind = chance(block, {})
    return Made(_begun(block), TILES, 1 + sum(blind < each for each in CHANCES))


def draw(dice: Array) -> Block:
    """Return some tiles of a random solution."""
    solution = all_solutions()[int(run(roll, dice, len(all_solutions())))]
    block, slots = EMPTY, list(range(TILES))
    for _ in range(GIVEN[int(run(roll, dice, len(GIVEN)))]):
        slot = slots.pop(int(run(roll, dice, len(slots))))
        block = laid_in(block, slot, solution[slot])
    return block


def _begun(block: Block) -> Any:
    """Return the record with these tiles."""
    lying = sorted((laid, slot) for slot, laid in enumerate(block) if laid)
    tiles = tuple(LaidTile(*laid, slot // 3 * 2, slot % 3 * 2) for laid, slot in lying)
    state = new_record(State)
    load(Position(ALONE, "lay", 0, 0, tiles), state)
    return state


def chance(block: Block, known: dict[Block, float]) -> float:
    """Return the probability of reaching a solution by laying at random what fits beside other tiles.

    ``known`` caches the results.
    """
    if None not in block:
        return 1.0
    if not any(_led_to(block)):
        return 0.0
    if block not in known:
        ways = [laid_in(block, slot, laid) for slot in slots_beside(block) for laid in fitting(block, slot)]
        known[block] = sum(chance(each, known) for each in ways) / len(ways)
    return known[block]


def slots_beside(block: Block) -> list[int]:
    """Return the empty slots beside tiles."""
    empty = [slot for slot in range(TILES) if block[slot] is None]
    return [slot for slot in empty if any(block[other] for other, _ in BESIDE[slot])]


def _led_to(block: Block) -> Iterator[tuple[Laid, ...]]:
    """Yield the solutions that contain all tiles of the block."""
    for solution in all_solutions():
        if all(laid in (None, solution[slot]) for slot, laid in enumerate(block)):
            yield solution


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the number of tiles once all are laid, else None."""
    return TILES if count(int(state.laid)) == TILES else None


def help(state: Any) -> int | None:
    """Return the tile of a solution for the slot where the fewest fit, None if there is no solution."""
    block = lying(state)
    solution = next(_led_to(block), None)
    if solution is None or None not in block:
        return None
    slot = min(slots_beside(block), key=lambda slot: len(list(fitting(block, slot))))
    wanted = laid_in(block, slot, solution[slot])
    return next(action for action in moves(state) if lying(after(state, action)) == wanted)


def lying(state: Any) -> Block:
    """Return the block of a record."""
    slots = in_slots(lines(laid_tiles(state)))
    return tuple(slots.get(slot) for slot in range(TILES))
