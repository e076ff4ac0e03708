"""Tell the actions and events of Mismemory as facts, without naming any face until the game is over (MIS-D15)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.clauses import D
from parlour.core.clocks import running
from parlour.core.facts import Fact, Word, say
from parlour.core.scene import Clock, Event
from parlour.games.mismemory.position import is_whole
from parlour.games.mismemory.record import (
    ACTIONS,
    CHALLENGE,
    CLOCK_FIRST,
    DECLINE,
    FLIP,
    FLIP_TWO,
    KEEP,
    NOWHERE,
    OVER,
    PLACE_AT,
    REPLACE,
    REPLACE_FIRST,
    SHOWN,
    SPACES,
    State,
)
from parlour.games.mismemory.scene import TILE, cell, outcome

REASONS = {
    8: "two-are-up",
    9: "suits-differ",
    10: "number-owned",
    13: "into-a-gap-from-hand",
    19: "into-a-gap",
    D + 5: "no-challenges",
    D + 12: "not-active",
}


def clocks(state: State) -> tuple[Clock, ...]:
    """Return the running clock over two tiles of different suits (MIS-D4, D17)."""
    return running(state, ACTIONS, lambda name: say("look"))


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: spaces, a tile to keep or to put back, or a button."""
    if action < DECLINE:
        return tuple(f"s{space}" for space in _turned(action))
    if action >= CLOCK_FIRST:
        return ("clock",)
    if action >= REPLACE_FIRST:
        which, gap = divmod(action - REPLACE_FIRST, SPACES)
        return f"tile-{state.shown_tag[which]}", f"s{gap}"
    if action >= CHALLENGE:
        return (f"challenge-{action - CHALLENGE}",)
    if action >= PLACE_AT:
        return (f"s{action - PLACE_AT}",)
    if action < KEEP:
        return ("decline",)
    space = state.up[action - KEEP]
    return (f"keep-{action - KEEP}" if space == NOWHERE or state.face[space] < 0 else f"s{space}",)


def label(state: State, seat: int, action: int) -> Word:
    """Return the spaces, the tile or the opponent."""
    if action >= REPLACE_FIRST:
        which, gap = divmod(action - REPLACE_FIRST, SPACES)
        return say("put-on", tile=TILE[state.shown[which]], space=_space(state, gap))
    if action >= CHALLENGE:
        return say("challenge", whom=action - CHALLENGE)
    if action >= PLACE_AT:
        return say("put-it-on", space=_space(state, action - PLACE_AT))
    if action >= KEEP:
        return say("keep", tile=TILE[state.face[state.up[action - KEEP]]])
    if action >= DECLINE:
        return say("decline")
    return say("turn-up", spaces=tuple(_space(state, space) for space in _turned(action)))


def _turned(action: int) -> tuple[int, ...]:
    """Return the spaces that an action turns up."""
    return (action,) if action < FLIP_TWO else divmod(action - FLIP_TWO, SPACES)


def _space(state: State, space: int, named: Word = "") -> Fact:
    """Return a fact about where a space is, and which tile lies there if that may be told."""
    x, y = cell(state, space)
    return say("space", row=y + 1, column=x + 1, named=named)


REFUSAL_NAMES = {
    "not-active": "not-active",
    "in-hand": "in-hand",
    "too-few": "too-few",
}
"""The rulebook's names of refusals, by the messages that explain them."""


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, with the rulebook's word in brackets."""
    if code == 20:
        return say("putting-back-first", who=state.placer)
    if code == D + 10:
        if seat == action - CHALLENGE:
            return say("challenge-yourself")
        return say("too-few" if state.phase in (FLIP, SHOWN) else "in-hand")
    if code == D + 3:
        return say(_flip_reason(state, action))
    return say(REASONS[code]) if code in REASONS else None


def _flip_reason(state: State, action: int) -> str:
    if action >= DECLINE:
        return "first-turn-up"
    if (action >= FLIP_TWO) != bool(state.flip):
        return "both-together" if state.flip else "one-by-one"
    return "two-different"


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action, then who had to show tiles, and how the game ended."""
    both = tuple(f"s{space}" for space in before.up if space != NOWHERE)
    if action >= CLOCK_FIRST:
        yield Event(say("turned-back"), ids=both)
    elif action >= REPLACE_FIRST:
        which, gap = divmod(action - REPLACE_FIRST, SPACES)
        named = _named(before, before.shown[which])
        yield Event(say("puts-back", who=seat, named=named, space=_space(before, gap)), seat, (f"s{gap}",))
    elif action >= CHALLENGE:
        yield Event(say("challenges", who=seat, whom=action - CHALLENGE), seat)
    elif action >= PLACE_AT:
        gap = action - PLACE_AT
        yield Event(say("puts-the-other", who=seat, space=_space(before, gap)), seat, (f"s{gap}",))
    elif action >= KEEP:
        last = after.owned[seat] - 1
        piece = f"tile-{after.own_tag[seat][last]}"
        fact = say("keeps", who=seat, named=_named(before, after.own[seat][last]))
        yield Event(fact, seat, (*both, piece), 1, piece)
    elif action >= DECLINE:
        yield Event(say("declines", who=seat), seat, both)
    else:
        spaces = _turned(action)
        told = tuple(_space(before, space, _named(before, before.face[space])) for space in spaces)
        yield Event(say("turns-up", who=seat, spaces=told), seat, tuple(f"s{space}" for space in spaces))
    yield from _end(before, after)


def _named(state: State, tile: int) -> Word:
    """Return a fact that names a tile if nothing is secret any more, else nothing."""
    return say("named", tile=TILE[tile]) if is_whole(state) else ""


def _end(before: State, after: State) -> Iterator[Event]:
    for seat in range(before.players):
        if after.out & ~before.out & 1 << seat:
            yield Event(say("is-out", who=seat), seat)
    if after.phase == OVER:
        yield Event(outcome(after))
    elif after.phase == REPLACE != before.phase:
        yield Event(say("shown", tiles=sum(tile >= 0 for tile in after.shown)))
