"""Draw the scene of Pentic: what is on the table, and where."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from parlour.core.facts import Fact, Word, say
from parlour.core.scene import Own, Piece, Scene, ScoreLine, Seam, SeatScore, Spot, Zone
from parlour.core.standings import standings
from parlour.games.pentic.record import HAND, NEIGHBOURS, OVER, PILES, State
from parlour.games.tic.deck import CARD, EMPTY, drawn_for_start
from parlour.games.tic.table import back, card_id, deck, open_card, outcome, seam

NEIGHBOURING = [(pile, other) for pile, beside in enumerate(NEIGHBOURS.tolist()) for other in beside if pile < other]

SPOTS = tuple(Spot(f"p{pile + 1}", "board", pile % 3, pile // 3, "", "pile") for pile in range(PILES))
"""A spot for each pile, without a label: the card on top has one."""


def draw(state: State) -> Scene:
    """Draw the nine piles, the backs of all hands and the deck."""
    return Scene(
        zones=(
            Zone("board", "board", 3, 3, say("piles")),
            *(Zone(f"hand-{n}", "hand", HAND, 1, say("hand", whose=n), n) for n in range(state.players)),
            Zone("supply", "supply", 1, 1, say("deck")),
        ),
        pieces=(*_piles(state), *_backs(state), *deck(state.left)),
        spots=SPOTS,
        status=ending(state) if state.phase == OVER else _after_goal(state, say("turn", who=state.turn)),
        scores=tuple(_score(state, seat) for seat in range(state.players)),
        seams=tuple(_seams(state)),
        opening=_opening(state),
    )


def own(state: State, seat: int) -> Own:
    """Return the seat's own hand, and what it is asked to do."""
    zone = f"hand-{seat}"
    cards = (open_card(card_id(tag), card, zone, slot, 0, owner=seat) for slot, card, tag in _held(state, seat))
    return Own(tuple(cards), _describe_task(state, seat))


def _held(state: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """Yield place, card and tag of the cards in a hand."""
    cards = enumerate(zip(state.hand[seat], state.hand_tag[seat], strict=True))
    return ((slot, card, tag) for slot, (card, tag) in cards if card != EMPTY)


def _piles(state: State) -> Iterator[Piece]:
    for pile in range(PILES):
        yield _top(pile, state.top[pile], state.top_tag[pile], state.height[pile])


@functools.lru_cache(maxsize=1 << 12)
def _top(pile: int, card: int, tag: int, height: int) -> Piece:
    label = say("pile", pile=pile + 1, card=CARD[card], height=height)
    return open_card(card_id(tag), card, "board", pile % 3, pile // 3, label=label, count=height)


def _backs(state: State) -> Iterator[Piece]:
    return (back(tag, seat, slot) for seat in range(state.players) for slot, _, tag in _held(state, seat))


def _seams(state: State) -> Iterator[Seam]:
    for pile, other in NEIGHBOURING:
        at = (pile % 3, pile // 3, other % 3, other // 3)
        yield seam("board", *at, state.top[pile], state.top[other], free=True)


def _score(state: State, seat: int) -> SeatScore:
    points = state.points[seat]
    to_go = state.target - points
    detail = say("to-go", points=to_go) if to_go > 0 else say("target-reached")
    won = seat in standings(state).winners
    return SeatScore(seat, points, (ScoreLine(say("points"), points),), detail, winner=won)


def ending(state: State) -> Fact:
    """Return a fact about why the game is over and who has won (PEN-G09, G10, G13)."""
    if max(state.points) >= state.target:
        return outcome(state, say("target-met", target=state.target))
    return outcome(state, say("last-round" if state.rounds >= state.max_rounds else "all-laid"))


def _describe_task(state: State, seat: int) -> Word:
    if state.phase == OVER or state.turn != seat:
        return ""
    return _after_goal(state, say("pass-now" if all(card == EMPTY for card in state.hand[seat]) else "lay"))


def _after_goal(state: State, fact: Fact) -> Fact:
    """Return a fact with the points played for before it (PEN-G09)."""
    return say("after", first=say("goal", target=state.target), then=fact)


def _opening(state: State) -> Word:
    """Return how the first seat was determined (TIC-G04), until somebody has acted."""
    begun = state.rounds or state.turn != state.first
    return "" if begun else drawn_for_start(state.drawn_card, state.first)
