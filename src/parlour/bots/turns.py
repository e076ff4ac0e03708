"""Search for whole turns of several actions as one decision, for games with ``Strategy.searches_whole_turns``.

All orders of a seat's own actions are tried, up to the end of its turn or the first card it draws. A position reached
in several ways is explored once. The turns found are evaluated by ``tree.worth`` and serve as the moves of the root of
a search.
"""

from __future__ import annotations

import math
from typing import Any, cast

from parlour.bots.nodes import NONE, Tree, add_node, digest, weigh_moves
from parlour.bots.tree import EXPLORATION, GUESSES, back_up, find_position, play_on, walk, worth
from parlour.core import arrays
from parlour.core import kernel as kernels
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array, inline, kernel
from parlour.core.playout import Scratch
from parlour.core.record import Record
from parlour.core.verbs import actors, apply, imagine, legal

WORLDS = 2
"""Number of imagined worlds in which turns are evaluated; they are found in the first one."""

DEEPEST = 14
"""Most actions of a turn; a longer one is evaluated where it is cut off."""

MOST_TRIED, MOST_TRIED_INTERPRETED = 20_000, 200
"""Most actions tried in all, shared equally among the first actions; a turn cut off is evaluated as it stands."""

KNOWN = 1 << 16
"""Size of the hash table of positions met: a power of two, more than can be filled."""

BESIDES = 32
"""Number of turns kept in addition to the best one for each first action."""


class Cards(Record):
    """A record with the number of cards that each seat holds, int[players]."""

    held: Array


class Turns:
    """The turns found, and the state of the search for them.

    found, firsts: number of turns kept; the first ``firsts`` are the best for each first action
    tried: number of actions tried
    actions, length, value: by turn: its actions, how many they are, its value; the last place is scratch
    path: actions of the turn being tried
    open, count, next: by depth: the legal actions, how many they are, and which is tried next
    keys: hash table of the positions met, 0 where free
    points: scratch for ``tree.worth``
    """

    found: int
    firsts: int
    tried: int
    actions: Array
    length: Array
    value: Array
    path: Array
    open: Array
    count: Array
    next: Array
    keys: Array
    points: Array


def new_turns(game: Game) -> Turns:
    """Make an empty record of turns, sized for a game."""
    most = game.rules.most_legal + BESIDES + 1
    fields: Any = [
        ("found", arrays.int64),
        ("firsts", arrays.int64),
        ("tried", arrays.int64),
        ("actions", arrays.int32, (most, DEEPEST)),
        ("length", arrays.int64, (most,)),
        ("value", arrays.float64, (most,)),
        ("path", arrays.int32, (DEEPEST,)),
        ("open", arrays.int32, (DEEPEST, game.rules.most_legal)),
        ("count", arrays.int64, (DEEPEST,)),
        ("next", arrays.int64, (DEEPEST,)),
        ("keys", arrays.int64, (KNOWN,)),
        ("points", arrays.int64, (32,)),
    ]
    return cast(Turns, arrays.zeros(1, arrays.dtype((arrays.record, arrays.dtype(fields, align=True))))[0])


# --- finding turns: worlds 0 is the hidden record, 1 the imagined world, each further one is one action deeper


@kernel
def is_new(turns: Turns, words: Array) -> bool:
    """Add a position to those met; return whether it was new. ``words`` are the int64 words of its record."""
    key = digest(words) | 1
    place = key & KNOWN - 1
    while int(turns.keys[place]) != 0:
        if int(turns.keys[place]) == key:
            return False
        place = place + 1 & KNOWN - 1
    turns.keys[place] = key
    return True


@kernel
def goes_on(before: Cards, after: Cards, seat: int) -> bool:
    """Whether the seat alone may act after an action, and holds no more cards than before it.

    A card drawn is chance: what follows cannot be planned, so a whole turn is searched only up to a draw.
    """
    return actors(after) == 1 << seat and int(after.held[seat]) <= int(before.held[seat])


@kernel
def copy_turn(turns: Turns, source: int, place: int) -> None:
    """Copy the turn at place ``source`` to ``place``."""
    for i in range(DEEPEST):
        turns.actions[place, i] = turns.actions[source, i]
    turns.length[place], turns.value[place] = turns.length[source], turns.value[source]


@kernel
def keep_besides(turns: Turns, source: int) -> None:
    """Keep a turn that is not its first action's best; without room, replace the worst such turn if that is worse."""
    place = int(turns.found)
    if place < int(turns.firsts) + BESIDES:
        turns.found = place + 1
    else:
        place = int(turns.firsts)
        for other in range(place + 1, int(turns.found)):
            if float(turns.value[other]) < float(turns.value[place]):
                place = other
        if float(turns.value[place]) >= float(turns.value[source]):
            return
    copy_turn(turns, source, place)


@kernel
def keep_turn(turns: Turns, first: int, length: int, value: float) -> None:
    """Keep the turn of ``length`` actions in ``turns.path``; ``first`` is the number of its first action."""
    last = len(turns.value) - 1  # scratch
    for i in range(length):
        turns.actions[last, i] = turns.path[i]
    turns.length[last], turns.value[last] = length, value
    if int(turns.length[first]) == 0:
        copy_turn(turns, last, first)
    elif value > float(turns.value[first]):
        keep_besides(turns, first)
        copy_turn(turns, last, first)
    else:
        keep_besides(turns, last)


@kernel
def find_turns(worlds: Array, words: Array, seat: int, firsts: Array, turns: Turns, most: int, dice: Array) -> None:
    """Find the turns that begin with one of ``firsts`` (int32[n]), trying at most ``most`` actions after each of them.

    ``words`` are the int64 words of ``worlds``: record[DEEPEST + 2] and int64[DEEPEST + 2, n].
    """
    worlds[1] = worlds[0]
    imagine(worlds[1], seat, dice)
    for i in range(len(firsts)):
        turns.open[0, i] = firsts[i]
    turns.firsts = turns.found = turns.count[0] = len(firsts)
    turns.next[0] = 0
    depth, until = 0, 0
    while depth >= 0:
        if int(turns.next[depth]) == int(turns.count[depth]):
            depth -= 1
            continue
        action = int(turns.open[depth, int(turns.next[depth])])
        turns.next[depth] += 1
        if depth == 0:
            until = int(turns.tried) + most
        turns.tried += 1
        turns.path[depth] = action
        worlds[depth + 2] = worlds[depth + 1]
        apply(worlds[depth + 2], seat, action)
        first = int(turns.next[0]) - 1
        if not is_new(turns, words[depth + 2]):
            if depth == 0:  # an earlier first action leads to the same position
                keep_turn(turns, first, 1, worth(worlds[2], seat, turns.points))
        elif goes_on(worlds[depth + 1], worlds[depth + 2], seat) and depth + 1 < DEEPEST and int(turns.tried) < until:
            depth += 1
            turns.count[depth] = legal(worlds[depth + 1], seat, turns.open[depth])
            turns.next[depth] = 0
        else:
            keep_turn(turns, first, depth + 1, worth(worlds[depth + 2], seat, turns.points))
    for i in range(len(firsts)):
        if int(turns.length[i]) == 0:  # everything after it was met after other actions
            turns.actions[i, 0], turns.length[i] = firsts[i], 1
            worlds[2] = worlds[1]
            apply(worlds[2], seat, int(firsts[i]))
            turns.value[i] = worth(worlds[2], seat, turns.points)


@inline
def carry_out(world: Record, seat: int, turns: Turns, number: int) -> None:
    """Apply the actions of turn ``number`` to a world."""
    for i in range(int(turns.length[number])):
        apply(world, seat, int(turns.actions[number, i]))


@kernel
def judge_again(worlds: Array, seat: int, turns: Turns, dice: Array) -> None:
    """Imagine one more world and add each turn's reward in it to ``turns.value``."""
    worlds[1] = worlds[0]
    imagine(worlds[1], seat, dice)
    for number in range(int(turns.found)):
        worlds[2] = worlds[1]
        carry_out(worlds[2], seat, turns, number)
        turns.value[number] += worth(worlds[2], seat, turns.points)


def turns_of(game: Game, view: Any, seat: int, dice: Array) -> Turns:
    """Find the turns open to a seat from its hidden record, with their mean rewards over WORLDS imagined worlds."""
    worlds = arrays.empty(DEEPEST + 2, game.dtype)
    worlds[0] = view
    words = worlds.view(arrays.int64).reshape(len(worlds), -1)
    firsts = arrays.array(legal_actions(game, view, seat), arrays.int32)
    most = MOST_TRIED if kernels.is_compiled(worlds.dtype) else MOST_TRIED_INTERPRETED
    turns = new_turns(game)
    kernels.run(find_turns, worlds, words, seat, firsts, turns, most // len(firsts), dice)
    for _ in range(WORLDS - 1):
        kernels.run(judge_again, worlds, seat, turns, dice)
    turns.value[:] /= WORLDS
    return turns


# --- searching with turns as the moves of the root


@inline
def add_turns(nodes: Array, tree: Tree, turns: Turns, seat: int) -> None:
    """Make the turns found the moves of the root; the action of such a move is the number of its turn."""
    child = NONE
    for number in range(min(int(turns.found), len(nodes) - 1)):
        child = add_node(nodes, tree, 0, child)
        nodes[child].action = number
        nodes[child].seat = seat
        nodes[child].guess = turns.value[number]
    weigh_moves(nodes, 0)


@inline
def select_turn(nodes: Array) -> int:
    """Choose a move of the root by PUCT; every turn counts as available in every world."""
    weights = 0.0
    child = int(nodes[0].first)
    while child != NONE:
        nodes[child].available += 1
        weights += float(nodes[child].weight)
        child = int(nodes[child].next)
    best, highest = NONE, -1.0
    child = int(nodes[0].first)
    while child != NONE:
        visits = float(nodes[child].visits)
        mean = (GUESSES * float(nodes[child].guess) + float(nodes[child].total)) / (GUESSES + visits)
        wish = float(nodes[child].weight) / weights * math.sqrt(float(nodes[child].available)) / (1.0 + visits)
        if mean + EXPLORATION * wish > highest:
            best, highest = child, mean + EXPLORATION * wish
        child = int(nodes[child].next)
    return best


@kernel
def search_turns(
    worlds: Array,
    words: Array,
    viewer: int,
    nodes: Array,
    tree: Tree,
    turns: Turns,
    scratch: Scratch,
    halt: Array,
    playouts: int,
) -> None:
    """Run iterations as ``tree.search`` does, with the turns found as the moves of the root."""
    if int(tree.used) == 1:
        add_turns(nodes, tree, turns, viewer)
    while int(tree.playouts) < playouts and int(halt[0]) == 0:
        worlds[1] = worlds[0]
        imagine(worlds[1], viewer, scratch.dice)
        node = int(tree.only) if int(tree.only) != NONE else select_turn(nodes)
        carry_out(worlds[1], viewer, turns, int(nodes[node].action))
        here = find_position(worlds, words, viewer, nodes, tree, node)
        if here != NONE:
            node = walk(worlds, words, viewer, nodes, tree, scratch, here)
        tree.moves = int(tree.moves) + play_on(worlds, tree, scratch)
        for seat in range(int(worlds[1].players)):
            tree.rewards[seat] = worth(worlds[1], seat, scratch.points)
        back_up(nodes, tree, node)
        tree.playouts = int(tree.playouts) + 1
