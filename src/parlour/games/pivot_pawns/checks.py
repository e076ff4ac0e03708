"""Check a designer's icons and starting cards of Pivot Pawns."""

from __future__ import annotations

from parlour.core.components import refuse_part
from parlour.games.pivot_pawns.components import CARDS, DRAWN, PAWNS, VECTORS, Components


def check_components(given: Components) -> None:
    """Raise BadComponents for icons that are not drawn, or cards on which the pawns cannot begin.

    On any five different cards the pawns can stand so that none is on its own colour, as there are three of each.
    """
    for place, name in enumerate(given.icons):
        refuse_part(
            name not in DRAWN, ("icons", place), f"{name!r} is no icon that is drawn; there are those of the rules"
        )
        refuse_part(
            name in given.icons[:place], ("icons", place), f"{name} is the name of an earlier icon, too (PIV-03)"
        )
    refuse_part(len(set(given.start)) < PAWNS, ("start",), "name five different cards: none gets two pawns (PIV-15)")
    refuse_part(span_of(given.start) < CARDS, ("start",), "these cards lie in a plane, which no pawn leaves (PIV-D9)")


def span_of(cards: tuple[int, ...]) -> int:
    """Return how many cards pivots could lead to from these, if no pawn were in the way."""
    span = {0}
    for card in cards:
        span |= {int(VECTORS[card]) ^ other for other in span}
    return len(span) - 1
