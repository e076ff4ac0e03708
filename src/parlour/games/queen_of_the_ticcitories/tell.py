"""The words for what happens in Queen of the Ticcitories."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.scene import Event, ScoreLine
from parlour.core.verbs import score
from parlour.games.queen_of_the_ticcitories.actions import LAY_FIRST
from parlour.games.queen_of_the_ticcitories.clusters import cluster_gain, clusters
from parlour.games.queen_of_the_ticcitories.grid import TIC_POINTS, edges, gain, joined, spot_of
from parlour.games.queen_of_the_ticcitories.play import first_token, last_round
from parlour.games.queen_of_the_ticcitories.state import AREA, DISCARDED, NEXT, NOBODY, OVER, THIS, State
from parlour.games.tic.deck import COMMON, EMPTY, NAMES, NIC, TIC, card_words


def count_words(number: int, thing: str) -> str:
    """Say a number of things.

    >>> count_words(1, "Tic"), count_words(3, "Tic")
    ('1 Tic', '3 Tics')
    """
    return f"{number} {thing}" if abs(number) == 1 else f"{number} {thing}s"


def made_words(state: State, card: int, spot: int) -> str:
    """Say what a card of the line makes on a spot, e.g. ``2 Tics, 1 Nic, 3 for clusters: 6 points``."""
    tics, nics = (int(number) for number in edges(state, card, spot))
    clustered = int(cluster_gain(state, card, spot))
    parts = [count_words(tics, "Tic")] if tics else []
    parts += [count_words(nics, "Nic")] if nics else []
    parts += [f"{clustered} for clusters"] if clustered else []
    return f"{', '.join(parts) or 'Singles only'}: {count_words(int(gain(state, card, spot)), 'point')}"


def score_lines(state: State, seat: int, found: Sequence[tuple[int, int, list[int]]]) -> tuple[ScoreLine, ...]:
    """QUE-18 to 22: the summands of a seat's score, once the game is over with the cards that made them."""
    tics, nics = int(state.tics[seat]), int(state.nics[seat])
    own = [cards for owner, _, cards in found if owner == seat]
    over = int(state.phase) == OVER
    return (
        ScoreLine("Tics", TIC_POINTS * tics, _edges_that(state, seat, TIC) if over else ()),
        ScoreLine("Nics", -nics, _edges_that(state, seat, NIC) if over else ()),
        ScoreLine("clusters", sum(map(len, own)), tuple(map(_list_cards, own)) if over else ()),
    )


def _edges_that(state: State, owner: int, kind: int) -> tuple[str, ...]:
    """Name the two cards at every edge of a grid that is a Tic, or a Nic."""
    cards = ([int(state.cell[spot]) for spot in ends] for ends in joined(state, owner))
    return tuple(_list_cards(ends) for ends in cards if COMMON[ends[0], ends[1]] == kind)


def _list_cards(cards: Sequence[int]) -> str:
    return f"{', '.join(card_words(card) for card in cards[:-1])} and {card_words(cards[-1])}"


def ranking(state: State, names: Sequence[str]) -> str:
    """Say which cards were drawn for the ranking, and the order they gave (QUE-02)."""
    order = ", ".join(names[int(seat)] for seat in state.rank if int(seat) != NOBODY)
    drawn = [f"{names[seat]} {card_words(int(card))}" for seat, card in enumerate(state.drawn_card) if card != EMPTY]
    return f"Drawn for the ranking: {', '.join(drawn)}. The order is {order}." if drawn else f"The order is {order}."


def outcome(state: State, names: Sequence[str]) -> str:
    """Say who has won, and with what (QUE-23, G15)."""
    points = np.zeros(int(state.players), np.int64)
    winners = int(score(state, points))
    who = [names[seat] for seat in range(len(points)) if winners >> seat & 1]
    best = int(points.max())
    return f"{who[0]} wins with {best}." if len(who) == 1 else f"{' and '.join(who)} share the win with {best}."


def tell(before: State, seat: int, action: int, after: State, viewer: int, names: Sequence[str]) -> Iterator[Event]:
    """Tell what an action did; everybody is told the same."""
    if action < LAY_FIRST:
        card = int(before.offer[NEXT, action])
        text = f"{names[seat]} chooses number {action + 1}, {card_words(card)}."
        yield Event(text, seat, (f"card-{NAMES[card]}",))
    else:
        yield _tell_card(before, seat, spot_of(action - LAY_FIRST), names)
    if int(after.rounds) > int(before.rounds):
        yield from _tell_round(before, after, names)
    if int(after.phase) == OVER:
        yield from _tell_end(after, names)


def _tell_card(before: State, seat: int, spot: int, names: Sequence[str]) -> Event:
    card = int(before.offer[THIS, first_token(before)])
    owner, identity = spot // AREA, f"card-{NAMES[card]}"
    made = made_words(before, card, spot)
    if owner == seat:
        text = f"{names[seat]} lays {card_words(card)}: {made}."
    else:
        how = "must raid" if int(before.raiding) else "raids"
        text = f"{names[seat]} {how} the grid of {names[owner]} with {card_words(card)}: {made}."
    return Event(text, seat, (identity,), int(gain(before, card, spot)), identity)


def _tell_round(before: State, after: State, names: Sequence[str]) -> Iterator[Event]:
    gone = np.flatnonzero((after.where == DISCARDED) & (before.where != DISCARDED))
    if len(gone):
        yield Event(f"Discarded: {', '.join(card_words(int(card)) for card in gone)}.")
    order = ", ".join(names[int(holder)] for holder in after.token[THIS] if int(holder) != NOBODY)
    yield Event(f"Round {int(after.rounds)} of {int(last_round(after))}: {order}.")


def _tell_end(after: State, names: Sequence[str]) -> Iterator[Event]:
    """Explain every score, then name the winner."""
    found = list(clusters(after))
    for seat in range(int(after.players)):
        lines = score_lines(after, seat, found)
        parts = ", ".join(f"{line.label} {line.points:+g}" for line in lines if line.points)
        yield Event(f"{names[seat]}: {parts or 'Singles only'}: {sum(line.points for line in lines):g}.", seat)
    yield Event(outcome(after, names))
