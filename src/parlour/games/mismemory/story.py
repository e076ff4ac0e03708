"""Tell the actions and events of Mismemory as facts, without naming any face until the game is over (MIS-D15)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.clauses import D
from parlour.core.clocks import running
from parlour.core.facts import Fact, Word, say
from parlour.core.scene import Clock, Event
from parlour.games.mismemory.actions import ACTIONS
from parlour.games.mismemory.components import NOWHERE
from parlour.games.mismemory.position import is_whole
from parlour.games.mismemory.record import FLIP, OVER, REPLACE, SHOWN, State
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
    match ACTIONS.parts(action):
        case "flip", *spaces:
            return tuple(f"s{space}" for space in spaces)
        case "keep", which:
            space = state.up[which]
            return (f"keep-{which}" if space == NOWHERE or state.face[space] < 0 else f"s{space}",)
        case "place", gap:
            return (f"s{gap}",)
        case "challenge", other:
            return (f"challenge-{other}",)
        case "replace", which, gap:
            return f"tile-{state.shown_tag[which]}", f"s{gap}"
    return (ACTIONS.parts(action)[0],)


def label(state: State, seat: int, action: int) -> Word:
    """Return the spaces, the tile or the opponent."""
    match ACTIONS.parts(action):
        case "flip", *spaces:
            return say("turn-up", spaces=tuple(_space(state, space) for space in spaces))
        case "keep", which:
            return say("keep", tile=TILE[state.face[state.up[which]]])
        case "place", gap:
            return say("put-it-on", space=_space(state, gap))
        case "challenge", other:
            return say("challenge", whom=other)
        case "replace", which, gap:
            return say("put-on", tile=TILE[state.shown[which]], space=_space(state, gap))
    return say("decline")


def _space(state: State, space: int, named: Word = "") -> Fact:
    """Return a fact about where a space is, and which tile lies there if that may be told."""
    x, y = cell(state, space)
    return say("space", row=y + 1, column=x + 1, named=named)


REFUSAL_NAMES = {"not-active": "not-active", "in-hand": "in-hand", "too-few": "too-few"}
"""The rulebook's names of refusals, by the messages that explain them."""


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, with the rulebook's word in brackets."""
    if code == 20:
        return say("putting-back-first", who=state.placer)
    if code == D + 10:
        if ACTIONS.parts(action) == ("challenge", seat):
            return say("challenge-yourself")
        return say("too-few" if state.phase in (FLIP, SHOWN) else "in-hand")
    if code == D + 3:
        return say(_flip_reason(state, action))
    return say(REASONS[code]) if code in REASONS else None


def _flip_reason(state: State, action: int) -> str:
    kind, *spaces = ACTIONS.parts(action)
    if kind != "flip":
        return "first-turn-up"
    if (len(spaces) == 2) != bool(state.flip):
        return "both-together" if state.flip else "one-by-one"
    return "two-different"


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action, then who had to show tiles, and how the game ended."""
    both = tuple(f"s{space}" for space in before.up if space != NOWHERE)
    match ACTIONS.parts(action):
        case "flip", *spaces:
            told = tuple(_space(before, space, _named(before, before.face[space])) for space in spaces)
            yield Event(say("turns-up", who=seat, spaces=told), seat, tuple(f"s{space}" for space in spaces))
        case ("decline",):
            yield Event(say("declines", who=seat), seat, both)
        case "keep", _:
            last = after.owned[seat] - 1
            piece = f"tile-{after.own_tag[seat][last]}"
            fact = say("keeps", who=seat, named=_named(before, after.own[seat][last]))
            yield Event(fact, seat, (*both, piece), 1, piece)
        case "place", gap:
            yield Event(say("puts-the-other", who=seat, space=_space(before, gap)), seat, (f"s{gap}",))
        case "challenge", other:
            yield Event(say("challenges", who=seat, whom=other), seat)
        case "replace", which, gap:
            named = _named(before, before.shown[which])
            yield Event(say("puts-back", who=seat, named=named, space=_space(before, gap)), seat, (f"s{gap}",))
        case "clock", _:
            yield Event(say("turned-back"), ids=both)
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
