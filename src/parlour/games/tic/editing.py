"""What editors of games with the TIC deck share: its cards, each of which lies in one place."""

from __future__ import annotations

from typing import Any

from parlour.core.editing.parts import Look, Position, Thing, Value
from parlour.games.tic.deck import CARD, NAMES

NUMBERS = {name: number for number, name in enumerate(NAMES)}


def look(card: Value, _position: Position) -> Look:
    """Return how a card is drawn."""
    return Look("tic-card", str(card), CARD[NUMBERS[str(card)]])


def cards(*sources: str) -> Thing:
    """Return the cards; those in no place lie in the lists at ``sources``, such as the deck."""
    return Thing(look, tuple(NAMES), sources=sources)


def forget(position: dict[str, Any], **fields: Any) -> None:
    """Reset the fields of revealed and drawn cards to their defaults."""
    for name, value in fields.items():
        if name in position:
            position[name] = value
