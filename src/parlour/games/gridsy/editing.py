"""The editor of Gridsy: the grids, everybody's own cards, and the middle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Place, Position, Slots, Still, Value, seats_of
from parlour.core.errors import BadPosition
from parlour.core.facts import say
from parlour.core.scene import Zone
from parlour.games.gridsy.scene import cell_id
from parlour.games.tic.editing import cards, forget

ROW = 8


def _side(position: Position) -> int:
    return int(position["options"].get("grid", 4))


def _cells(position: Position) -> int:
    return _side(position) ** 2


@dataclass(frozen=True)
class Trays(Still):
    """The own cards of each seat, in their order; the place of a card that lies in the grid is empty."""

    thing: str = "card"

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield a zone for each seat."""
        for seat in seats_of(position):
            length = max(1, len(position["players"][seat]["cards"]))
            yield Zone(f"hand-{seat}", "hand", min(ROW, length), -(-length // ROW), say("tray", whose=seat), seat)

    def places(self, position: Position) -> Iterator[Place]:
        """Yield a place for each own card."""
        for seat in seats_of(position):
            player = position["players"][seat]
            laid = {*player["grid"]}
            for index, card in enumerate(player["cards"]):
                value = None if card in laid else card
                path = ("players", seat, "cards", index)
                yield Place(f"hand-{seat}.{index}", f"hand-{seat}", index % ROW, index // ROW, value, path=path)

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Exchange a card for another one; one that comes back from the grid takes this place."""
        zone, _, number = spot.partition(".")
        player, index = position["players"][int(zone.removeprefix("hand-"))], int(number)
        own = player["cards"]
        if value is None and own[index] not in player["grid"]:
            raise BadPosition("players: everybody keeps as many cards; lay another in its place (GRI-G01)", "players")
        if value is None:
            return
        if value in own:
            other = own.index(value)
            own[other], own[index] = own[index], value
            return
        if own[index] in player["grid"]:
            raise BadPosition("players: first take the card of this place from the grid (GRI-G01)", "players")
        own[index] = value


@dataclass(frozen=True)
class Grids(Slots):
    """The grids, in which only the own cards of a seat lie."""

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Lay an own card in a cell."""
        seat = int(spot.partition(".")[0].removeprefix("grid-"))
        player = position["players"][seat]
        if value is not None and value not in player["cards"]:
            raise BadPosition(f"players[{seat}].grid: {value} is not among the cards of this seat (GRI-G06)", "players")
        if value is not None:
            player["grid"] = ["" if card == value else card for card in player["grid"]]
        super().put(position, spot, value)


def settle(position: Position) -> None:
    """Leave out the order of dealing, and grids without cards."""
    forget(position, dealt=None)
    for player in position["players"]:
        if not any(player["grid"]):
            player["grid"] = []


def _touch(_position: Position, seat: int, cell: int) -> str:
    return cell_id(seat, cell)


EDITOR = Editor(
    things={"card": cards("deck")},
    parts=(
        Grids(
            "card", "players.*.grid", "grid", "grid", empty="", columns=_side, kind="board", size=_cells, touch=_touch
        ),
        Trays(),
        Slots("card", "middle", "middle", "middle", kind="hand"),
    ),
    settle=settle,
    shown=("players.grid", "players.cards"),
)
