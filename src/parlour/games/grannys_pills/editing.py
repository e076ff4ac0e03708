"""The editor of Granny's Pills: the grid, and everybody's schedule and prescription."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from parlour.core.editing.editor import Editor
from parlour.core.editing.parts import Look, Place, Position, Slots, Still, Thing, Value, seats_of
from parlour.core.facts import say
from parlour.core.scene import Zone
from parlour.games.grannys_pills.board import PILL
from parlour.games.grannys_pills.components import COPIES, MOST_COPIES, PILL_NAMES, PRESCRIPTIONS
from parlour.games.grannys_pills.scene import FACES, SLIP, read_slip

EMPTY = "."
TOP = ".top"
"""Ends the name of the place on top of a pill."""


def _pill(pill: Value, _position: Position) -> Look:
    kind = PILL_NAMES.index(str(pill))
    return Look("pill", FACES[kind], PILL[kind])


def _slip(number: Value, _position: Position) -> Look:
    face, (first, second, third) = read_slip(int(number))
    label = say("after", first=first, then=say("after", first=second, then=third))
    return Look("prescription", face, label, w=3, h=3)


def _zones(position: Position) -> Iterator[Zone]:
    for seat in seats_of(position):
        yield Zone(f"hand-{seat}", "board", SLIP + 3, 3, say("schedule-of", whose=seat), seat)


@dataclass(frozen=True)
class Schedules(Still):
    """The top pills of the schedules: only these are exchanged or taken, and others are laid on top of them."""

    def zones(self, position: Position) -> Iterator[Zone]:
        """Yield a zone for each seat."""
        return _zones(position)

    def places(self, position: Position) -> Iterator[Place]:
        """Yield the nine spaces of each schedule, and a place on top of each pill."""
        for seat in seats_of(position):
            for index, word in enumerate(position["players"][seat]["schedule"]):
                *below, top = word.split(">")
                value = None if top == EMPTY else top
                zone, spot, x, y = f"hand-{seat}", f"hand-{seat}.{index}", index % 3, index // 3
                path = ("players", seat, "schedule", index)
                label = say("stacked", pill=PILL[PILL_NAMES.index(top)], height=len(below) + 1) if below else ""
                yield Place(spot, zone, x, y, value, path=path, below=tuple(below), label=label)
                if value is not None:
                    yield Place(f"{spot}{TOP}", zone, x + 0.5, y, None, 0.5, 0.5, on=spot)

    def put(self, position: Position, spot: str, value: Value | None) -> None:
        """Exchange or take the top pill of a space, or lay another on it."""
        zone, _, index = spot.removesuffix(TOP).partition(".")
        schedule = position["players"][int(zone.removeprefix("hand-"))]["schedule"]
        pills = [pill for pill in schedule[int(index)].split(">") if pill != EMPTY]
        below = pills if spot.endswith(TOP) else pills[:-1]
        schedule[int(index)] = ">".join([*below, *([] if value is None else [str(value)])]) or EMPTY


@dataclass(frozen=True)
class Slips(Still):
    """The prescription of each seat."""

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


EDITOR = Editor(
    things={
        "pill": Thing(_pill, tuple(PILL_NAMES), each=MOST_COPIES, numbers=tuple(map(int, COPIES))),
        "prescription": Thing(_slip, tuple(range(len(PRESCRIPTIONS)))),
    },
    parts=(
        Slots("pill", "grid", "board", "grid", empty=EMPTY, columns=6, kind="board", touch="g{}".format),
        Schedules("pill", touch="s{}-{}".format),
        Slips("prescription"),
    ),
    settle=settle,
    shown=("last_tag", "players.prescription"),
)
