"""What the positions of all games with TIC cards have in common when they are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from parlour.core.errors import BadPosition
from parlour.games.tic.deck import CARDS, NAMES, RANK
from parlour.games.tic.hands import LOW


def check_cards(cards: Sequence[str | None]) -> None:
    """Raise BadPosition unless every card is there once (TIC-02)."""
    for card, times in Counter(cards).items():
        if card not in NAMES:
            raise BadPosition(f"{card!r} is no card; cards are written like 3Xo", "cards")
        if times > 1:
            raise BadPosition(f"{card} lies in {times} places (TIC-02)", "cards")
    if len(cards) < CARDS:
        missing = next(card for card in NAMES if card not in cards)
        raise BadPosition(f"{CARDS - len(cards)} cards are missing, {missing} for one (TIC-02)", "cards")


def check_drawn(drawn: Sequence[str], first: int) -> None:
    """Raise BadPosition unless everybody drew another card for the start, the best by the first seat, or nobody did."""
    if not any(drawn):
        return
    if set(drawn) - set(NAMES) or len(set(drawn)) < len(drawn):
        raise BadPosition("drawn: everybody drew another card for the start, or nobody did (TIC-G03)", "drawn")
    ranks = [int(RANK[NAMES.index(card)]) for card in drawn]
    if ranks.index(max(ranks)) != first:
        raise BadPosition("first: the best card drawn takes the first turn (TIC-G03)", "first")


def read_set(names: Iterable[str]) -> tuple[int, int]:
    """Give a set of cards in two parts, as ``hands`` keeps it."""
    cards = sum(1 << NAMES.index(name) for name in names)
    return cards & (1 << LOW) - 1, cards >> LOW


def read_dealing(
    placed: list[tuple[str, int]], dealt: Sequence[str | None] | None, dealing: Sequence[int] | None
) -> tuple[list[str], list[int]]:
    """Give the cards dealt and who holds each, in the order of dealing; positions written by hand need not say it.

    ``placed`` are the cards that hands and table show, each with its holder. Raises BadPosition if they disagree.
    """
    if dealt is None and dealing is None:
        return [card for card, _ in placed], [holder for _, holder in placed]
    dealt, dealing = dealt or (), dealing or ()
    given = list(zip(map(str, dealt), dealing, strict=False))
    if sorted(given) != sorted(placed) or len(dealt) != len(dealing):
        raise BadPosition("dealt: does not agree with the hands and the table", "dealt")
    return [card for card, _ in given], [holder for _, holder in given]
