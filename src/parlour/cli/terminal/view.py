"""Widgets that report when they are resized: a canvas, which also reports clicks, and the text of a page."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import Static

from parlour.cli.terminal.cells import Box
from parlour.cli.terminal.painting import Canvas


class PageText(Static):
    """The text of a page."""

    class Resized(Message):
        """The text has another size, so that its lines break elsewhere."""

    def on_resize(self) -> None:
        """Report the new size."""
        self.post_message(self.Resized())


class CanvasView(ScrollView, can_focus=False):
    """Shows a canvas, centred, and scrolled if it is larger than the widget."""

    class Touched(Message):
        """A character of the canvas was clicked; ``x`` and ``y`` are its position there."""

        def __init__(self, view: CanvasView, x: int, y: int) -> None:
            super().__init__()
            self.view = view
            self.x = x
            self.y = y

    class Resized(Message):
        """The widget has another size."""

    def __init__(self, styles: Mapping[str, str], id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(0, 0)
        self.styles_of = styles

    def show_canvas(self, canvas: Canvas, cursor: Box | None) -> None:
        """Show a canvas, scrolled so that the box under the cursor is visible."""
        self.canvas = canvas
        self.virtual_size = Size(canvas.w, canvas.h)
        if cursor is not None:
            self.scroll_to_region(Region(*cursor).grow((1, 2, 1, 2)), animate=False, force=True)
        self.refresh()

    @property
    def left(self) -> int:
        """The columns left of a canvas that is narrower than the widget."""
        return max(0, (self.size.width - self.canvas.w) // 2)

    @property
    def top(self) -> int:
        """The lines above a canvas that is lower than the widget."""
        return max(0, (self.size.height - self.canvas.h) // 2)

    def render_line(self, y: int) -> Strip:
        """Return a line of the widget."""
        row = y - self.top + self.scroll_offset.y
        if not 0 <= row < self.canvas.h:
            return Strip.blank(self.size.width, self.rich_style)
        inks = groupby(self.canvas.rows[row], key=lambda ink: ink.style)
        segments = [Segment("".join(ink.char for ink in those), self._style(style)) for style, those in inks]
        strip = Strip(segments).crop(self.scroll_offset.x, self.scroll_offset.x + self.size.width)
        padded = Strip([Segment(" " * self.left, self.rich_style), *strip])
        return padded.extend_cell_length(self.size.width, self.rich_style)

    def _style(self, name: str) -> Style:
        return self.rich_style + Style.parse(self.styles_of.get(name, name))

    def on_resize(self) -> None:
        """Report the new size."""
        self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        """Report which character of the canvas was clicked."""
        at = event.get_content_offset(self)
        if at is not None:
            x, y = at.x - self.left + self.scroll_offset.x, at.y - self.top + self.scroll_offset.y
            self.post_message(self.Touched(self, x, y))
