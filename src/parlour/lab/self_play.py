"""Self-play for fitting evaluations: bots play against themselves, and positions are noted with who won.

A bot takes the best action by given weights in one imagined world, or the action most visited by a tree search
(``bots.tree``), which judges by the weights in the game's data folder; and now and then any legal action. Matches are
derived from their numbers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.bots.search import DRAWN
from parlour.bots.tree import NODE, NONE, Tree, clear, new_tree, search
from parlour.core.decision import AT_A_GLANCE, SelfPlay
from parlour.core.dice import rekey, roll
from parlour.core.fitted_evaluation import chance, read_weights
from parlour.core.game import Game, find_game
from parlour.core.kernel import inline, kernel, run
from parlour.core.playout import Scratch, new_scratch, pick_actor
from parlour.core.primitives import count
from parlour.core.record import Array, Record
from parlour.core.verbs import actors, apply, hide, imagine, legal, score, setup, traits

MATCHES = 64
"""Matches of a chunk, all with the same number of seats."""

NOTED = 4
"""One in NOTED positions is used for fitting: consecutive positions are too alike to add much."""

ROOM = 20_000
"""The most positions noted in one chunk."""

SCRATCH = 5
"""Records used in play: the match, an empty record, what a seat sees, the world it imagines, the position after."""

NODES = 1 << 16
"""Largest number of nodes in a tree."""


class Notes(NamedTuple):
    """Positions noted in matches: each seat's traits (float64[positions, seats, 1 + traits], the first is the stage).

    ``winners`` (int64[positions]): the seats that won the match of each position, as bits.
    """

    seen: Array
    winners: Array


# --- playing


@inline
def value_action(worlds: Array, seat: int, action: int, weights: Array, scratch: Scratch) -> float:
    """Return the value of an action for a seat in the imagined world ``worlds[3]``, from 0 to 1.

    That is the chance of winning by the weights, or the seat's share of the victory if the action ends the match.
    """
    worlds[4] = worlds[3]
    apply(worlds[4], seat, action)
    if actors(worlds[4]) != 0:
        return chance(worlds[4], seat, weights)
    winners = score(worlds[4], scratch.points)
    return 1.0 / count(winners) if winners >> seat & 1 else 0.0


@inline
def choose_at_a_glance(worlds: Array, seat: int, n: int, weights: Array, scratch: Scratch) -> int:
    """Return the one of the first n legal actions in ``scratch`` with the highest ``value_action`` by the weights.

    It is tried in a world that agrees with what the seat knows, ``worlds[2]``; 3 and 4 are overwritten.
    """
    worlds[3] = worlds[2]
    imagine(worlds[3], seat, scratch.dice)
    best, highest = 0, -1.0
    for i in range(n):
        value = value_action(worlds, seat, int(scratch.actions[i]), weights, scratch)
        if value > highest:
            best, highest = i, value
    return int(scratch.actions[best])


@kernel
def most_visited(nodes: Array) -> int:
    """Return the most visited action of a tree; ties go to the first."""
    best = child = int(nodes[0].first)
    while child != NONE:
        if int(nodes[child].visits) > int(nodes[best].visits):
            best = child
        child = int(nodes[child].next)
    return int(nodes[best].action)


@inline
def choose_by_search(
    worlds: Array, words: Array, seat: int, nodes: Array, tree: Tree, scratch: Scratch, halt: Array, playouts: int
) -> int:
    """Return the action that a search of so many playouts visits most, from what the seat knows, ``worlds[2]``."""
    clear(nodes, 0)
    tree.used, tree.playouts = 1, 0
    search(worlds[2:], words[2:], seat, nodes, tree, scratch, halt, playouts)
    return most_visited(nodes)


@inline
def write_traits(state: Record, seen: Array) -> None:
    """Write every seat's traits into ``seen`` (float64[seats, 1 + traits])."""
    for seat in range(int(state.players)):
        told = traits(state, seat)
        for i in range(len(told)):
            seen[seat, i] = told[i]


@kernel
def play_noting(
    worlds: Array,
    words: Array,
    blank: Array,
    scratch: Scratch,
    weights: Array,
    nodes: Array,
    tree: Tree,
    halt: Array,
    playouts: int,
    any_of: int,
    seen: Array,
    winners: Array,
    games: int,
) -> int:
    """Play ``games`` matches, note positions and who won, and return the number of positions noted.

    worlds, words: record[SCRATCH] and its int64 words, as scratch memory; ``worlds[1]`` is all zeros
    blank: record[1], as it is before set-up
    weights: float64[POWERS, traits]
    nodes, tree, halt: a tree, as scratch memory, and int64[1], zero
    playouts, any_of: see ``SelfPlay``
    seen, winners: the arrays that notes are written to, see ``Notes``; positions beyond their length are dropped
    """
    noted = 0
    for _ in range(games):
        first = noted
        worlds[0] = blank[0]
        rekey(scratch.dice, worlds[0])
        setup(worlds[0])
        while True:
            mask = actors(worlds[0])
            if mask == 0:
                break
            seat = pick_actor(mask, scratch.dice)
            n = legal(worlds[0], seat, scratch.actions)
            worlds[2] = worlds[1]
            hide(worlds[0], seat, worlds[2])
            if n == 1 or roll(scratch.dice, any_of) == 0:
                action = int(scratch.actions[roll(scratch.dice, n)])
            elif playouts > 0:
                action = choose_by_search(worlds, words, seat, nodes, tree, scratch, halt, playouts)
            else:
                action = choose_at_a_glance(worlds, seat, n, weights, scratch)
            apply(worlds[0], seat, action)
            if roll(scratch.dice, NOTED) == 0 and noted < len(seen) and actors(worlds[0]) != 0:
                write_traits(worlds[0], seen[noted])
                noted += 1
        won = score(worlds[0], scratch.points)
        for i in range(first, noted):
            winners[i] = won
    return noted


def play_chunk(
    game: Game, weights: Array, number: int, matches: int = MATCHES, self_play: SelfPlay = AT_A_GLANCE
) -> Notes:
    """Play chunk number ``number`` and return its notes.

    Even chunks have the fewest seats of the game; odd ones go through all other numbers of seats. With playouts bots
    search, and judge by the weights that the game's module read, not by ``weights``.
    """
    least, most = game.rules.players
    players = least if number % 2 == 0 or least == most else least + 1 + number // 2 % (most - least)
    worlds = np.zeros(SCRATCH, game.dtype)
    blank = np.zeros(1, game.dtype)
    blank[0] = game.blank(players, game.rules.options())
    tree = new_tree(game.strategy.evaluation.HORIZON, DRAWN, game.strategy.opponents_adapt)
    nodes = np.zeros(NODES if self_play.playouts else 1, NODE)
    seen = np.zeros((ROOM, players, 1 + weights.shape[1]))
    winners = np.zeros(ROOM, np.int64)
    words = worlds.view(np.int64).reshape(SCRATCH, -1)
    with_what = words, blank, new_scratch(game, number), weights, nodes, tree, np.zeros(1, np.int64)
    noted = int(run(play_noting, worlds, *with_what, *self_play, seen, winners, matches))
    return Notes(seen[:noted].copy(), winners[:noted].copy())


def play_searching(name: str, number: int, self_play: SelfPlay, matches: int = MATCHES) -> Notes:
    """Play chunk number ``number`` of a game by the weights in its data folder; return its notes."""
    game = find_game(name)
    weights = read_weights(str(game.folder / "strategy" / "evaluation.py"))
    return play_chunk(game, weights, number, matches, self_play)
