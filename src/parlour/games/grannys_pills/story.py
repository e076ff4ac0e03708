"""Tell the actions and events of Granny's Pills as facts; nothing told is hidden from anybody."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from parlour.core.clauses import ACT, D
from parlour.core.clocks import running
from parlour.core.facts import Fact, say
from parlour.core.kernel import run
from parlour.core.scene import Choice, Clock, Event
from parlour.games.grannys_pills.actions import ACTIONS
from parlour.games.grannys_pills.board import PILL, is_complete, standing
from parlour.games.grannys_pills.components import EMPTY, NONE, SPACES
from parlour.games.grannys_pills.forms import EDGES, SCHEDULE_STEPS
from parlour.games.grannys_pills.legality import turn_of
from parlour.games.grannys_pills.play import best_single, most_gained
from parlour.games.grannys_pills.record import CHOOSE, OVER, State
from parlour.games.grannys_pills.scene import PLACES, STEPS, chosen, outcome, space_at

PAIRS: list[list[int]] = EDGES.tolist()
HOMES: list[list[int]] = SCHEDULE_STEPS.tolist()
PLACING = ("placeThree", "placeOne")
DEEDS = {"swap": "swaps", "takeThree": "chooses", "takeOne": "chooses-only"}
ONLY = "only"
"""The id of the button that takes one pill."""
REASONS = {
    19: "swap-once",
    22: "straight-only",
    25: "colours-wrong",
    30: "colour-wrong",
    D + 8: "three-possible",
    D + 9: "swap-empty",
    D + 10: "pass-with-pills",
    D + 11: "space-empty",
    D + 20: "changed-enough",
}


def clocks(state: State) -> tuple[Clock, ...]:
    """Return the running clock of the turn, none without a limit (GRA-32, D17)."""
    return running(state, ACTIONS, lambda name: say("time-for-a-turn"))


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: pills, then the place of the form's first pill on the schedule; or a button.

    A single pill needs a button, so that the first touch of three is not taken for it.
    """
    kind, *_ = ACTIONS.parts(action)
    if kind in ("pass", "clock"):
        return (kind,)
    if kind in PLACING:
        return (f"s{seat}-{_homes(state, action)[0]}",)
    return _touched(action, turn_of(state, seat) if 0 <= seat < state.players else 0)


@functools.cache
def _touched(action: int, turn: int) -> tuple[str, ...]:
    pills = tuple(f"g{place}" for place in _on_table(_spaces(action), turn))
    kind = ACTIONS.parts(action)[0]
    return ("swap", *pills) if kind == "swap" else (*pills, ONLY) if kind == "takeOne" else pills


def free(action: int) -> int:
    """Return how many ids at the end of a path may be touched in any order: the pills of a swap, or three to take."""
    return {"swap": 2, "takeThree": 3}.get(ACTIONS.parts(action)[0], 0)


def ways(state: State, seat: int, actions: Sequence[int]) -> list[Choice]:
    """Return the choices of actions, with the pills that a placement moves."""
    return [_way(state, seat, action) for action in actions]


def _way(state: State, seat: int, action: int) -> Choice:
    text, touched, kind = ACTIONS.text(action), path(state, seat, action), ACTIONS.parts(action)[0]
    if kind in PLACING:
        homes = _homes(state, action)
        brings = tuple((f"pill-{state.tag[p]}", f"s{seat}-{h}") for p, h in zip(chosen(state), homes, strict=False))
        return Choice(text, touched, brings=brings)
    return Choice(text, touched, free=free(action), group=say("swapping") if kind == "swap" else "")


def label(state: State, seat: int, action: int) -> Fact:
    """Return the pills or the place."""
    kind, *_ = ACTIONS.parts(action)
    if kind == "pass":
        return say("pass")
    if kind in PLACING:
        return say("place-it-on" if kind == "placeOne" else "place-from", where=space_at(_homes(state, action)[0]))
    pills = _pills(state, _places(state, seat, _spaces(action)))
    if kind == "takeOne":
        return say("take-only", pills=pills, gained=f"{_most(state, seat, action):+d}")
    return say("swap" if kind == "swap" else "take", pills=pills)


def _most(state: State, seat: int, action: int) -> int:
    """Return the most that the one pill of an action can bring."""
    (place,) = _places(state, seat, _spaces(action))
    return int(run(most_gained, state.record, seat, state.pill[place])) if state.pill[place] != EMPTY else 0


def _homes(state: State, action: int) -> list[int]:
    """Return the places of a schedule that a placement fills."""
    kind, anchor = ACTIONS.parts(action)
    return [anchor] if kind == "placeOne" or state.form == NONE else [anchor + step for step in HOMES[state.form]]


def _spaces(action: int) -> list[int]:
    """Return the spaces of a swap or of pills to take, as their seat sees them."""
    kind, *places = ACTIONS.parts(action)
    if kind == "takeThree":
        return [places[1] + step for step in STEPS[places[0]]]
    return PAIRS[places[0]] if kind == "swap" else places


def _places(state: State, seat: int, spaces: Sequence[int]) -> list[int]:
    """Return the places on the table of spaces; NONE for anchors that leave the grid."""
    return _on_table(spaces, turn_of(state, seat) if 0 <= seat < state.players else 0)


def _on_table(spaces: Sequence[int], turn: int) -> list[int]:
    return [PLACES[turn][space] if space < SPACES else NONE for space in spaces]


def _pills(state: State, places: Sequence[int]) -> tuple[Fact, ...]:
    """Return the pills on these places as facts; places without one are skipped."""
    return tuple(PILL[state.pill[place]] for place in places if place != NONE and state.pill[place] != EMPTY)


def opening(action: int) -> Fact | None:
    """Return whether a first turn begins with a swap, three pills or one: the grid is never the same."""
    kind, *_ = ACTIONS.parts(action)
    if kind in ("pass", "clock"):
        return None
    return say("open-swap" if kind == "swap" else "open-three" if kind.endswith("Three") else "open-one")


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, where the clause alone would not be clear."""
    kind, *_ = ACTIONS.parts(action)
    if code == 25 and kind == "takeThree":
        return say("fit-nowhere", pills=_pills(state, _places(state, seat, _spaces(action))))
    if code != ACT:
        return say(REASONS[code]) if code in REASONS else None
    if kind in PLACING:
        return say("choose-first" if state.phase == CHOOSE else "not-as-they-lie")
    if kind in ("takeThree", "takeOne") and state.phase != CHOOSE:
        return say("chosen-already")
    return say("no-such-form" if kind == "takeThree" else "not-now")


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action and of its consequences."""
    match ACTIONS.parts(action):
        case "clock", _:
            yield Event(say("no-time-left", who=before.turn), before.turn)
            yield from _default(before, after)
        case ("pass",):
            yield Event(say("passes", who=seat), seat)
        case "placeThree" | "placeOne", _:
            yield _placed(before, seat, chosen(before), _homes(before, action), after)
        case kind, *_:
            places = _places(before, seat, _spaces(action))
            yield Event(say(DEEDS[kind], who=seat, pills=_pills(before, places)), seat, _ids(before, places))
    yield from _turn(before, after)


def _ids(state: State, places: Sequence[int]) -> tuple[str, ...]:
    return tuple(f"pill-{state.tag[place]}" for place in places)


def _placed(before: State, seat: int, places: Sequence[int], homes: Sequence[int], after: State) -> Event:
    """Return the event of pills placed, with the points they add to the round."""
    closed = after.rounds > before.rounds
    now = after.points[seat][before.rounds] if closed else run(standing, after.record, seat)
    gained = int(now) - int(run(standing, before.record, seat))
    fact = say("places", who=seat, pills=_pills(before, places), gained=f"{gained:+d}")
    return Event(fact, seat, _ids(before, places), gained, f"s{seat}-{homes[0]}")


def _default(before: State, after: State) -> Iterator[Event]:
    """Yield the event of the single pill taken when the time ran out (GRA-D17)."""
    best = int(run(best_single, before.record, before.turn))
    if best != NONE:
        yield _placed(before, before.turn, [best % SPACES], [best // SPACES], after)


def _turn(before: State, after: State) -> Iterator[Event]:
    """Yield the events of a schedule filled, a round finished, and a prescription turned up."""
    done, seats = before.rounds, range(before.players)
    new_round = after.rounds > done
    for seat in () if new_round else seats:
        if run(is_complete, after.record, seat) and not run(is_complete, before.record, seat):
            yield Event(say("schedule-full", whose=seat), seat)
    if new_round:
        scores = tuple(say("seat-points", who=seat, points=after.points[seat][done]) for seat in seats)
        yield Event(say("round-over", round=done + 1, scores=scores), rest=True)
    if after.phase == OVER:
        yield Event(outcome(after))
        return
    for seat in seats:
        if after.shown >> seat & 1 and (new_round or not before.shown >> seat & 1):
            yield Event(say("turned-up", whose=seat), seat, (f"prescription-{seat}-{after.rounds}",))
