"""The editor of Granny's Pills: the grid, and everybody's schedule and prescription."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Look, Place, Position, Slots, Still, Thing, Touch, Value, seats_of
from parlour.core.facts import say
from parlour.core.scene import Zone
from parlour.games.grannys_pills.board import PILL, PILL_NAMES, PRESCRIPTIONS
from parlour.games.grannys_pills.record import OF_A_KIND
from parlour.games.grannys_pills.scene import FACES, SLIP, WANTED

EMPTY = "."


def _pill(pill: Value, _position: Position) -> Look:
    kind = PILL_NAMES.index(str(pill))
    return Look("pill", FACES[kind], PILL[kind])


def _slip(number: Value, _position: Position) -> Look:
    kinds = WANTED[int(number)]
    rows = [kinds[first : first + 3] for first in (0, 3, 6)]
    face = "/".join(" ".join(FACES[kind] for kind in row) for row in rows)
    said = [say("prescribed", left=PILL[a], middle=PILL[b], right=PILL[c]) for a, b, c in rows]
    label = say("after", first=said[0], then=say("after", first=said[1], then=said[2]))
    return Look("prescription", face, label, w=3, h=3)


def _zones(position: Position) -> Iterator[Zone]:
    for seat in seats_of(position):
        yield Zone(f"hand-{seat}", "board", SLIP + 3, 3, say("schedule-of", whose=seat), seat)


@dataclass(frozen=True)
class Schedules(Still):
    """The top pills of the schedules; on a stack only the top one is exchanged or taken."""

    thing: str = "pill"
    touch: Touch = lambda position, seat, space: f"s{seat}-{space}"

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield a zone for each seat."""
        return _zones(position)

    def places(self, position: Position) -> Iterator[Place]:
        """Yield the nine spaces of each schedule."""
        for seat in seats_of(position):
            for index, word in enumerate(position["players"][seat]["schedule"]):
                top = word.split(">")[-1]
                value = None if top == EMPTY else top
                path = ("players", seat, "schedule", index)
                yield Place(f"hand-{seat}.{index}", f"hand-{seat}", index % 3, index // 3, value, path=path)

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Exchange or take the top pill of a space."""
        zone, _, index = spot.partition(".")
        schedule = position["players"][int(zone.removeprefix("hand-"))]["schedule"]
        below = [pill for pill in schedule[int(index)].split(">")[:-1] if pill != EMPTY]
        schedule[int(index)] = ">".join([*below, *([] if value is None else [str(value)])]) or EMPTY


@dataclass(frozen=True)
class Slips(Still):
    """The prescription of each seat."""

    thing: str = "prescription"

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield a zone for each seat."""
        return _zones(position)

    def places(self, position: Position) -> Iterator[Place]:
        """Yield the place beside each schedule."""
        for seat in seats_of(position):
            number = position["players"][seat]["prescription"]
            yield Place(f"slip-{seat}", f"hand-{seat}", SLIP, 0, number, 3, 3, ("players", seat, "prescription"))

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Give a seat another prescription."""
        position["players"][int(spot.removeprefix("slip-"))]["prescription"] = value


def settle(position: Position) -> None:
    """Take all tags away."""
    position["tags"], position["last_tag"] = [], 0
    for player in position["players"]:
        player["tags"] = []


def _touch_grid(_position: Position, place: int) -> str:
    return f"g{place}"


EDITOR = Editor(
    things={
        "pill": Thing(_pill, tuple(PILL_NAMES), each=OF_A_KIND),
        "prescription": Thing(_slip, tuple(range(len(PRESCRIPTIONS)))),
    },
    parts=(
        Slots("pill", "grid", "board", "grid", empty=EMPTY, columns=6, kind="board", touch=_touch_grid),
        Schedules(),
        Slips(),
    ),
    settle=settle,
    shown=("last_tag", "players.prescription"),
)
