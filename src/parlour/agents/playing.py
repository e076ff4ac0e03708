"""How agents decide: among the legal actions, by the numbers that the network gives for them."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.agents.checkpoints import Checkpoint, check_plays
from parlour.agents.network import run_network
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array
from parlour.core.tensors import write_view


def choose_action(game: Game, view: Any, seat: int, agent: str, seed: int) -> int:
    """Return an agent's choice among the legal actions of a seat, one or more, from the seat's hidden record.

    The same view and seed give the same action. Raises BadOption if there is no such agent, or it plays another game or
    another number of seats; BadFile if its checkpoint cannot be used.
    """
    checkpoint = check_plays(agent, game.name, int(view.players))
    legal = np.array(legal_actions(game, view, seat), np.int64)
    values = values_of(checkpoint, write_view(game, view, seat), legal)
    return int(legal[draw(values, checkpoint.about.heat, seed)])


def draw(values: Array, heat: float, seed: int) -> int:
    """Return the index of one of the values, with chances in proportion to exp(value / heat); for 0, of the largest.

    That is the largest after noise of Gumbel's distribution is added to each (Gumbel, 1954).
    """
    noise = np.random.default_rng(seed % (1 << 64)).gumbel(size=len(values)) if heat else 0.0
    return int(np.argmax(values + heat * noise))


def values_of(checkpoint: Checkpoint, tensor: Array, legal: Array) -> Array:
    """Return the network's number for each legal action (float32[actions]); for those it never met, one below all."""
    outputs = run_network(checkpoint.layers, tensor[checkpoint.inputs])
    at = np.minimum(np.searchsorted(checkpoint.actions, legal), len(checkpoint.actions) - 1)
    found: Array = np.where(checkpoint.actions[at] == legal, outputs[at], outputs.min() - 1)
    return found
