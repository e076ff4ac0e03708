"""Icons of the fifteen cards of Pivot Pawns, as faces and as facts."""

from __future__ import annotations

from parlour.core.facts import say
from parlour.games.pivot_pawns.components import CARDS, COLOURS, ICON_CARDS, ICON_NAMES, PAWNS
from parlour.games.pivot_pawns.strategy.solver import THIRD_CARD

ICON = tuple(say("icon", name=name.replace(" ", "-")) for name in ICON_NAMES)
COLOUR = tuple(say("colour", colour=colour) for colour in COLOURS)
PAWN = tuple(say("pawn", colour=colour) for colour in COLOURS)


def icon_face(icon: int) -> str:
    """Return the name of an icon with its colour, as in faces.

    >>> icon_face(21)
    'pine tree-green'
    """
    return f"{ICON_NAMES[icon]}-{COLOURS[icon % PAWNS]}"


def shared_icon(a: int, b: int) -> int:
    """Return the icon that two different cards share (PIV-03)."""
    return ICON_CARDS.index(tuple(sorted((a, b, THIRD_CARD[a][b]))))


def icons_of(card: int) -> list[int]:
    """Return the seven icons of a card, the centre first (PIV-D2)."""
    return [card, *(icon for icon, cards in enumerate(ICON_CARDS) if card in cards and icon != card)]


FACES = tuple(",".join(icon_face(icon) for icon in icons_of(card)) for card in range(CARDS))
OTHERS = tuple(tuple(ICON[icon] for icon in icons_of(card)[1:]) for card in range(CARDS))
