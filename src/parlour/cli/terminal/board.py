"""The state of the screen for one seat: layout, marks, cursor, moment looked at; independent of widgets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from parlour.cli.terminal.cells import Box, Drawn, Layout, Placed, Plan, flow_plans
from parlour.cli.terminal.painting import Canvas, Marks, paint_plan
from parlour.cli.terminal.table import Table
from parlour.cli.terminal.targets import Rect, Target, nearest_place
from parlour.cli.terminal.touching import Button, Touching
from parlour.cli.terminal.writing import Look, format_signed
from parlour.core.facts import say
from parlour.core.preview import Preview
from parlour.core.scene import Event
from parlour.core.text import width

MOST_FORESEEN = 40
"""The most targets for which previews are computed."""
ARROWS = ("↖↑↗", "← →", "↙↓↘")
"""Arrows to the neighbours of a cell, row by row."""
BUTTON = "button"
BESIDE = 1
"""Columns between two buttons."""


class Cursor(NamedTuple):
    """What the cursor is on: a zone and a target's key; for buttons the zone is BUTTON."""

    zone: str
    key: str


class Board:
    """The table as the seat ``viewer`` sees it. The cursor stays where it is while the position changes."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.cursor: Cursor | None = None
        self.past: int | None = None
        """The moment looked at, as a number of actions; None for the present."""
        self.touching = Touching(table, viewer)
        self.hinted = ""
        """The text of the hint for this position, if one was asked for."""
        self.pointed: tuple[str, ...] = ()
        """The ids to touch for the hint, and its target."""
        self.renew()

    def renew(self, keeping: bool = False) -> None:
        """Read the position again. ``keeping``: keep what the viewer has touched, as others' actions do."""
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
        """Make the layout of the current scene, and the previews of choices."""
        self.layout = Layout(
            self.touching.scene, self.viewer, self.touching.named, lambda word: self.table.say(word, self.viewer)
        )
        self.preview()

    def _on_legal(self) -> bool:
        """Tell whether the thing under the cursor may be touched; if not, a turn resets the cursor."""
        legal, cursor = self.touching.legal(), self.cursor
        here = self.layout.targets.get(cursor.zone, ()) if cursor else ()
        return any(it.key == cursor.key and legal.intersection(it.ids) for it in here if cursor)

    # --- laid out

    def plan(self, w: int, h: int) -> Plan:
        """Return the plan of the table for ``w`` by ``h`` characters."""
        return self.layout.plan(w, h)

    def button_plan(self, w: int) -> Plan:
        """Return the plan of the buttons, those with a common row behind its heading."""
        buttons = self.touching.buttons()
        rows = {button.row: None for button in buttons}
        plans = [it for row in rows for it in _row_plans(row, [button for button in buttons if button.row == row])]
        return flow_plans(plans, w, BESIDE)

    def paint(self, plan: Plan) -> Canvas:
        """Paint a plan with its marks, badges and the cursor."""
        return paint_plan(plan, Marks(self.marks(plan), self.badges(plan), self.cursor.key if self.cursor else None))

    def marks(self, plan: Plan) -> dict[str, str]:
        """Return the marks of targets by key: chosen, pointed (hint), legal, or trace (part of what happened last)."""
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
        """Return, by target key, the points that touching a target brings; empty before the first touch."""
        if not self.touching.path:
            return {}
        return {
            it.target.key: format_signed(self.previews[id].points)
            for it in plan.placed
            for id in it.target.ids
            if id in self.previews
        }

    # --- what is said

    def preview(self) -> None:
        """Compute the previews of choices that the next touch completes, unless there are too many."""
        self.previews = {}
        following = self.touching.next if self.touching.path else {}
        if len(following) > MOST_FORESEEN:
            return
        for id in following:
            choice = self.touching.choice_at([id])
            preview = self.touching.preview(choice) if choice else None
            if preview:
                self.previews[id] = preview

    def describe_target(self, target: Target | None) -> str:
        """Return a line on a target: what touching it does and brings, or what it is and what its edges say."""
        if target is None:
            return ""
        choice = self.touching.choice_at(target.ids)
        if choice is None:
            return "   ".join((target.label, *self._edge_texts(target)))
        preview = next((self.previews[id] for id in target.ids if id in self.previews), None) or self.touching.preview(
            choice
        )
        what = say("try-it") if choice in self.touching.tries else self.table.say(choice.label, self.viewer)
        does = self.table.say(say("enter-does", what=what))
        return f"{does} ({format_signed(preview.points)})" if preview else does

    def _edge_texts(self, target: Target) -> Iterator[str]:
        """Yield what a target's edges say, behind an arrow for their direction."""
        for dx, dy, kind in self.layout.edges_of(target):
            arrow = ARROWS[(dy > 0) - (dy < 0) + 1][(dx > 0) - (dx < 0) + 1]
            yield f"{arrow} {self.table.say(say(f'edge-{kind}'))}"

    def latest_events(self, room: int) -> Iterator[tuple[str, str]]:
        """Yield what happened last, each with its points: the latest that fit into ``room`` columns, at least one."""
        said = [(self._points(event), self.table.say(event.text, self.viewer)) for event in self.events]
        if not said and (opening := self.touching.scene.opening):
            said = [("", self.table.say(opening, self.viewer))]
        used = accumulate(width(points) + width(text) + 3 for points, text in reversed(said))
        fitting = max(1, sum(columns <= room for columns in used))
        yield from said[-fitting:]

    def _points(self, event: Event) -> str:
        return format_signed(event.points) if event.points else ""

    def prompt_text(self) -> str:
        """Return the prompt: the moment looked back at, else a refusal, the hint, what is tried, or what to do."""
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

    def look_back(self, by: int) -> None:
        """Move the moment looked at by a number of actions; negative numbers go back."""
        last = len(self.table.match.entries)
        if not self.table.remembers:
            self.touching.notice = self.table.say(say("no-past"))
            return
        then = (last if self.past is None else self.past) + by
        self.past = max(0, then) if then < last else None
        self.renew(keeping=True)

    def come_back(self) -> None:
        """Look at the present position again."""
        self.past = None
        self.renew(keeping=True)

    # --- walking and touching

    def find_cursor(self, placed: tuple[Placed, ...]) -> Placed | None:
        """Return what the cursor is on, after placing it if it is on none of ``placed``.

        It is placed on the first thing that may be touched, preferably one where a touch is not yet an action, so that
        pressing Enter once too often does not make a move.
        """
        for it in placed:
            if self.cursor == Cursor(it.target.zone, it.target.key):
                return it
        legal = self.touching.legal()
        touchable = [it for it in placed if legal.intersection(it.target.ids)] or placed[:1]
        first = min(touchable, key=self._cursor_order, default=None)
        self.cursor = Cursor(first.target.zone, first.target.key) if first else None
        return first

    def _cursor_order(self, it: Placed) -> tuple[bool, bool]:
        """Return the sort key for placing the cursor: what is only for tries last, what acts at once after the rest."""
        acts = frozenset(id for choice in self.touching.choices for id in choice.path)
        return acts.isdisjoint(it.target.ids), self.touching.choice_at(it.target.ids) is not None

    def walk(self, placed: tuple[Placed, ...], dx: int, dy: int) -> None:
        """Move the cursor to the nearest thing in a direction."""
        here = self.find_cursor(placed)
        if here is not None:
            middles = [(2 * it.box.x + it.box.w, 2 * (2 * it.box.y + it.box.h)) for it in placed]
            self.move_cursor(placed[nearest_place(middles, placed.index(here), dx, dy)])

    def go_to(self, placed: tuple[Placed, ...], action: int | None) -> None:
        """Put back what was touched, mark all ids of an action, and move the cursor to its first touch."""
        self.touching.let_go()
        self.lay_out()
        if action is not None:
            choice = self.table.match.choice(self.viewer, action)
            self.pointed = (*choice.path, *((choice.to,) if choice.to else ()))
            path = choice.path[len(self.touching.path) :]
            first = next((it for it in placed if path and path[0] in it.target.ids), None)
            if first is not None:
                self.move_cursor(first)

    def next_legal(self, placed: tuple[Placed, ...], by: int) -> None:
        """Move the cursor to the next (``by`` 1) or previous (−1) thing that may be touched."""
        here = self.find_cursor(placed)
        legal = self.touching.legal()
        if here is not None:
            at = placed.index(here)
            around = [placed[(at + by * i) % len(placed)] for i in range(1, len(placed) + 1)]
            self.move_cursor(next((it for it in around if legal.intersection(it.target.ids)), here))

    def move_cursor(self, it: Placed) -> None:
        """Move the cursor to a thing."""
        self.cursor = Cursor(it.target.zone, it.target.key)

    def touch(self, it: Placed) -> bool:
        """Touch a thing; return whether an action was taken. While looking back, only return to the present."""
        if self.past is not None:
            self.come_back()
            return False
        self.move_cursor(it)
        buttons = {button.key: button for button in self.touching.buttons()}
        choice = buttons[it.target.key].choice if it.target.zone == BUTTON and it.target.key in buttons else None
        acted = self.touching.send_action(choice.text) if choice else self.touching.touch(it.target.ids)
        if not acted:
            self.lay_out()
        return acted

    def let_go(self) -> None:
        """Return to the present, and put back what was touched."""
        if self.past is not None:
            self.come_back()
        self.touching.let_go()
        self.lay_out()


def find_placed(plan: Plan, column: int, row: int) -> Placed | None:
    """Return the topmost thing of a plan that can be touched at a character, None if there is none."""
    for it in reversed(plan.placed):
        x, y, w, h = it.box
        if x <= column < x + w and y <= row < y + h:
            return it
    return None


def _row_plans(name: str, buttons: Sequence[Button]) -> Iterator[Plan]:
    """Yield the plans of a row of buttons, after one for its heading."""
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
