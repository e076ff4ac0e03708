"""How hands of TIC cards and the deck are drawn. ``state`` holds the plain values of a record (see ``core.values``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.core.facts import say
from parlour.core.scene import Piece
from parlour.games.tic.deck import CARD, EMPTY, NAMES
from parlour.games.tic.hands import Dealt


def open_card(identity: str, card: int, zone: str, x: float, y: float, **more: Any) -> Piece:
    """Draw a card face up; ``more`` are further fields of the piece."""
    shown = {"label": CARD[card], "face": NAMES[card], "short": (NAMES[card],), **more}
    return Piece(identity, "tic-card", zone, x, y, **shown)


def tag_shown(state: Dealt, card: int) -> int:
    """Find the place in the stock of a card, EMPTY if the viewer cannot know it."""
    stock: Any = state.stock
    return stock.index(card) if card in stock else EMPTY


def tags_held(state: Dealt, seat: int) -> list[int]:
    """List the tags of a hand in the order of dealing."""
    return [tag for tag, holder in enumerate(state.holder) if holder == seat]


def backs(state: Dealt) -> Iterator[Piece]:
    """Draw all hands as everybody sees them."""
    for seat in range(state.players):
        label = say("card-of", whose=seat)
        for slot, tag in enumerate(tags_held(state, seat)):
            yield Piece(f"card-{tag}", "tic-card", f"hand-{seat}", slot, 0, label, owner=seat)


def own_hand(state: Dealt, seat: int) -> Iterator[Piece]:
    """Draw a hand as its owner sees it."""
    for slot, tag in enumerate(tags_held(state, seat)):
        yield open_card(f"card-{tag}", state.stock[tag], f"hand-{seat}", slot, 0, owner=seat)


def deck(left: int, zone: str = "supply") -> Iterator[Piece]:
    """Draw a deck that is not empty."""
    if left > 0:
        yield Piece("deck", "tic-card", zone, 0, 0, say("deck-left", cards=left), count=left)
