"""Sheets of pieces to cut out: fronts, backs that meet them, crop marks, a bar that shows whether the size is true."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.facts import say
from parlour.core.game import Game
from parlour.printing.components import Component, components_of
from parlour.printing.drawings import Bleed, bled, find_drawing, has_ground, scale_of
from parlour.printing.fitting import HEAD, Fit, fit
from parlour.printing.pages import Box, Page, Rect, Text, mirrored
from parlour.printing.pieces import Part, Piece, Shape, edges, laid, pieces_of
from parlour.printing.wishes import Wishes
from parlour.printing.writing import Writer
from parlour.seeing.codes import has_code, mark_face, shrink

BAR = 50.0
"""The length of the bar by which people see that nothing was scaled."""


class Sheet:
    """One sheet of paper: its front, its back, and how far down it is filled."""

    def __init__(self, margin: float) -> None:
        self.front, self.back = Page(), Page()
        self.filled = margin


class Sheets:
    """The pages with a game's components, and the drawings on them."""

    def __init__(self, game: Game, wishes: Wishes) -> None:
        self.game = game
        self.wishes = wishes
        self.writer = Writer(game, wishes.language)
        self.files: dict[str, bytes] = {}
        self._names: dict[str, str] = {}
        self._sheets: list[Sheet] = []
        components = components_of(game)
        for component in components:
            self._add(component)
        self.has_backs = wishes.backs == "duplex" and any(component.back for component in components)
        self.pages = [page for sheet in self._sheets for page in self._sides(sheet)]

    def _sides(self, sheet: Sheet) -> Iterator[Page]:
        yield sheet.front
        if self.has_backs:
            yield sheet.back if sheet.back.images else self._empty()

    def _add(self, component: Component) -> None:
        """Lay all pieces of a component: on the last sheet if all that are left find room there, else on new ones."""
        pieces = pieces_of(component, self.wishes)
        size = pieces[0].shape.size
        number, sheets = 1, -(-len(pieces) // fit(size, self.wishes).capacity)
        while pieces:
            room = fit(size, self.wishes, self._sheets[-1].filled) if self._sheets else None
            if room is None or room.capacity < len(pieces):
                self._sheets.append(Sheet(self.wishes.margin))
                room = fit(size, self.wishes)
            here, pieces = pieces[: room.capacity], pieces[room.capacity :]
            sheet = self._sheets[-1]
            self._head(sheet, component, (number, sheets))
            for place, piece in enumerate(here):
                self._lay(sheet, component, piece, room, room.place(place))
            mark(sheet.front, room, len(here), here[0].shape)
            sheet.filled = room.below(len(here))
            number += 1

    def _head(self, sheet: Sheet, component: Component, numbers: tuple[int, int]) -> None:
        margin, right = self.wishes.margin, self.wishes.sheet.width - self.wishes.margin - 0.5
        page, middle = sheet.front, sheet.filled + HEAD / 2
        name = self.writer.say(say(f"print-{component.id}"))
        page_of = f"{numbers[0]}/{numbers[1]}" if numbers[1] > 1 else ""
        parts = [self.game.about.title, f"{len(component.pieces)} × {name}", page_of, ", ".join(component.clauses)]
        page.texts.append(Text(" · ".join(filter(None, parts)), margin, middle))
        if sheet.filled > margin:
            return
        page.lines.append((right - BAR, middle, right, middle, False))
        page.lines += [(x, middle - 1.2, x, middle + 1.2, False) for x in (right - BAR, right)]
        page.texts.append(Text(self.writer.say(say("print-true-size")), right - BAR - 1.5, middle, 7, "right"))

    def _empty(self) -> Page:
        margin = self.wishes.margin
        return Page(texts=[Text(self.writer.say(say("print-empty-back")), margin, margin + HEAD / 2, 7)])

    def _lay(self, sheet: Sheet, component: Component, piece: Piece, room: Fit, at: tuple[float, float]) -> None:
        x, y = at
        for part in piece.shape.parts:
            box, turn = laid(part, piece.shape, x, y, room.turned)
            self._draw(sheet.front, component, piece, part, (box, turn), room)
        if piece.cells:
            self._lay_board(sheet.front, piece, room, at)
        if component.cut == "round":
            sheet.front.circles.append((x + room.width / 2, y + room.height / 2, room.width / 2))
        elif component.cut != "net" and self._is_outlined(component, piece):
            sheet.front.rects.append(Rect(x, y, room.width, room.height))
        if self.wishes.backs == "duplex" and component.back and component.cut != "standee":
            part = Part("back", (0, 0, *piece.shape.size))
            box, turn = laid(part, piece.shape, x, y, room.turned)
            self._draw(sheet.back, component, piece, part, (mirrored(box, self.wishes), -turn % 4), room)

    def _lay_board(self, page: Page, piece: Piece, room: Fit, at: tuple[float, float]) -> None:
        """Lay a board: its ground with a bleed, and its cells."""
        ground, cell = ("none", "none") if self.wishes.low_ink else ("sunken", "paper")
        (x, y), bleed = at, room.bleed
        wide = Rect(x - bleed, y - bleed, room.width + 2 * bleed, room.height + 2 * bleed, fill=ground, stroke="none")
        page.rects.append(wide)
        for place in piece.cells:
            box, _ = laid(Part("cell", place), piece.shape, x, y, room.turned)
            page.rects.append(Rect(*box, radius=1.5, fill=cell))

    def _is_outlined(self, component: Component, piece: Piece) -> bool:
        """Whether a line shows where a piece ends; that of others is where the colour around them changes."""
        if self.wishes.low_ink or component.cut == "standee":
            return True
        return not piece.cells and not has_ground(find_drawing(self.wishes.language, component.kind, piece.face))

    def _draw(
        self, page: Page, component: Component, piece: Piece, part: Part, cut: tuple[Box, int], room: Fit
    ) -> None:
        drawn = component.drawn(piece.face, part.side == "back")
        beyond = 0 if component.cut in ("standee", "net") else room.bleed
        bleed = Bleed(*(beyond * is_edge for is_edge in edges(part, piece.shape)))
        for kind, shown in drawn:
            _, _, w, h = part.box
            svg = find_drawing(self.wishes.language, kind, shown)
            is_marked = self.wishes.codes and has_code(kind, shown)
            scale = scale_of(svg, component.size[0], component.crop)
            svg = shrink(svg, kind, scale) if is_marked else svg
            svg = bled(svg, (w, h), bleed, component.crop, self.wishes.low_ink)
            file = self._file(mark_face(svg, kind, shown or "", scale) if is_marked else svg)
            page.lay(file, cut[0], bleed, cut[1], component.cut == "round")

    def _file(self, svg: str) -> str:
        """Return the name of a drawing among the files; the same drawing is one file."""
        if svg not in self._names:
            self._names[svg] = f"{len(self._names)}.svg"
            self.files[self._names[svg]] = svg.encode()
        return self._names[svg]


def mark(page: Page, room: Fit, pieces: int, shape: Shape) -> None:
    """Put crop marks around the pieces of a sheet, and dashed marks where they are folded."""
    columns, rows = min(pieces, room.columns), -(-pieces // room.columns)
    right, bottom = room.place((rows - 1) * room.columns + columns - 1)
    outer = (
        room.left - room.bleed,
        room.top - room.bleed,
        right + room.width + room.bleed,
        bottom + room.height + room.bleed,
    )
    cuts_x = [x for column in range(columns) for x in (room.place(column)[0], room.place(column)[0] + room.width)]
    tops = [room.place(row * room.columns)[1] for row in range(rows)]
    for x in cuts_x:
        _mark_column(page, x, outer, room.mark, False)
    for y in [y for top in tops for y in (top, top + room.height)]:
        _mark_row(page, y, outer, room.mark, False)
    for fold in shape.folds:
        if room.turned:
            for column in range(columns):
                _mark_column(page, room.place(column)[0] + room.width - fold, outer, room.mark, True)
        else:
            for top in tops:
                _mark_row(page, top + fold, outer, room.mark, True)


def _mark_column(page: Page, x: float, outer: Box, length: float, dashed: bool) -> None:
    _, top, _, bottom = outer
    page.lines += [(x, top - length, x, top, dashed), (x, bottom, x, bottom + length, dashed)]


def _mark_row(page: Page, y: float, outer: Box, length: float, dashed: bool) -> None:
    left, _, right, _ = outer
    page.lines += [(left - length, y, left, y, dashed), (right, y, right + length, y, dashed)]
