"""Check a designer's TIC deck."""

from __future__ import annotations

from operator import eq

from parlour.core.components import refuse_part
from parlour.games.tic.deck import CARDS, Deck


def check_deck(deck: Deck) -> None:
    """Raise BadComponents for a card that no clause can score: one that is there twice, or shares nothing."""
    first = {card: place for place, card in reversed(list(enumerate(deck.cards)))}
    for place, card in enumerate(deck.cards):
        twice = f"{card} is cards[{first[card]}], too; two cards alike are neither Nic, Single nor Tic (TIC-04 to 07)"
        refuse_part(first[card] != place, ("cards", place), twice)
    for place, card in enumerate(deck.cards):
        alone = sum(map(share, [card] * CARDS, deck.cards)) == 1
        refuse_part(alone, ("cards", place), f"{card} shares nothing with any other card, so no clause scores it")


def share(one: str, other: str) -> bool:
    """Whether two cards, given by name, have the same number, shape or colour."""
    return any(map(eq, one, other))
