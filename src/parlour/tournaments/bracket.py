"""The bracket of a knockout: where the seeds stand, and who meets whom next."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.tournaments.tournament import Round

Slot = str | None


def first_slots(seeds: Sequence[str]) -> list[Slot]:
    """Return the first round's places, two after two, best seed first given; byes (None) meet the best seeds.

    >>> first_slots(["a", "b", "c", "d", "e", "f"])
    ['a', None, 'd', 'e', 'b', None, 'c', 'f']
    """
    order = [0]
    while len(order) < len(seeds):
        order = [seed for place in order for seed in (place, 2 * len(order) - 1 - place)]
    slots: list[Slot] = [seeds[seed] if seed < len(seeds) else None for seed in order]
    return [slot for a, b in _by_two(slots) for slot in ((a, b) if a else (b, a))]


def next_slots(last: Round) -> list[Slot]:
    """Return the winners of a round, in the order of the bracket; None where nobody won."""
    return [_winner(last, n) for n in range(len(last.pods))]


def _winner(last: Round, n: int) -> Slot:
    pod = last.pods[n]
    if not pod.table:
        return pod.seats[0] if pod.seats else None
    outcome = last.outcomes.get(pod.table)
    return pod.seats[outcome.places.index(1)] if outcome is not None and 1 in outcome.places else None


def pair_slots(slots: Sequence[Slot]) -> list[tuple[str, ...]]:
    """Return who meets next: two, one with a bye, or nobody."""
    return [tuple(name for name in pair if name is not None) for pair in _by_two(slots)]


def _by_two(slots: Sequence[Slot]) -> list[tuple[Slot, Slot]]:
    return [(slots[n], slots[n + 1]) for n in range(0, len(slots) - 1, 2)]
