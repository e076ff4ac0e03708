"""Tree search for every game: UCT, information-set MCTS and max-n in one.

Each iteration imagines a world that agrees with what the searching seat knows, walks down a tree that all worlds
share, adds one node, plays out at random and gives every node on the way the reward of the seat that moved into it.
In an open game all worlds are alike and this is UCT (Kocsis and Szepesvári, 2006); with hidden hands it is
single-observer information-set MCTS, which counts how often a move was available (Cowling, Powley and Whitehouse,
2012); with three and more seats each maximizes its own reward, which is max-n (Luckhardt and Irani, 1986).

Nodes are records in one array; node 0 is the root; children hang in a list in ascending order of action:

    parent -> first_child -> next -> next -> 0
"""

from __future__ import annotations

import math
from typing import Any, cast

import numpy as np

from parlour.core.bits import count, lowest
from parlour.core.dice import roll
from parlour.core.kernel import kernel, part
from parlour.core.playout import MOST_SEATS, Desk, playout
from parlour.core.record import Array, Record
from parlour.core.verbs import CLOCK, actors, apply, evaluate, imagine, legal, score

EXPLORATION = 0.7
NONE = 0
"""No child, no sibling: the root is nobody's child."""


NODE: np.dtype[Any] = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", np.float64),  # sum of the mover's rewards
                ("visits", np.int32),
                ("available", np.int32),  # how often the move was legal when its parent was visited
                ("action", np.int32),
                ("parent", np.int32),
                ("first_child", np.int32),
                ("next", np.int32),
                ("seat", np.int8),  # who moves into this node
            ],
            align=True,
        ),
    )
)
NODES = 400_000


class Tree:
    """The tree as one record: its nodes, how many are in use and how many may be, and each seat's reward."""

    used: int
    capacity: int
    rewards: Array
    nodes: Array


TREE: np.dtype[Any] = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("used", np.int64),
                ("capacity", np.int64),
                ("rewards", np.float64, (MOST_SEATS,)),
                ("nodes", NODE, (NODES,)),
            ],
            align=True,
        ),
    )
)


def new_tree(capacity: int) -> Tree:
    """Make a tree that is nothing but its root; at most ``NODES`` nodes."""
    tree = cast(Tree, np.zeros(1, TREE)[0])
    tree.used = 1
    tree.capacity = min(capacity, NODES)
    return tree


@part
def add_child(tree: Tree, parent: int, before: int, action: int, seat: int) -> int:
    """Add a node after its sibling ``before`` (NONE: as first child); give NONE when the tree is full."""
    nodes = tree.nodes
    child = int(tree.used)
    if child >= int(tree.capacity):
        return NONE
    tree.used = child + 1
    nodes[child].action = action
    nodes[child].parent = parent
    nodes[child].seat = seat
    if before == NONE:
        nodes[child].next = nodes[parent].first_child
        nodes[parent].first_child = child
    else:
        nodes[child].next = nodes[before].next
        nodes[before].next = child
    return child


@part
def upper_bound(tree: Tree, child: int, log_available: float) -> float:
    """UCB1 over the visits on which the move was available."""
    visits = float(tree.nodes[child].visits)
    return float(tree.nodes[child].total) / visits + EXPLORATION * math.sqrt(log_available / visits)


@part
def descend(tree: Tree, parent: int, seat: int, n: int, desk: Desk) -> int:
    """Choose a child among the n legal actions on the desk, adding those not yet in the tree; NONE if it is full.

    A child never visited comes first, a random one of several; otherwise the highest upper bound.
    """
    nodes = tree.nodes
    best, best_bound, fresh = NONE, -1.0, 0
    available, log_available = 0, 0.0  # mostly alike for all children, and logarithms are dear
    before, child = NONE, int(nodes[parent].first_child)
    for i in range(n):
        action = int(desk.actions[i])
        while child != NONE and int(nodes[child].action) < action:
            before, child = child, int(nodes[child].next)
        if child == NONE or int(nodes[child].action) != action:
            child = add_child(tree, parent, before, action, seat)
            if child == NONE:
                return NONE
        nodes[child].available += 1
        if int(nodes[child].visits) == 0:
            fresh += 1
            if roll(desk.dice, fresh) == 0:
                best = child
        elif fresh == 0:
            if int(nodes[child].available) != available:
                available = int(nodes[child].available)
                log_available = math.log(float(available))
            bound = upper_bound(tree, child, log_available)
            if bound > best_bound:
                best, best_bound = child, bound
        before, child = child, int(nodes[child].next)
    return best


@part
def seat_to_move(state: Record) -> int:
    """The seat the tree moves for, −1 at the end of the game; the clock is left out."""
    mask = actors(state) & ~(1 << CLOCK)
    return lowest(mask) if mask != 0 else -1


@part
def walk(world: Record, tree: Tree, desk: Desk) -> int:
    """Play from the root down to a node not visited before, or to the end; give the last node."""
    node = 0
    while True:
        seat = seat_to_move(world)
        if seat < 0:
            return node
        n = legal(world, seat, desk.actions)
        child = descend(tree, node, seat, n, desk)
        if child == NONE:
            return node
        apply(world, seat, int(tree.nodes[child].action))
        node = child
        if int(tree.nodes[node].visits) == 0:
            return node


@part
def reward(world: Record, tree: Tree, points: Array) -> None:
    """Write each seat's reward: a share of the victory, or the mind's judgement of a game cut short."""
    winners = score(world, points)
    for seat in range(int(world.players)):
        if winners == 0:
            tree.rewards[seat] = evaluate(world, seat)
        else:
            tree.rewards[seat] = 1.0 / count(winners) if winners >> seat & 1 else 0.0


@part
def back_up(tree: Tree, node: int) -> None:
    """Give every node on the way its mover's reward."""
    nodes = tree.nodes
    while node != 0:
        nodes[node].visits += 1
        nodes[node].total += tree.rewards[int(nodes[node].seat)]
        node = int(nodes[node].parent)
    nodes[0].visits += 1


@kernel
def search(worlds: Array, viewer: int, tree: Tree, desk: Desk, iterations: int, longest: int) -> int:
    """Run iterations on the hidden record ``worlds[0]``, playouts of ``longest`` actions at most.

    ``worlds[1]`` is scratch. Gives the number of actions played out in all.
    """
    moves = 0
    for _ in range(iterations):
        worlds[1] = worlds[0]
        imagine(worlds[1], viewer, desk.dice)
        node = walk(worlds[1], tree, desk)
        moves += playout(worlds[1], desk, longest)
        reward(worlds[1], tree, desk.points)
        back_up(tree, node)
    return moves
