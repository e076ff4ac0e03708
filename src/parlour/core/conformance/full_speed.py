"""Laws checked in many games at full speed: they end, no component is lost, and every verb can be called everywhere.

``options`` are given by name. AssertionError says what went wrong.
"""

from __future__ import annotations

from typing import Any

from parlour.core import arrays, kernel, verbs
from parlour.core import dice as dice_
from parlour.core.dice import rekey
from parlour.core.game import Game
from parlour.core.kernel import Array
from parlour.core.playout import Scratch, fresh_games, new_scratch, playout
from parlour.core.verbs import SPECTATOR


def termination(game: Game, games: int, players: int, options: dict[str, Any] | None = None, seed: int = 0) -> int:
    """Play random games and check that they end within the stated bound; return the length of the longest."""
    chosen = game.read_options(options or {}, players)
    bound = game.rules.bound(players, chosen)
    blank = arrays.empty(1, game.dtype)
    blank[0] = game.blank(players, chosen)
    scratch = new_scratch(game, seed)
    _, longest = kernel.run(fresh_games, blank, arrays.empty_like(blank), scratch, games, bound + 1)
    assert longest <= bound, f"a game runs beyond {bound} actions"
    return int(longest)


def conservation(game: Game, games: int, players: int, options: dict[str, Any] | None = None, seed: int = 0) -> None:
    """Play random games and count all components after every action, with the game's ``tally``."""
    chosen = game.read_options(options or {}, players)
    blank, counts = arrays.empty(1, game.dtype), arrays.zeros((2, len(game.rules.components)), arrays.int64)
    blank[0] = game.blank(players, chosen)
    counts[1] = game.rules.components
    most, scratch, world = game.rules.bound(players, chosen) + 1, new_scratch(game, seed), arrays.empty_like(blank)
    counted = int(kernel.run(counted_games, blank, world, scratch, counts, games, most))
    assert counted >= 0, f"game {-counted - 1}: {miscounted(counts)}"
    assert counted > 0, "nothing was counted"


@kernel.kernel
def counted_games(blank: Array, world: Array, scratch: Scratch, counts: Array, games: int, most: int) -> int:
    """Play games and compare ``counts[0]`` with ``counts[1]`` after every action.

    Returns the number of comparisons, or -1 - game for the first game with a difference.
    """
    counted = 0
    for game in range(games):
        world[0] = blank[0]
        rekey(scratch.dice, world[0])
        verbs.setup(world[0])
        for _ in range(most):
            counts[0] = 0
            if verbs.tally(world[0], counts[0]):
                counted += 1
                if differ(counts):
                    return -1 - game
            if playout(world[0], scratch, 1) == 0:
                break
    return counted


@kernel.kernel
def differ(counts: Array) -> bool:
    """Whether any component is counted differently in ``counts[0]`` and ``counts[1]``."""
    unlike = 0
    for component in range(counts.shape[1]):
        unlike += counts[0, component] != counts[1, component]
    return unlike > 0


def miscounted(counts: Array) -> str:
    """Return a message naming the components that ``counts`` (int64[2, components]) counts differently."""
    wrong = arrays.flatnonzero(counts[0] != counts[1]).tolist()
    return ", ".join(f"{counts[0, number]} of component {number}, not {counts[1, number]}" for number in wrong)


def exercise(game: Game, games: int, players: int, options: dict[str, Any] | None = None, seed: int = 0) -> None:
    """Call every verb at every position of random games; with NUMBA_BOUNDSCHECK=1 this finds indices out of range."""
    chosen = game.read_options(options or {}, players)
    worlds, scratch = arrays.zeros(4, game.dtype), new_scratch(game, seed)
    worlds[0] = game.blank(players, chosen)
    most = game.rules.bound(players, chosen) + 1
    done = int(kernel.run(exercised_games, worlds, scratch, games, most, len(game.rules.actions)))
    assert done > games, "nothing was played"


@kernel.kernel
def exercised_games(worlds: Array, scratch: Scratch, games: int, most: int, actions: int) -> int:
    """Play games set up from ``worlds[0]`` in ``worlds[1]``, trying all verbs before every action.

    Return the actions.
    """
    done = 0
    for _ in range(games):
        worlds[1] = worlds[0]
        rekey(scratch.dice, worlds[1])
        verbs.setup(worlds[1])
        for _ in range(most):
            for viewer in range(SPECTATOR, int(worlds[1].players)):
                try_verbs(worlds, scratch, viewer, actions)
            if playout(worlds[1], scratch, 1) == 0:
                break
            done += 1
    return done


@kernel.kernel
def try_verbs(worlds: Array, scratch: Scratch, viewer: int, actions: int) -> None:
    """Hide ``worlds[1]`` from a viewer, imagine what is hidden, and call all verbs on the result.

    ``worlds[3]`` is blank.
    """
    worlds[2] = worlds[3]
    verbs.hide(worlds[1], viewer, worlds[2])
    verbs.imagine(worlds[2], viewer, scratch.dice)
    verbs.score(worlds[2], scratch.points)
    if viewer != SPECTATOR:
        verbs.legal(worlds[2], viewer, scratch.actions)
        verbs.check(worlds[1], viewer, dice_.roll(scratch.dice, actions))
        verbs.evaluate(worlds[1], viewer)
