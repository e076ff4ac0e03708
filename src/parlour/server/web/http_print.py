"""The HTTP operations that print a game, and the puzzles of a day."""

from __future__ import annotations

import contextlib
import functools

from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from parlour.core.errors import BadOption
from parlour.printing import Wishes, file_name, print_game
from parlour.printing.puzzle_pages import print_puzzles
from parlour.puzzles import games_on, today
from parlour.server.base.errors import Unavailable
from parlour.server.base.runners import Runner
from parlour.server.base.threads import OneThread
from parlour.server.house.tables import Tables
from parlour.server.model.attempts import Attempt
from parlour.server.shelf.catalogue import known_game
from parlour.server.shelf.puzzles import read_day
from parlour.server.web.answers import Asked, address_of
from parlour.server.web.routes import read_call, routed

PDF = "application/pdf"
KEPT_S = 3_600
"""How long a browser uses a file without asking again; it changes with a release only."""

KEPT_FILES = 100
"""How many files stay in memory; the largest has a hundred kilobytes."""

PRICE_US = 5_000
PRINTER: Runner = OneThread("printer")
"""Makes all files, one after the other: whoever asks for a hundred lets others who print wait, and nobody who plays."""

keeping = functools.lru_cache(KEPT_FILES)
_made = keeping(print_game)
_made_puzzles = keeping(print_puzzles)


@routed(
    "get",
    "/api/games/{name:str}/print",
    {200: bytearray},
    (400, 404, 429),
    query={
        "part": str | None,
        "paper": str | None,
        "backs": str | None,
        "low_ink": str | None,
        "large": str | None,
        "codes": str | None,
        "language": str | None,
    },
    attachment=True,
    price_us=PRICE_US,
)
async def get_print(
    request: Asked,
    tables: NamedDependency[Tables],
    name: FromPath[str],
    part: FromQuery[str] = "pieces",
    paper: FromQuery[str] = "a4",
    backs: FromQuery[str] = "duplex",
    low_ink: FromQuery[str] = "0",
    large: FromQuery[str] = "0",
    codes: FromQuery[str] = "0",
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """Return a game as a PDF to print, cut and play.

    ``part`` is pieces, rules or scores, ``paper`` a4 or letter, ``backs`` duplex, fold or none; ``low_ink``,
    ``large`` and ``codes`` are 0 or 1.
    """
    tables.questions.spend(address_of(request))
    game = known_game(name)
    pale, is_large, coded = (
        _is_wished(field, given) for field, given in (("low_ink", low_ink), ("large", large), ("codes", codes))
    )
    wishes = Wishes(paper, backs, pale, is_large, language, part=part, codes=coded)
    return _answer(await PRINTER.run(lambda: _made(game, wishes)), file_name(game, wishes))


@routed(
    "get",
    "/api/puzzles/{date:str}/print",
    {200: bytearray},
    (400, 404, 429),
    query={"paper": str | None, "language": str | None},
    attachment=True,
    price_us=PRICE_US,
)
async def get_puzzles_to_print(
    request: Asked,
    tables: NamedDependency[Tables],
    date: FromPath[str],
    paper: FromQuery[str] = "a4",
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """Return the puzzles of a day as a PDF of two pages, the second of which has the answers.

    That there was help for the puzzles of today is noted for the circles of the guest.
    """
    tables.questions.spend(address_of(request))
    day = read_day(date)
    wishes = Wishes(paper, language=language)
    pdf = await PRINTER.run(lambda: _made_puzzles(day, wishes))
    if day == today():
        guest = read_call(request).guest_hash(tables)
        with contextlib.suppress(Unavailable):
            for game in games_on(day):
                await tables.note_attempt(guest, Attempt(day.isoformat(), game.name, "", False))
    return _answer(pdf, f"puzzles-{day.isoformat()}.pdf")


def _answer(pdf: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": f"max-age={KEPT_S}"}
    return Response(pdf, media_type=PDF, headers=headers)


def _is_wished(field: str, given: str) -> bool:
    """Read yes or no. Raises BadOption naming the field."""
    if given not in ("0", "1"):
        raise BadOption(f"{field}: 0 or 1, not {given!r}", field)
    return given == "1"
