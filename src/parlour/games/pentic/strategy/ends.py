"""Proved ends of Pentic with two players: by how many points a seat surely wins, or at best loses.

In the last round (PEN-21) a play and the reply to it are all that is left. Whatever card the other may hold is tried as
the reply. Where an empty deck ends the game (PEN-G12), ``last_cards`` finds the best play once the deck is empty.

Results are margins at the end: the seat's points less the other's.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, cast

from parlour.core import arrays
from parlour.core import kernel as kernels
from parlour.core.bits import filled
from parlour.core.contract import Advice
from parlour.core.facts import Fact, say
from parlour.core.kernel import Array, kernel
from parlour.core.primitives import count
from parlour.core.record import record_dtype
from parlour.games.pentic.actions import PASS
from parlour.games.pentic.board import points_of
from parlour.games.pentic.legality import legal
from parlour.games.pentic.play import is_finished
from parlour.games.pentic.record import END, HAND, OVER, PILES, State
from parlour.games.pentic.strategy.evaluation import best_of
from parlour.games.pentic.strategy.last_cards import DEEPEST, UNPROVED, Notes, search
from parlour.games.pentic.view import gather_unseen
from parlour.games.tic.deck import EMPTY

# --- what is known


@kernel
def prove_margin(positions: Array, notes: Notes, seat: int) -> int:
    """Return the margin that a seat is sure of from the hidden record ``positions[0]``, UNPROVED if none is.

    A margin above 0 is what the seat wins by at least, others are the best it can reach. If the seat is to move,
    ``notes.chosen[0]`` is the action for it. ``positions`` is State[DEEPEST] and is overwritten; ``notes.nodes`` counts
    down.
    """
    state = positions[0]
    if int(state.phase) == OVER or int(state.players) != 2:
        return UNPROVED
    positions[1] = state
    unseen = gather_unseen(positions[1], seat)
    known = unseen == count(filled(state.hand[1 - seat]))
    if known and int(state.deck_out) == END:
        deal_known(positions, seat, unseen)
        return search(positions, notes, seat)
    if int(state.turn) == seat:
        return margin_of_plays(positions, notes, seat, unseen, known)
    if int(state.turn) == int(state.first) or not is_last_round(state):
        return UNPROVED
    margin = margin_after_reply(state, positions[1].stock, unseen, seat)
    return margin if margin > 0 or known else UNPROVED


@kernel
def deal_known(positions: Array, seat: int, unseen: int) -> None:
    """Give the other seat the unseen cards, which are the first ``unseen`` of the stock of ``positions[1]``."""
    other = 1 - seat
    for slot in range(HAND):
        if int(positions[0].hand[other, slot]) != EMPTY:
            unseen -= 1
            positions[0].hand[other, slot] = positions[1].stock[unseen]


# --- the last round


@kernel
def is_last_round(state: State) -> bool:
    """Whether the match ends with this round, whatever is still laid in it (PEN-21, G13)."""
    state.rounds += 1
    last = is_finished(state)
    state.rounds -= 1
    return last


@kernel
def margin_of_plays(positions: Array, notes: Notes, seat: int, unseen: int, known: bool) -> int:
    """Return the margin that a seat to move is sure of by a play that makes this the last round, else UNPROVED.

    ``positions[1].stock`` begins with the unseen cards; ``known``: these are the other's hand.
    """
    plays = legal(positions[0], seat, notes.plays[0])
    answered, every = int(positions[0].first) == seat, True
    best = UNPROVED
    for i in range(plays):
        action = int(notes.plays[0, i])
        lay(positions, seat, action)
        if not is_last_round(positions[2]):
            every = False
            continue
        margin = int(positions[2].points[seat]) - int(positions[2].points[1 - seat])
        if answered:
            margin = margin_after_reply(positions[2], positions[1].stock, unseen, seat)
        if margin > best:
            best = margin
            notes.chosen[0] = action
    return best if best > 0 or (every and (known or not answered)) else UNPROVED


@kernel
def lay(positions: Array, seat: int, action: int) -> None:
    """Lay a card in ``positions[2]``, a copy of ``positions[0]``, without drawing another one."""
    positions[2] = positions[0]
    if action < PASS:
        positions[2].points[seat] += points_of(positions[0], action // PILES, action % PILES)
        positions[2].top[action % PILES] = action // PILES


@kernel
def margin_after_reply(state: State, cards: Array, number: int, seat: int) -> int:
    """Return a seat's margin after the dearest reply with any of the first ``number`` of ``cards``."""
    reply = 0
    for i in range(number):
        reply = max(reply, best_of(state, int(cards[i])))
    return int(state.points[seat]) - int(state.points[1 - seat]) - reply


# --- what it is for

NODES = {"club": 50_000, "expert": 200_000}
"""Positions tried to find the best result, by level: 5 and 25 ms."""

SLOWER = 500
"""Divides the number of positions tried when the game runs interpreted."""


def surest(view: State, seat: int, nodes: int) -> tuple[int, int] | None:
    """Return the margin that a seat is sure of and, if it is to move, the action for it; None if none is proved.

    ``view`` is the seat's hidden record; see ``prove_margin``.
    """
    positions = arrays.zeros(DEEPEST, record_dtype(cast(Hashable, State)))
    notes: Any = arrays.zeros(1, record_dtype(cast(Hashable, Notes)))[0]
    positions[0] = view
    notes.nodes = nodes
    margin = int(kernels.run(prove_margin, positions, notes, seat))
    return None if margin == UNPROVED else (margin, int(notes.chosen[0]))


def prove(view: State, seat: int, level: str) -> Advice | None:
    """Return the best action where the result is proved, with its chance and the margin; see ``Strategy.prove``."""
    nodes = NODES.get(level)
    if nodes is None:
        return None
    if not kernels.is_compiled(view.dtype):
        nodes //= SLOWER
    found = surest(view, seat, nodes)
    if found is None:
        return None
    margin, action = found
    chance = 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
    return Advice(action if int(view.turn) == seat else None, chance, because=told(margin))


def told(margin: int) -> Fact:
    """Return as a fact what the seat wins by at least, or loses by at best."""
    if margin == 0:
        return say("shares-at-best")
    return say("wins-by" if margin > 0 else "loses-by", points=abs(margin))
