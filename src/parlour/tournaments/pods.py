"""Groups of more than two at a table: sizes, who sits together, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm

from parlour.tournaments.errors import TournamentRefused

NEAR = 6
"""Tables further apart than this do not exchange players, where there are more than ``ALL`` tables."""
ALL = 24
TRIES = 20
"""Orders of equal players that are tried where somebody meets again."""

Met = Callable[[str, str], int]
Groups = list[list[str]]
Cost = tuple[int, int]
"""Squares of earlier meetings, then of differences of score, summed up."""


def split_sizes(players: int, seats: tuple[int, int]) -> tuple[list[int], int]:
    """Return the sizes of the tables, which differ by one at most, and how many players are left over.

    As few as possible are left over, then there are as few tables as possible. Raises TournamentRefused where not even
    one table can be filled.
    """
    least, most = seats
    for left_over in range(players - least + 1):
        seated = players - left_over
        tables = -(-seated // most)
        if seated // tables >= least:
            size, larger = divmod(seated, tables)
            return [size + 1] * larger + [size] * (tables - larger), left_over
    raise TournamentRefused("few", least=least, what="here", players=players)


def group_field(
    orders: Iterator[Sequence[str]], sizes: Sequence[int], scores: Mapping[str, Fraction], met: Met
) -> Groups:
    """Divide players into tables of these sizes.

    orders: the players by score, best first, the order of equals being different each time

    The order is cut into tables, then players of two tables change places as long as this lowers the sum of squares of
    earlier meetings or, where that is equal, of differences of score. Orders are tried until nobody meets again,
    ``TRIES`` at most, and the best is taken. So no exchange of two players makes it better; between more than ``ALL``
    tables, none of two tables that are up to ``NEAR`` places apart.
    """
    scale = lcm(*(score.denominator for score in scores.values()))
    whole = {name: int(score * scale) for name, score in scores.items()}
    best: tuple[Cost, Groups] | None = None
    for _, order in zip(range(TRIES if len(sizes) <= ALL else 1), orders, strict=False):
        groups = _cut(order, sizes)
        _improve(groups, whole, met)
        cost = _cost_of(groups, whole, met)
        if best is None or cost < best[0]:
            best = cost, groups
        if not cost[0]:
            break
    assert best is not None
    return best[1]


def _cut(order: Sequence[str], sizes: Sequence[int]) -> Groups:
    groups, begin = [], 0
    for size in sizes:
        groups.append(list(order[begin : begin + size]))
        begin += size
    return groups


def _improve(groups: Groups, scores: Mapping[str, int], met: Met) -> None:
    """Exchange players between tables as long as that lowers the cost; it ends, since every exchange lowers it."""
    reach = len(groups) if len(groups) <= ALL else NEAR
    changed = True
    while changed:
        changed = False
        for a, group in enumerate(groups):
            for other in groups[a + 1 : a + 1 + reach]:
                if _cost_of([group, other], scores, met) > (0, 0):
                    changed |= _exchange(group, other, scores, met)


def _exchange(group: list[str], other: list[str], scores: Mapping[str, int], met: Met) -> bool:
    changed = False
    for a in range(len(group)):
        for b in range(len(other)):
            before = _tie(group, a, group[a], scores, met), _tie(other, b, other[b], scores, met)
            after = _tie(group, a, other[b], scores, met), _tie(other, b, group[a], scores, met)
            if _add(*after) < _add(*before):
                group[a], other[b] = other[b], group[a]
                changed = True
    return changed


def _add(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]


def _tie(group: list[str], place: int, name: str, scores: Mapping[str, int], met: Met) -> Cost:
    """Return the cost of a player at a place of a table, beside the others there."""
    meetings, spread = 0, 0
    for n, other in enumerate(group):
        if n != place:
            meetings += met(name, other) ** 2
            spread += (scores[name] - scores[other]) ** 2
    return meetings, spread


def _cost_of(groups: Groups, scores: Mapping[str, int], met: Met) -> Cost:
    ties = [_tie(group, n, name, scores, met) for group in groups for n, name in enumerate(group)]
    return sum(tie[0] for tie in ties), sum(tie[1] for tie in ties)


def seat_group(names: Sequence[str], sat: Callable[[str, int], int], lots: Mapping[str, int]) -> tuple[str, ...]:
    """Seat a table: each seat in turn goes to the player who sat there least often among those left.

    Between equals it goes to whoever sat at the seats before it more often, then lots decide.
    """
    left, seats = list(names), []
    for seat in range(len(names)):
        chosen = min(
            left, key=lambda name: (sat(name, seat), -sum(sat(name, n) for n in range(seat)), lots[name], name)
        )
        left.remove(chosen)
        seats.append(chosen)
    return tuple(seats)
