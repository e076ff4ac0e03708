"""Tables as codes seen by a camera, by arithmetic alone: no pixels."""

from __future__ import annotations

import math
import random

from parlour.seeing.codes import codes, numbers
from parlour.seeing.lattice import Place
from parlour.seeing.pieces import Found
from parlour.seeing.planes import Plane, Point, through
from parlour.seeing.tables import Setting

Laid = dict[Place, tuple[str, int]]


def corners(setting: Setting, x: float, y: float, turn: float, spot: tuple[float, float, int]) -> list[Point]:
    """Return the corners of a code of a piece whose middle is at (x, y), turned by so many quarters."""
    (w, h), side = setting.form.size, codes().kinds[setting.kind].side
    left, top, quarters = spot
    square = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)]
    square = square[-quarters:] + square[:-quarters] if quarters else square
    angle = turn * math.pi / 2
    found = []
    for dx, dy in square:
        px, py = left + dx - w / 2, top + dy - h / 2
        found.append((x + px * math.cos(angle) - py * math.sin(angle), y + px * math.sin(angle) + py * math.cos(angle)))
    return found


def codes_of(setting: Setting, laid: Laid, view: Plane, chance: random.Random, crooked: float = 1.0) -> list[Found]:
    """Return all codes of a table as a camera sees them, in any order, its pieces laid a little crookedly."""
    w, h = setting.form.size
    gap = 0.0 if setting.form.touching else chance.uniform(0.02, 0.1) * w
    found = []
    for (column, row), (face, turn) in laid.items():
        slack = crooked * (0.004 if setting.form.touching else 0.02) * w
        x = column * setting.form.step[0] * (w + gap) + chance.uniform(-slack, slack)
        y = row * setting.form.step[1] * (h + gap) + chance.uniform(-slack, slack)
        turned = turn + crooked * chance.uniform(-0.04, 0.04)
        for spot in codes().kinds[setting.kind].spots:
            a, b, c, d = (through(view, point) for point in corners(setting, x, y, turned, spot))
            found.append(Found(numbers()[f"{setting.kind} {face}"], (a, b, c, d)))
    chance.shuffle(found)
    return found
