"""Pictures of tables without a camera: faces cut out of printed sheets, laid crookedly, photographed by arithmetic.

Everything follows from a seed: how crooked pieces lie, from where the picture is taken (up to 35 degrees off), lens,
blur, noise, shadow, glare, what lies over pieces, and how strongly JPEG packs the picture.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import cv2
import numpy as np
import pypdfium2

from parlour.core.game import Game
from parlour.printing import Wishes
from parlour.printing.components import components_of
from parlour.printing.drawings import Bleed, bled, find_drawing, scale_of
from parlour.printing.typesetting import typeset
from parlour.seeing.codes import codes, mark_face, shrink
from parlour.seeing.lattice import Place
from parlour.seeing.tables import Setting

DOTS = 6
"""Pixels a millimetre of the table before it is photographed."""


class Thing(NamedTuple):
    """A piece beside the rows, or on a card: where its middle is, in places, and between which angles it is turned."""

    kind: str
    face: str
    x: float
    y: float
    angles: tuple[float, float] = (-20.0, 20.0)


class Camera(NamedTuple):
    """How bad a photograph is.

    width, height: in pixels
    tilt: the most degrees it is taken from beside
    blur: the most pixels of blur (sigma)
    noise: of grey values
    shadow, glare: how much darker and lighter parts are
    covered: the chance that something lies over a piece, anywhere
    thumbs: the chance that a thumb lies over a code, for each code of each piece
    bent: how much the lens bends
    quality: the least of JPEG
    """

    width: int = 4000
    height: int = 3000
    tilt: float = 35.0
    blur: float = 1.2
    noise: float = 8.0
    shadow: float = 0.5
    glare: float = 0.5
    covered: float = 0.0
    thumbs: float = 0.0
    bent: float = 0.04
    quality: int = 60


ORDINARY = Camera()
SMALL = Camera(width=2000, height=1500, blur=0.8)
THUMBS = Camera(thumbs=0.15)

Hidden = Mapping[Place, tuple[int, ...]]
"""By place, which of the codes of its piece something lies over."""


@functools.cache
def faces(game: Game, kind: str) -> dict[str, Any]:
    """Return the printed faces of a kind, as grey pixels: every one on a page of its own, rendered from the PDF."""
    component = next(one for one in components_of(game) if one.kind == kind)
    shown = sorted(set(component.pieces))
    w, h = component.size
    pages, files = [], {}
    for number, face in enumerate(shown):
        svg = find_drawing("en", kind, face)
        scale = scale_of(svg, w, component.crop)
        svg = bled(shrink(svg, kind, scale), (w, h), Bleed(0, 0, 0, 0), component.crop, False)
        files[f"{number}.svg"] = mark_face(svg, kind, face, scale).encode()
        pages.append({"images": [{"file": f"{number}.svg", "x": 0, "y": 0, "w": w, "h": h, "turn": 0, "round": False}]})
    blank = {"grounds": [], "rects": [], "lines": [], "circles": [], "texts": []}
    pdf = pypdfium2.PdfDocument(typeset("pages", [{**blank, **page} for page in pages], files, "faces", Wishes()))
    found = {}
    for number, face in enumerate(shown):
        pixels = pdf[number].render(scale=DOTS * 25.4 / 72, grayscale=True).to_numpy()
        found[face] = np.ascontiguousarray(pixels[: round(h * DOTS), : round(w * DOTS)])
    return found


def lay(
    game: Game,
    setting: Setting,
    laid: Mapping[Place, tuple[str, int]],
    chance: random.Random,
    hidden: Hidden = MappingProxyType({}),
    beside: Sequence[Thing] = (),
) -> Any:
    """Return the table from above, in grey: pieces at their places with their quarter turns, a little crooked.

    Thumbs lie over the codes that are ``hidden``. What lies ``beside`` lies on cards, too.
    """
    drawn = faces(game, setting.kind)
    w, h = setting.form.size
    gap = 0.0 if setting.form.touching else chance.uniform(1.0, 6.0) * min(1.0, w / 50)
    step = (w + gap) * setting.form.step[0], (h + gap) * setting.form.step[1]
    middles = [(column * step[0], row * step[1]) for column, row in laid]
    others = [(thing.x * step[0], thing.y * step[1]) for thing in beside]
    corners = [(x + dx, y + dy) for x, y in others for dx, dy in ((-20, -20), (20, 20))]
    across, down = zip(*middles, *corners, strict=True)
    left, right, top, low = min(across) - w, max(across) + w, min(down) - h, max(down) + h
    wide, high = right - left, low - top
    ground = chance.uniform(60, 190)
    table = np.full((round(high * DOTS), round(wide * DOTS)), ground, np.float32)
    grain = np.random.default_rng(chance.getrandbits(32)).normal(0, 12, (table.shape[0] // 16 + 1, table.shape[1] // 4))
    table += cv2.resize(grain.astype(np.float32), table.shape[::-1])
    slack = 0.3 if setting.form.touching else min(2.0, 0.03 * w + gap / 4)
    thumbs = []
    for (column, row), (face, turn) in laid.items():
        x = (column * step[0] - left + chance.uniform(-slack, slack)) * DOTS
        y = (row * step[1] - top + chance.uniform(-slack, slack)) * DOTS
        angle = 90 * turn + chance.uniform(-1, 1) * (0.5 if setting.form.touching else 4.0)
        _put(table, drawn[face], x, y, angle)
        thumbs += [_thumb(setting, spot, (x, y), angle) for spot in hidden.get((column, row), ())]
    for thing, (x, y) in zip(beside, others, strict=True):
        face = faces(game, thing.kind)[thing.face]
        _put(table, face, (x - left) * DOTS, (y - top) * DOTS, chance.uniform(*thing.angles))
    for x, y, size in thumbs:
        cv2.ellipse(table, (int(x), int(y)), size, chance.uniform(0, 180), 0, 360, chance.uniform(40, 210), -1)
    return table


def hide(setting: Setting, laid: Iterable[Place], share: float, chance: random.Random) -> Hidden:
    """Choose codes over which thumbs lie, each with the same chance."""
    if not share:
        return {}
    spots = range(len(codes().kinds[setting.kind].spots))
    return {place: tuple(spot for spot in spots if chance.random() < share) for place in laid}


def _thumb(setting: Setting, spot: int, middle: tuple[float, float], angle: float) -> tuple[float, float, Any]:
    """Return where a code of a piece is, in pixels, and the half axes of a thumb that covers all of it."""
    marking = codes().kinds[setting.kind]
    (left, top, _), (w, h) = marking.spots[spot], marking.size
    dx, dy = left + marking.side / 2 - w / 2, top + marking.side / 2 - h / 2
    along, across = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    reach = marking.side * DOTS
    return (
        middle[0] + (dx * along - dy * across) * DOTS,
        middle[1] + (dx * across + dy * along) * DOTS,
        (int(0.95 * reach), int(0.75 * reach)),
    )


def _put(table: Any, face: Any, x: float, y: float, angle: float) -> None:
    high, wide = face.shape
    turn = cv2.getRotationMatrix2D((wide / 2, high / 2), -angle, 1.0)
    turn[:, 2] += (x - wide / 2, y - high / 2)
    reach = int(np.hypot(wide, high) / 2) + 2
    top, left = max(0, int(y) - reach), max(0, int(x) - reach)
    part = table[top : int(y) + reach, left : int(x) + reach]
    turn[:, 2] -= (left, top)
    size = part.shape[::-1]
    mask = cv2.warpAffine(np.full(face.shape, 1.0, np.float32), turn, size)
    part[:] = part * (1 - mask) + cv2.warpAffine(face.astype(np.float32), turn, size) * mask


def photograph(table: Any, camera: Camera, chance: random.Random) -> bytes:
    """Return a photograph of a table as JPEG."""
    numbers = np.random.default_rng(chance.getrandbits(32))
    high, wide = table.shape
    picture = cv2.warpPerspective(
        table,
        _view(wide, high, camera, chance),
        (camera.width, camera.height),
        flags=cv2.INTER_AREA,
        borderMode=cv2.BORDER_REPLICATE,
    )
    picture = _bend(picture, chance.uniform(-camera.bent, camera.bent))
    y, x = np.mgrid[0 : camera.height : 8, 0 : camera.width : 8].astype(np.float32)
    light = _light(x / camera.width, y / camera.height, camera, chance)
    picture *= cv2.resize(light[0], picture.shape[::-1])
    picture += cv2.resize(light[1], picture.shape[::-1])
    if sigma := chance.uniform(0, camera.blur):
        picture = cv2.GaussianBlur(picture, (0, 0), sigma) if sigma > 0.2 else picture
    noise = numbers.standard_normal((camera.height // 4, camera.width // 4), np.float32)
    tiled = np.tile(noise, (4, 4))[: camera.height, : camera.width]
    picture += tiled * chance.uniform(0, camera.noise)
    quality = chance.randint(camera.quality, 95)
    done, data = cv2.imencode(".jpg", np.clip(picture, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, quality])
    assert done
    return bytes(data)


def cover(table: Any, setting: Setting, share: float, chance: random.Random) -> None:
    """Lay something dark over parts of a table, as fingers and cups do; ``share`` of all pieces is met, about."""
    w, h = (length * DOTS for length in setting.form.size)
    pieces = table.shape[0] * table.shape[1] / (w * h)
    for _ in range(round(share * pieces)):
        x, y = chance.uniform(0, table.shape[1]), chance.uniform(0, table.shape[0])
        size = int(w * chance.uniform(0.2, 0.5)), int(w * chance.uniform(0.1, 0.3))
        cv2.ellipse(table, (int(x), int(y)), size, chance.uniform(0, 180), 0, 360, chance.uniform(40, 120), -1)


def _view(wide: int, high: int, camera: Camera, chance: random.Random) -> Any:
    """Return the way of a table into a picture: tilted about an axis of any direction, nearly filling it."""
    tilt, about = np.radians(chance.uniform(0, camera.tilt)), np.radians(chance.uniform(0, 360))
    spin = np.radians(chance.uniform(-12, 12))
    axis = np.array([np.cos(about), np.sin(about), 0.0])
    turned, _ = cv2.Rodrigues(axis * tilt)
    spun, _ = cv2.Rodrigues(np.array([0.0, 0.0, spin]))
    far = 2.2 * max(wide, high)
    corners = np.array([(0, 0, 0), (wide, 0, 0), (wide, high, 0), (0, high, 0)], float) - (wide / 2, high / 2, 0)
    seen = corners @ (turned @ spun).T + (0, 0, far)
    flat = seen[:, :2] / seen[:, 2:]
    low, top = flat.min(axis=0), flat.max(axis=0)
    fill = chance.uniform(0.94, 1.1)
    scale = fill * min(camera.width / (top[0] - low[0]), camera.height / (top[1] - low[1]))
    middle = (low + top) / 2
    at = (flat - middle) * scale + (camera.width / 2, camera.height / 2)
    return cv2.getPerspectiveTransform(np.float32([(0, 0), (wide, 0), (wide, high), (0, high)]), np.float32(at))


def _bend(picture: Any, bent: float) -> Any:
    high, wide = picture.shape
    lens = np.array([[wide, 0, wide / 2], [0, wide, high / 2], [0, 0, 1]], float)
    return cv2.undistort(picture, lens, np.array([bent, 0, 0, 0], float))


def _light(x: Any, y: Any, camera: Camera, chance: random.Random) -> tuple[Any, Any]:
    """Return the gain and the offset of a picture's brightness, by place."""
    angle = chance.uniform(0, 2 * np.pi)
    edge = (x - chance.uniform(0.2, 0.8)) * np.cos(angle) + (y - chance.uniform(0.2, 0.8)) * np.sin(angle)
    shadow = 1 - chance.uniform(0, camera.shadow) / (1 + np.exp(-edge * chance.uniform(8, 60)))
    shade = 1 - 0.25 * ((x - 0.5) ** 2 + (y - 0.5) ** 2)
    spot = ((x - chance.uniform(0, 1)) ** 2 + (y - chance.uniform(0, 1)) ** 2) / chance.uniform(0.002, 0.01)
    glare = 255 * chance.uniform(0, camera.glare) * np.exp(-spot)
    return (shadow * shade).astype(np.float32), glare.astype(np.float32)
