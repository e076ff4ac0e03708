"""Tell the actions and events of Queen of the Ticcitories as facts: paths, labels, refusals, events."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.clauses import ACT, G
from parlour.core.facts import Fact, say
from parlour.core.kernel import run
from parlour.core.scene import Event
from parlour.games.queen_of_the_ticcitories.actions import LAY_FIRST
from parlour.games.queen_of_the_ticcitories.board import cluster_gain, edges, gain, spot_of
from parlour.games.queen_of_the_ticcitories.lines import first_token, last_round
from parlour.games.queen_of_the_ticcitories.record import AREA, LAY, NEXT, NOBODY, ONCE, OVER, THIS, State
from parlour.games.queen_of_the_ticcitories.scene import (
    cards_beside,
    discarded,
    grid_cell,
    outcome,
    score_lines,
    spot_id,
)
from parlour.games.tic.deck import CARD, EMPTY, NAMES

NOWHERE = "nowhere"
REFUSALS = {7: "first-tokens", 8: "token-there", 11: "own-grid", 14: "edge-to-edge", 25: "must-lay-abroad"}


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: a card of the line, or the card to lay and a cell."""
    if action < LAY_FIRST:
        card = state.offer[NEXT][action]
        return (f"card-{NAMES[card]}" if card != EMPTY else NOWHERE,)
    spot = spot_of(action - LAY_FIRST)
    if state.phase != LAY or spot >= state.players * AREA:
        return (NOWHERE,)
    return f"card-{NAMES[_card_to_lay(state)]}", spot_id(spot)


def label(state: State, seat: int, action: int) -> Fact:
    """Return the card, or where it is laid and what it brings there."""
    if action < LAY_FIRST:
        return say("choose", number=action + 1, card=CARD[state.offer[NEXT][action]])
    spot = spot_of(action - LAY_FIRST)
    card, others = _card_to_lay(state), cards_beside(state, spot)
    lay = say("lay-in" if spot // AREA == seat else "raid-in", card=CARD[card], cell=grid_cell(spot))
    return say("lay-beside", lay=lay, cards=others, made=_made(state, card, spot)) if others else lay


def _card_to_lay(state: State) -> int:
    card: int = state.offer[THIS][run(first_token, state.record)]
    return card


def breakdown(state: State, card: int, spot: int) -> Fact:
    """Return what a card of the line makes on a spot, e.g. ``2 Tics, 1 Nic, and 3 for clusters: 6 points``."""
    return say("made", parts=_made(state, card, spot), points=run(gain, state.record, card, spot))


def _made(state: State, card: int, spot: int) -> tuple[Fact, ...]:
    tics, nics = run(edges, state.record, card, spot)
    clustered = run(cluster_gain, state.record, card, spot)
    parts = [say("tics-made", number=tics)] if tics else []
    parts += [say("nics-made", number=nics)] if nics else []
    parts += [say("for-clusters", points=clustered)] if clustered else []
    return tuple(parts) or (say("singles-only"),)


def opening(action: int) -> Fact | None:
    """Return the number that is chosen: it decides who chooses early next, whichever card lies there."""
    return say("open-number", number=action + 1) if action < LAY_FIRST else None


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, and what to do instead."""
    choosing = action < LAY_FIRST
    if code == ACT:
        return say("no-such-card" if choosing else "taken-or-no-grid")
    if code == 12:
        return say("lay-first" if choosing else "move-first")
    if code == 15:
        return say("too-large", size=state.grid)
    if code == G + 9:
        return say("raid-was" if state.raid == ONCE else "raid-was-yours")
    if code == G + 10:
        return say("last-cannot-raid")
    if code == G + 11:
        had = state.laid[spot_of(action - LAY_FIRST) // AREA] > state.rounds
        return say("had-its-card" if had else "leave-no-last")
    return say(REFUSALS[code]) if code in REFUSALS else None


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action, the same for everybody."""
    if action < LAY_FIRST:
        card = before.offer[NEXT][action]
        yield Event(say("chooses", who=seat, number=action + 1, card=CARD[card]), seat, (f"card-{NAMES[card]}",))
    else:
        yield _laying(before, seat, spot_of(action - LAY_FIRST))
    if after.rounds > before.rounds:
        yield from _round(before, after)
    if after.phase == OVER:
        yield from _end(after)


def _laying(before: State, seat: int, spot: int) -> Event:
    card, owner = _card_to_lay(before), spot // AREA
    identity, made = f"card-{NAMES[card]}", breakdown(before, card, spot)
    if owner == seat:
        fact = say("lays", who=seat, card=CARD[card], made=made)
    else:
        fact = say("must-raid" if before.raiding else "raids", who=seat, whose=owner, card=CARD[card], made=made)
    return Event(fact, seat, (identity,), run(gain, before.record, card, spot), identity)


def _round(before: State, after: State) -> Iterator[Event]:
    were = discarded(before)
    gone = tuple(CARD[card] for card in discarded(after) if card not in were)
    if gone:
        yield Event(say("discarded", cards=gone))
    who = tuple(holder for holder in after.token[THIS] if holder != NOBODY)
    yield Event(say("round-begins", round=after.rounds, rounds=last_round(after), who=who))


def _end(after: State) -> Iterator[Event]:
    """Yield the events at the end: every score explained, then the winner."""
    for seat in range(after.players):
        lines = [line for line in score_lines(after, seat) if line.points]
        signs = [("plus" if line.points > 0 else "minus", line) for line in lines]
        parts = tuple(say(sign, what=line.label, points=abs(line.points)) for sign, line in signs)
        total = sum(line.points for line in lines)
        yield Event(say("scores", who=seat, parts=parts or (say("singles-only"),), points=total), seat)
    yield Event(outcome(after))
