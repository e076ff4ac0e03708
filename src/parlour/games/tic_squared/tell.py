"""The words for what happens in Tic Squared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.scene import Event
from parlour.core.verbs import score
from parlour.games.tic.deck import EMPTY, NAMES, UNKNOWN, card_words
from parlour.games.tic.hands import NOBODY, tag_of
from parlour.games.tic_squared.actions import ACTIONS
from parlour.games.tic_squared.grid import count_tics, place_of
from parlour.games.tic_squared.moves import is_deck_empty
from parlour.games.tic_squared.state import OVER, RACE, START, State


def count_words(number: int, thing: str) -> str:
    """Say a number of things.

    >>> count_words(1, "card"), count_words(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def start_draw(state: State, names: Sequence[str]) -> str:
    """Say which cards were drawn for the first turn, and whose it is (SQR-G03)."""
    drawn = [f"{names[seat]} {card_words(int(card))}" for seat, card in enumerate(state.drawn_card) if card != EMPTY]
    return f"Drawn for the first turn: {', '.join(drawn)}. {names[int(state.first)]} begins." if drawn else ""


def outcome(state: State, names: Sequence[str], winners: int) -> str:
    """Say who has won, and with what."""
    who = [seat for seat in range(int(state.players)) if winners >> seat & 1]
    if int(state.out) != NOBODY:
        return f"{names[int(state.out)]} goes out and wins."
    best = int(state.cards[who[0]]) - int(state.held[who[0]])
    people = " and ".join(names[seat] for seat in who)
    return f"{people} wins with {best}." if len(who) == 1 else f"{people} share the win with {best}."


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did; a card drawn is told to its owner only."""
    kind, said = ACTIONS.split(action)
    if kind == "start_card":
        yield Event(f"{names[seat]} has chosen a start card.", seat)
    elif kind == "play":
        yield from _tell_play(before, seat, said, after, names)
    elif kind == "draw":
        yield Event(f"{names[seat]} draws {_drawn_words(after)}.", seat)
    elif kind == "end":
        yield Event(f"{names[seat]} ends the turn.", seat)
    else:
        yield Event(_clock_words(before, str(said["name"])))
    yield from _tell_consequences(before, kind, after, names)


def _tell_play(
    before: State, seat: int, said: dict[str, str | int], after: State, names: Sequence[str]
) -> Iterator[Event]:
    card, owner = NAMES.index(str(said["card"])), int(said["owner"])
    row, column = int(said["row"]), int(said["column"])
    tics = count_tics(before, owner, place_of(row, column), card)
    where = "the own grid" if owner == seat else f"the grid of {names[owner]}"
    tied = ("Singles only", "a Tic", "two Tics")[tics]
    gained = _result(after, seat) - _result(before, seat)
    identity = f"card-{tag_of(after, card)}"
    yield Event(f"{names[seat]} lays {card_words(card)} on {where}: {tied}.", seat, (identity,), gained, identity)
    for other in range(int(after.players)):
        drawn = int(after.held[other]) - int(before.held[other])
        if other != seat and drawn > 0:
            yield Event(f"{names[other]} draws {count_words(drawn, 'card')}.", other, points=-drawn)


def _result(state: State, seat: int) -> int:
    return int(state.cards[seat]) - int(state.held[seat])


def _drawn_words(after: State) -> str:
    card = int(after.stock[int(after.dealt) - 1])
    return "a card" if card == UNKNOWN else card_words(card)


def _clock_words(before: State, name: str) -> str:
    if name == "limit":
        return "The time of the race is over."
    if int(before.phase) == START:
        return "Time is up: missing start cards are picked by lot."
    return "Nobody moved in time" + ("." if is_deck_empty(before) else ": everybody is dealt a card.")


def _tell_consequences(before: State, kind: str, after: State, names: Sequence[str]) -> Iterator[Event]:
    if int(before.phase) == START and int(after.phase) != START:
        starts = [f"{names[seat]} {card_words(int(after.stock[int(tag)]))}" for seat, tag in enumerate(_starts(after))]
        yield Event(f"The grids start with: {', '.join(starts)}.")
        opening = start_draw(after, names)
        if opening:
            yield Event(opening)
    elif int(after.phase) != OVER and int(after.mode) != RACE and int(after.turn) != int(before.turn):
        if kind == "draw":
            yield Event("It fits nowhere, so the turn is over.")
    if is_deck_empty(after) and not is_deck_empty(before):
        yield Event("The deck is empty.")
    if int(after.phase) == OVER:
        points = np.zeros(int(after.players), np.int64)
        yield Event(outcome(after, names, int(score(after, points))))


def _starts(state: State) -> list[int]:
    return [int(tag) for tag in state.chosen[: int(state.players)]]
