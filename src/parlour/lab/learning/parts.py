"""Actions as sums of what they have in common, so that what is learned of one action is learned of others like it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Hashable, Iterator, Sequence
from typing import cast

import numpy as np

from parlour.core.game import Game
from parlour.core.kernel import Array
from parlour.core.record import Kind, record_bounds
from parlour.lab.environments.factors import Factors


def parts_of(game: Game, actions: Array) -> Array:
    """Return the parts of actions (int64[actions, parts]): their form, and the indices of their parameters' values.

    A parameter with as many values as a kind made of parts, as cards are, is split into those.
    """
    factors = Factors(game)
    made = {
        math.prod(bounds.parts): bounds.parts
        for bounds in record_bounds(cast(Hashable, game.rules.state)).values()
        if isinstance(bounds, Kind) and bounds.parts
    }
    whole, found = factors.split(actions), list[Array]()
    for place, size in enumerate(factors.sizes):
        left = whole[:, place]
        for many in reversed(made.get(size, ()) if place else ()):
            found.append(left % many)
            left = left // many
        found.append(left)
    return np.stack(found, axis=1)


def traits_of(game: Game, actions: Array) -> Array:
    """Return the traits of each action (int64[actions, most]); −1 behind the last.

    A trait is to have certain values in some of the parts. Traits count from 0; of those that the same actions have,
    there is one.
    """
    parts = parts_of(game, actions)
    varied = [place for place in range(parts.shape[1]) if len(np.unique(parts[:, place])) > 1]
    numbers, columns = dict[bytes, int](), list[Array]()
    for chosen in _subsets(varied):
        _, group = np.unique(parts[:, chosen], axis=0, return_inverse=True)
        column = np.empty(len(actions), np.int64)
        for members in (np.flatnonzero(group.reshape(-1) == number) for number in range(int(group.max()) + 1)):
            known = members.tobytes() in numbers
            column[members] = -1 if known else numbers.setdefault(members.tobytes(), len(numbers))
        columns.append(column)
    found = -np.sort(-np.stack(columns, axis=1), axis=1)
    return found[:, : max(1, int((found >= 0).sum(axis=1).max()))]


def _subsets(places: Sequence[int]) -> Iterator[list[int]]:
    for many in range(1, len(places) + 1):
        yield from map(list, itertools.combinations(places, many))
