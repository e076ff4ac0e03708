"""The puzzles of a day on one page, and their answers on the next."""

from __future__ import annotations

import datetime
import functools
from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from parlour.core.facts import say
from parlour.core.match import Match
from parlour.core.puzzles import RATINGS, SOLVER
from parlour.core.scene import Scene
from parlour.core.values import values_of
from parlour.printing.positions import Position
from parlour.printing.typesetting import typeset
from parlour.printing.wishes import Wishes, check_wishes
from parlour.printing.writing import Writer
from parlour.puzzles import Puzzle, games_on, puzzle_of, solution_of, start_puzzle

COLUMNS, GUTTER = 2, 6.0
"""The number of columns of puzzles on a page, and the millimetres between two of them."""

HEADING = 14.0
"""Height of what stands above all puzzles, in millimetres."""

TITLED = 17.0
"""Height of what stands above and below the position of a puzzle: its game, its task and a gap, in millimetres."""

LEAST_MARGIN = 12.0


class Step(NamedTuple):
    """An action of an answer: what is done, and whether the solver does it."""

    text: str
    own: bool


def print_puzzles(date: datetime.date, wishes: Wishes) -> bytes:
    """Return the PDF with the puzzles of a day. Raises BadOption, naming the field, for what cannot be printed."""
    check_wishes(wishes)
    files: dict[str, bytes] = {}
    names: dict[str, str] = {}

    def add(svg: str) -> str:
        name = names.setdefault(svg, f"{len(names)}.svg")
        files[name] = svg.encode()
        return name

    puzzles, printed = [], games_on(date)
    room = _room(wishes, len(printed))
    for game in printed:
        puzzle = puzzle_of(game, date)
        writer = Writer(game, wishes.language)
        scene = shown(start_puzzle(puzzle))
        label = functools.partial(writer.say, names=_names(puzzle, writer), me=SOLVER)
        drawing = Position(scene, room, label, add, wishes.language)
        puzzles.append(
            {
                "title": game.about.title,
                "stars": "★" * puzzle.rating + "☆" * (RATINGS[-1] - puzzle.rating),
                "goal": writer.say(puzzle.goal),
                "answer": [step._asdict() for step in answer_of(puzzle, writer)],
                "value": writer.say(say(puzzle.value, value=puzzle.best)),
                "width": drawing.width,
                "height": drawing.height,
                "page": drawing.page,
            }
        )
    writer = Writer(printed[0], wishes.language)
    title = f"{writer.words('print-puzzles')} · {date.isoformat()}"
    said = {
        "puzzles": puzzles,
        "about": writer.words("print-puzzles-about"),
        "answers": writer.words("print-answers"),
        "size": 9,
        "margin": max(wishes.margin, LEAST_MARGIN),
    }
    return typeset("puzzles", said, files, title, wishes)


def _room(wishes: Wishes, puzzles: int) -> tuple[float, float]:
    """Return what a position may take, in millimetres, so that all puzzles find room on one page."""
    edge, rows = 2 * max(wishes.margin, LEAST_MARGIN), -(-puzzles // COLUMNS)
    wide = (wishes.sheet.width - edge - GUTTER * (COLUMNS - 1)) / COLUMNS
    return wide, (wishes.sheet.height - edge - HEADING) / rows - TITLED


def _names(puzzle: Puzzle, writer: Writer) -> list[str]:
    players = start_puzzle(puzzle).players
    return [writer.say(say("print-player-numbered", number=seat + 1)) for seat in range(players)]


def answer_of(puzzle: Puzzle, writer: Writer) -> list[Step]:
    """Return a best solution of a puzzle, with what other seats do meanwhile."""
    match, told = start_puzzle(puzzle), list[Step]()
    names = _names(puzzle, writer)
    for seat, action in solution_of(puzzle):
        label = match.game.table.story.label(values_of(match.view(seat)), seat, action)
        text = writer.say(label, names, SOLVER) or match.game.rules.actions.text(action)
        own = seat == SOLVER
        told.append(Step(text if own else writer.say(say("print-other", who=seat, what=text), names), own))
        match.carry_out(seat, action)
    return told


def shown(match: Match) -> Scene:
    """Return the scene with what the solver needs: boards, what is in hand, and what can be touched elsewhere."""
    scene = match.scene(SOLVER)
    touched = {id for choice in match.choices(SOLVER) for id in choice.path}
    held = Counter(piece.zone for piece in scene.pieces)
    open_zones = {spot.zone for spot in scene.spots if spot.id in touched}
    zones = tuple(
        zone
        for zone in scene.zones
        if (zone.owner in (None, SOLVER) or zone.id in open_zones)
        and (zone.kind != "supply" or zone.owner == SOLVER or held[zone.id] > 1)
    )
    known = {zone.id for zone in zones}
    return replace(
        scene,
        zones=zones,
        pieces=tuple(piece for piece in scene.pieces if piece.zone in known),
        spots=tuple(spot for spot in scene.spots if spot.zone in known),
        seams=tuple(seam for seam in scene.seams if seam.zone in known),
    )
