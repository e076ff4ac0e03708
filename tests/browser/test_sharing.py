"""A moment of a match for others: its link, a picture with names and scores, the file."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person

PNG = b"\x89PNG\r\n\x1a\n"


def test_a_moment_is_shared_as_a_link_a_picture_and_a_drawing(person: Person) -> None:
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.sit_down("pentic", "me", "gentle")
    page = person.page
    page.goto(f"{page.url}?move=0")
    page.get_by_role("button", name="Share this moment").click()
    sheet = page.get_by_role("dialog", name="Share this moment")
    sheet.get_by_role("button", name="Copy a link").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    assert re.search(r"\?move=\d+$", page.evaluate("navigator.clipboard.readText()"))

    with page.expect_download() as download:
        sheet.get_by_role("button", name="Picture").click()
    picture = Path(download.value.path()).read_bytes()
    assert download.value.suggested_filename.startswith("pentic-")
    assert picture.startswith(PNG)
    assert len(picture) > 20_000, "a board has many colours; an empty picture is small"

    with page.expect_download() as download:
        sheet.get_by_role("button", name="Drawing").click()
    drawing = Path(download.value.path()).read_text(encoding="utf-8")
    assert drawing.startswith("<svg")
    assert "tic-card" in drawing or "<path" in drawing
    shown = " ".join(re.findall(r">([^<>]+)</(?:span|p)>", drawing))
    name = page.locator("aside.seats .name").last.inner_text()
    assert name in shown and "Pentic" in shown and page.evaluate("location.host") in shown, shown
    assert re.search(rf"{name} +0\b", shown), "the score stands beside the name"
