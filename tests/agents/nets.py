"""Small agents made by hand, for tests."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.agents.checkpoints import About, Checkpoint
from parlour.agents.network import Layer
from parlour.core.game import find_game
from parlour.core.tensors import VERSION, plan_of


def layer(random: np.random.Generator, before: int, units: int) -> Layer:
    return Layer(random.normal(size=(before, units)).astype(np.float32), random.normal(size=units).astype(np.float32))


def agent(name: str = "pentic", units: int = 8, seed: int = 1, **about: Any) -> Checkpoint:
    """Return an agent of a game that reads every seventh place and knows every second action, with weights by lot."""
    game, random = find_game(name), np.random.default_rng(seed)
    inputs, actions = np.arange(0, plan_of(game)[1], 7), np.arange(0, len(game.rules.actions), 2)
    layers = layer(random, len(inputs), units), layer(random, units, len(actions))
    said = {"players": 2, "options": {}, "version": VERSION, "parlour": "0", **about}
    return Checkpoint(About(game=name, **said), inputs, actions, layers)
