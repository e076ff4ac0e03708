"""Tell the actions and events of Tic Squared as facts: paths, labels, refusals, events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from parlour.core.clauses import ACT, G
from parlour.core.clocks import running
from parlour.core.facts import Fact, say
from parlour.core.kernel import run
from parlour.core.scene import Clock, Event
from parlour.games.tic.deck import CARD, COMMON, EMPTY, NAMES, NIC, UNKNOWN, drawn_for_start
from parlour.games.tic.grids import neighbours
from parlour.games.tic.table import card_id, shown_id, tag_shown
from parlour.games.tic_squared.actions import ACTIONS, CELLS, DRAW, PLAY_FIRST
from parlour.games.tic_squared.board import count_tics, place_of
from parlour.games.tic_squared.legality import is_deck_empty
from parlour.games.tic_squared.record import FARTHEST, OVER, RACE, START, WIDTH, State
from parlour.games.tic_squared.scene import cards_beside, outcome, spot_id

REFUSALS = {
    5: "one-start",
    8: "other-visit",
    9: "visit-over",
    10: "line-open",
    12: "not-square",
    14: "not-adjoining",
    15: "not-along",
    24: "only-drawn",
    26: "last-needs-tic",
    27: "deck-is-empty",
    G + 6: "one-draw",
    G + 7: "end-too-soon",
    G + 8: "draw-first",
    G + 18: "no-turns",
    G + 20: "last-needs-tic",
    G + 24: "cell-taken",
}


def clocks(state: State) -> tuple[Clock, ...]:
    """Return the running clocks of a race, named by what happens when they expire."""
    return running(state, ACTIONS, lambda name: say(_brought_by(state, name)))


def _brought_by(state: State, clock: str) -> str:
    """Return the message about what happens when a clock expires (SQR-G17, G22, G23)."""
    if state.phase == START:
        return "clock-lots"
    return "clock-idle" if clock == "idle" and not is_deck_empty(state) else "clock-end"


# --- touching


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: a card and a cell, the deck, or a button."""
    kind, *places = ACTIONS.parts(action)
    if kind == "start_card":
        return _touched(state, seat, places[0]), spot_id(seat, 0, 0)
    if kind != "play":
        return ("deck" if kind == "draw" else kind,)
    card, owner, row, column = _cell(action)
    return _touched(state, seat, card), spot_id(owner, row, column)


def label(state: State, seat: int, action: int) -> Fact:
    """Return the card, the cell and what it makes there, or the button."""
    kind, *places = ACTIONS.parts(action)
    if kind == "start_card":
        return say("start-with", card=CARD[places[0]])
    if kind != "play":
        return say(kind)
    card, owner, row, column = _cell(action)
    play = say("play", card=CARD[card], whose=owner, row=row, column=column)
    others = cards_beside(state, owner, place_of(row, column))
    if not others:
        return play
    return say("play-beside", play=play, cards=others, made=_made(state, owner, row, column, card))


def _cell(action: int) -> tuple[int, int, int, int]:
    """Return card, owner, row and column of a play."""
    _, card, owner, row, column = ACTIONS.parts(action)
    return card, owner, row - FARTHEST, column - FARTHEST


def _made(state: State, owner: int, row: int, column: int, card: int) -> Fact:
    tics = run(count_tics, state.record, owner, place_of(row, column), card)
    return say("made", tics=min(2, tics))


def _touched(state: State, seat: int, card: int) -> str:
    """Return the id of a card in the seat's hand, or one that nobody can touch."""
    tag = tag_shown(state, card)
    return card_id(tag) if tag != EMPTY and state.holder[tag] == seat else f"no-{NAMES[card]}"


def meant(state: State, seat: int, path: Sequence[str]) -> Iterable[int]:
    """Return the actions that touching this path may denote."""
    tag = path[0].removeprefix("c") if path else ""
    if not tag.isdecimal() or int(tag) >= len(state.stock) or int(state.stock[int(tag)]) < 0:
        return range(DRAW, len(ACTIONS))
    card = int(state.stock[int(tag)])
    first = PLAY_FIRST + card * CELLS
    return (card, *range(first, first + CELLS))


REFUSAL_NAMES = {
    "line-open": "line_open",
    "not-adjoining": "not_adjoining",
    "not-along": "not_adjoining",
    "nic": "nic",
    "cell-taken": "cell_taken",
}
"""The rulebook's names of refusals, by the messages that explain them."""


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused and what to do, with the rulebook's word for a clash in brackets."""
    if code == 16:
        card, owner, row, column = _cell(action)
        others = neighbours(state.grid[owner], place_of(row, column), WIDTH)
        nic = next(other for other in others if COMMON[card, other] == NIC)
        return say("nic", card=CARD[card], other=CARD[nic])
    if code == ACT:
        kind, *places = ACTIONS.parts(action)
        return say("no-card-or-grid", card=CARD[places[0]]) if kind in ("start_card", "play") else say("nothing-now")
    return say(REFUSALS[code]) if code in REFUSALS else None


# --- telling


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action; a card drawn is told only to its owner."""
    match ACTIONS.parts(action):
        case "start_card", _:
            yield Event(say("chooses", who=seat), seat)
        case "play", *_:
            yield from _play(before, seat, action, after)
        case ("draw",):
            card = after.stock[after.dealt - 1]
            yield Event(say("draws", who=seat, card=say("a-card") if card == UNKNOWN else CARD[card]), seat)
        case ("end",):
            yield Event(say("ends", who=seat), seat)
        case "clock", 0:
            yield _idle(before)
    yield from _consequences(before, action, after)


def _play(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    card, owner, row, column = _cell(action)
    made = _made(before, owner, row, column, card)
    if owner == seat:
        fact = say("lays", who=seat, card=CARD[card], made=made)
    else:
        fact = say("visits", who=seat, whose=owner, card=CARD[card], made=made)
    identity = shown_id(after, card)
    gained = after.cards[seat] - before.cards[seat]  # without cards in hand, like the scores shown
    yield Event(fact, seat, (identity,), gained, identity)
    for other in range(after.players):
        drawn = after.held[other] - before.held[other]
        if other != seat and drawn > 0:
            yield Event(say("draws-cards", who=other, cards=drawn), other)


def _idle(before: State) -> Event:
    """Return the event of the idle clock; the end of a race is told by the outcome."""
    if before.phase == START:
        return Event(say("starts-by-lot"))
    return Event(say("nobody-moved" if is_deck_empty(before) else "all-dealt"))


def _consequences(before: State, action: int, after: State) -> Iterator[Event]:
    if before.phase == START and after.phase != START:
        starts = enumerate(after.chosen[: after.players])
        drew = tuple(say("drew", who=seat, card=CARD[after.stock[tag]]) for seat, tag in starts)
        yield Event(say("grids-start", starts=drew))
        if after.mode == RACE:
            yield Event(say("race-numbers", idle=after.race_idle_s, limit=after.race_limit_min))
        opening = drawn_for_start(after.drawn_card, after.first)
        if opening:
            yield Event(opening)
    elif action == DRAW and after.phase != OVER and after.mode != RACE and after.turn != before.turn:
        yield Event(say("fits-nowhere"))
    if is_deck_empty(after) and not is_deck_empty(before):
        yield Event(say("deck-is-empty"))
    if after.phase == OVER:
        yield Event(outcome(after))
