"""The very first start: no kernel is compiled yet, and the page is there to be played at once."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People, serve

COMPILED_MS = 240_000


def test_the_page_is_usable_at_once(people: People, tmp_path: Path) -> None:
    with serve(tmp_path / "parlour.db", PARLOUR_CACHE=str(tmp_path / "cache")) as server:
        person = people(server)
        progress = person.go("/").get_by_role("progressbar", name="Getting the games ready")
        expect(progress).to_be_visible()
        person.sit_down("pentic", "me", "greedy", Target="50")
        for _ in range(4):
            assert person.step()
        assert person.await_turn()
        warmth = person.page.request.get(f"{server.url}/api/warm").json()
        assert warmth["done"] < warmth["total"]
        person.go("/")
        expect(progress).to_be_visible()
        expect(progress).not_to_be_visible(timeout=COMPILED_MS)
        warmth = person.page.request.get(f"{server.url}/api/warm").json()
        assert len(warmth["ready"]) == warmth["total"]
