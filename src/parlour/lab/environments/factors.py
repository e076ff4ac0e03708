"""Actions in parts: first what is done, then each of its parameters, one small choice after the other.

The 264,629 actions of Tic Squared are five such choices, of 125 at most. ``split`` and ``join`` lead from numbers to
parts and back; ``mask`` says which parts may come next, given those chosen so far and the legal actions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

import numpy as np

from parlour.core.errors import Unreadable
from parlour.core.game import Game
from parlour.core.record import Array

NONE = 0
"""The part of an action that has no such parameter."""


class Factors:
    """How the actions of a game come apart. ``sizes``: how many there are of each part, as of a MultiDiscrete space.

    The first part is the form of the action (``names``), the others are its parameters' places among their values.
    """

    def __init__(self, game: Game) -> None:
        forms = [
            (game.rules.actions.first(name, number), name, [len(values) for values in form.parameters.values()])
            for name, forms in game.rules.actions.forms.items()
            for number, form in enumerate(forms)
        ]
        forms.sort()
        self.names = tuple(name for _, name, _ in forms)
        most = max(len(sizes) for _, _, sizes in forms)
        self._firsts = np.array([first for first, _, _ in forms], np.int64)
        self._counts = np.array([math.prod(sizes) for _, _, sizes in forms], np.int64)
        self._sizes = np.array([[*sizes, *[1] * (most - len(sizes))] for _, _, sizes in forms], np.int64)
        self.sizes = (len(forms), *(int(size) for size in self._sizes.max(axis=0)))

    def split(self, actions: Array) -> Array:
        """Give the parts of actions (int64[..., parts])."""
        form = np.searchsorted(self._firsts, actions, side="right") - 1
        left = actions - self._firsts[form]
        parts = [form]
        for place in range(self._sizes.shape[1]):
            rest = self._sizes[form, place + 1 :].prod(axis=-1)
            parts.append(left // rest)
            left = left % rest
        return np.stack(parts, axis=-1)

    def join(self, parts: Sequence[int]) -> int:
        """Give the action of these parts; those of parameters it does not have are left out of account.

        Raises Unreadable naming the part that is out of range.
        """
        form = int(parts[0])
        if not 0 <= form < len(self.names):
            raise Unreadable(f"part 0 is {form}; there are {len(self.names)} forms of actions", "action")
        number = 0
        for place, size in enumerate(self._sizes[form]):
            part = int(parts[place + 1]) if size > 1 else NONE
            if not 0 <= part < size:
                raise Unreadable(f"part {place + 1} of {self.names[form]} is {part}; there are {size}", "action")
            number = number * int(size) + part
        return int(self._firsts[form]) + number

    def mask(self, legal: Array, chosen: Sequence[int] = ()) -> Array:
        """Say which parts may follow those chosen (int8[size of the part]), given the legal actions."""
        parts = self.split(legal)
        fits = (parts[:, : len(chosen)] == np.asarray(chosen, np.int64)).all(axis=1)
        mask = np.zeros(self.sizes[len(chosen)], np.int8)
        mask[parts[fits, len(chosen)]] = 1
        return cast(Array, mask)
