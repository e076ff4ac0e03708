"""Draw hands of TIC cards and the deck. ``state`` holds the plain values of a record (see ``core.values``)."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import Any

from parlour.core.facts import Fact, say
from parlour.core.scene import Piece, ScorePart, Seam, Zone
from parlour.core.standings import standings
from parlour.core.values import once
from parlour.games.tic.deck import CARD, COMMON, EMPTY, NAMES, NIC, SEAMS, SHORT
from parlour.games.tic.hands import Dealt


def card_id(tag: int) -> str:
    """Return the id of a card, by its place in the stock."""
    return f"c{tag}"


def open_card(identity: str, card: int, zone: str, x: float, y: float, owner: int | None = None, **more: Any) -> Piece:
    """Draw a card face up; ``more`` are further fields of the piece."""
    if more:
        return Piece(identity, "tic-card", zone, x, y, **_face_of(card) | more)
    return _plain_card(identity, card, zone, x, y, owner)


@functools.lru_cache(maxsize=1 << 14)
def _plain_card(identity: str, card: int, zone: str, x: float, y: float, owner: int | None) -> Piece:
    return Piece(identity, "tic-card", zone, x, y, **_face_of(card), owner=owner)


def _face_of(card: int) -> dict[str, Any]:
    return {"label": CARD[card], "face": NAMES[card], "short": (SHORT[card],)}


@functools.lru_cache(maxsize=1 << 12)
def back(tag: int, seat: int, slot: int) -> Piece:
    """Draw the back of a card in a hand."""
    return Piece(card_id(tag), "tic-card", f"hand-{seat}", slot, 0, say("card-of", whose=seat), owner=seat)


@functools.lru_cache(maxsize=1 << 14)
def seam(zone: str, x1: float, y1: float, x2: float, y2: float, one: int, other: int, free: bool = False) -> Seam:
    """Draw the edge between two cards; ``free``: a Nic there is neither forbidden nor costs anything."""
    common = int(COMMON[one, other])
    return Seam(zone, x1, y1, x2, y2, SEAMS[common], quiet=free and common == NIC)


def tag_shown(state: Dealt, card: int) -> int:
    """Return the place in the stock of a card, EMPTY if the viewer cannot know it."""
    return once(state, _tags).get(card, EMPTY)


def shown_id(state: Dealt, card: int) -> str:
    """Return the id of a card that the viewer knows."""
    return card_id(tag_shown(state, card))


def _tags(state: Dealt) -> dict[int, int]:
    return {card: tag for tag, card in enumerate(state.stock)}


def tags_held(state: Dealt, seat: int) -> list[int]:
    """Return the tags of a hand in the order of dealing."""
    return [tag for tag, holder in enumerate(state.holder) if holder == seat]


def backs(state: Dealt) -> Iterator[Piece]:
    """Draw all hands as everybody sees them: face down."""
    for seat in range(state.players):
        for slot, tag in enumerate(tags_held(state, seat)):
            yield back(tag, seat, slot)


def own_hand(state: Dealt, seat: int) -> Iterator[Piece]:
    """Draw a hand as its owner sees it: face up."""
    for slot, tag in enumerate(tags_held(state, seat)):
        yield open_card(card_id(tag), state.stock[tag], f"hand-{seat}", slot, 0, owner=seat)


def in_hand(state: Dealt, seat: int, points: int) -> ScorePart:
    """Return what the cards of a hand bring or cost."""
    ids = tuple(card_id(tag) for tag in tags_held(state, seat))
    return ScorePart(say("in-hand", cards=len(ids)), points, ids)


def won_after(state: Any, because: Fact) -> Fact:
    """Return a fact that gives the reason for the end, the winners and their points (TIC-G07)."""
    points, winners, *_ = standings(state)
    return say("after", first=because, then=say("wins", who=winners, points=max(points)))


def hands_and_deck(lengths: Iterable[int]) -> Iterator[Zone]:
    """Yield the zones of the hands, so long by seat, and of the deck."""
    for seat, length in enumerate(lengths):
        yield Zone(f"hand-{seat}", "hand", length, 1, say("hand", whose=seat), seat)
    yield Zone("supply", "supply", 1, 1, say("deck"))


def deck(left: int, zone: str = "supply", x: float = 0, y: float = 0) -> Iterator[Piece]:
    """Draw a deck, unless it is empty."""
    if left > 0:
        yield Piece("deck", "tic-card", zone, x, y, say("deck-left", cards=left), count=left)
