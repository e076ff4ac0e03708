"""Searches with weighed worlds, and matches between these and searches as they are (see ``benchmarks.hidden``)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.hidden_hands import Fit, Witness, drawn_by, new_worlds, weights_of
from benchmarks.hidden_plays import look_at, seeded
from parlour.bots.nodes import NONE
from parlour.bots.search import Budget, Searcher
from parlour.bots.tree import back_up, find_position, play_on, walk, worth
from parlour.bots.turns import add_turns, carry_out, select_turn
from parlour.core.dice import mix, new_dice, rekey, roll
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array, kernel, run
from parlour.core.match import Match
from parlour.games.tic.deck import CARDS


@kernel
def take_world(worlds: Array, pool: Array, first: int, last: int, dice: Array) -> None:
    """Take one of the worlds of a pool, and shuffle its deck, ``stock[first:last]``, anew."""
    worlds[1] = pool[roll(dice, len(pool))]
    mix(dice, worlds[1].stock, first, last)
    rekey(dice, worlds[1])


@kernel
def search_pool(
    worlds: Array,
    words: Array,
    viewer: int,
    nodes: Array,
    tree: Any,
    turns: Any,
    scratch: Any,
    halt: Array,
    playouts: int,
    pool: Array,
    first: int,
    last: int,
) -> None:
    """Run iterations as ``tree.search`` does, with worlds of a pool."""
    while int(tree.playouts) < playouts and int(halt[0]) == 0:
        take_world(worlds, pool, first, last, scratch.dice)
        node = walk(worlds, words, viewer, nodes, tree, scratch, 0)
        tree.moves = int(tree.moves) + play_on(worlds, tree, scratch)
        for seat in range(int(worlds[1].players)):
            tree.rewards[seat] = worth(worlds[1], seat, scratch.points)
        back_up(nodes, tree, node)
        tree.playouts = int(tree.playouts) + 1


@kernel
def search_pool_turns(
    worlds: Array,
    words: Array,
    viewer: int,
    nodes: Array,
    tree: Any,
    turns: Any,
    scratch: Any,
    halt: Array,
    playouts: int,
    pool: Array,
    first: int,
    last: int,
) -> None:
    """Run iterations as ``turns.search_turns`` does, with worlds of a pool."""
    if int(tree.used) == 1:
        add_turns(nodes, tree, turns, viewer)
    while int(tree.playouts) < playouts and int(halt[0]) == 0:
        take_world(worlds, pool, first, last, scratch.dice)
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


class PoolSearcher(Searcher):
    """A search over a pool of worlds."""

    def __init__(self, game: Game, view: Any, seat: int, seed: int, pool: Array) -> None:
        super().__init__(game, view, seat, seed)
        self.pool = pool
        self.deck = (0, int(view["left"])) if game.name == "pentic" else (int(view["dealt"]), CARDS)

    def grow(self, playouts: int) -> None:
        """Run a number of further playouts, fewer if the halt is called."""
        told = self.scratch, self.halt.word, int(self.tree.playouts) + playouts, self.pool, *self.deck
        turns = self.tree if self.turns is None else self.turns
        search = search_pool if self.turns is None else search_pool_turns
        run(search, self.worlds, self.words, self.seat, self.nodes, self.tree, turns, *told)


@dataclass
class Player:
    """A bot of ``playouts`` playouts with Expert's proofs, with a fit or without; ``worlds``: how many are weighed."""

    game: Game
    playouts: int
    fit: Fit | None = None
    worlds: int = 256
    decisions: int = 0
    seconds: float = 0.0
    parts: list[float] = field(default_factory=list)

    def decide(self, view: Any, seat: int, witness: Witness, seed: int) -> int:
        """Return an action; counts the processor time it takes."""
        open_ = legal_actions(self.game, view, seat)
        if len(open_) == 1:
            return open_[0]
        begun = time.thread_time()
        proved = self.game.strategy.prove(view, seat, "expert")
        if proved is not None and proved.action is not None:
            return proved.action
        found = self._searcher(view, seat, witness, seed)
        found.grow_for(Budget(self.playouts))
        best = found.report().best
        self.seconds += time.thread_time() - begun
        self.decisions += 1
        return best

    def _searcher(self, view: Any, seat: int, witness: Witness, seed: int) -> Searcher:
        if self.fit is None:
            return Searcher(self.game, view, seat, seed)
        dice = new_dice(seed)
        pool = new_worlds(self.game, view, seat, self.worlds, dice)
        weights, part = weights_of(witness.traits(seat, pool) @ self.fit.worlds)
        self.parts.append(part)
        return PoolSearcher(self.game, view, seat, seed, pool[drawn_by(weights, dice)])


def play_match(game: Game, players: Sequence[Player], plays: Array, deal: str, seed: str) -> float:
    """Play a match and return the first player's share of the victory; ``players`` by seat."""
    match = Match.start(game, 2, None, seeded(deal))
    witness = Witness(game, plays)
    while not match.over:
        seat = match.seats_to_act()[0]
        luck = int.from_bytes(seeded(seed, len(match.entries))[:8], "big")
        action = players[seat].decide(match.view(seat), seat, witness, luck)
        begun = time.thread_time()
        witness.note(match.state, seat, action, look_at(game, match.state, seat, action))
        if players[1 - seat].fit is not None:
            players[1 - seat].seconds += time.thread_time() - begun
        match.play(seat, action)
    winners = match.points()[1]
    return 0.5 if len(winners) != 1 else float(winners[0] == 0)
