"""The nodes of a search tree: layers of moves and of positions in turn, as records in one array.

    position -> first -> next -> next -> NONE      the moves of its seat, ascending
    move     -> first -> next -> NONE              positions seen after it

Node 0 is the position searched.
"""

from __future__ import annotations

import math
from typing import Any, cast

from parlour.core import arrays
from parlour.core.exponential import exp
from parlour.core.kernel import Array, inline
from parlour.core.playout import MOST_SEATS

SURE = 20.0
"""Number of standard deviations beyond which the weight of a guess grows no more."""

NONE = 0
"""Means no node; the root is never a child, so its number is free for this."""

NODE: arrays.dtype[Any] = arrays.dtype(
    (
        arrays.record,
        arrays.dtype(
            [
                ("seen", arrays.int64),  # a position: the digest of what the searching seat sees
                ("total", arrays.float64),  # a move: the sum of its seat's rewards
                ("guess", arrays.float32),  # a move: reward expected of it; a position: mean of its moves' guesses
                ("weight", arrays.float32),  # a move: prior weight; a position: standard deviation of the guesses
                ("visits", arrays.int32),
                ("available", arrays.int32),  # a move: how often it was legal when its position was visited
                ("action", arrays.int32),
                ("parent", arrays.int32),
                ("first", arrays.int32),
                ("next", arrays.int32),
                ("seat", arrays.int32),  # a move: the seat that makes it
            ],
            align=True,
        ),
    )
)


class Tree:
    """The settings and counters of a tree; its nodes are in an array beside it.

    longest: most actions of a playout
    drawn: number of legal actions that playouts sample at each step, playing the best by evaluation; 1 disables
    evaluation in playouts and tree
    knowing: 1 if other seats' moves are evaluated anew in each imagined world
    only: node of the root's only move to try, NONE for all
    used: number of nodes in use
    playouts, moves: number of iterations, and of actions played out in them
    rewards: each seat's reward in this iteration, float64[MOST_SEATS]
    """

    longest: int
    drawn: int
    knowing: int
    only: int
    used: int
    playouts: int
    moves: int
    rewards: Array


TREE: arrays.dtype[Any] = arrays.dtype(
    (
        arrays.record,
        arrays.dtype(
            [
                ("longest", arrays.int64),
                ("drawn", arrays.int64),
                ("knowing", arrays.int64),
                ("only", arrays.int64),
                ("used", arrays.int64),
                ("playouts", arrays.int64),
                ("moves", arrays.int64),
                ("rewards", arrays.float64, (MOST_SEATS,)),
            ],
            align=True,
        ),
    )
)


def new_tree(longest: int, drawn: int, knowing: bool = False) -> Tree:
    """Make the record of a tree whose only node is the root."""
    tree = cast(Tree, arrays.zeros(1, TREE)[0])
    tree.longest, tree.drawn, tree.knowing, tree.used = longest, drawn, knowing, 1
    return tree


@inline
def clear(nodes: Array, node: int) -> None:
    """Set a node to zeros, as an array of nodes holds anything before its nodes are used."""
    nodes[node].seen = nodes[node].visits = nodes[node].available = nodes[node].action = 0
    nodes[node].total = nodes[node].guess = nodes[node].weight = 0.0
    nodes[node].parent = nodes[node].first = nodes[node].next = nodes[node].seat = 0


@inline
def add_node(nodes: Array, tree: Tree, parent: int, before: int) -> int:
    """Add a child of ``parent`` after its sibling ``before`` (NONE: as first child), with zeros besides.

    Return NONE if the array is full.
    """
    child = int(tree.used)
    if child >= len(nodes):
        return NONE
    tree.used = child + 1
    clear(nodes, child)
    nodes[child].parent = parent
    if before == NONE:
        nodes[child].next = nodes[parent].first
        nodes[parent].first = child
    else:
        nodes[child].next = nodes[before].next
        nodes[before].next = child
    return child


@inline
def weight_of(nodes: Array, position: int, guess: float) -> float:
    """Return a move's prior weight: e to the number of standard deviations of its guess above the mean.

    Moves of later worlds may lie far outside a small deviation: more than SURE deviations count as SURE.
    """
    spread = float(nodes[position].weight)
    return exp(min(SURE, (guess - float(nodes[position].guess)) / spread)) if spread > 0.0 else 1.0


@inline
def weigh_moves(nodes: Array, position: int) -> None:
    """Set mean and standard deviation of a position's guesses, and from them the prior weights of its moves."""
    n, total, squares = 0, 0.0, 0.0
    child = int(nodes[position].first)
    while child != NONE:
        guess = float(nodes[child].guess)
        n, total, squares = n + 1, total + guess, squares + guess * guess
        child = int(nodes[child].next)
    middle = total / n
    nodes[position].guess = middle
    nodes[position].weight = math.sqrt(max(0.0, squares / n - middle * middle))
    child = int(nodes[position].first)
    while child != NONE:
        nodes[child].weight = weight_of(nodes, position, float(nodes[child].guess))
        child = int(nodes[child].next)


@inline
def digest(words: Array) -> int:
    """Hash the int64 words of a record into an integer below 2**62."""
    mixed = 0
    for i in range(len(words)):
        mixed = (mixed ^ int(words[i])) * 0x9E3779B97F4A7C1 & (1 << 62) - 1
        mixed ^= mixed >> 29
    return mixed
