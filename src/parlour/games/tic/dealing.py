"""Convert hands to and from JSON in the order of dealing, for games with ``hands.Dealt``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.objections import refuse
from parlour.games.tic.deck import CARDS, NAMES, NOBODY
from parlour.games.tic.hands import TABLE, Dealt, contains
from parlour.games.tic.notation import Card, read_cards, read_set, write_cards


def write_hand(state: Dealt, seat: int) -> dict[str, Any]:
    """Return a seat's hand in the order of dealing, as the field ``hand``."""
    return {"hand": write_cards(state.stock[state.holder == seat])}


def write_dealt(state: Dealt) -> dict[str, Any]:
    """Return the deck, the cards dealt, and the seat that holds each of these, as fields of a position."""
    stock, dealt = write_cards(state.stock), int(state.dealt)
    return {"deck": stock[dealt:], "dealt": stock[:dealt], "dealing": tuple(state.holder[:dealt].tolist())}


def read_hands(position: Any, laid: Iterable[str], rest: Iterable[Card], state: Dealt) -> None:
    """Read the hands of all seats; ``laid`` are the cards on the table, ``rest`` those not dealt.

    Positions written by hand need not say in which order cards were dealt (``dealt``) and to whom (``dealing``). Raises
    BadPosition if these do not agree with hands and table.
    """
    placed = [(str(card), seat) for seat, player in enumerate(position.players) for card in player.hand]
    placed += [(card, TABLE) for card in laid]
    if position.dealt is not None or position.dealing is not None:
        dealt, dealing = position.dealt or (), position.dealing or ()
        given = list(zip(map(str, dealt), dealing, strict=False))
        wrong = sorted(given) != sorted(placed) or len(dealt) != len(dealing)
        refuse(wrong, "dealt: does not agree with the hands and the table")
        placed = given
    state.dealt = len(placed)
    state.stock[:] = read_cards([*(card for card, _ in placed), *rest])
    state.holder[:] = [holder for _, holder in placed] + [NOBODY] * (CARDS - len(placed))
    for seat, player in enumerate(position.players):
        state.held[seat] = len(player.hand)
        state.low[seat], state.high[seat] = read_set(player.hand)


def check_barred(state: Dealt, field: str) -> None:
    """Raise BadPosition if a card is in a hand although everybody is said to know that it is not."""
    for place, card in enumerate(state.stock[: int(state.dealt)]):
        barred = contains(int(state.not_low[place]), int(state.not_high[place]), int(card))
        refuse(barred, f"{field}: {NAMES[card]} is in a hand of which it was told that it is not", at=(NAMES[card],))
