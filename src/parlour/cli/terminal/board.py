"""What one seat sees and has in hand, laid out with marks and a cursor: all of the screen that is no widget."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from parlour.cli.terminal.cells import Box, Drawn, Layout, Placed, Plan, flow
from parlour.cli.terminal.painting import Canvas, Marks, paint
from parlour.cli.terminal.table import Table
from parlour.cli.terminal.targets import Rect, Target, step
from parlour.cli.terminal.touching import Button, Touching
from parlour.cli.terminal.writing import Look, signed
from parlour.core.facts import say
from parlour.core.preview import Preview
from parlour.core.scene import Event
from parlour.core.text import width

MOST_FORESEEN = 40
"""More targets than these are too many to say of each what it brings."""
ARROWS = ("↖↑↗", "← →", "↙↓↘")
"""Where a neighbour lies, row by row."""
BUTTON = "button"
BESIDE = 1
"""Columns between two buttons."""


class Cursor(NamedTuple):
    """What the cursor is on: a zone and a target's key; a button has no zone of the scene."""

    zone: str
    key: str


class Board:
    """The table as one seat sees it. The cursor stays where it is while the position changes."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.cursor: Cursor | None = None
        self.past: int | None = None
        """After how many actions it is looked at; None for now."""
        self.touching = Touching(table, viewer)
        self.hinted = ""
        """What was said of a hint at this position."""
        self.pointed: tuple[str, ...] = ()
        """What is touched for it, and where it leads."""
        self.renew()

    def renew(self, keeping: bool = False) -> None:
        """Look at the position anew; others' moves leave in hand what one holds."""
        if self.past is not None and self.past >= len(self.table.match.entries):
            self.past = None
        self.hinted, self.pointed = "", ()
        before, self.touching = self.touching, Touching(self.table, self.viewer, self.past)
        if self.past is None:
            self.touching.try_out()
        if keeping and before.seat == self.viewer:
            self.touching.take_over(before)
        told = self.table.told
        self.events = told(self.viewer) if self.past is None else self.table.told_then(self.viewer, self.past)
        self.previews: dict[str, Preview] = {}
        self.lay_out()
        if self.touching.choices:
            self.cursor = self.cursor if self._on_legal() else None

    def lay_out(self) -> None:
        """Lay out what is seen now, and find out what the choices bring."""
        self.layout = Layout(
            self.touching.scene, self.viewer, self.touching.named, lambda word: self.table.say(word, self.viewer)
        )
        self.preview()

    def _on_legal(self) -> bool:
        """Whether what the cursor is on may be touched: else a turn begins with what may."""
        legal, cursor = self.touching.legal(), self.cursor
        here = self.layout.targets.get(cursor.zone, ()) if cursor else ()
        return any(it.key == cursor.key and legal.intersection(it.ids) for it in here if cursor)

    # --- laid out

    def plan(self, w: int, h: int) -> Plan:
        """What lies on the table."""
        return self.layout.plan(w, h)

    def button_plan(self, w: int) -> Plan:
        """What can be done and lies nowhere on the table; what stands in a row with others by its short text."""
        buttons = self.touching.buttons()
        rows = {button.row: None for button in buttons}
        plans = [it for row in rows for it in _row(row, [button for button in buttons if button.row == row])]
        return flow(plans, w, BESIDE)

    def paint(self, plan: Plan) -> Canvas:
        """Paint a plan with what may be touched, what is in hand, what happened last, and the cursor."""
        return paint(plan, Marks(self.marks(plan), self.badges(plan), self.cursor.key if self.cursor else None))

    def marks(self, plan: Plan) -> dict[str, str]:
        """The mark of every target: in hand, hinted at, may be touched, or part of what happened last."""
        legal = self.touching.legal()
        traced = {id for event in self.events for id in event.ids}
        kinds = {"chosen": {*self.touching.path}, "pointed": {*self.pointed}, "legal": legal, "trace": traced}
        marks = {}
        for it in plan.placed:
            ids = {*it.target.ids}
            mark = next((mark for mark, those in kinds.items() if ids & those), None)
            if mark:
                marks[it.target.key] = mark
        return marks

    def badges(self, plan: Plan) -> Mapping[str, str]:
        """What touching a target brings."""
        if not self.touching.path:
            return {}
        return {
            it.target.key: signed(self.previews[id].points)
            for it in plan.placed
            for id in it.target.ids
            if id in self.previews
        }

    # --- what is said

    def preview(self) -> None:
        """Find out what the choices one touch away bring."""
        self.previews = {}
        following = self.touching.next if self.touching.path else {}
        if len(following) > MOST_FORESEEN:
            return
        for id in following:
            choice = self.touching.choice_at([id])
            preview = self.touching.preview(choice) if choice else None
            if preview:
                self.previews[id] = preview

    def hint(self, target: Target | None) -> str:
        """What is under the cursor, and what touching it would do and bring."""
        if target is None:
            return ""
        choice = self.touching.choice_at(target.ids)
        if choice is None:
            return "   ".join((target.label, *self._edges(target)))
        preview = next((self.previews[id] for id in target.ids if id in self.previews), None) or self.touching.preview(
            choice
        )
        what = say("try-it") if choice in self.touching.tries else self.table.say(choice.label, self.viewer)
        does = self.table.say(say("enter-does", what=what))
        return f"{does} ({signed(preview.points)})" if preview else does

    def _edges(self, target: Target) -> Iterator[str]:
        """What its edges say to whom, by the direction they lie in."""
        for dx, dy, kind in self.layout.edges_of(target):
            arrow = ARROWS[(dy > 0) - (dy < 0) + 1][(dx > 0) - (dx < 0) + 1]
            yield f"{arrow} {self.table.say(say(f'edge-{kind}'))}"

    def told(self, room: int) -> Iterator[tuple[str, str]]:
        """What happened last, each with the points it brought: as much of its end as fits into so many columns."""
        said = [(self._points(event), self.table.say(event.text, self.viewer)) for event in self.events]
        if not said and (opening := self.touching.scene.opening):
            said = [("", self.table.say(opening, self.viewer))]
        used = accumulate(width(points) + width(text) + 3 for points, text in reversed(said))
        fitting = max(1, sum(columns <= room for columns in used))
        yield from said[-fitting:]

    def _points(self, event: Event) -> str:
        return signed(event.points) if event.points else ""

    def asked(self) -> str:
        """The one thing to do now, or why the last touch was refused; or that one looks back."""
        if self.past is not None:
            return self.table.say(say("past", number=self.past, count=len(self.table.match.entries)))
        tried = say("trying", steps=len(self.touching.tried)) if self.touching.tried else ""
        return (
            self.touching.notice
            or self.hinted
            or self.table.say(tried)
            or self.table.say(self.touching.scene.status, self.viewer)
        )

    # --- looking back

    def look(self, by: int) -> None:
        """Look so many actions further on or back."""
        last = len(self.table.match.entries)
        if not self.table.remembers:
            self.touching.notice = self.table.say(say("no-past"))
            return
        then = (last if self.past is None else self.past) + by
        self.past = max(0, then) if then < last else None
        self.renew(keeping=True)

    def come_back(self) -> None:
        """Look at the present again."""
        self.past = None
        self.renew(keeping=True)

    # --- walking and touching

    def find(self, placed: tuple[Placed, ...]) -> Placed | None:
        """What the cursor is on, among these.

        Where it is nowhere yet it goes to the first that may be touched, if possible one where a touch is not yet an
        action: whoever presses Enter once too often shall not have moved.
        """
        for it in placed:
            if self.cursor == Cursor(it.target.zone, it.target.key):
                return it
        legal = self.touching.legal()
        touchable = [it for it in placed if legal.intersection(it.target.ids)] or placed[:1]
        first = min(touchable, key=self._haste, default=None)
        self.cursor = Cursor(first.target.zone, first.target.key) if first else None
        return first

    def _haste(self, it: Placed) -> tuple[bool, bool]:
        """Whether something is only for the mind, and whether touching it is an action at once."""
        acts = frozenset(id for choice in self.touching.choices for id in choice.path)
        return acts.isdisjoint(it.target.ids), self.touching.choice_at(it.target.ids) is not None

    def walk(self, placed: tuple[Placed, ...], dx: int, dy: int) -> None:
        """Move the cursor in a direction."""
        here = self.find(placed)
        if here is not None:
            middles = [(2 * it.box.x + it.box.w, 2 * (2 * it.box.y + it.box.h)) for it in placed]
            self.put(placed[step(middles, placed.index(here), dx, dy)])

    def go_to(self, placed: tuple[Placed, ...], action: int | None) -> None:
        """Put the cursor where the first touch of an action goes, and mark all of it; what is in hand is put down."""
        self.touching.let_go()
        self.lay_out()
        if action is not None:
            choice = self.table.match.choice(self.viewer, action)
            self.pointed = (*choice.path, *((choice.to,) if choice.to else ()))
            path = choice.path[len(self.touching.path) :]
            first = next((it for it in placed if path and path[0] in it.target.ids), None)
            if first is not None:
                self.put(first)

    def next_legal(self, placed: tuple[Placed, ...], by: int) -> None:
        """Move the cursor to the next thing that may be touched."""
        here = self.find(placed)
        legal = self.touching.legal()
        if here is not None:
            at = placed.index(here)
            around = [placed[(at + by * i) % len(placed)] for i in range(1, len(placed) + 1)]
            self.put(next((it for it in around if legal.intersection(it.target.ids)), here))

    def put(self, it: Placed) -> None:
        """Put the cursor onto something."""
        self.cursor = Cursor(it.target.zone, it.target.key)

    def touch(self, it: Placed) -> bool:
        """Touch something; whether that was an action. Whoever looks back comes back first."""
        if self.past is not None:
            self.come_back()
            return False
        self.put(it)
        buttons = {button.key: button for button in self.touching.buttons()}
        choice = buttons[it.target.key].choice if it.target.zone == BUTTON and it.target.key in buttons else None
        acted = self.touching.act(choice.text) if choice else self.touching.touch(it.target.ids)
        if not acted:
            self.lay_out()
        return acted

    def let_go(self) -> None:
        """Put down what is in hand, or look at the present again."""
        if self.past is not None:
            self.come_back()
        self.touching.let_go()
        self.lay_out()


def _row(name: str, buttons: Sequence[Button]) -> Iterator[Plan]:
    """Buttons that stand in a row, behind its name."""
    if name:
        yield Plan(width(name), 1, ((0, 0, name),))
    for button in buttons:
        yield _button_plan(button)


def _button_plan(button: Button) -> Plan:
    look = Look((button.chip or button.label,))
    w = look.size[0]
    here, box = Rect(0, 0, 1, 1), Box(0, 0, w + 1, 1)
    target = Target(button.key, BUTTON, (button.key,), button.label, here, here)
    return Plan(w + 1, 1, (), (Drawn(box, look, button.key),), (Placed(box, target),))
