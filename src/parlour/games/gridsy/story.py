"""Tell the actions and events of Gridsy as facts: paths, labels, refusals, events."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence

from parlour.core.clauses import ACT, G
from parlour.core.clocks import running
from parlour.core.facts import Fact, say
from parlour.core.scene import Choice, Clock, Event
from parlour.core.values import once
from parlour.core.verbs import CLOCK
from parlour.games.gridsy.actions import ACTIONS, EXTRA, TAKE_FIRST
from parlour.games.gridsy.position import places_of
from parlour.games.gridsy.record import BUILD, CAP, MOST_CELLS, OVER, SOLO, TRAY, State
from parlour.games.gridsy.scene import card_id, cell_id, outcome
from parlour.games.tic.deck import CARD, CARDS, EMPTY, NAMES, NOBODY

TAKES = range(TAKE_FIRST, TAKE_FIRST + MOST_CELLS)
MOST_KEPT = 128
"""Number of cached ``_Ways``: seats in the middle of a game, each with hundreds of choices."""
MOST_TAKES = 1 << 12
ROUNDS_KEPT = 256


def clocks(state: State) -> tuple[Clock, ...]:
    """Return the running clock (GRI-G16, G12, G14)."""
    return running(state, ACTIONS, lambda name: say("clock", name=name))


# --- touching


def path(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids for an action: a card and its cell, the tray or a card of the middle; the deck; or a button."""
    match ACTIONS.parts(action):
        case "take", cell:
            card = state.cells[seat][cell]
            return cell_id(seat, cell) if card == EMPTY else _touched(state, card), f"tray-{seat}"
    return _path(once(state, _ids), seat, action)


def _path(ids: Sequence[str], seat: int, action: int) -> tuple[str, ...]:
    match ACTIONS.parts(action):
        case "put", card, cell:
            return ids[card], cell_id(seat, cell)
        case "swap", given, other:
            return ids[given], ids[other]
        case ("give_up",):
            return "give_up", "for-good"
        case ("extra",):
            return ("deck",)
    return (ACTIONS.parts(action)[0],)


def ways(state: State, seat: int, actions: Sequence[int]) -> list[Choice]:
    """Return the choices of actions, cached: of hundreds that are legal, nearly all stay so after an action."""
    known = _ways(seat, state.rounds, tuple(state.deck))
    cards = ((cell, card) for cell, card in enumerate(state.cells[seat]) if card != EMPTY)
    known.update((TAKE_FIRST + cell, _take(seat, cell, _touched(state, card))) for cell, card in cards)
    return list(map(known.__getitem__, actions))


@functools.lru_cache(maxsize=MOST_TAKES)
def _take(seat: int, cell: int, card: str) -> Choice:
    return Choice(ACTIONS.text(TAKE_FIRST + cell), (card, f"tray-{seat}"))


class _Ways(dict[int, Choice]):
    """The choices of a seat with the cards dealt; what depends on where they lie is kept for the last position."""

    def __init__(self, seat: int, ids: Sequence[str]) -> None:
        self._seat, self._ids = seat, ids

    def __missing__(self, action: int) -> Choice:
        asked = say("giving-up") if ACTIONS.parts(action) == ("give_up",) else ""
        found = self[action] = Choice(ACTIONS.text(action), _path(self._ids, self._seat, action), group=asked)
        return found


@functools.lru_cache(maxsize=MOST_KEPT)
def _ways(seat: int, rounds: int, deck: tuple[int, ...]) -> _Ways:
    return _Ways(seat, _dealt(rounds, deck))


def label(state: State, seat: int, action: int) -> Fact:
    """Return the card and where it goes, or the button."""
    match ACTIONS.parts(action):
        case "put", card, cell:
            return say("put", card=CARD[card], cell=_cell(state, cell))
        case "take", cell:
            return say("take", card=CARD[state.cells[seat][cell]])
        case "swap", given, other:
            return say("swap", card=CARD[given], other=CARD[other])
    return say("act", name=ACTIONS.parts(action)[0])


def _cell(state: State, cell: int) -> Fact:
    return say("cell", row=cell // state.grid + 1, column=cell % state.grid + 1)


def _touched(state: State, card: int) -> str:
    """Return the id of a card that lies face up, or an id that nothing has."""
    return once(state, _ids)[card]


def _ids(state: State) -> tuple[str, ...]:
    return _dealt(state.rounds, tuple(state.deck))


@functools.lru_cache(maxsize=ROUNDS_KEPT)
def _dealt(rounds: int, deck: tuple[int, ...]) -> tuple[str, ...]:
    """Return the id of every card, for a deck in this order; unchanged until cards are dealt or turned up."""
    tag_of = {card: tag for tag, card in enumerate(deck)}
    return tuple(card_id(rounds, tag_of[card]) if card in tag_of else f"no-{NAMES[card]}" for card in range(CARDS))


def meant(state: State, seat: int, path: Sequence[str]) -> Iterable[int]:
    """Return the actions that touching this path may denote."""
    tag = path[0].rpartition(".")[2] if path and path[0].startswith("card-") else ""
    if not tag.isdecimal() or int(tag) >= CARDS or int(state.deck[int(tag)]) < 0:
        return (ACTIONS.number("ready"), *TAKES, *range(EXTRA, len(ACTIONS)))
    card = int(state.deck[int(tag)])
    put, swap = ACTIONS.number("put", card, 0), ACTIONS.number("swap", card, 0)
    return (*range(put, put + MOST_CELLS), *TAKES, *range(swap, swap + CARDS))


REFUSAL_NAMES = {"not-in-middle": "card_gone"}
"""The rulebook's names of refusals, by the messages that explain them."""


def reason(state: State, seat: int, action: int, code: int) -> Fact | None:
    """Return why an action is refused, where the clause alone would not be clear."""
    kind, *places = ACTIONS.parts(action)
    if code == ACT and kind in ("put", "take", "swap"):
        return _not_there(state, seat, kind, places[0])
    if code == G + 9:
        return say("not-in-middle", card=CARD[places[1]])
    if code == G + 15:
        return say("no-actions-left", actions=CAP)
    if code == G + 16:
        alone = "ready-alone" if state.mode == SOLO else "ready-already"
        return say(alone if kind == "ready" else "wait-for-go")
    words = {14: "no-middle", G + 3: "deck-is-empty", G + 11: "no-extra-cards", ACT: "not-now"}
    if code == ACT and kind == "give_up":
        return say("give-up-alone")
    return say(words[code]) if code in words else None


def _not_there(state: State, seat: int, kind: str, card: int) -> Fact:
    if kind == "take":
        return say("nothing-there")
    owned = [state.deck[tag] for tag in places_of(state, seat)]
    return say("no-such-cell") if card in owned else say("not-yours", card=CARD[card])


# --- telling


def tell(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Yield the events of an action; nothing is hidden."""
    if seat == CLOCK:
        yield Event(say("turned-up" if before.phase < BUILD else "time-over"))
    match ACTIONS.parts(action):
        case ("ready",):
            yield Event(say("is-ready", who=seat), seat)
        case "put", card, cell:
            yield from _tell_put(before, seat, card, cell)
        case "take", cell:
            card = before.cells[seat][cell]
            yield _event(before, seat, say("takes-to-tray", who=seat, card=CARD[card]), card)
        case "swap", given, other:
            yield _event(before, seat, say("swaps", who=seat, card=CARD[given], other=CARD[other]), other)
        case ("extra",):
            card = after.deck[before.dealt]
            yield _event(after, seat, say("takes-extra", who=seat, card=CARD[card]), card)
        case ("give_up",):
            yield Event(say("gives-up", who=seat), seat)
    yield from _tell_end(before, seat, after)


def _event(state: State, seat: int, fact: Fact, card: int) -> Event:
    """Return an event about a card."""
    return Event(fact, seat, (_touched(state, card),))


def _tell_put(before: State, seat: int, card: int, cell: int) -> Iterator[Event]:
    """Yield the event of a put, none if the card stays where it is."""
    origin, other = before.lies[card], before.cells[seat][cell]
    if origin == cell:
        return
    fact = say("lays", who=seat, card=CARD[card], cell=_cell(before, cell))
    if other != EMPTY:
        to = say("into-tray") if origin == TRAY else say("into-cell", cell=_cell(before, origin))
        fact = say("lays-over", who=seat, card=CARD[card], cell=_cell(before, cell), other=CARD[other], to=to)
    yield _event(before, seat, fact, card)


def _tell_end(before: State, seat: int, after: State) -> Iterator[Event]:
    """Yield the events at the end of a round, with whose grid was complete, and of the game."""
    number, over = before.rounds, after.phase == OVER
    if before.mode != SOLO and (over or after.rounds > number):
        winner = next((s for s in range(after.players) if after.wins[s] > before.wins[s]), NOBODY)
        if winner == NOBODY:
            yield Event(say("no-winner", round=number), rest=True)
        else:
            yield Event(say("completes", who=winner, round=number), winner, points=1, rest=True)
    if over:
        yield Event(outcome(after), None if seat == CLOCK else seat)
