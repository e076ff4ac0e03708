"""Check what Queen of the Ticcitories needs of a designer's deck besides what other games need."""

from __future__ import annotations

from parlour.core.components import refuse_part
from parlour.games.tic.deck import Deck

MOST_BEARERS = 5


def check_bearers(deck: Deck) -> None:
    """Raise BadComponents if more than five cards are of one type: a type could have two clusters then (QUE-21)."""
    for place, card in enumerate(deck.cards):
        for left in range(3):
            alike = [other[:left] + other[left + 1 :] == card[:left] + card[left + 1 :] for other in deck.cards]
            words = (
                f"{sum(alike)} cards are of one type with {card}; Queen of the Ticcitories has room for five (QUE-21)"
            )
            refuse_part(sum(alike) > MOST_BEARERS, ("cards", place), words)
