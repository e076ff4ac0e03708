"""Tell the actions and events of Pivot Pawns as facts: paths, labels, refusals, events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.clauses import ACT, D
from parlour.core.clocks import running
from parlour.core.facts import Fact, say
from parlour.core.kernel import run
from parlour.core.scene import Attempt, Choice, Clock, Event, Piece
from parlour.games.pivot_pawns.actions import ACTIONS, BID_FIRST, PIVOT_FIRST
from parlour.games.pivot_pawns.board import ICON, PAWN, shared_icon
from parlour.games.pivot_pawns.components import COLOURS, PAWNS
from parlour.games.pivot_pawns.legality import check
from parlour.games.pivot_pawns.record import DEMONSTRATE, OVER, State
from parlour.games.pivot_pawns.scene import may_try, outcome, pawns, row, task
from parlour.games.pivot_pawns.strategy.solver import THIRD_CARD, Places, goal, pivots, shortest

SUFFICE = 3
"""This many pivots always suffice."""

REASONS = {
    25: "same-pawn",
    32: "all-think",
    38: "bidding-runs",
    44: "not-demonstrator",
    D + 11: "give-up-once",
    D + 12: "bid-range",
    D + 13: "too-late",
    D + 14: "done-once",
    D + 18: "sits-this-out",
    D + 21: "other-tempo",
    D + 22: "you-left",
    ACT: "not-now",
}


def clocks(state: State) -> tuple[Clock, ...]:
    """Return the running clock; there is none in turns and after the game (PIV-D11, D13, D16)."""
    return running(state, ACTIONS, lambda name: say("clock", name=name))


# --- touching


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: two pawns, or a button; conceding needs a second touch."""
    match ACTIONS.parts(action):
        case "bid", number:
            return (f"bid-{number}",)
        case "pivot", moving, over:
            return f"pawn-{COLOURS[moving]}", f"pawn-{COLOURS[over]}"
        case ("concede",):
            return "concede", "for-good"
    return (ACTIONS.parts(action)[0],)


def ways(state: State, seat: int, actions: Sequence[int]) -> list[Choice]:
    """Return the choices of actions: pivots with their destinations, bids in a row of buttons."""
    return [_way(state, seat, action) for action in actions]


def _way(state: State, seat: int, action: int) -> Choice:
    text, touched = ACTIONS.text(action), path(state, seat, action)
    match ACTIONS.parts(action):
        case "bid", number:
            return Choice(text, touched, group=say("bids" if number <= SUFFICE else "more-bids"), chip=str(number))
        case "pivot", moving, over:
            return Choice(text, touched, f"card-{_destination(tuple(state.pawn), moving, over)}")
        case ("concede",):
            return Choice(text, touched, group=say("conceding"))
    return Choice(text, touched)


def label(state: State, seat: int, action: int) -> Fact:
    """Return the pivot, or the button."""
    kind, *places = ACTIONS.parts(action)
    if kind == "bid":
        return say("bid", pivots=places[0])
    return _pivot(tuple(state.pawn), *places) if kind == "pivot" else say("act", name=kind)


def _destination(places: Places, moving: int, over: int) -> int:
    return int(THIRD_CARD[places[moving]][places[over]])


def _pivot(places: Places, moving: int, over: int) -> Fact:
    icon, to = ICON[shared_icon(places[moving], places[over])], ICON[_destination(places, moving, over)]
    return say("pivot", moving=COLOURS[moving], over=COLOURS[over], icon=icon, to=to)


OUT_OF_PHASE = ("all-think", "bidding-runs", "give-up-once", "done-once", "sits-this-out", "other-tempo", "not-now")
NAMED_ALIKE = ("occupied", "own-colour", "not-lower", "same-pawn", "not-demonstrator", "too-late")
REFUSAL_NAMES = (
    {"bid-already": "not-lower", "bid-range": "range"}
    | {name: name for name in NAMED_ALIKE}
    | dict.fromkeys(OUT_OF_PHASE, "wrong-phase")
)
"""The rulebook's names of refusals, by the messages that explain them."""


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, with the rulebook's word in brackets."""
    if code in (29, 30):
        _, moving, over = ACTIONS.parts(action)
        places = tuple(state.pawn)
        pivot = _pivot(places, moving, over)
        if code == 29:
            return say("occupied", pivot=pivot, pawn=PAWN[places.index(_destination(places, moving, over))])
        return say("own-colour", pivot=pivot, colour=COLOURS[moving])
    last = state.bid[seat] if 0 <= seat < state.players else 0
    if code == 37:
        return say("not-lower", bid=last)
    if code == D + 12 and action == last > 0:
        return say("bid-already", bid=last)
    return say(REASONS[code]) if code in REASONS else None


# --- telling


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action, and after a round how it could have been solved (PIV-D20, D23)."""
    kind, values = ACTIONS.split(action)
    if kind == "pivot":
        yield _tell_pivot(before, seat, int(values["moving"]), int(values["pivot"]))
    elif values.get("name") == "demo":
        yield Event(say("demo-over", who=before.demonstrator))
    elif kind == "clock":
        yield Event(say("time-over", name=values["name"]))
    elif kind == "bid":
        yield Event(say("bids-pivots", who=seat, pivots=values["pivots"]), seat)
    else:
        yield Event(say("does", who=seat, name=kind), seat)
    ended = after.rounds > before.rounds or after.phase == OVER
    if before.phase == DEMONSTRATE:
        yield from _tell_demonstration(before, after, ended)
    if ended:
        yield from _tell_round(before, after)
    elif after.phase == DEMONSTRATE and (before.phase, before.demonstrator) != (after.phase, after.demonstrator):
        shown = after.demonstrator
        yield Event(say("demonstrates", who=shown, pivots=after.bid[shown]), shown)


def _tell_pivot(before: State, seat: int, moving: int, over: int) -> Event:
    places = tuple(before.pawn)
    trace = tuple(f"card-{card}" for card in (places[moving], places[over], _destination(places, moving, over)))
    fact = say("pivots", who=seat, number=before.used + 1, pivot=_pivot(places, moving, over))
    return Event(fact, seat, trace)


def _tell_demonstration(before: State, after: State, ended: bool) -> Iterator[Event]:
    """Yield how a running demonstration ended, if it did."""
    seat, target = before.demonstrator, goal(before)
    if after.pivots_won[seat] > before.pivots_won[seat]:
        yield Event(say("wins-token", who=seat, icon=ICON[target]), seat, points=1, at=f"card-{target}")
    elif ended or after.failed >> seat & 1:
        yield Event(say("fails", who=seat), seat)
        if after.tokens[seat] < before.tokens[seat]:
            yield Event(say("gives-back", who=seat), seat, points=-1)


def _tell_round(before: State, after: State) -> Iterator[Event]:
    if all(now <= then for now, then in zip(after.tokens, before.tokens, strict=True)):
        yield Event(say("nobody-gets", icon=ICON[goal(before)]))
    best = shortest(tuple(before.home), goal(before)) or ()
    won = any(now > then for now, then in zip(after.tokens, before.tokens, strict=True))
    shown = won and before.used + 1 == len(best)  # the last pivot of a won demonstration is this action
    yield Event(say("no-fewer") if shown else solution(tuple(before.home), goal(before)), rest=True)
    for number in range(before.rounds, after.rounds - 1):
        yield Event(say("nobody-may-bid", icon=ICON[after.token[number]]))
    if after.phase == OVER:
        yield Event(outcome(after))
    else:
        yield Event(task(after), ids=(f"card-{goal(after)}",))


def solution(places: Places, target: int) -> Fact:
    """Return a fact with one shortest solution from ``places`` (PIV-D23)."""
    steps = []
    for moving, over in shortest(places, target) or ():
        steps.append(_pivot(places, moving, over))
        places = (*places[:moving], _destination(places, moving, over), *places[moving + 1 :])
    return say("solution", pivots=len(steps), way=row("next", steps))


def attempt(state: State, seat: int, actions: Sequence[int]) -> Attempt | None:
    """Return the position after planned pivots, as far as they are legal, and the legal ones from there.

    PIV-25 to 31.
    """
    if not may_try(state, seat):
        return None
    places, done = tuple(state.pawn), list[str]()
    for action in actions:
        ways = dict(pivots(places, goal(state)))
        step = divmod(action - PIVOT_FIRST, PAWNS)
        if step not in ways:
            break
        places = ways[step]
        done.append(ACTIONS.text(action))
    offer = _bid(state, seat, places, len(done))
    return Attempt(tuple(done), tuple(_moved(state, places)), tuple(_choices(state, seat, places)), offer)


def _bid(state: State, seat: int, places: Places, steps: int) -> Choice | None:
    """Return the choice to bid the number of steps that have led to the target, if legal (PIV-33, D12, D18, D21)."""
    target = goal(state)
    if not steps or places[target % PAWNS] != target or run(check, state.record, seat, BID_FIRST + steps):
        return None
    return Choice(ACTIONS.text(BID_FIRST + steps), (f"bid-{steps}",), group=say("bids"), chip=str(steps))


def _moved(state: State, places: Places) -> Iterator[Piece]:
    return (piece for piece, card, now in zip(pawns(state, places), state.pawn, places, strict=True) if card != now)


def _choices(state: State, seat: int, places: Places) -> Iterator[Choice]:
    for (moving, over), there in pivots(places, goal(state)):
        action = PIVOT_FIRST + PAWNS * moving + over
        touched = (f"pawn-{COLOURS[moving]}", f"pawn-{COLOURS[over]}")
        yield Choice(ACTIONS.text(action), touched, f"card-{there[moving]}")
