"""The drawings of all pieces, as SVG: those of the page, written when the client is built (web/build/printed.ts)."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

import msgspec

from parlour.core.errors import ParlourError
from parlour.printing.components import Crop
from parlour.seeing.codes import Scale

DRAWN = Path(__file__).parent / "drawn"
PALE = 0.3
"""What remains of a colour where ink is saved."""

_VIEW = re.compile(r'viewBox="([^"]+)"')
_OPEN = re.compile(r"<svg [^>]*>")
_GROUND = re.compile(r'<rect class="(?:ground|bed)\b[^>]*>')
_PLACE = re.compile(r' (?:x|y|width|height|rx)="[^"]*"')
_LOW_INK = """<style>.ground,.bed,.paper{fill:#fff}text{fill-opacity:1}text[fill="#ffffff"]{fill:#23201b}</style>"""


class Bleed(NamedTuple):
    """How far a drawing goes beyond the cut, in millimetres."""

    left: float
    top: float
    right: float
    bottom: float


@functools.cache
def drawings(language: str) -> dict[str, str]:
    """Return all drawings in a language: fronts by kind and face, backs by kind. Raises ParlourError without any."""
    file = DRAWN / f"{language}.json"
    if not file.is_file():
        raise ParlourError("the drawings for paper are not built: run python hatch_build.py")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])


def find_drawing(language: str, kind: str, *faces: str | None) -> str:
    """Return the drawing of the first of these faces that is drawn; without any, a piece with the last as text."""
    known = drawings(language)
    keys = [kind if face is None else f"{kind} {face}" for face in faces]
    return next((known[key] for key in keys if key in known), None) or _plain(faces[-1] or "")


def ratio_of(svg: str) -> float:
    """Return the height of a drawing by its width."""
    _, _, width, height = _view(svg)
    return height / width


def scale_of(svg: str, width: float, crop: Crop | None) -> Scale:
    """Return how the part of a drawing that is printed is scaled to a width in millimetres."""
    left, top, wide, _ = crop or _view(svg)
    return Scale(left, top, wide / width)


def has_ground(svg: str) -> bool:
    """Whether the drawing goes beyond the cut, so that a cut that is a little off shows no paper."""
    return _GROUND.search(svg) is not None


def bled(svg: str, size: tuple[float, float], bleed: Bleed, crop: Crop | None, low_ink: bool) -> str:
    """Return a drawing of a piece of a size with its bleed, where wished in pale colours."""
    left, top, width, height = crop or _view(svg)
    unit = width / size[0]
    box = (
        left - bleed.left * unit,
        top - bleed.top * unit,
        width + (bleed.left + bleed.right) * unit,
        height + (bleed.top + bleed.bottom) * unit,
    )
    view = [f"{number:.4f}" for number in box]
    svg = _VIEW.sub(f'viewBox="{" ".join(view)}"', svg, count=1)
    x, y, w, h = view
    whole = f' x="{x}" y="{y}" width="{w}" height="{h}"'
    svg = _GROUND.sub(lambda ground: _PLACE.sub("", ground[0]).replace(">", f"{whole}>"), svg)
    if low_ink:
        svg = _OPEN.sub(lambda opening: f'{opening[0]}<g fill-opacity="{PALE}">', svg, count=1)
        svg = svg.removesuffix("</svg>") + f"</g>{_LOW_INK}</svg>"
    return svg


def turned(svg: str, quarters: int) -> str:
    """Return a square drawing after quarter turns clockwise."""
    if not quarters:
        return svg
    left, top, width, height = _view(svg)
    turn = f'<g transform="rotate({90 * quarters} {left + width / 2:.4f} {top + height / 2:.4f})">'
    return _OPEN.sub(lambda opening: opening[0] + turn, svg, count=1).removesuffix("</svg>") + "</g></svg>"


def _view(svg: str) -> Crop:
    found = _VIEW.search(svg)
    assert found is not None
    left, top, width, height = map(float, found[1].split())
    return left, top, width, height


def _plain(face: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text x="50" y="56" text-anchor="middle" '
        f'font-family="Source Sans 3" font-size="18">{escape(face)}</text></svg>'
    )
