"""What happens in Granny's Pills, told in short sentences; nothing told is hidden from anybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.scene import Event
from parlour.core.verbs import CLOCK, score
from parlour.games.grannys_pills.actions import ACTIONS
from parlour.games.grannys_pills.choices import best_single, is_complete, seen_place, standing, turn_of
from parlour.games.grannys_pills.prescriptions import pill_words
from parlour.games.grannys_pills.state import (
    EDGES,
    FORM_NAMES,
    GRID_STEPS,
    NONE,
    OVER,
    SCHEDULE_STEPS,
    SPACES,
    UNSEEN,
    State,
)


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did, and what the rules made follow from it."""
    kind, values = ACTIONS.split(action)
    numbers = {name: int(value) for name, value in values.items() if isinstance(value, int)}
    if seat == CLOCK:
        yield Event(f"{names[int(before.turn)]} has no time left.", int(before.turn))
        yield from _tell_default(before, after, names)
    elif kind == "swap":
        spaces = [int(space) for space in EDGES[numbers["edge"]]]
        yield Event(f"{names[seat]} swaps {_words(before, seat, spaces)}.", seat, _ids(before, seat, spaces))
    elif kind == "takeThree":
        spaces = _form(int(numbers["anchor"]), FORM_NAMES.index(str(values["form"])), GRID_STEPS)
        yield Event(f"{names[seat]} chooses {_words(before, seat, spaces)}.", seat, _ids(before, seat, spaces))
    elif kind == "takeOne":
        spaces = [numbers["space"]]
        yield Event(f"{names[seat]} chooses only {_words(before, seat, spaces)}.", seat, _ids(before, seat, spaces))
    elif kind == "placeThree":
        form = int(before.form)
        taken, homes = _form(int(before.anchor), form, GRID_STEPS), _form(numbers["anchor"], form, SCHEDULE_STEPS)
        yield _tell_take(before, seat, taken, homes, after, names)
    elif kind == "placeOne":
        yield _tell_take(before, seat, [int(before.anchor)], [numbers["space"]], after, names)
    else:
        yield Event(f"{names[seat]} finds no pill to take and passes.", seat)
    yield from _tell_turn(before, after, names)


def _form(anchor: int, form: int, steps: np.ndarray) -> list[int]:
    return [anchor + int(step) for step in steps[form]]


def _places(state: State, seat: int, spaces: Sequence[int]) -> list[int]:
    return [int(seen_place(state, seat, space)) for space in spaces]


def _words(state: State, seat: int, spaces: Sequence[int]) -> str:
    words = [pill_words(int(state.pill[place])) for place in _places(state, seat, spaces)]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _ids(state: State, seat: int, spaces: Sequence[int]) -> tuple[str, ...]:
    return tuple(f"pill-{int(state.tag[place])}" for place in _places(state, seat, spaces))


def _tell_take(
    before: State, seat: int, taken: Sequence[int], homes: Sequence[int], after: State, names: Sequence[str]
) -> Event:
    """Tell of pills placed; the points are those of the round, before it was perhaps closed."""
    ids = (*_ids(before, seat, taken), *(f"s{seat}-{home}" for home in homes))
    gained = _standing_after(before, seat, after) - int(standing(before, seat))
    text = f"{names[seat]} places {_words(before, seat, taken)}: {gained:+d}."
    return Event(text, seat, ids, gained, f"s{seat}-{homes[0]}")


def _standing_after(before: State, seat: int, after: State) -> int:
    if int(after.rounds) > int(before.rounds):
        return int(after.points[seat, int(before.rounds)])
    return int(standing(after, seat))


def _tell_default(before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
    """GRA-D17: the single pill taken for whoever ran out of time."""
    seat = int(before.turn)
    best = int(best_single(before, seat))
    if best != NONE:
        taken = int(UNSEEN[turn_of(before, seat), best % SPACES])
        yield _tell_take(before, seat, [taken], [best // SPACES], after, names)


def _tell_turn(before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
    """Tell of a schedule filled, a round finished, and a prescription turned up."""
    new_round = int(after.rounds) > int(before.rounds)
    for seat in range(int(before.players)):
        if not new_round and is_complete(after, seat) and not is_complete(before, seat):
            yield Event(f"{names[seat]}'s schedule is full: this is the last cycle of the round.", seat)
    if new_round:
        done = int(before.rounds)
        scores = ", ".join(f"{names[s]} {int(after.points[s, done])}" for s in range(int(after.players)))
        yield Event(f"Round {done + 1} is over: {scores}.")
    if int(after.phase) == OVER:
        points = np.zeros(int(after.players), np.int64)
        yield Event(outcome(after, names, int(score(after, points))))
        return
    for seat in range(int(after.players)):
        if int(after.shown) >> seat & 1 and (new_round or not int(before.shown) >> seat & 1):
            identity = f"prescription-{seat}-{int(after.rounds)}"
            yield Event(f"{names[seat]}'s prescription is turned up.", seat, (identity,))


def outcome(state: State, names: Sequence[str], winners: int) -> str:
    """Say who has won, and with how much."""
    points = np.zeros(int(state.players), np.int64)
    score(state, points)
    who = [seat for seat in range(int(state.players)) if winners >> seat & 1]
    best = int(points[who[0]])
    if len(who) == 1:
        return f"{names[who[0]]} wins with {best}."
    return f"{' and '.join(names[seat] for seat in who)} share the win with {best}."
