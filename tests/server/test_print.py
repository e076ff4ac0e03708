"""A game as a PDF over HTTP: made in a thread of its own, kept, priced, and refused by the field."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import pypdf
import pytest

from parlour.printing import Wishes
from parlour.server.web import http_print
from tests.server.browser import Browser

AT = "/api/games/thirty-six/print"


@pytest.mark.anyio
async def test_a_game_is_served_as_a_file_to_print(browser: Browser) -> None:
    answer = await browser.get(f"{AT}?paper=letter&backs=none&low_ink=1&language=de")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="thirty-six.pdf"'
    assert answer.headers["cache-control"] == "max-age=3600"
    first, *_ = pypdf.PdfReader(io.BytesIO(answer.content)).pages
    assert [round(float(length) / 72, 2) for length in first.mediabox[2:]] == [8.5, 11]
    assert "9 × Plättchen" in first.extract_text()


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ("paper=a5", "paper"),
        ("backs=both", "backs"),
        ("language=xx", "language"),
        ("large=yes", "large"),
        ("low_ink=", "low_ink"),
    ],
)
async def test_a_wish_that_nobody_can_fulfil_is_refused_by_its_field(browser: Browser, asked: str, field: str) -> None:
    answer = await browser.get(f"{AT}?{asked}")
    assert (answer.status_code, answer.json()["field"]) == (400, field)


@pytest.mark.anyio
async def test_an_unknown_game_is_not_found(browser: Browser) -> None:
    assert (await browser.get("/api/games/chess/print")).status_code == 404


@pytest.mark.anyio
async def test_the_same_file_is_made_once_and_others_are_answered_meanwhile(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Wishes] = []
    begun, may_end = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def make(_game: Any, wishes: Wishes) -> bytes:
        made.append(wishes)
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(may_end.wait(), loop).result(10)
        return b"%PDF"

    monkeypatch.setattr(http_print, "_made", http_print.keeping(make))
    first = asyncio.create_task(browser.get(f"{AT}?large=1"))
    await asyncio.wait_for(begun.wait(), 10)
    assert (await browser.get("/api/games/thirty-six/rules")).status_code == 200
    may_end.set()
    assert (await first).content == (await browser.get(f"{AT}?large=1")).content == b"%PDF"
    assert made == [Wishes(large=True)]


@pytest.mark.anyio
@pytest.mark.usefixtures("compiled")
async def test_the_puzzles_of_a_day_are_served_with_their_answers_on_the_next_page(browser: Browser) -> None:
    answer = await browser.get("/api/puzzles/2026-11-20/print?paper=letter&language=de")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="puzzles-2026-11-20.pdf"'
    pages = pypdf.PdfReader(io.BytesIO(answer.content)).pages
    assert len(pages) == 2
    assert "2026-11-20" in pages[0].extract_text()
    for path, status in (
        ("2026-11-20/print?paper=a5", 400),
        ("2026-11-20/print?language=xx", 400),
        ("1999-01-01/print", 404),
    ):
        assert (await browser.get(f"/api/puzzles/{path}")).status_code == status


@pytest.mark.anyio
async def test_who_prints_the_puzzles_of_today_had_help_in_their_circles(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_print, "_made_puzzles", lambda day, wishes: b"%PDF")
    circle = (await browser.post("/api/circles", {"name": "Ada"})).json()["circle"]
    await browser.get("/api/puzzles/2026-11-20/print")
    found = (await browser.get(f"/api/circles/{circle}")).json()
    assert found["members"][0]["results"] == []
    await browser.get("/api/puzzles/today/print")
    found = (await browser.get(f"/api/circles/{circle}")).json()
    assert [result["helped"] for result in found["members"][0]["results"]] == [True] * len(found["games"])
