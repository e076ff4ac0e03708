"""The editor of Pentic: nine piles and the hands."""

from __future__ import annotations

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Position, Slots
from parlour.games.pentic.record import HAND, PILES
from parlour.games.pentic.scene import pile_id
from parlour.games.tic.editing import cards


def settle(position: Position) -> None:
    """Take all tags away, and cover as many cards as the heights of the piles say."""
    position["tags"] = 0
    for player in position["players"]:
        player["tags"] = [0] * HAND
    for pile in position["piles"]:
        pile["tag"] = 0
    covered, deck = position["covered"], position["deck"]
    wanted = sum(pile["height"] for pile in position["piles"]) - PILES
    while len(covered) < wanted and deck:
        covered.insert(0, deck.pop())
    while len(covered) > max(0, wanted):
        deck.append(covered.pop(0))


EDITOR = Editor(
    things={"card": cards("deck", "covered")},
    parts=(
        Slots("card", "piles", "board", "piles", inner="top", columns=3, kind="board", touch=pile_id),
        Slots("card", "players.*.hand", "hand", "hand", empty=""),
    ),
    settle=settle,
    shown=("piles.top", "piles.tag", "tags", "players.hand", "players.tags"),
)
