"""Compile all kernels that a game needs: slowly into the disk cache, afterwards quickly out of it."""

from __future__ import annotations

import functools
from typing import Any

from parlour.bots.greedy import choose_greedily
from parlour.bots.levels import LEVELS
from parlour.bots.people import choose_like
from parlour.bots.search import Budget, Halt, search_move
from parlour.core import kernel, verbs
from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game, hidden, legal_actions
from parlour.core.kernel import boxed
from parlour.core.people import REGULAR
from parlour.core.record import copied
from parlour.core.replaying import positions_after
from parlour.core.revealed import revealed_to
from parlour.core.seats import seats_in
from parlour.core.steps import JudgedStepper, Stepper


def compile_game(game: Game) -> None:
    """Compile a game's kernels by calling each of them once, or load them from the disk cache.

    A game that runs interpreted in this process goes on so afterwards.
    """
    was_compiled = kernel.is_compiled(game.dtype)
    kernel.use_compiled(game.dtype)
    try:
        _use_everything(game)
    finally:
        if not was_compiled:
            kernel.interpret(game.dtype)


@functools.cache
def load_game(name: str) -> bool:
    """Switch a game to its compiled kernels if all of them are there already; return whether it now runs compiled.

    The attempt is made once per process and takes a fraction of a second, the time of about a hundred interpreted
    moves.
    """
    game = find_game(name)
    return kernel.is_compiled(game.dtype) or (kernel.JIT and load_kernels(game))


def load_kernels(game: Game) -> bool:
    """Load a game's kernels and switch it to them if all of them are in the disk cache; return whether they are."""
    loaded = kernel.backend().load(game.dtype, lambda: compile_game(game))
    if loaded:
        kernel.use_compiled(game.dtype)
    return loaded


def _use_everything(game: Game) -> None:
    state: Any = game.new(game.rules.players[0], game.rules.options(), bytes(32))
    seat = seats_in(int(verbs.actors(state)))[0]
    view = hidden(game, state, seat)
    search_move(game, view, seat, Budget(playouts=1), 0)  # first: it has most kernels call each other
    choose_greedily(game, view, seat, legal_actions(game, view, seat), 0)
    choose_like(game, view, seat, REGULAR, 0)
    action = legal_actions(game, view, seat)[0]
    verbs.check(view, seat, action)
    verbs.sight(view, seat, action)
    game.load(game.position(state))
    halt = Halt()
    halt.call()
    for level in LEVELS:
        game.strategy.decide(view, seat, level, new_dice(0), halt.word)
        game.strategy.prove(view, seat, level)
    verbs.imagine(view, seat, new_dice(0))
    verbs.evaluate(state, seat)
    positions_after(game, boxed(copied(state)), [(seat, action)])
    Stepper(game, boxed(copied(state))).step(seat, action)
    JudgedStepper(game, boxed(copied(state))).is_listed(seat, action)
    verbs.apply(state, seat, action)
    revealed_to(game, view, hidden(game, state, seat), seat, action)
