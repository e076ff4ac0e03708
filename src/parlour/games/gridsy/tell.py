"""The words for what happens in Gridsy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.scene import Event
from parlour.core.verbs import CLOCK, score
from parlour.games.gridsy.actions import ACTIONS
from parlour.games.gridsy.solver import Best, best_possible
from parlour.games.gridsy.state import BUILD, NOBODY, OVER, SOLO, TRAY, State
from parlour.games.tic.deck import EMPTY, NAMES, card_words


def count_words(number: int, thing: str) -> str:
    """Say a number of things.

    >>> count_words(1, "card"), count_words(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def cell_words(state: State, cell: int) -> str:
    """Say where a cell is."""
    return f"row {cell // int(state.grid) + 1}, column {cell % int(state.grid) + 1}"


# --- results


def outcome(state: State, names: Sequence[str]) -> str:
    """Say how the game ended."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    if int(state.mode) == SOLO:
        return _solo_outcome(state, bool(winners), int(points[0]))
    who = [seat for seat in range(len(points)) if winners >> seat & 1]
    if int(points[who[0]]) == 0:
        return "Nobody won a round: all share the series."
    people = " and ".join(names[seat] for seat in who)
    won = count_words(int(points[who[0]]), "round")
    return f"{people} wins the series with {won}." if len(who) == 1 else f"{people} share the series with {won} each."


def _solo_outcome(state: State, solved: bool, extras: int) -> str:
    """GRI-G03, G14: the result, and beside it the best possible, which is searched only now."""
    if solved and extras == 0:
        return "Solved without an extra card: perfect."
    best = best_possible(state)
    if not solved:
        return f"Not solved. It can be done with {best_words(best)}."
    if best.least == extras:
        return f"Solved with {count_words(extras, 'extra card')}: nobody can do with fewer."
    return f"Solved with {count_words(extras, 'extra card')}. It can be done with {best_words(best)}."


def best_words(best: Best) -> str:
    """Say the least number of extra cards, as far as the search could tell.

    >>> best_words(Best(0, 0)), best_words(Best(0, 2))
    ('0 extra cards', '2 extra cards, perhaps with 0')
    """
    sure = count_words(best.most, "extra card")
    return sure if best.least == best.most else f"{sure}, perhaps with {best.least}"


def last_round(state: State, names: Sequence[str]) -> str:
    """Say who won the round before, "" in the first."""
    if int(state.rounds) == 1:
        return ""
    number, winner = int(state.rounds) - 1, int(state.last_winner)
    return f"Round {number} has no winner." if winner == NOBODY else f"{names[winner]} won round {number}."


# --- events


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did; everything happens face up."""
    kind, said = ACTIONS.split(action)
    if kind == "put":
        yield from _tell_put(before, seat, NAMES.index(str(said["card"])), int(said["cell"]), names)
    elif kind == "take":
        card = int(before.cells[seat, int(said["cell"])])
        yield _event(before, seat, f"{names[seat]} takes {card_words(card)} back to the tray.", card)
    elif kind == "swap":
        own, other = NAMES.index(str(said["own"])), NAMES.index(str(said["middle"]))
        yield _event(before, seat, f"{names[seat]} swaps {card_words(own)} for {card_words(other)}.", other)
    elif kind == "extra":
        card = int(after.deck[int(before.dealt)])
        yield _event(after, seat, f"{names[seat]} takes an extra card: {card_words(card)}.", card)
    elif kind == "clock":
        yield Event("Go! All cards are turned up." if int(before.phase) < BUILD else "The time is over.")
    else:
        yield Event(f"{names[seat]} {'is ready' if kind == 'ready' else 'gives up'}.", seat)
    yield from _tell_end(before, seat, after, names)


def _event(state: State, seat: int, words: str, card: int) -> Event:
    """An event about a card, traced by the id the scene gives it."""
    return Event(words, seat, (f"card-{int(state.rounds)}.{state.deck.tolist().index(card)}",))


def _tell_put(before: State, seat: int, card: int, cell: int, names: Sequence[str]) -> Iterator[Event]:
    """A card laid down where it lay is not worth a word."""
    origin, other = int(before.lies[card]), int(before.cells[seat, cell])
    if origin == cell:
        return
    words = f"{names[seat]} lays {card_words(card)} in {cell_words(before, cell)}"
    if other != EMPTY:
        words += f"; {card_words(other)} goes to {'the tray' if origin == TRAY else cell_words(before, origin)}"
    yield _event(before, seat, f"{words}.", card)


def _tell_end(before: State, seat: int, after: State, names: Sequence[str]) -> Iterator[Event]:
    """The end of a round, with whose grid was complete, and that of the game."""
    number = int(before.rounds)
    over = int(after.phase) == OVER
    if int(before.mode) != SOLO and (over or int(after.rounds) > number):
        winner = next((s for s in range(int(after.players)) if int(after.wins[s]) > int(before.wins[s])), NOBODY)
        if winner == NOBODY:
            yield Event(f"Round {number} has no winner.")
        else:
            yield Event(f"{names[winner]} completes a grid and wins round {number}.", winner, points=1)
    if over:
        yield Event(outcome(after, names), None if seat == CLOCK else seat)
