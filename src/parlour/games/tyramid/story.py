"""Tell the actions and events of Tyramid as facts: paths, labels, refusals, events."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.clauses import ACT, G
from parlour.core.facts import Fact, say
from parlour.core.kernel import run
from parlour.core.scene import Event
from parlour.games.tic.deck import CARD, COMMON, EMPTY, NIC, UNKNOWN
from parlour.games.tic.hands import holds
from parlour.games.tic.table import card_id, shown_id, tag_shown
from parlour.games.tyramid.actions import ACTIONS, DRAW, END, HALF_FIRST
from parlour.games.tyramid.board import count_ties, points_of, touched
from parlour.games.tyramid.legality import is_deck_empty
from parlour.games.tyramid.record import HALVES, HOURGLASS, OVER, WIDEST, State
from parlour.games.tyramid.scene import cell_of, outcome, spot_id

BUTTONS = ("deck", "end", "pass")
CELLS = (WIDEST, HALVES * WIDEST)
"""Number of cells that a play may name: without naming a half, and naming it."""
NOWHERE = "nowhere"
REFUSALS = {12: "gap", G + 5: "must-play", G + 6: "only-fresh", G + 11: "half-full", G + 16: "name-the-half"}


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: a card and a cell, the deck, or a button.

    A play names the half only in an hourglass (TYR-G16).
    """
    if action >= DRAW:
        return (BUTTONS[action - DRAW],)
    card, half, column = _place(action)
    tag = tag_shown(state, card) if (action >= HALF_FIRST) == (state.form == HOURGLASS) else EMPTY
    if tag == EMPTY or state.holder[tag] != seat:
        return (NOWHERE,)
    return card_id(tag), spot_id(half, state.row[half], column)


def label(state: State, seat: int, action: int) -> Fact:
    """Return which card goes into which cell, or the button."""
    if action >= DRAW:
        return say(ACTIONS.text(action))
    card, half, column = _place(action)
    return say("play", card=CARD[card], cell=cell_of(state, half, column))


def _place(action: int) -> tuple[int, int, int]:
    """Return card, half and column of a play."""
    card, cell = divmod(action if action < HALF_FIRST else action - HALF_FIRST, CELLS[action >= HALF_FIRST])
    return card, cell // WIDEST, cell % WIDEST


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, and what to do instead."""
    if code == 10:
        card, half, column = _place(action)
        others = run(touched, state.record, half, state.row[half], column)
        nic = next(other for other in others if other != EMPTY and COMMON[card, other] == NIC)
        return say("shares-nothing-with", card=CARD[card], other=CARD[nic])
    if code == ACT and action < DRAW:
        card, _, column = _place(action)
        own = holds(state, seat, card)
        return say("no-such-cell", cell=column + 1) if own else say("not-in-hand", card=CARD[card])
    if code == G + 8:
        return say("pass-when-stuck" if action > DRAW else "deck-empty-pass")
    if code == G + 15:
        return say("take-once" if action == DRAW else "can-play")
    return say(REFUSALS[code]) if code in REFUSALS else None


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action; a card drawn is told to those who may know it."""
    if action < DRAW:
        yield _play(before, seat, action, after)
    elif action == DRAW:
        yield _drawn(before, seat, after.stock[before.dealt])
    else:
        yield Event(say("ends" if action == END else "passes", who=seat), seat)
    if is_deck_empty(after) and not is_deck_empty(before):
        yield Event(say("deck-is-empty"))
    if after.phase == OVER:
        yield Event(outcome(after))


def _play(before: State, seat: int, action: int, after: State) -> Event:
    card, half, column = _place(action)
    identity = shown_id(after, card)
    fact = say("lays", who=seat, card=CARD[card], sum=breakdown(before, half, column, card))
    return Event(fact, seat, (identity,), after.points[seat] - before.points[seat], identity)


def _drawn(before: State, seat: int, card: int) -> Event:
    """Return the event of a draw; with optional plays it does not say whether the seat could have played."""
    what = say("a-card") if card == UNKNOWN else CARD[card]
    return Event(say("takes" if before.optional_play else "cannot-play", who=seat, card=what), seat)


def breakdown(state: State, half: int, column: int, card: int) -> Fact:
    """Return how the points of a play add up, e.g. ``2 Tics of one type and 1 Single, 7 points``."""
    singles, tics, same = run(count_ties, state.record, half, column, card)
    points = run(points_of, state.record, half, column, card)
    if (tics, singles) == (1, 0):
        return say("tic-for-two", points=points)
    alike = 3 if same == 3 else 2 if same == 1 else 0
    parts = [say("tics-alike", number=alike)] if alike else []
    parts += [say("tics-made", number=tics - alike)] if tics > alike else []
    parts += [say("singles-made", number=singles)] if singles else []
    return say("made", parts=tuple(parts), points=points)
