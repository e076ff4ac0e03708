"""The puzzles of a day on one page, and their answers on the next."""

from __future__ import annotations

import datetime
from collections import Counter

from msgspec.structs import replace

from parlour.core.match import Match
from parlour.core.puzzles import RATINGS, SOLVER
from parlour.core.scene import Scene
from parlour.core.values import values_of
from parlour.printing.scenes import Drawing
from parlour.printing.typesetting import typeset
from parlour.printing.wishes import Wishes, check_wishes
from parlour.printing.writing import Writer
from parlour.puzzles import Puzzle, puzzle_games, puzzle_of, solution_of, start_puzzle

ROOM = (86.0, 41.0)
"""What a position may take, in millimetres."""


def print_puzzles(date: datetime.date, wishes: Wishes) -> bytes:
    """Return the PDF with the puzzles of a day. Raises BadOption, naming the field, for what cannot be printed."""
    check_wishes(wishes)
    files: dict[str, bytes] = {}
    names: dict[str, str] = {}

    def add(svg: str) -> str:
        name = names.setdefault(svg, f"{len(names)}.svg")
        files[name] = svg.encode()
        return name

    puzzles = []
    for game in puzzle_games():
        puzzle = puzzle_of(game, date)
        writer = Writer(game, wishes.language)
        scene = _shown(start_puzzle(puzzle))
        drawing = Drawing(scene, (), ROOM, wishes.language, add)
        puzzles.append(
            {
                "title": game.about.title,
                "stars": "★" * puzzle.rating + "☆" * (RATINGS[-1] - puzzle.rating),
                "goal": writer.say(puzzle.goal),
                "answer": answer_of(puzzle, writer),
                "width": drawing.width,
                "height": drawing.height,
                "page": drawing.page,
            }
        )
    writer = Writer(puzzle_games()[0], wishes.language)
    title = f"{writer.words('print-puzzles')} · {date.isoformat()}"
    said = {
        "puzzles": puzzles,
        "answers": writer.words("print-answers"),
        "size": 9,
        "margin": max(wishes.margin, 12),
    }
    return typeset("puzzles", said, files, title, wishes)


def answer_of(puzzle: Puzzle, writer: Writer) -> list[str]:
    """Return a best solution of a puzzle, an action a line."""
    match, told = start_puzzle(puzzle), list[str]()
    names = [f"{seat + 1}" for seat in range(match.players)]
    for seat, action in solution_of(puzzle):
        label = match.game.table.story.label(values_of(match.view(seat)), seat, action)
        told.append(writer.say(label, names) or match.game.rules.actions.text(action))
        match.carry_out(seat, action)
    return told


def _shown(match: Match) -> Scene:
    """Return the scene with what the solver needs: boards, what is in hand, and what can be touched elsewhere."""
    scene = match.scene(SOLVER)
    touched = {id for choice in match.choices(SOLVER) for id in choice.path}
    held = Counter(piece.zone for piece in scene.pieces)
    open_zones = {spot.zone for spot in scene.spots if spot.id in touched}
    zones = tuple(
        zone
        for zone in scene.zones
        if (zone.owner in (None, SOLVER) or zone.id in open_zones) and (zone.kind != "supply" or held[zone.id] > 1)
    )
    known = {zone.id for zone in zones}
    return replace(
        scene,
        zones=zones,
        pieces=tuple(piece for piece in scene.pieces if piece.zone in known),
        spots=tuple(spot for spot in scene.spots if spot.zone in known),
        seams=tuple(seam for seam in scene.seams if seam.zone in known),
    )
