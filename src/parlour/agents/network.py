"""The networks of agents: layers of rectified linear units, and one more that gives a number for each action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from parlour.core.kernel import Array


class Layer(NamedTuple):
    """One layer. ``weights``: float32[units before, units]; ``biases``: float32[units]."""

    weights: Array
    biases: Array


def run_network(layers: Sequence[Layer], seen: Array) -> Array:
    """Return the outputs of a network for what is seen (float32[inputs], or a row for each of several)."""
    for layer in layers[:-1]:
        seen = np.maximum(seen @ layer.weights + layer.biases, 0)
    found: Array = seen @ layers[-1].weights + layers[-1].biases
    return found
