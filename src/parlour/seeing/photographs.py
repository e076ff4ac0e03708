"""Photographs, read by OpenCV: codes are looked for in the picture at half its size, then in all of it, then by places.

Where codes are missing, the place where each must be is cut out straightened and enlarged, and looked at once more.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from parlour.core import arrays
from parlour.core.errors import ParlourError
from parlour.seeing.codes import codes
from parlour.seeing.lattice import Place
from parlour.seeing.pieces import Found, pieces_seen
from parlour.seeing.planes import through
from parlour.seeing.sight import Sight, look
from parlour.seeing.tables import Setting, Unseen

MOST_BYTES = 80_000_000
MOST_PIXELS = 110_000_000
LARGEST = 4_000
"""Larger pictures are read at this length of their longer side."""

HEIC = (b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1", b"heif", b"avif")
PIXELS_A_MM = 7
"""How large a place is looked at once more."""
SMALLEST = 56
"""Pixels around a code; in a smaller one a module has less than two, and nothing can be read."""
MANY = 0.15
"""With a larger share of places missing, or where other pieces lie about, all of the picture is searched once more."""
AROUND = 0.62
"""How far around its middle, in places."""
NEAR = 0.2
"""How far from the middle of what is looked at the middle of a piece may be, of its width and height."""


class NoPhotograph(ParlourError):
    """A file is no photograph that can be read, or what reads it is not installed."""


def open_photograph(file: Path) -> Any:
    """Return the grey pixels of a photograph, the right way up. Raises NoPhotograph with a sentence for others."""
    try:
        data = file.read_bytes() if file.stat().st_size <= MOST_BYTES else None
    except OSError as error:
        raise NoPhotograph(f"{file}: {error.strerror or error}") from None
    if data is None:
        raise NoPhotograph(f"{file} has more than {MOST_BYTES // 1_000_000} MB: send a smaller picture.")
    return read_photograph(data)


def read_photograph(data: bytes) -> Any:
    """Return the grey pixels of the bytes of a photograph. Raises NoPhotograph with a sentence for what is none."""
    if not data:
        raise NoPhotograph("The file is empty.")
    if data.startswith(b"%PDF"):
        raise NoPhotograph("This is a PDF, not a photograph: take a picture of the table, as JPEG or PNG.")
    if data[4:8] == b"ftyp" and data[8:12] in HEIC:
        raise NoPhotograph("This is a HEIC picture, which cannot be read: save it as JPEG, or take it as such.")
    cv2 = _opencv()
    try:
        pixels = cv2.imdecode(arrays.frombuffer(data, arrays.uint8), cv2.IMREAD_GRAYSCALE)
    except cv2.error:
        pixels = None
    if pixels is None:
        raise NoPhotograph("This is no picture, or a broken one: JPEG, PNG and WebP can be read.")
    height, width = pixels.shape
    if height * width > MOST_PIXELS:
        raise NoPhotograph(
            f"The picture has {height * width / 1e6:.0f} megapixels; up to {MOST_PIXELS // 1_000_000} do."
        )
    if max(height, width) > LARGEST:
        share = LARGEST / max(height, width)
        pixels = cv2.resize(pixels, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return pixels


def see(pixels: Any, setting: Setting, wanted: tuple[int, int] | None = None) -> Sight:
    """Return what lies where in a photograph. Raises Unseen with a sentence if that cannot be said."""
    cv2 = _opencv()
    half = cv2.resize(pixels, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    found = [_scaled(code, 2.0) for code in find_codes(half)]
    try:
        sight = look(found, setting, wanted)
        refused = None
    except Unseen as error:
        sight, refused = None, error
    if sight is None or setting.beside or len(sight.flagged) > MANY * len(sight.places):
        whole = find_codes(pixels)
        if refused is not None and not found and not whole:
            raise refused
        sight = look([*whole, *found], setting, wanted)
    return _look_again(pixels, sight, setting)


def find_codes(pixels: Any, least: float | None = None) -> list[Found]:
    """Return all codes in a picture. ``least`` is how long around they are at least, by the picture's longer side.

    OpenCV's own 0.03 misses many codes of a whole table.
    """
    least = SMALLEST / max(pixels.shape) if least is None else least
    corners, numbers, _ = _detector(least).detectMarkers(pixels)
    if numbers is None or not len(numbers):
        return []
    found = []
    for number, quad in zip(numbers.ravel().tolist(), corners, strict=True):
        a, b, c, d = ((float(x), float(y)) for x, y in quad.reshape(4, 2))
        found.append(Found(number, (a, b, c, d)))
    return found


def _detector(least: float) -> Any:
    cv2 = _opencv()
    parameters = cv2.aruco.DetectorParameters()
    parameters.minMarkerPerimeterRate = least
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    parameters.errorCorrectionRate = 0.4  # two of 36 squares; words differ in twelve
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_ARUCO_MIP_36h12)
    return cv2.aruco.ArucoDetector(dictionary, parameters)


def _scaled(code: Found, factor: float) -> Found:
    a, b, c, d = ((x * factor, y * factor) for x, y in code.corners)
    return Found(code.number, (a, b, c, d))


def _look_again(pixels: Any, sight: Sight, setting: Setting) -> Sight:
    """Return a sight with those flagged places read that show a code when they are straightened and enlarged."""
    names, turns = dict(sight.names), dict(sight.turns)
    for place in sight.flagged:
        found = set(_codes_at(pixels, sight, place, setting))
        if len(found) == 1 and not (setting.unique and next(iter(found))[0] in names.values()):
            ((names[place], turns[place]),) = found
    flagged = tuple(place for place in sight.flagged if place not in names)
    return sight._replace(names=names, turns=turns, flagged=flagged)


def _codes_at(pixels: Any, sight: Sight, place: Place, setting: Setting) -> list[tuple[str, int]]:
    """Return the names and quarter turns of pieces whose middle is at a place, as seen in the place alone."""
    cv2 = _opencv()
    wide, high = (round(2 * AROUND * length * PIXELS_A_MM) for length in setting.form.size)
    across, down = (AROUND / step for step in setting.form.step)
    column, row = place
    around = [(-across, -down), (across, -down), (across, down), (-across, down)]
    quad = [through(sight.plane, (column + x, row + y)) for x, y in around]
    if not all(abs(length) < 1e5 for point in quad for length in point):
        return []
    corners = [(0, 0), (wide, 0), (wide, high), (0, high)]
    plane = cv2.getPerspectiveTransform(*(arrays.array(four, arrays.float32) for four in (quad, corners)))
    cut = cv2.warpPerspective(pixels, plane, (wide, high), flags=cv2.INTER_CUBIC)
    cut = cv2.createCLAHE(3.0, (8, 8)).apply(cut)
    blurred = cv2.GaussianBlur(cut, (0, 0), 2.0)
    least = 2 * codes().kinds[setting.kind].side * PIXELS_A_MM / max(wide, high)
    for picture in (cut, cv2.addWeighted(cut, 2.0, blurred, -1.0, 0)):
        found = []
        for piece in pieces_seen(find_codes(picture, least), setting.kind):
            x, y = piece.middle
            ahead = through(piece.plane, (setting.form.size[0] / 4, 0.0))
            if abs(x / wide - 0.5) < NEAR and abs(y / high - 0.5) < NEAR:
                turn = round(math.atan2(ahead[1] - y, ahead[0] - x) / (math.pi / 2)) % 4
                found.append((setting.names[piece.face], turn))
        if found:
            return found
    return []


def _opencv() -> Any:
    """Return OpenCV, which only those who read photographs wait for, and who need not have it otherwise."""
    try:
        import cv2
    except ModuleNotFoundError:
        raise NoPhotograph("Photographs are read by OpenCV: pip install 'parlour[photo]'") from None
    return cv2
