"""What says when its room changes: a canvas, which also says where it is clicked, and the text of a page."""

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
        """The text takes other room than before."""

    def on_resize(self) -> None:
        """Say that lines are broken in other places."""
        self.post_message(self.Resized())


class CanvasView(ScrollView, can_focus=False):
    """A canvas in the middle of the room there is."""

    class Touched(Message):
        """A character of the canvas was clicked."""

        def __init__(self, view: CanvasView, x: int, y: int) -> None:
            super().__init__()
            self.view = view
            self.x = x
            self.y = y

    class Resized(Message):
        """The canvas has other room than before."""

    def __init__(self, styles: Mapping[str, str], id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(0, 0)
        self.styles_of = styles

    def show(self, canvas: Canvas, cursor: Box | None) -> None:
        """Show a canvas; what the cursor is on comes into sight."""
        self.canvas = canvas
        self.virtual_size = Size(canvas.w, canvas.h)
        if cursor is not None:
            self.scroll_to_region(Region(*cursor).grow((1, 2, 1, 2)), animate=False, force=True)
        self.refresh()

    @property
    def left(self) -> int:
        """How far a canvas narrower than the room is moved to its middle."""
        return max(0, (self.size.width - self.canvas.w) // 2)

    @property
    def top(self) -> int:
        """How far a canvas lower than the room is moved to its middle."""
        return max(0, (self.size.height - self.canvas.h) // 2)

    def render_line(self, y: int) -> Strip:
        """Give a line of the screen."""
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
        """Say that what is shown was made for other room."""
        self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        """Say what was clicked, in characters of the canvas."""
        at = event.get_content_offset(self)
        if at is not None:
            x, y = at.x - self.left + self.scroll_offset.x, at.y - self.top + self.scroll_offset.y
            self.post_message(self.Touched(self, x, y))
