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


def _is_alone(position: Position) -> bool:
    return len(position["players"]) == 1


@dataclass(frozen=True)
class Trays(Still):
    """The own cards of each seat that do not lie in its grid, and a place behind them where others come back.

    Alone one may have drawn more, so that the place behind them takes any card (GRI-G03).
    """

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield a zone for each seat."""
        for seat in seats_of(position):
            length = len(_in_tray(position, seat)) + 1
            yield Zone(f"hand-{seat}", "hand", min(ROW, length), -(-length // ROW), say("tray", whose=seat), seat)

    def places(self, position: Position) -> Iterator[Place]:
        """Yield a place for each card, and one more."""
        for seat in seats_of(position):
            own = position["players"][seat]["cards"]
            for index, card in enumerate([*_in_tray(position, seat), None]):
                path = () if card is None else ("players", seat, "cards", own.index(card))
                yield Place(f"hand-{seat}.{index}", f"hand-{seat}", index % ROW, index // ROW, card, path=path)

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Exchange a card for another one; one that comes back from the grid is there already."""
        zone, _, number = spot.partition(".")
        seat, index = int(zone.removeprefix("hand-")), int(number)
        own, shown = position["players"][seat]["cards"], _in_tray(position, seat)
        here = shown[index] if index < len(shown) else None
        may_vary = _is_alone(position) and len(own) + (1 if here is None else -1) >= _cells(position)
        if value in own and here is not None:
            one, other = own.index(here), own.index(value)
            own[one], own[other] = own[other], own[one]
        elif value is None and here is not None and may_vary:
            own.remove(here)
        elif here is None and value is not None and may_vary and value not in own:
            own.append(value)
        elif here is not None and value is not None:
            own[own.index(here)] = value
        elif value not in own:
            raise BadPosition("players: everybody keeps as many cards; lay another in its place (GRI-G01)", "players")


def _in_tray(position: Position, seat: int) -> list[str]:
    """Return the own cards of a seat that do not lie in its grid."""
    player = position["players"][seat]
    return [card for card in player["cards"] if card not in player["grid"]]


@dataclass(frozen=True)
class Grids(Slots):
    """The grids. A card that is not its seat's own becomes one, in place of the cell's card or of the last own one."""

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Lay an own card in a cell."""
        seat = int(spot.partition(".")[0].removeprefix("grid-"))
        player = position["players"][seat]
        if value is not None and value not in player["cards"]:
            _exchange(position, player, int(spot.partition(".")[2]), value)
        if value is not None:
            player["grid"] = ["" if card == value else card for card in player["grid"]]
        super().put(position, spot, value)


def _exchange(position: Position, player: Position, cell: int, value: Value) -> None:
    """Give a seat a card in place of a cell's; where none lies, of its last in no cell, which goes to the deck."""
    own, there = player["cards"], player["grid"][cell]
    if there:
        own[own.index(there)] = value
        return
    rest = _in_tray(position, position["players"].index(player))
    if not rest:
        raise BadPosition("players: every card of this seat lies in its grid already (GRI-G06)", "players")
    own[own.index(rest[-1])] = value
    position["deck"].append(rest[-1])


def settle(position: Position) -> None:
    """Leave out the order of dealing, and grids without cards."""
    forget(position, dealt=None)
    for player in position["players"]:
        if not any(player["grid"]):
            player["grid"] = []


EDITOR = Editor(
    things={"card": cards("deck")},
    parts=(
        Grids(
            "card", "players.*.grid", "grid", "grid", empty="", columns=_side, kind="board", size=_cells, touch=cell_id
        ),
        Trays("card"),
        Slots("card", "middle", "middle", "middle", kind="hand"),
    ),
    settle=settle,
    shown=("players.grid", "players.cards"),
)
