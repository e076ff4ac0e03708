"""Factored actions: an action as a sequence of small choices, its form first, then each of its parameters.

The 264,629 actions of Tic Squared become five choices among at most 125 values. ``split`` turns action numbers into
parts, ``join`` turns parts into a number, and ``mask`` gives the values that the next part may have.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

import numpy as np

from parlour.core.errors import Unreadable
from parlour.core.game import Game
from parlour.core.kernel import Array

NONE = 0
"""The value of a part that an action's form does not have."""


class Factors:
    """The factorization of a game's actions.

    The first part is the form of an action (an index of ``names``), the others are the indices of its parameters'
    values. ``sizes``: the number of values of each part, as for a MultiDiscrete space.
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
        """Return the parts of an array of action numbers (int64[..., parts])."""
        form = np.searchsorted(self._firsts, actions, side="right") - 1
        left = actions - self._firsts[form]
        parts = [form]
        for place in range(self._sizes.shape[1]):
            rest = self._sizes[form, place + 1 :].prod(axis=-1)
            parts.append(left // rest)
            left = left % rest
        return np.stack(parts, axis=-1)

    def join(self, parts: Sequence[int]) -> int:
        """Return the number of the action with these parts, ignoring parts that its form does not have.

        Raises Unreadable, naming the part, if one is out of range.
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
        """Return which values the next part may have (int8[size of that part]).

        ``legal``: the numbers of the legal actions. ``chosen``: the parts chosen so far, fewer than there are.
        """
        parts = self.split(legal)
        fits = (parts[:, : len(chosen)] == np.asarray(chosen, np.int64)).all(axis=1)
        mask = np.zeros(self.sizes[len(chosen)], np.int8)
        mask[parts[fits, len(chosen)]] = 1
        return cast(Array, mask)
