"""Tree search for every game: UCT, information-set MCTS and max-n in one, guided by each game's ``evaluate``.

Each iteration imagines a world that agrees with what the searching seat knows, walks down a tree shared by all worlds,
expands one more position, plays the move there with the best guess, plays on, evaluates the result, and adds to every
move on the way the reward of the seat that made it. In an open game all worlds are alike and this is UCT (Kocsis and
Szepesvári, 2006) with the bound of PUCT (Rosin, 2011). With hidden hands it is single-observer information-set MCTS,
which counts how often a move was available (Cowling, Powley and Whitehouse, 2012). With ``Strategy.opponents_adapt``
the moves of other seats are evaluated anew in each world, by what they hold there. With three or more seats each
maximizes its own reward, which is max-n (Luckhardt and Irani, 1986).

The result of a move may depend on chance and on what is hidden, so layers of moves and positions alternate (see
``nodes``). A position is identified by what the searching seat sees of it; the more often a move is tried, the more
positions behind it get nodes (progressive widening: Couëtoux and others, 2011).

``worlds`` holds three records: the hidden record searched, the imagined world, and one that is overwritten.
"""

from __future__ import annotations

import math

from parlour.bots.nodes import NONE, Tree, add_node, digest, weigh_moves, weight_of
from parlour.core.dice import roll
from parlour.core.kernel import Array, inline, kernel
from parlour.core.playout import Scratch, pick_actor
from parlour.core.primitives import count, lowest
from parlour.core.record import Record
from parlour.core.verbs import CLOCK, actors, apply, evaluate, hide, imagine, legal, score

EXPLORATION = 0.5
GUESSES = 1.0
"""Number of visits that a first guess counts for in a mean."""
WORLDS = 8
"""Number of imagined worlds over which the guesses of the root's moves are averaged."""
MARGIN = 0.06
"""Part of a reward that depends on the margin of points, in victory and defeat."""
HIGH = 12.0
"""Difference of points at which half of what the margin can be worth is reached."""

EVEN = 0.5
"""Guess of a move where evaluation is disabled."""

# --- worlds: 0 is the hidden record searched, 1 the imagined world, 2 is overwritten


@inline
def seat_to_move(state: Record) -> int:
    """Return the first seat that may act, −1 if none may; the clock does not count."""
    mask = actors(state) & ~(1 << CLOCK)
    return lowest(mask) if mask != 0 else -1


@kernel
def worth(state: Record, seat: int, points: Array) -> float:
    """Return a seat's reward, from 0 to 1: share of the victory and margin if the game is over, else its evaluation.

    ``points`` (int64[players or more]) is overwritten.
    """
    winners = score(state, points)
    if winners == 0:
        return evaluate(state, seat)
    won = winners >> seat & 1
    apart = -1
    for other in range(int(state.players)):
        if winners >> other & 1 != won:
            away = abs(int(points[other]) - int(points[seat]))
            apart = away if apart < 0 else min(apart, away)
    margin = 0.5 * max(0, apart) / (max(0, apart) + HIGH)
    share = 1.0 / count(winners) if won else 0.0
    return (1.0 - MARGIN) * share + MARGIN * (0.5 + margin if won else 0.5 - margin)


@inline
def guess_of(worlds: Array, tree: Tree, seat: int, action: int, scratch: Scratch) -> float:
    """Return a seat's reward after an action in the imagined world; EVEN for the clock or without evaluation."""
    if int(tree.drawn) == 1 or seat == CLOCK:  # a clock has no aim
        return EVEN
    worlds[2] = worlds[1]
    apply(worlds[2], seat, action)
    return worth(worlds[2], seat, scratch.points)


@inline
def expand(worlds: Array, nodes: Array, tree: Tree, position: int, seat: int, n: int, scratch: Scratch) -> int:
    """Add the n legal actions in ``scratch`` as moves of a leaf; return the best by guess, NONE if the tree is full."""
    if int(tree.used) + n > len(nodes):
        return NONE
    best = child = NONE
    for i in range(n):
        child = add_node(nodes, tree, position, child)
        nodes[child].action = scratch.actions[i]
        nodes[child].seat = seat
        nodes[child].available = 1
        nodes[child].guess = guess_of(worlds, tree, seat, int(scratch.actions[i]), scratch)
        if best == NONE or float(nodes[child].guess) > float(nodes[best].guess):
            best = child
    weigh_moves(nodes, position)
    return best


@inline
def select(
    worlds: Array, nodes: Array, tree: Tree, position: int, seat: int, n: int, scratch: Scratch, viewer: int
) -> int:
    """Choose one of the n legal actions in ``scratch`` by PUCT and return its node; NONE if the tree is full.

    ``position`` is the node whose moves they are, ``seat`` acts there, ``viewer`` is the seat that searches.
    ``worlds[1]`` is the world imagined, in which new moves are evaluated; ``worlds[2]`` is overwritten.

    Actions without a node get one. ``scratch.actions`` is overwritten with node numbers.
    """
    anew = int(tree.knowing) != 0 and seat != viewer
    before, child, weights = NONE, int(nodes[position].first), 0.0
    for i in range(n):
        action = int(scratch.actions[i])
        while child != NONE and int(nodes[child].action) < action:
            before, child = child, int(nodes[child].next)
        if child == NONE or int(nodes[child].action) != action:
            child = add_node(nodes, tree, position, before)
            if child == NONE:
                return NONE
            nodes[child].action = action
            nodes[child].seat = seat
            nodes[child].guess = guess_of(worlds, tree, seat, action, scratch)
            nodes[child].weight = weight_of(nodes, position, float(nodes[child].guess))
        elif anew:
            nodes[child].guess = guess_of(worlds, tree, seat, action, scratch)
            nodes[child].weight = weight_of(nodes, position, float(nodes[child].guess))
        nodes[child].available += 1
        weights += float(nodes[child].weight)
        scratch.actions[i] = child
        before, child = child, int(nodes[child].next)
    best, highest = NONE, -1.0
    for i in range(n):
        child = int(scratch.actions[i])
        visits = float(nodes[child].visits)
        mean = (GUESSES * float(nodes[child].guess) + float(nodes[child].total)) / (GUESSES + visits)
        wish = float(nodes[child].weight) / weights * math.sqrt(float(nodes[child].available)) / (1.0 + visits)
        if mean + EXPLORATION * wish > highest:
            best, highest = child, mean + EXPLORATION * wish
    return best


@inline
def look_again(worlds: Array, nodes: Array, tree: Tree, seat: int, scratch: Scratch) -> None:
    """Average the guesses of the root's moves with those in one more imagined world."""
    times = int(nodes[0].visits)
    child = int(nodes[0].first)
    while child != NONE:
        guess = guess_of(worlds, tree, seat, int(nodes[child].action), scratch)
        nodes[child].guess = (times * float(nodes[child].guess) + guess) / (times + 1)
        child = int(nodes[child].next)
    weigh_moves(nodes, 0)


@inline
def find_position(worlds: Array, words: Array, viewer: int, nodes: Array, tree: Tree, move: int) -> int:
    """Return the node of the position seen after ``move``, adding it if visits allow; NONE if there is none."""
    words[2, :] = 0
    hide(worlds[1], viewer, worlds[2])
    seen = digest(words[2])
    known, position = 0, int(nodes[move].first)
    while position != NONE and int(nodes[position].seen) != seen:
        known, position = known + 1, int(nodes[position].next)
    if position == NONE and known * known <= int(nodes[move].visits):
        position = add_node(nodes, tree, move, NONE)
        if position != NONE:
            nodes[position].seen = seen
    return position


@inline
def walk(worlds: Array, words: Array, viewer: int, nodes: Array, tree: Tree, scratch: Scratch, here: int) -> int:
    """Play from position ``here`` to a move just added or a leaf; return the node reached.

    ``worlds[1]`` is played on alongside. ``words`` are the int64 words of ``worlds``.
    """
    while True:
        seat = viewer if here == 0 else seat_to_move(worlds[1])  # the searching seat need not be the first that may act
        if seat < 0:
            return here
        if int(tree.drawn) == 1 and here != 0 and int(nodes[here].visits) == 0:
            return here  # evaluation is disabled, so its moves need no guesses yet
        n = legal(worlds[1], seat, scratch.actions)
        new = int(nodes[here].first) == NONE
        if here == 0 and not new and int(nodes[0].visits) < WORLDS:
            look_again(worlds, nodes, tree, seat, scratch)
        move = (
            expand(worlds, nodes, tree, here, seat, n, scratch)
            if new
            else select(worlds, nodes, tree, here, seat, n, scratch, viewer)
        )
        if here == 0 and int(tree.only) != NONE:
            move = int(tree.only)
        if move == NONE:
            return here
        apply(worlds[1], seat, int(nodes[move].action))
        here = NONE if new else find_position(worlds, words, viewer, nodes, tree, move)
        if here == NONE:
            return move


@inline
def play_on(worlds: Array, tree: Tree, scratch: Scratch) -> int:
    """Play the imagined world on by the playout policy; return the number of actions."""
    for played in range(int(tree.longest)):
        mask = actors(worlds[1])
        if mask == 0:
            return played
        seat = pick_actor(mask, scratch.dice)
        n = legal(worlds[1], seat, scratch.actions)
        best, highest = NONE, -1.0
        for i in range(min(n, int(tree.drawn))):
            place = i + roll(scratch.dice, n - i)
            action = int(scratch.actions[place])
            scratch.actions[place] = scratch.actions[i]
            guess = guess_of(worlds, tree, seat, action, scratch)
            if guess > highest:
                best, highest = action, guess
        apply(worlds[1], seat, best)
    return int(tree.longest)


@inline
def back_up(nodes: Array, tree: Tree, node: int) -> None:
    """Add its seat's reward and a visit to every move from ``node`` up to the root."""
    while node != 0:
        nodes[node].visits += 1
        nodes[node].total += tree.rewards[int(nodes[node].seat)]
        node = int(nodes[node].parent)
    nodes[0].visits += 1


@kernel
def search(
    worlds: Array, words: Array, viewer: int, nodes: Array, tree: Tree, scratch: Scratch, halt: Array, playouts: int
) -> None:
    """Run iterations until the tree has had ``playouts`` in all, or ``halt`` (int64[1]) becomes nonzero.

    ``words`` are the int64 words of ``worlds``: record[3] and int64[3, n].
    """
    while int(tree.playouts) < playouts and int(halt[0]) == 0:  # another thread may write it
        worlds[1] = worlds[0]
        imagine(worlds[1], viewer, scratch.dice)
        node = walk(worlds, words, viewer, nodes, tree, scratch, 0)
        tree.moves = int(tree.moves) + play_on(worlds, tree, scratch)
        for seat in range(int(worlds[1].players)):
            tree.rewards[seat] = worth(worlds[1], seat, scratch.points)
        back_up(nodes, tree, node)
        tree.playouts = int(tree.playouts) + 1


@kernel
def visits_ahead(nodes: Array) -> int:
    """Return by how many visits the root's most visited move is ahead of the second."""
    most = second = 0
    child = int(nodes[0].first)
    while child != NONE:
        visits = int(nodes[child].visits)
        most, second = max(most, visits), max(second, min(most, visits))
        child = int(nodes[child].next)
    return most - second
