"""What the evaluation of a game says of actions, which an agent copies before it plays for itself.

Every legal action is judged as greedy bots do (``bots.greedy``): by the mean evaluation after it, over imagined worlds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.bots.greedy import choose_randomly, look_ahead
from parlour.core import kernel
from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.tensors import write_view
from parlour.lab.learning.recipes import Recipe
from parlour.lab.learning.rollouts import Compact

WORLDS = 4
"""In how many imagined worlds an action is judged, where something is hidden."""
STRAYS = 0.25
"""How often an action by lot is played in place of the best, so that an agent learns what to do after slips."""


class Examples(NamedTuple):
    """Decisions with what each action is worth, by row.

    seen: float32[decisions, inputs]; legal: int32[decisions, most], outputs, −1 behind the last
    worth: float32[decisions, most], the chance of winning after each action
    """

    seen: Array
    legal: Array
    worth: Array


def judge(game: Game, view: Any, seat: int, actions: list[int], seed: int) -> Array:
    """Return the chance of winning after each action, as a greedy bot sees it (float64[actions])."""
    worlds = np.empty(3, game.dtype)
    worlds[0] = view
    values, points = np.zeros(len(actions)), np.zeros(int(view.players), np.int64)
    times, dice, listed = WORLDS if game.rules.secret else 1, new_dice(seed), np.array(actions, np.int32)
    for _ in range(times):
        kernel.run(look_ahead, worlds, seat, listed, values, points, dice)
    found: Array = values / times
    return found


def collect(recipe: Recipe, compact: Compact) -> Examples:
    """Return ``recipe.copied`` decisions or some more, of whole matches that greedy bots play with slips."""
    game = find_game(recipe.game)
    options, dice = game.read_options(recipe.options, recipe.players), np.random.default_rng(recipe.seed)
    rows = list[tuple[Array, Array, Array]]()
    while len(rows) < recipe.copied:
        match = Match.start(game, recipe.players, options, dice.bytes(32))
        while not match.over and match.seats_to_act():
            seat = match.seats_to_act()[int(dice.integers(len(match.seats_to_act())))]
            view, luck, actions = match.view(seat), int(dice.integers(1 << 40)), match.actions(seat)
            worth = judge(game, view, seat, actions, luck)
            if len(actions) > 1:
                rows.append(_row(game, compact, view, seat, actions, worth))
            best = actions[int(np.argmax(worth + 1e-9 * dice.random(len(actions))))]
            match.play(seat, choose_randomly(game, view, seat, luck) if dice.random() < STRAYS else best)
    return Examples(*(np.stack(column) for column in zip(*rows, strict=True)))


def _row(
    game: Game, compact: Compact, view: Any, seat: int, actions: list[int], worth: Array
) -> tuple[Array, Array, Array]:
    """Return what is seen, the outputs of the legal actions, and what these are worth."""
    outputs = np.searchsorted(compact.actions, actions)
    known = compact.actions[np.minimum(outputs, len(compact.actions) - 1)] == actions
    legal, values = np.full(game.rules.most_legal, -1, np.int32), np.zeros(game.rules.most_legal, np.float32)
    legal[: known.sum()], values[: known.sum()] = outputs[known], worth[known]
    return write_view(game, view, seat)[compact.inputs], legal, values
