"""Write and read TIC cards in positions, and check them."""

from __future__ import annotations

import functools
import operator
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated

from parlour.core.bits import members
from parlour.core.objections import refuse, repeats
from parlour.core.positions import Code, coded, notation, seats
from parlour.games.tic.deck import CARDS, EMPTY, NAMES, RANK, SEATS
from parlour.games.tic.hands import LOW

CARD = notation(NAMES, "", "no card; cards are written like 3Xo")
write_card, read_card = CARD.write, CARD.read

Card = Annotated[str | None, coded(CARD)]
"""A card as 3Xo, null for one the viewer may not see, "" for none."""

Seat = Annotated[int, seats(SEATS)]

Known = Annotated[str, coded(Code(lambda card: write_card(card) or "", read_card, EMPTY))]
"""A card that is never hidden, "" for none."""


def write_cards(cards: Iterable[int]) -> tuple[Card, ...]:
    """Return the names of cards."""
    return tuple(write_card(int(card)) for card in cards)


def read_cards(cards: Iterable[Card]) -> list[int]:
    """Return the numbers of cards."""
    return [read_card(card) for card in cards]


def read_set(cards: Iterable[Card]) -> tuple[int, int]:
    """Return a set of cards as low and high parts (see ``hands``)."""
    found = functools.reduce(operator.or_, (1 << read_card(card) for card in cards), 0)
    return found & (1 << LOW) - 1, found >> LOW


def write_set(low: int, high: int) -> tuple[str, ...]:
    """Return the names of a set's cards in ascending order (inverse of ``read_set``)."""
    return tuple(NAMES[card] for card in members(int(low) | int(high) << LOW))


def check_set(cards: Sequence[Card], field: str) -> None:
    """Raise BadPosition unless these are names of cards, none twice."""
    check_names(cards, field)
    refuse(repeats(cards), f"{field}: a set names every card once")


def check_names(cards: Iterable[Card], field: str) -> None:
    """Raise BadPosition unless all of these are names of cards."""
    for card in cards:
        refuse(card not in NAMES, f"{card!r} is no card; cards are written like 3Xo", field, (str(card),))


def check_cards(cards: Sequence[Card]) -> None:
    """Raise BadPosition unless every card occurs exactly once (TIC-02)."""
    check_names(cards, "cards")
    for card, times in Counter(cards).items():
        refuse(times > 1, f"{card} lies in {times} places (TIC-02)", "cards", (str(card),))
    if len(cards) < CARDS:
        missing = next(card for card in NAMES if card not in cards)
        refuse(missing, f"{CARDS - len(cards)} cards are missing, {missing} for one (TIC-02)", "cards")


def check_drawn(drawn: Sequence[str], first: int) -> None:
    """Raise BadPosition unless all seats drew different cards and ``first`` drew the best, or nobody drew."""
    if any(drawn):
        wrong = "" in drawn or repeats(drawn)
        refuse(wrong, "drawn: everybody drew another card for the start, or nobody did (TIC-G03)")
        ranks = [int(RANK[card]) for card in read_cards(drawn)]
        refuse(ranks.index(max(ranks)) != first, "first: the best card drawn takes the first turn (TIC-G03)")
