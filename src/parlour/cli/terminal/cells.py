"""Lays the zones of a scene out in characters, without knowledge of rules."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise, product
from typing import NamedTuple

from parlour.cli.terminal.inks import inks_of
from parlour.cli.terminal.targets import Rect, Target, targets_of
from parlour.cli.terminal.writing import BARE, EMPTY, NARROW, ROOMY, SMALL, Look, ground_looks, looks_of, stroke_of
from parlour.core.facts import Word
from parlour.core.scene import Piece, Scene, Zone
from parlour.core.text import NEXT_LINE, width

GAP = 3
"""Columns between zones."""
HEIGHTS = (5, 4, 3, 2, 1)
"""The heights of cells to try, in lines; the first with which all zones fit is used."""
BORDERED = 3
"""The least height of a cell with a border; lower cells are separated by a column."""
WIDE = 2.2
"""The ratio of a character's height to its width."""

ACROSS = {"tic": "═", "single": "─", "nic": "×"}
DOWN = {"tic": "║", "single": "│", "nic": "×"}
"""The signs of edges between neighbours beside and above each other, by the seam's kind."""

Say = Callable[[Word], str]


class Box(NamedTuple):
    """A rectangle of characters."""

    x: int
    y: int
    w: int
    h: int

    def at(self, x: int, y: int) -> Box:
        """Return the box moved by (x, y)."""
        return self._replace(x=self.x + x, y=self.y + y)


@dataclass(frozen=True)
class Drawn:
    """A look to draw in a box.

    key: the key of its target; empty for ground, which cannot be touched
    on_ground: whether it lies on ground, whose colour stays visible around it
    whole: whether it has no look of its own, so that marks stand at the edges of its box
    """

    box: Box
    look: Look
    key: str = ""
    on_ground: bool = False
    whole: bool = False


@dataclass(frozen=True)
class Placed:
    """A target and the box in which it can be touched."""

    box: Box
    target: Target


class Edge(NamedTuple):
    """The text and kind of an edge between two neighbouring cells, and where to write it."""

    x: int
    y: int
    text: str
    kind: str

    def at(self, x: int, y: int) -> Edge:
        """Return the edge moved by (x, y)."""
        return self._replace(x=self.x + x, y=self.y + y)


class Neighbour(NamedTuple):
    """The direction of a neighbouring cell, and the kind of the edge to it."""

    dx: float
    dy: float
    kind: str


@dataclass(frozen=True)
class Plan:
    """A layout of zones in ``w`` by ``h`` characters.

    titles, rim: texts with their positions: titles of zones, and numbers of rows and columns along boards
    drawn: what to draw, from the bottom up
    placed: what can be touched
    edges: drawn over all else
    """

    w: int
    h: int
    titles: tuple[tuple[int, int, str], ...] = ()
    drawn: tuple[Drawn, ...] = ()
    placed: tuple[Placed, ...] = ()
    edges: tuple[Edge, ...] = ()
    rim: tuple[tuple[int, int, str], ...] = ()

    def at(self, x: int, y: int) -> Plan:
        """Return the plan moved by (x, y), and enlarged by as much."""
        return Plan(
            self.w + x,
            self.h + y,
            tuple((left + x, top + y, text) for left, top, text in self.titles),
            tuple(replace(it, box=it.box.at(x, y)) for it in self.drawn),
            tuple(replace(it, box=it.box.at(x, y)) for it in self.placed),
            tuple(edge.at(x, y) for edge in self.edges),
            tuple((left + x, top + y, text) for left, top, text in self.rim),
        )


def overlay_plans(plans: Iterable[Plan]) -> Plan:
    """Combine plans into one, without moving them."""
    plans = tuple(plans)
    return Plan(
        max((plan.w for plan in plans), default=0),
        max((plan.h for plan in plans), default=0),
        tuple(title for plan in plans for title in plan.titles),
        tuple(it for plan in plans for it in plan.drawn),
        tuple(it for plan in plans for it in plan.placed),
        tuple(edge for plan in plans for edge in plan.edges),
        tuple(number for plan in plans for number in plan.rim),
    )


def format_number(number: int) -> str:
    """Format a number with a proper minus sign."""
    return f"{number}".replace("-", "−")


def stack_plans(plans: Sequence[Plan]) -> Plan:
    """Combine plans one below the other."""
    tops = accumulate((plan.h for plan in plans), initial=0)
    return overlay_plans(plan.at(0, top) for plan, top in zip(plans, tops, strict=False))


def flow_plans(plans: Sequence[Plan], room: int, gap: int = GAP) -> Plan:
    """Combine plans beside each other, in as many rows of at most ``room`` columns as they need."""
    rows: list[list[Plan]] = []
    for plan in plans:
        if rows and sum(it.w + gap for it in rows[-1]) + plan.w <= room:
            rows[-1].append(plan)
        else:
            rows.append([plan])
    return stack_plans([_join_row(row, gap) for row in rows])


def _join_row(plans: Sequence[Plan], gap: int) -> Plan:
    lefts = accumulate((plan.w + gap for plan in plans), initial=0)
    return overlay_plans(plan.at(left, 0) for plan, left in zip(plans, lefts, strict=False))


Plans = Sequence[Plan]


def _place_beside(boards: Plans, hands: Plans, supplies: Plans, others: Plans, w: int) -> Plan:
    """Place hands below the boards, and supplies and other seats' things to their right."""
    side = stack_plans([*supplies, *others])
    room = max([w - side.w - GAP, *(plan.w for plan in (*boards, *hands))])
    left = stack_plans([flow_plans(boards, room), flow_plans(hands, room)])
    return _trim_plan(overlay_plans([left, side.at(left.w + GAP, 0)]))


def _place_together(boards: Plans, hands: Plans, supplies: Plans, others: Plans, w: int) -> Plan:
    """Place hands below everything else."""
    return _trim_plan(stack_plans([flow_plans([*boards, *supplies, *others], w), flow_plans(hands, w)]))


def _place_below(boards: Plans, hands: Plans, supplies: Plans, others: Plans, w: int) -> Plan:
    """Place boards with supplies, then hands, then other seats' things, from top to bottom."""
    return _trim_plan(stack_plans([flow_plans([*boards, *supplies], w), flow_plans(hands, w), flow_plans(others, w)]))


def _trim_plan(plan: Plan) -> Plan:
    """Return a plan without the line below the last zone, unless numbers stand there."""
    return replace(plan, h=max([1, plan.h - 1, *(y + 1 for _, y, _ in plan.rim)]))


class Layout:
    """Lays out the scene that ``viewer`` sees. ``named``: the ids that occur in any choice."""

    def __init__(self, scene: Scene, viewer: int, named: Collection[str], say: Say) -> None:
        self.scene = scene
        self.viewer = viewer
        self.named = named
        self.say = say
        self.columns = NARROW
        self._plans: dict[tuple[int, int], Plan] = {}
        self.targets = {zone.id: targets_of(scene, zone.id, named, say) for zone in scene.zones}

    def plan(self, w: int, h: int) -> Plan:
        """Return the layout with the largest cells that fits into ``w`` by ``h`` characters.

        If none does, the plan is larger, and has to be scrolled.
        """
        if (w, h) not in self._plans:
            self._plans[w, h] = self._fitted(w, h)
        return self._plans[w, h]

    def _fitted(self, w: int, h: int) -> Plan:
        for high, self.columns in product(HEIGHTS, (ROOMY, NARROW)):
            groups = self._groups(high, w)
            for way in (_place_beside, _place_together, _place_below):
                plan = way(*groups, w)
                if plan.w <= w and plan.h <= h:
                    return plan
        return _place_below(*self._groups(HEIGHTS[-1], w), w)

    def _groups(self, high: int, w: int) -> tuple[list[Plan], list[Plan], list[Plan], list[Plan]]:
        """Return the plans of boards, the viewer's hands, supplies, and other seats' things, with cells so high."""
        groups: tuple[list[Plan], list[Plan], list[Plan], list[Plan]] = ([], [], [], [])
        for zone in self.scene.zones:
            plan = self._zone(zone, high, w)
            if plan is not None:
                groups[self._group(zone)].append(plan)
        return groups

    def _group(self, zone: Zone) -> int:
        mine = zone.owner in (None, self.viewer)
        if zone.kind == "board" or (zone.kind == "mat" and mine):
            return 0
        if zone.owner is None:
            return 2
        return 1 if mine and zone.kind == "hand" else 3

    # --- one zone

    def _zone(self, zone: Zone, high: int, w: int) -> Plan | None:
        """Return the plan of one zone under its title, None if it is empty and nothing in it can be touched."""
        pieces = [piece for piece in self.scene.pieces if piece.zone == zone.id]
        targets = self.targets[zone.id]
        title = self.say(zone.label)
        listed = zone.kind not in ("board", "mat") and zone.rows == 1
        if not pieces and (listed or not targets) and not self._touchable(targets):
            return None
        if listed and zone.owner != self.viewer and all(piece.face is None for piece in pieces):
            if not self._touchable(targets):
                return _plan_backs(title, pieces)
        return _Grid(self, zone, pieces, targets, high, w).plan(title)

    def edges_of(self, target: Target) -> Iterator[Neighbour]:
        """Yield each seam (a mark on the edge of two cells) at a target's cell: the step across it, and its kind."""
        x, y = target.place.x, target.place.y
        for seam in self.scene.seams:
            ends = ((seam.x1, seam.y1), (seam.x2, seam.y2))
            if seam.zone == target.zone and (x, y) in ends:
                there = ends[1 - ends.index((x, y))]
                yield Neighbour(there[0] - x, there[1] - y, seam.kind)

    def _touchable(self, targets: Iterable[Target]) -> bool:
        return any(id in self.named for target in targets for id in target.ids)


def _middle_of_overlap(one: int, other: int, length: int) -> int:
    """Return the middle of the overlap of two intervals of the same length, given by their starts."""
    return (max(one, other) + min(one, other) + length) // 2


def _plan_backs(title: str, pieces: Sequence[Piece]) -> Plan:
    """Return the plan of a zone in which all cards are face down: its title and their number."""
    text = f"{title}  {'▮' * len(pieces)} {sum(piece.count for piece in pieces)}"
    return Plan(width(text), 2, ((0, 0, text),))


class _Grid:
    """Lays out one zone: the columns and lines of its cells, and what lies in them."""

    def __init__(
        self, layout: Layout, zone: Zone, pieces: list[Piece], targets: Sequence[Target], high: int, w: int
    ) -> None:
        self.zone = zone
        self.pieces = pieces
        self.targets = targets
        self.seams = [seam for seam in layout.scene.seams if seam.zone == zone.id]
        self.say = layout.say
        self.looks = {target.key: looks_of(target, pieces, layout.say, layout.columns) for target in targets}
        self.grounds = list(self._grounds())
        needed = [look.size for look in (*self.looks.values(), *(look for _, look in self.grounds), BARE)]
        high = min(high, BORDERED) if zone.kind == "info" else high  # shown for information only, so small cells do
        self.ch = max(high, *(size[1] for size in needed))
        self.cw = max(round(WIDE * high), *(size[0] + (self.ch < BORDERED) for size in needed))
        self.fold = self._fold(zone, w)
        self.tops = self._lines(zone)
        self.row = math.ceil(zone.rows) * self.ch + (zone.rows > 1)

    def _fold(self, zone: Zone, w: int) -> float:
        """Return after how many cells a hand or supply that is too long continues below, inf if it does not."""
        if zone.kind in ("board", "mat") or zone.columns * self.cw <= w:
            return math.inf
        xs = sorted({0.0, *(it.place.x for it in self.targets)})
        unit = min((b - a for a, b in pairwise(xs)), default=1.0)
        if any(x % unit for x in xs) or any(it.place.w > unit for it in self.targets):
            return math.inf
        return max(unit, w // self.cw // unit * unit)

    def _lines(self, zone: Zone) -> list[tuple[float, int]]:
        """Return the line of characters of every y at which something begins; overlapping rows have a line each."""
        bases = [piece.y for piece in self.pieces if piece.level == 0 or piece.w == piece.h == 1]
        ys = sorted({*bases, *(target.place.y for target in self.targets), *range(math.ceil(zone.rows))})
        if any(y % 1 for y in ys):
            ys = sorted({*bases, *(target.place.y for target in self.targets)})
        rows: list[list[float]] = []
        for before, y in pairwise([-10.0, *ys]):
            if y - before >= NEXT_LINE:
                rows.append([])
            rows[-1].append(y)
        lines: list[tuple[float, int]] = []
        for row in rows:
            lines.append((row[0], max(round(row[-1] * self.ch), lines[-1][1] + 1) if lines else 0))
        return lines

    def _line(self, y: float) -> int:
        """Return the line of characters of a y, by the last row that begins there or above."""
        before = [(start, line) for start, line in self.tops if start <= y + 0.01]
        start, line = before[-1] if before else self.tops[0]
        return line + (round((y - start) * self.ch) if y - start >= NEXT_LINE else 0)

    def box(self, place: Rect) -> Box:
        """Return the characters that a place covers; a small place has the whole cell it is in."""
        if place.area < SMALL:
            place = Rect(math.floor(place.x), math.floor(place.y), 1, 1)
        row, x = divmod(place.x, self.fold) if self.fold < math.inf else (0, place.x)
        left, line = math.floor(x * self.cw), self._line(place.y)
        high = self.ch if place.h <= 1 else max(self.ch, self._line(place.y + place.h - 1) + self.ch - line)
        return Box(left, line + int(row) * self.row, max(1, math.floor((x + place.w) * self.cw) - left), high)

    def _grounds(self) -> Iterator[tuple[Rect, Look]]:
        """Yield every cell, with its look, of pieces that cover several cells, the lowest pieces first."""
        for piece in sorted(self.pieces, key=lambda piece: piece.level):
            wide = math.ceil(piece.w)
            if wide * math.ceil(piece.h) > 1:
                for i, look in enumerate(ground_looks(piece, self.say)):
                    yield Rect(piece.x + i % wide, piece.y + i // wide, 1, 1), look

    def plan(self, title: str) -> Plan:
        """Return the plan of the zone under its title: grounds, then targets."""
        grounds = [Drawn(self.box(place), look) for place, look in self.grounds]
        covered = {it.box for it in grounds}
        drawn = [*grounds, *self._strokes(), *(self._drawn(target, covered) for target in self._bottom_up())]
        placed = tuple(Placed(self.box(it.hit), it) for it in self.targets)
        w = max([width(title), *(it.box.x + it.box.w for it in drawn)])
        h = max([1, *(it.box.y + it.box.h for it in drawn)])
        rim = tuple(self._rim(h))
        left = max((-x for x, _, _ in rim), default=0)
        body = Plan(w, h, (), tuple(drawn), placed, tuple(self._edges()), rim).at(left, 1)
        return overlay_plans([Plan(w, 1, ((0, 0, title),)), replace(body, h=body.h + 1)])

    def _rim(self, below: int) -> Iterator[tuple[int, int, str]]:
        """Yield the numbers of rows, left of the board, and of columns, on line ``below``, with their positions."""
        if self.zone.numbers is None:
            return
        row, column = self.zone.numbers
        for y in range(round(self.zone.rows)):
            box, text = self.box(Rect(0, y, 1, 1)), format_number(row + y)
            yield -width(text) - 1, box.y + (box.h - 1) // 2, text
        for x in range(round(self.zone.columns)):
            box, text = self.box(Rect(x, 0, 1, 1)), format_number(column + x)
            yield box.x + (box.w - width(text)) // 2, below, text

    def _edges(self) -> Iterator[Edge]:
        """Yield the edges of all seams: on the borders of both cells, or in the free space between them."""
        for seam in self.seams:
            ends = (Rect(seam.x1, seam.y1, 1, 1), Rect(seam.x2, seam.y2, 1, 1))
            if abs(seam.x1 - seam.x2) > abs(seam.y1 - seam.y2):
                one, other = (self.box(end) for end in sorted(ends))
                sign, bordered = ACROSS[seam.kind], self.ch >= BORDERED
                yield Edge(other.x - 1, _middle_of_overlap(one.y, other.y, self.ch), sign * (1 + bordered), seam.kind)
                continue
            one, other = (self.box(end) for end in sorted(ends, key=lambda end: end.y))
            for y in range(other.y - (self.ch > 1), other.y + (self.ch >= BORDERED)):
                yield Edge(_middle_of_overlap(one.x, other.x, self.cw), y, DOWN[seam.kind], seam.kind)

    def _strokes(self) -> Iterator[Drawn]:
        """Yield pieces that lie across the middle of several cells, drawn on the last line of the upper ones."""
        for piece in self.pieces:
            if piece.w * piece.h > 1 and piece.level > 0 and not piece.short:
                box = self.box(Rect(piece.x, piece.y, 1, 1))
                middle = Box(box.x + box.w - 1, box.y + box.h - 1, 2, 1)
                yield Drawn(middle, Look((stroke_of(piece),), inks_of(piece)[0]))

    def _drawn(self, target: Target, covered: Collection[Box]) -> Drawn:
        box, look = self.box(target.hit), self.looks[target.key]
        cell, whole = box in covered, look == BARE
        return Drawn(box, BARE if cell and look.lines == (EMPTY,) else look, target.key, cell or whole, whole)

    def _bottom_up(self) -> list[Target]:
        """Return the targets, those that lie lower first."""
        level = {piece.id: piece.level for piece in self.pieces}
        return sorted(self.targets, key=lambda it: max((level.get(id, 0) for id in it.ids), default=0))
