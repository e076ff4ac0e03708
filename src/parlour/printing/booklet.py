"""The rules of a game on paper: its guide with the drawn examples, then every clause."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Game
from parlour.core.guides import draw_example, guide_of, introduction
from parlour.core.lessons import PUPIL
from parlour.printing.scenes import Drawing
from parlour.printing.wishes import Wishes
from parlour.printing.writing import Writer

ROOM = (78.0, 62.0)
"""What an example may take, in millimetres."""


def booklet(game: Game, wishes: Wishes) -> tuple[dict[str, Any], dict[str, bytes]]:
    """Return what a booklet says, and the drawings it shows."""
    writer = Writer(game, wishes.language)
    files: dict[str, bytes] = {}

    def add(svg: str) -> str:
        name = names.setdefault(svg, f"{len(names)}.svg")
        files[name] = svg.encode()
        return name

    names: dict[str, str] = {}
    sections = []
    room = (ROOM[0] * wishes.scale, ROOM[1] * wishes.scale)
    for section in guide_of(game):
        scene = draw_example(game, section)
        drawing = Drawing(scene, section.marked, room, wishes.language, add)
        seats = [f"{seat + 1}" for seat in range(len(scene.scores))]
        title, text, shows = (writer.say(word, seats, PUPIL) for word in (section.title, section.text, section.shows))
        said = {"title": title, "text": text, "shows": shows, "clauses": section.clauses}
        sections.append({**said, "width": drawing.width, "height": drawing.height, "page": drawing.page})
    clauses = [
        {"title": part.title, "items": [{"id": item.id, "text": game.clause_text(item.id)} for item in part.items]}
        for part in game.sections
        if part.items
    ]
    return {
        "introduction": writer.say(introduction(game)),
        "sections": sections,
        "clauses": clauses,
        "all": writer.words("print-all-clauses"),
        "size": 10.5 * wishes.scale,
        "margin": max(wishes.margin, 16),
    }, files
