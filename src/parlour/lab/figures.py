"""Summary statistics of a batch: means and shares over its rows, each with a 95 % interval."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import pyarrow as pa

from parlour.core.kernel import Array

NORMAL = 1.96


class Mean(NamedTuple):
    """The mean of ``matches`` independent values: its 95 % interval, and the standard deviation of the values."""

    value: float
    least: float
    most: float
    matches: int
    deviation: float

    def text(self, digits: int) -> str:
        """Format the mean and its interval with ``digits`` decimal places."""
        if self.matches == 0:
            return "–"
        value, least, most = (f"{number:.{digits}f}" for number in self[:3])
        return f"{value} ({least}–{most})"


def mean(values: Array) -> Mean:
    """Return the mean of values with its interval of 95 % by the normal distribution, which takes many values."""
    count = len(values)
    if count == 0:
        return Mean(0.0, 0.0, 0.0, 0, 0.0)
    deviation = float(np.std(values, ddof=1)) if count > 1 else 0.0
    middle, away = float(np.mean(values)), NORMAL * deviation / math.sqrt(count)
    return Mean(middle, middle - away, middle + away, count, deviation)


def share(values: Array, normal: float = NORMAL) -> Mean:
    """Return the mean of values from 0 to 1 with E. B. Wilson's interval (JASA 22, 1927), sound also near 0 and 1.

    The interval is meant for values of 0 and 1; values between vary less, for which it is too wide, never too narrow.
    ``normal``: how many standard errors it reaches to each side; by default those of an interval of 95 %.
    """
    count = len(values)
    if count == 0:
        return Mean(0.0, 0.0, 1.0, 0, 0.0)
    middle, square = float(np.mean(values)), normal * normal
    centre = (middle + square / (2 * count)) / (1 + square / count)
    away = normal / (1 + square / count) * math.sqrt(middle * (1 - middle) / count + square / (4 * count * count))
    deviation = float(np.std(values, ddof=1)) if count > 1 else 0.0
    return Mean(middle, max(0.0, min(middle, centre - away)), min(1.0, max(middle, centre + away)), count, deviation)


@dataclass(frozen=True)
class Figures:
    """Summary statistics of a batch.

    won: each seat's share of the victories; seats that won together get equal parts, all seats where none won
    length, branching, lead_changes, clocks: means of these columns (``rows``)
    led: the part of a match after which its only winner led for good, from 0 to 1
    ties, nobody: the share of matches that several seats, or no seat, won
    points: by seat
    kinds: the share of each kind of action among all actions, by name
    used: the share of matches in which each kind of action was taken, by name
    late: the share of matches in which each seat's time was up; empty where bots have no clocks
    """

    matches: int
    won: tuple[Mean, ...]
    length: Mean
    branching: Mean
    lead_changes: Mean
    led: Mean
    ties: Mean
    nobody: Mean
    clocks: Mean
    points: tuple[Mean, ...]
    kinds: dict[str, float]
    used: dict[str, Mean]
    late: tuple[Mean, ...] = ()


def victories(table: pa.Table) -> Array:
    """Return each seat's part of the victory in each match of a batch's table (float64[matches, seats]).

    Rows sum to 1.
    """
    rows = table["winners"].to_pylist()
    players = len(table["points"][0]) if len(table) else 0
    found = np.zeros((len(rows), players))
    for place, winners in enumerate(rows):
        found[place, winners or slice(None)] = 1 / (len(winners) or players)
    return found


def points(table: pa.Table) -> Array:
    """Return each seat's points in each match of a batch's table (int64[matches, seats])."""
    return np.asarray(table["points"].combine_chunks().flatten()).reshape(len(table), -1)


def column(table: pa.Table, name: str) -> Array:
    """Return a column of numbers without its nulls (float64)."""
    return np.asarray(table[name].drop_null(), np.float64)


def kinds(table: pa.Table) -> dict[str, Array]:
    """Return how often each kind of action was taken in each match (int64[matches] by the kind's name)."""
    actions = table["actions"].combine_chunks()
    return {field.name: np.asarray(actions.field(field.name), np.int64) for field in actions.type}


def times_up(table: pa.Table) -> Array:
    """Return whether each seat's time was up in each match (float64[matches, seats]); without clocks, no seats."""
    late = table["late"].to_pylist() if "late" in table.column_names else []
    players = len(table["points"][0]) if late else 0
    return np.asarray([[seat in seats for seat in range(players)] for seats in late], np.float64).reshape(
        len(late), players
    )


def figures(table: pa.Table) -> Figures:
    """Compute the summary statistics of a table of matches."""
    won, scored, taken = victories(table), points(table), kinds(table)
    nobody = np.asarray([not winners for winners in table["winners"].to_pylist()], np.float64)
    led = table.filter(table["led_from"].is_valid())
    total = max(1, sum(int(times.sum()) for times in taken.values()))
    return Figures(
        len(table),
        tuple(share(won[:, seat]) for seat in range(won.shape[1])),
        mean(column(table, "length")),
        mean(column(table, "branching")),
        mean(column(table, "lead_changes")),
        mean(column(led, "led_from") / np.maximum(column(led, "length"), 1)),
        share(column(table, "tie")),
        share(nobody),
        mean(column(table, "clocks")),
        tuple(mean(scored[:, seat].astype(np.float64)) for seat in range(scored.shape[1])),
        {name: int(times.sum()) / total for name, times in taken.items()},
        {name: share((times > 0).astype(np.float64)) for name, times in taken.items()},
        tuple(share(column) for column in times_up(table).T),
    )
