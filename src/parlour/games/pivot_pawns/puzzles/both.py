"""Puzzles of Pivot Pawns: the last two targets, by the fewest pivots for both together.

Everybody knows the last target, since its token is the only one left in the bag. Every shortest way to the first target
leaves the last one too far away: only one way, longer by a pivot, ends one pivot from it.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from parlour.core import arrays
from parlour.core.dice import mix, roll
from parlour.core.facts import Fact, say
from parlour.core.kernel import Array, run
from parlour.core.puzzles import SOLVER, Made, nobody_replies
from parlour.games.pivot_pawns.actions import ACTIONS
from parlour.games.pivot_pawns.board import ICON, PAWN
from parlour.games.pivot_pawns.components import CARDS, PAWNS, ROUNDS
from parlour.games.pivot_pawns.position import start_problem
from parlour.games.pivot_pawns.puzzles import daily
from parlour.games.pivot_pawns.puzzles.daily import demonstration
from parlour.games.pivot_pawns.strategy.solver import THIRD_CARD, Places, Way, goal, length, pivots

WORDS = "both"
FEWER = True
BUTTONS = False
TELLS = False

reply = nobody_replies
allows = daily.allows

FEWEST = 4
"""Pivots for both targets of a puzzle: three to the first one, which two would reach, and one to the last."""

DETOURS = (17, 20, 23, 28, 32, 38)
"""Difficulty by the ways of three pivots to the first target, one of them right: the most of difficulties 1 to 6."""


class Look(NamedTuple):
    """What a pivot makes of a placement.

    moves: the placements after pivots to cards of another colour than the pawn's
    onto: by card of the pawn's colour, which only the target of a round may be, the placement after the pivot there
    """

    moves: tuple[Places, ...]
    onto: dict[int, Places]


class Pair(NamedTuple):
    """Two targets that make a puzzle of a placement, and the number of ways of three pivots to the first one."""

    first: int
    last: int
    detours: int


def make(dice: Array) -> Made:
    """Place the pawns until a pair of targets makes a puzzle of the placement."""
    places, tokens = (arrays.arange(CARDS, dtype=arrays.int64) for _ in range(2))
    tableau = arrays.arange(CARDS, dtype=arrays.int64)
    while True:
        for drawn in (places, tokens, tableau):
            run(mix, dice, drawn, 0, CARDS)
        stand = tuple(int(card) for card in places[:PAWNS])
        pairs = list(_pairs(stand)) if start_problem(stand) is None else []
        if pairs:
            first, last, detours = pairs[int(run(roll, dice, len(pairs)))]
            others = [int(card) for card in tokens if card not in (first, last)]
            tokens[:] = [*others, first, last]
            rating = 1 + sum(detours > most for most in DETOURS)
            return Made(demonstration(stand, tokens, tableau, ROUNDS - 1), FEWEST, rating)


def _pairs(places: Places) -> Iterator[Pair]:
    """Yield the pairs of targets that make a puzzle of a placement.

    The first is two pivots away, and no two of them come within two pivots of the last; one way of three comes within
    one. So four pivots reach both, fewer do not, and no other way of four does.
    """
    begin = _look(places)
    once = [_look(there) for there in begin.moves]
    twice = [_look(there) for look in once for there in look.moves]
    for first in range(CARDS):
        short, long = ([look.onto[first] for look in looks if first in look.onto] for looks in (once, twice))
        if first in begin.onto or not short:
            continue
        near = {card for there in short for card in _within_two(there)}
        ways = Counter(card for there in long for card in _look(there).onto)
        yield from (Pair(first, last, len(long)) for last in sorted(ways) if ways[last] == 1 and last not in near)


@functools.lru_cache(maxsize=4096)
def _look(places: Places) -> Look:
    moves, onto = list[Places](), dict[int, Places]()
    for moving, here in enumerate(places):
        for over in places:
            card = THIRD_CARD[here][over]
            if over == here or card in places:
                continue
            there = (*places[:moving], card, *places[moving + 1 :])
            if card % PAWNS == moving:
                onto[card] = there
            else:
                moves.append(there)
    return Look(tuple(moves), onto)


def _within_two(places: Places) -> set[int]:
    """Return the targets that one or two pivots reach."""
    look = _look(places)
    return {card for found in (look, *map(_look, look.moves)) for card in found.onto}


def status(state: Any) -> Fact:
    """Name both pawns with their targets, and count the pivots so far."""
    first, last = goal(state), int(state.token[ROUNDS - 1])
    targets = {"pawn": PAWN[first % PAWNS], "icon": ICON[first], "next": PAWN[last % PAWNS], "last": ICON[last]}
    return say("both-pivots", **targets, pivots=int(state.used))


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the pivots to the first target and the fewest from there to the last; None until the first is reached.

    If all pivots that were bid are used up, the pawns are put back: then both targets are still to come.
    """
    if int(state.rounds) < ROUNDS:
        return None
    return len(taken) + (length(state) if int(state.tokens[SOLVER]) > 0 else FEWEST)


def help(state: Any) -> int | None:
    """Return the next pivot of the way to both targets, None if it was left."""
    if int(state.rounds) == ROUNDS:
        return None
    places, last = tuple(int(card) for card in state.pawn), int(state.token[ROUNDS - 1])
    way = next(_ways(places, (goal(state), last), FEWEST - int(state.used)), None)
    return None if way is None else ACTIONS.number("pivot", *way[0])


def _ways(places: Places, targets: tuple[int, ...], left: int) -> Iterator[Way]:
    """Yield the ways of ``left`` pivots that reach these targets, one after the other."""
    if not targets and left == 0:
        yield ()
    if not 0 < len(targets) <= left:
        return
    for pivot, there in pivots(places, targets[0]):
        met = there[targets[0] % PAWNS] == targets[0]
        for way in _ways(there, targets[met:], left - 1):
            yield (pivot, *way)
