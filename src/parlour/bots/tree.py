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
from typing import Any

import numpy as np

from parlour.core.bits import count, lowest
from parlour.core.dice import roll
from parlour.core.kernel import kernel
from parlour.core.playout import playout
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


@kernel
def add_child(nodes: Array, used: Array, parent: int, before: int, action: int, seat: int) -> int:
    """Add a node after its sibling ``before`` (NONE: as first child); give NONE when the array is full."""
    child = int(used[0])
    if child >= len(nodes):
        return NONE
    used[0] = child + 1
    nodes[child].total = 0.0
    nodes[child].visits = 0
    nodes[child].available = 0
    nodes[child].action = action
    nodes[child].parent = parent
    nodes[child].first_child = NONE
    nodes[child].seat = seat
    if before == NONE:
        nodes[child].next = nodes[parent].first_child
        nodes[parent].first_child = child
    else:
        nodes[child].next = nodes[before].next
        nodes[before].next = child
    return child


@kernel
def upper_bound(nodes: Array, child: int) -> float:
    """UCB1 over the visits on which the move was available."""
    visits = float(nodes[child].visits)
    exploration = EXPLORATION * math.sqrt(math.log(float(nodes[child].available)) / visits)
    return float(nodes[child].total) / visits + exploration


@kernel
def descend(nodes: Array, used: Array, parent: int, seat: int, out: Array, n: int, dice: Array) -> int:
    """Choose a child among the n legal actions in ``out``, adding those not yet in the tree; NONE if it is full.

    A child never visited comes first, a random one of several; otherwise the highest upper bound.
    """
    best, best_bound, fresh = NONE, -1.0, 0
    before, child = NONE, int(nodes[parent].first_child)
    for i in range(n):
        action = int(out[i])
        while child != NONE and int(nodes[child].action) < action:
            before, child = child, int(nodes[child].next)
        if child == NONE or int(nodes[child].action) != action:
            child = add_child(nodes, used, parent, before, action, seat)
            if child == NONE:
                return NONE
        nodes[child].available += 1
        if int(nodes[child].visits) == 0:
            fresh += 1
            if roll(dice, fresh) == 0:
                best = child
        elif fresh == 0:
            bound = upper_bound(nodes, child)
            if bound > best_bound:
                best, best_bound = child, bound
        before, child = child, int(nodes[child].next)
    return best


@kernel
def seat_to_move(state: Record) -> int:
    """The seat the tree moves for, −1 at the end of the game; the clock is left out."""
    mask = actors(state) & ~(1 << CLOCK)
    return lowest(mask) if mask != 0 else -1


@kernel
def walk(world: Record, nodes: Array, used: Array, out: Array, dice: Array) -> int:
    """Play from the root down to a node not visited before, or to the end; give the last node."""
    node = 0
    while True:
        seat = seat_to_move(world)
        if seat < 0:
            return node
        n = legal(world, seat, out)
        child = descend(nodes, used, node, seat, out, n, dice)
        if child == NONE:
            return node
        apply(world, seat, int(nodes[child].action))
        node = child
        if int(nodes[node].visits) == 0:
            return node


@kernel
def reward(world: Record, points: Array, rewards: Array) -> None:
    """Write each seat's reward: a share of the victory, or the mind's judgement of a game cut short."""
    players = int(world.players)
    winners = score(world, points)
    for seat in range(players):
        if winners == 0:
            rewards[seat] = evaluate(world, seat)
        else:
            rewards[seat] = 1.0 / count(winners) if winners >> seat & 1 else 0.0


@kernel
def back_up(nodes: Array, node: int, rewards: Array) -> None:
    """Give every node on the way its mover's reward."""
    while node != 0:
        nodes[node].visits += 1
        nodes[node].total += rewards[int(nodes[node].seat)]
        node = int(nodes[node].parent)
    nodes[0].visits += 1


@kernel
def search(
    worlds: Array,
    viewer: int,
    nodes: Array,
    used: Array,
    buffers: tuple[Array, Array, Array],
    dice: Array,
    budget: Array,
) -> int:
    """Run iterations on the hidden record ``worlds[0]``; ``worlds[1]`` is scratch; give the moves played in all.

    ``budget`` is int64[2]: iterations, and the longest playout. ``buffers`` are legal actions (int32[most_legal]),
    points (int64[players]) and rewards (float64[players]). ``used[0]`` nodes are in use.
    """
    out, points, rewards = buffers
    moves = 0
    for _ in range(int(budget[0])):
        worlds[1] = worlds[0]
        imagine(worlds[1], viewer, dice)
        node = walk(worlds[1], nodes, used, out, dice)
        moves += playout(worlds[1], dice, out, int(budget[1]))
        reward(worlds[1], points, rewards)
        back_up(nodes, node, rewards)
    return moves
