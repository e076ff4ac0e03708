"""Plays that a seat could have made with any card, as everybody sees them: the raw material of ``benchmarks.hidden``.

A table has a row for every play of every card at a public position, whatever the seat holds, and for drawing or ending
where that is a choice. What a hand could do are the rows of its cards, so nothing hidden enters.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from parlour.core.game import Game, hidden
from parlour.core.kernel import Array, kernel, run
from parlour.core.primitives import count
from parlour.core.verbs import SPECTATOR
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.board import count_edges
from parlour.games.pentic.board import points_of as pentic_points
from parlour.games.pentic.legality import list_piles
from parlour.games.pentic.record import CENTRE, PILES
from parlour.games.pentic.strategy.evaluation import best_of as best_in_pentic
from parlour.games.tic.deck import CARDS, EMPTY
from parlour.games.tic.hands import ALL, ALL_HIGH
from parlour.games.tic_squared import actions as squared
from parlour.games.tic_squared.board import cell_at, count_tics, place_of
from parlour.games.tic_squared.board import lay as lay_in_grid
from parlour.games.tic_squared.legality import fitting as fitting_in_grids
from parlour.games.tic_squared.legality import is_deck_empty
from parlour.games.tic_squared.legality import list_plays as list_squared
from parlour.games.tic_squared.record import NO_SIDE, START
from parlour.games.tyramid.actions import DRAW, HALF_FIRST
from parlour.games.tyramid.board import count_ties, fits, is_full, is_open, lay, width
from parlour.games.tyramid.board import points_of as tyramid_points
from parlour.games.tyramid.legality import list_plays as list_tyramid
from parlour.games.tyramid.record import WIDEST

MOST_ROWS = 4_096
NO_CARD = CARDS
"""In place of a card: to draw and to end."""

KINDS = PLAY, TO_DRAW, TO_END = range(3)
FEATURES = {"pentic": 7, "tyramid": 7, "tic-squared": 14}

# --- tables; ``positions`` are two records: the public one, in which the seat may hold anything, and scratch


@kernel
def describe_pentic(positions: Array, seat: int, actions: Array, features: Array) -> int:
    """Write all plays: points, their square, Singles and Tics at the edges, cover, centre, what the next may score."""
    n = 0
    for card in range(CARDS):
        n = list_piles(positions[0], card, actions, n)
    for i in range(n):
        card, pile = int(actions[i]) // PILES, int(actions[i]) % PILES
        points = pentic_points(positions[0], card, pile)
        _, singles, tics = count_edges(positions[0], card, pile)
        features[i, 0], features[i, 1] = points / 10.0, points * points / 400.0
        features[i, 2], features[i, 3] = singles / 2.0, tics / 2.0
        features[i, 4] = float(int(points >= 16))
        features[i, 5] = float(int(pile == CENTRE))
        below = int(positions[0].top[pile])
        positions[0].top[pile] = card
        total = 0
        for other in range(CARDS):
            total += best_in_pentic(positions[0], other)
        positions[0].top[pile] = below
        features[i, 6] = total / (5.0 * CARDS)
    return n


@kernel
def reply_in_tyramid(state: Any) -> tuple[float, float]:
    """Return the mean over all cards of the most points that each would score, and the share that fit."""
    total = fit = 0
    for card in range(CARDS):
        best = 0
        for half in range(2):
            if is_full(state, half):
                continue
            for column in range(width(state, int(state.row[half]))):
                if is_open(state, half, column) and fits(state, half, column, card):
                    best = max(best, tyramid_points(state, half, column, card))
        total += best
        fit += int(best > 0)
    return total / CARDS, fit / CARDS


@kernel
def describe_tyramid(positions: Array, seat: int, actions: Array, features: Array) -> int:
    """Write all plays: Singles, Tics, points, another play, what the next may score and whether."""
    positions[0].low[seat], positions[0].high[seat] = ALL, ALL_HIGH
    n = list_tyramid(positions[0], seat, actions)
    for i in range(n):
        action = int(actions[i])
        card, half, column = action // WIDEST, 0, action % WIDEST
        if action >= HALF_FIRST:
            index = action - HALF_FIRST
            card, half, column = index // (2 * WIDEST), index % (2 * WIDEST) // WIDEST, index % WIDEST
        singles, tics, _ = count_ties(positions[0], half, column, card)
        positions[1] = positions[0]
        lay(positions[1], half, column, card)
        reply, fit = reply_in_tyramid(positions[1])
        features[i, 0], features[i, 1] = singles / 2.0, float(tics)
        features[i, 2] = tyramid_points(positions[0], half, column, card) / 3.0
        features[i, 3] = float(int(tics >= 2))
        features[i, 4], features[i, 5] = reply, 2.0 * fit
        features[i, 6] = features[i, 3] * reply
    return n


@kernel
def describe_squared(positions: Array, seat: int, actions: Array, features: Array) -> int:
    """Write all plays: Tics, cards that others draw, whose grid, lines begun and full, cards that fit then."""
    positions[0].low[seat], positions[0].high[seat] = ALL, ALL_HIGH
    fresh, empty = int(positions[0].fresh) != EMPTY, is_deck_empty(positions[0])
    positions[0].fresh = EMPTY
    n = list_squared(positions[0], seat, actions)
    plays = int(positions[0].plays) > 0
    for i in range(n):
        card, cell = (
            (int(actions[i]) - squared.PLAY_FIRST) // squared.CELLS,
            (int(actions[i]) - squared.PLAY_FIRST) % squared.CELLS,
        )
        owner, row, column = cell_at(cell)
        tics = count_tics(positions[0], owner, place_of(row, column), card)
        positions[1] = positions[0]
        lay_in_grid(positions[1], owner, row, column, card)
        low, high = fitting_in_grids(positions[1], seat)
        features[i, 0], features[i, 1] = float(int(tics == 1)), float(int(tics == 2))
        features[i, 2] = float(int(tics == 2)) * (card // 25 + 1) / 3.0
        features[i, 3] = float(int(owner == seat))
        features[i, 4] = float(int(int(positions[0].side[owner]) == NO_SIDE))
        features[i, 5] = float(int(int(positions[1].side[owner]) == NO_SIDE))
        features[i, 6] = (count(low) + count(high)) / CARDS
        features[i, 7] = features[i, 6] * float(int(tics > 0))
        features[i, 8] = float(int(tics == 0 and plays))
    if not fresh and not empty:
        actions[n] = squared.DRAW
        features[n, 9], features[n, 10] = 1.0, float(int(plays))
        n += 1
    if fresh or empty or plays:
        actions[n] = squared.END
        features[n, 11], features[n, 12], features[n, 13] = 1.0, float(int(plays)), float(int(fresh))
        n += 1
    return n


# --- a decision as everybody sees it


def seeded(*parts: object) -> bytes:
    """Return a seed that follows from these."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


class Seen(NamedTuple):
    """A decision as everybody saw it.

    kind, seat: a play, a draw or an end, and whose
    held: the tags of the cards that could have been laid
    taken: the row of the action taken; ``cards``, ``features``: of each row its card or NO_CARD, and float64[rows, n]
    loose: whether the last row is an end that is open only to a hand with a play (SQR-G07, G08)
    """

    kind: int
    seat: int
    held: tuple[int, ...]
    taken: int
    cards: Array
    features: Array
    loose: bool


DESCRIBE = {"pentic": describe_pentic, "tyramid": describe_tyramid, "tic-squared": describe_squared}


def hand_of(game: Game, state: Any, seat: int) -> dict[int, int]:
    """Return a seat's cards by tag; UNKNOWN where they are hidden."""
    if game.name == "pentic":
        pairs = zip(state["hand_tag"][seat].tolist(), state["hand"][seat].tolist(), strict=True)
        return {tag: card for tag, card in pairs if card != EMPTY}
    places = np.flatnonzero(state["holder"][: int(state["dealt"])] == seat).tolist()
    return {place: int(state["stock"][place]) for place in places}


def card_laid(game: Game, action: int) -> int | None:
    """Return the card that an action lays, None if it lays none."""
    if game.name == "pentic":
        return action // PILES if action < PASS else None
    if game.name == "tyramid":
        if action >= DRAW:
            return None
        return action // WIDEST if action < HALF_FIRST else (action - HALF_FIRST) // (2 * WIDEST)
    if squared.PLAY_FIRST <= action < squared.DRAW:
        return (action - squared.PLAY_FIRST) // squared.CELLS
    return None


def look_at(game: Game, state: Any, seat: int, action: int) -> Seen | None:
    """Return what everybody sees of a decision about to be carried out in ``state``, None where there is no choice.

    Only the public copy of the record is read. Where Tyramid makes a seat draw, ``imagine`` knows what that tells.
    """
    public = hidden(game, state, SPECTATOR)
    card = card_laid(game, action)
    if game.name == "tic-squared":
        if int(public["phase"]) == START:
            return None
    elif card is None:
        return None
    positions = np.zeros(2, game.dtype)
    positions[0] = public
    actions = np.zeros(MOST_ROWS, np.int32)
    features = np.zeros((MOST_ROWS, FEATURES[game.name]))
    n = int(run(DESCRIBE[game.name], positions, seat, actions, features))
    cards = [card_laid(game, done) for done in actions[:n].tolist()]
    found = np.flatnonzero(actions[:n] == action)
    if len(found) == 0:
        return None
    held, loose = tuple(hand_of(game, public, seat)), False
    kind = PLAY if card is not None else TO_DRAW if action == squared.DRAW else TO_END
    if game.name == "tic-squared":
        loose = actions[n - 1] == squared.END and n > 1 and actions[n - 2] == squared.DRAW
        if int(public["fresh"]) != EMPTY:
            held = (int(public["fresh"]),)
    numbers = np.array([NO_CARD if it is None else it for it in cards])
    return Seen(kind, seat, held, int(found[0]), numbers, features[:n].copy(), bool(loose))


def open_rows(seen: Seen, cards: Sequence[int]) -> Array:
    """Return the rows that were open to a seat with these cards."""
    mine = np.flatnonzero(np.isin(seen.cards, [*cards, NO_CARD]))
    without_play = np.all(seen.cards[mine] == NO_CARD)
    return mine[:-1] if seen.loose and without_play else mine
