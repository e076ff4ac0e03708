"""Observations: what a seat may know, as the fields of its hidden record by name, or as one flat tensor.

Both are derived from the bounds that a game's record declares (``core.record``); how the tensor is laid out says
``core.tensors``.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable
from typing import Any, cast

import numpy as np
from gymnasium import spaces

from parlour.core.game import Game, hidden
from parlour.core.given import read_choice, read_switch
from parlour.core.kernel import Array
from parlour.core.record import Bits, Bounds, Kind, record_bounds
from parlour.core.tensors import plan_of, write_view

TENSOR, FIELDS = "tensor", "fields"


class Observer:
    """Makes observations of a game's positions. ``form``: ``tensor`` or ``fields``; BadOption is raised for others.

    ``perfect``: include what is hidden from the seat, except the state of the random stream.
    """

    def __init__(self, game: Game, form: str = TENSOR, perfect: bool = False) -> None:
        self.game = game
        self.form, self.perfect = read_choice(form, "observe", (TENSOR, FIELDS)), read_switch(perfect, "perfect")
        self.seats = game.rules.players[1]
        self.bounds = record_bounds(cast(Hashable, game.rules.state))
        self.plan, self.size = plan_of(game)

    @functools.cached_property
    def space(self) -> spaces.Space[Any]:
        """The Gymnasium space of the observations."""
        if self.form == TENSOR:
            return spaces.Box(0.0, 1.0, (self.size,), np.float32)
        fields: dict[str, spaces.Space[Any]] = {
            name: _box(bounds, self.game.dtype[name]) for name, bounds in self.bounds.items()
        }
        return spaces.Dict({"seat": _box(Kind(0, self.seats - 1), np.dtype(np.int64)), **fields})

    def observe(self, state: Any, seat: int) -> Any:
        """Return a seat's observation of a position: the tensor (float32[size]), or a dictionary of copied fields."""
        view = state if self.perfect else hidden(self.game, state, seat)
        if self.form == TENSOR:
            return self.write(view, seat)
        fields = {name: np.array(view[name]) for name in self.bounds}
        return {"seat": np.array(seat, np.int64), **fields}

    def write(self, view: Any, seat: int) -> Array:
        """Return a record, as it is, as the tensor of a seat (float32[size])."""
        return write_view(self.game, view, seat)


def _box(bounds: Bounds, dtype: Any) -> spaces.Box:
    low, high = (0, (1 << bounds.size) - 1) if isinstance(bounds, Bits) else bounds[:2]
    return spaces.Box(low, high, dtype.shape, dtype.base.type)
