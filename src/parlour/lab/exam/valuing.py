"""What each action of a seat is worth: its chance to win, proved or bounded by a search of fixed size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from parlour.bots.advice import CERTAIN, proved_chance
from parlour.bots.nodes import NONE
from parlour.bots.search import MOST_NODES, Searcher
from parlour.core.chances import half_width
from parlour.core.decision import LEVELS
from parlour.core.game import Game

MORE_NODES = 4
"""Nodes of a tree for each playout, at most."""


class Effort(NamedTuple):
    """The size of a search: its playouts, and the visits that every action gets, those soon left aside, too."""

    playouts: int
    visits: int


LOOK = Effort(2_000, 100)
"""The search that decides whether a position is asked."""
FULL = Effort(40_000, 2_000)
"""The search that values the actions of a question, with dice of its own, so that no luck of the choice remains."""
DIGITS = 4
"""Decimals to which values and regrets are kept."""


class Value(NamedTuple):
    """The chance to win with an action, and by how many samples it is known: CERTAIN if it is proved."""

    chance: float
    samples: int


class Regrets(NamedTuple):
    """What each action gives away of the best chance, with the bounds of its 95 % interval, in the order of actions."""

    regrets: tuple[float, ...]
    least: tuple[float, ...]
    most: tuple[float, ...]


def search_values(
    game: Game, view: Any, seat: int, actions: Sequence[int], seed: int, effort: Effort
) -> dict[int, Value]:
    """Return the value of each of a seat's legal actions by search from its hidden record.

    The number of playouts is fixed, so the same arguments give the same values on any machine.
    """
    most = MORE_NODES * (effort.playouts + effort.visits * len(actions))
    searcher = Searcher(game, view, seat, seed, most=min(most, MOST_NODES))
    searcher.grow(effort.playouts)
    visits = searcher.report().visits
    for action in actions:
        if visits.get(action, 0) < effort.visits:
            _visit(searcher, action, effort.visits - visits.get(action, 0))
    found = searcher.report()
    return {action: Value(found.values.get(action, 0.0), found.visits.get(action, 0)) for action in actions}


def _visit(searcher: Searcher, action: int, times: int) -> None:
    """Visit an action of the root a number of further times: of several moves that begin with it, the best known."""
    moves = [
        (int(move["visits"]), -number) for number, move in searcher.children() if searcher.action_of(move) == action
    ]
    if moves:
        searcher.tree.only = -max(moves)[1]
        searcher.grow(times)
        searcher.tree.only = NONE


def prove_values(game: Game, view: Any, seat: int, actions: Sequence[int]) -> dict[int, Value]:
    """Return the values that are proved, by action; none unless the best one is proved and wins or shares.

    ``view`` is the seat's hidden record.
    """
    best = game.strategy.prove(view, seat, LEVELS[-1])
    if best is None or best.action not in actions or not best.chance:
        return {}
    chances = {each: best.chance if each == best.action else proved_chance(game, view, seat, each) for each in actions}
    return {action: Value(chance, CERTAIN) for action, chance in chances.items() if chance is not None}


def compare_values(values: Mapping[int, Value], actions: Sequence[int]) -> Regrets:
    """Return the regret of each action with bounds that hold for every other action that may be the best one.

    >>> compare_values({1: Value(1.0, CERTAIN), 2: Value(0.5, CERTAIN)}, [1, 2])
    Regrets(regrets=(0.0, 0.5), least=(0.0, 0.5), most=(0.0, 0.5))
    """
    best = max(value.chance for value in values.values())
    regrets, least, most = [], [], []
    for action in actions:
        own = values[action]
        spans = [(other.chance - own.chance, half_width(other, own)) for it, other in values.items() if it != action]
        regrets.append(_kept(best - own.chance))
        least.append(_kept(max([0.0, *(lost - doubt for lost, doubt in spans)])))
        most.append(_kept(max([0.0, *(lost + doubt for lost, doubt in spans)])))
    return Regrets(tuple(regrets), tuple(least), tuple(most))


def _kept(number: float) -> float:
    return min(1.0, max(0.0, round(float(number), DIGITS)))
