"""How a table's game ended: made of what people say, checked, and turned into places and points."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from parlour.tournaments.errors import TournamentRefused
from parlour.tournaments.events import Outcome, Pod
from parlour.tournaments.settings import LARGEST, Number, Settings, exact


def make_outcome(
    settings: Settings,
    pod: Pod,
    points: Sequence[Number] = (),
    winner: str | None = None,
    absent: Collection[str] = (),
    is_draw: bool = False,
) -> Outcome:
    """Return the outcome that people report.

    points: by seat, those of absent players being anything
    winner: who won; with points, who won among those equal
    absent: who did not show up
    is_draw: whether all who showed up share the first place

    Raises TournamentRefused where this contradicts itself or says too little.
    """
    for name in (*absent, *([winner] if winner else ())):
        if name not in pod.seats:
            raise TournamentRefused("not-at-table", name=name, table=pod.table, names=", ".join(pod.seats))
    if winner in absent:
        raise TournamentRefused("won-absent", name=str(winner))
    if is_draw and winner:
        raise TournamentRefused("draw-or-won", name=winner)
    if points and len(points) != len(pod.seats):
        names = ", ".join(pod.seats)
        raise TournamentRefused("points-count", table=pod.table, seats=len(pod.seats), names=names, given=len(points))
    present = [name for name in pod.seats if name not in absent]
    if not (points or winner or is_draw or len(present) < 2):
        raise TournamentRefused("says-nothing")
    values = {name: _rank_key(settings, points[seat]) for seat, name in enumerate(pod.seats)} if points else {}
    return _ranked(pod, present, winner, values, points, is_draw)


def _rank_key(settings: Settings, points: Number) -> Number:
    """Return a number that is lower for better points."""
    return points if settings.lowest_leads else -points


def _ranked(
    pod: Pod,
    present: list[str],
    winner: str | None,
    values: dict[str, Number],
    points: Sequence[Number],
    is_draw: bool,
) -> Outcome:
    if is_draw and len({values.get(name) for name in present}) > 1:
        raise TournamentRefused("draw-points")
    if winner and values and values[winner] > min(values[name] for name in present):
        raise TournamentRefused("won-points", name=winner)
    keys = {name: (values.get(name, 0), name != winner and winner is not None) for name in present}
    places = tuple(1 + sum(key < keys[name] for key in keys.values()) if name in keys else 0 for name in pod.seats)
    return Outcome(places, tuple(0 if not place else value for place, value in zip(places, points, strict=False)))


def check_outcome(settings: Settings, pod: Pod, outcome: Outcome) -> None:
    """Raise TournamentRefused where an outcome does not fit its table or contradicts itself."""
    places, points = outcome.places, outcome.points
    if points and len(points) != len(pod.seats):
        raise TournamentRefused("points-seats", table=pod.table, seats=len(pod.seats))
    if any(abs(value) > LARGEST for value in points):
        raise TournamentRefused("points-range", least=-LARGEST, most=LARGEST)
    check_places(pod, places)
    for seat in outcome.present:
        for other in outcome.present if points else ():
            is_better = _rank_key(settings, points[seat]) < _rank_key(settings, points[other])
            if is_better and places[seat] >= places[other]:
                raise TournamentRefused("ahead", name=pod.seats[other], other=pod.seats[seat])
    _check_needs(settings, pod, outcome)


def check_places(pod: Pod, places: Sequence[int]) -> None:
    """Raise TournamentRefused where places do not fit a table or contradict one another."""
    if len(places) != len(pod.seats):
        raise TournamentRefused("result-seats", table=pod.table, seats=len(pod.seats))
    for place in filter(None, places):
        if place != 1 + sum(0 < other < place for other in places):
            raise TournamentRefused("places", places=", ".join(map(str, places)))


def _check_needs(settings: Settings, pod: Pod, outcome: Outcome) -> None:
    """Raise TournamentRefused where the format or the scoring needs something else."""
    if settings.format == "elimination" and outcome.places.count(1) > 1:
        raise TournamentRefused("needs-winner", first=pod.seats[0], second=pod.seats[1])
    if settings.scoring != "places" and outcome.was_played and not outcome.points:
        raise TournamentRefused("needs-points", what="added" if settings.scoring == "points" else "compared")
    if settings.best_of > 1 and outcome.points and outcome.was_played:
        _check_series(settings.best_of, outcome)


def _check_series(best_of: int, outcome: Outcome) -> None:
    first, second = sorted(map(exact, outcome.points), reverse=True)
    said: dict[str, Number] = {"count": best_of, "first": outcome.points[0], "second": outcome.points[1]}
    if second < 0 or (first * 2).denominator > 1 or (second * 2).denominator > 1 or first + second > best_of:
        raise TournamentRefused("series-end", **said)
    if 2 * first <= best_of and first + second < best_of:
        raise TournamentRefused("series-undecided", **said)


COUNTERS = 12
"""Counters that each has at the start of a game of 36 (T36-04): who does not show up keeps them all."""


def award_points(settings: Settings, outcome: Outcome) -> tuple[Fraction | None, ...]:
    """Return what each seat scores; None for a seat that scores as a bye does.

    Who shares places shares their points. Who did not show up scores nothing, in the format thirty-six 12 counters.
    Where results are compared these are the points to be compared (see ``comparison``).
    """
    if settings.scoring == "places":
        return tuple(_shared(settings, outcome.places, place) if place else Fraction(0) for place in outcome.places)
    is_own = settings.format == "thirty-six"
    absent = Fraction(COUNTERS if is_own else 0)
    alone = Fraction(0) if is_own else None
    points = outcome.points if outcome.was_played else ()
    values = tuple(map(exact, points)) if points else (alone,) * len(outcome.places)
    return tuple(value if place else absent for place, value in zip(outcome.places, values, strict=True))


def _shared(settings: Settings, places: Sequence[int], place: int) -> Fraction:
    sharing = places.count(place)
    return sum((settings.award(place - 1 + n) for n in range(sharing)), Fraction(0)) / sharing
