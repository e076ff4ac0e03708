"""Draw the scene of Pentic: what is on the table, and where."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.core.facts import Fact, Word, say
from parlour.core.scene import Own, Piece, ScoreLine, Seam, SeatScore, Spot, Zone
from parlour.games.pentic.record import HAND, NEIGHBOURS, OVER, PILES, State
from parlour.games.tic.deck import CARD, EMPTY, drawn_for_start
from parlour.games.tic.table import back, card_id, deck, hands_and_deck, open_card, seam, won_after

NEIGHBOURING = [(pile, other) for pile, beside in enumerate(NEIGHBOURS.tolist()) for other in beside if pile < other]


def pile_id(pile: int) -> str:
    """Return the id of a pile."""
    return f"p{pile + 1}"


SPOTS = tuple(Spot(pile_id(pile), "board", pile % 3, pile // 3, "", "pile") for pile in range(PILES))
"""A spot for each pile, without a label: the card on top has one."""


def zones(state: State) -> Iterator[Zone]:
    """Yield the piles, the hands and the deck."""
    yield Zone("board", "board", 3, 3, say("piles"))
    yield from hands_and_deck([HAND] * state.players)


def pieces(state: State) -> Iterator[Piece]:
    """Draw the nine piles, the backs of all hands and the deck."""
    for pile in range(PILES):
        yield _top(pile, state.top[pile], state.top_tag[pile], state.height[pile])
    for seat in range(state.players):
        yield from (back(tag, seat, slot) for slot, _, tag in _held(state, seat))
    yield from deck(state.left)


def spots(state: State) -> tuple[Spot, ...]:
    """Return the piles."""
    return SPOTS


def state_of_play(state: State) -> Fact:
    """Return the points played for, and whose turn it is."""
    return _after_goal(state, say("turn", who=state.turn))


def own(state: State, seat: int) -> Own:
    """Return the seat's own hand, and what it is asked to do."""
    zone = f"hand-{seat}"
    cards = (open_card(card_id(tag), card, zone, slot, 0, owner=seat) for slot, card, tag in _held(state, seat))
    return Own(tuple(cards), _describe_task(state, seat))


def _held(state: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """Yield place, card and tag of the cards in a hand."""
    cards = enumerate(zip(state.hand[seat], state.hand_tag[seat], strict=True))
    return ((slot, card, tag) for slot, (card, tag) in cards if card != EMPTY)


@functools.lru_cache(maxsize=1 << 12)
def _top(pile: int, card: int, tag: int, height: int) -> Piece:
    label = say("pile", pile=pile + 1, card=CARD[card], height=height)
    return open_card(card_id(tag), card, "board", pile % 3, pile // 3, label=label, count=height)


def seams(state: State) -> Iterator[Seam]:
    """Draw the edges between the piles."""
    for pile, other in NEIGHBOURING:
        at = (pile % 3, pile // 3, other % 3, other // 3)
        yield seam("board", *at, state.top[pile], state.top[other], free=True)


def seat_score(state: State, seat: int) -> SeatScore:
    """Return the points of a seat, and how many are missing."""
    points = state.points[seat]
    to_go = state.target - points
    detail = say("to-go", points=to_go) if to_go > 0 else say("target-reached")
    return SeatScore(seat, points, (ScoreLine(say("points"), points),), detail)


def outcome(state: State) -> Fact:
    """Return a fact about why the game is over and who has won (PEN-G09, G10, G13)."""
    if max(state.points) >= state.target:
        return won_after(state, say("target-met", target=state.target))
    return won_after(state, say("last-round" if state.rounds >= state.max_rounds else "all-laid"))


def _describe_task(state: State, seat: int) -> Word:
    if state.phase == OVER or state.turn != seat:
        return ""
    return _after_goal(state, say("pass-now" if all(card == EMPTY for card in state.hand[seat]) else "lay"))


def _after_goal(state: State, fact: Fact) -> Fact:
    """Return a fact with the points played for before it (PEN-G09)."""
    return say("after", first=say("goal", target=state.target), then=fact)


def beginning(state: State) -> Word:
    """Return how the first seat was determined (TIC-G04), until somebody has acted."""
    begun = state.rounds or state.turn != state.first
    return "" if begun else drawn_for_start(state.drawn_card, state.first)
