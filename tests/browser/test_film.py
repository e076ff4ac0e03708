"""A whole match as one animated picture: as many frames as moments, and what it shows last is the end."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from parlour.core.game import games
from parlour.server.shelf.examples import draw_next_view, new_viewer
from tests.browser.recorded import Playback, finished
from tests.server.process import Process

MOST = 400
WATCH = """
const Real = Worker;
window.Worker = class extends Real {
    postMessage(order, given) {
        if (order.do === "add") {
            window.drawn = new Uint8Array(order.pixels.slice(0));
            window.pieces = [...document.querySelectorAll(".film .stage .piece")].map((it) => it.textContent.trim());
        }
        super.postMessage(order, given);
    }
};
"""
"""Keep what is drawn last, as it goes to be put into the picture."""

DECODED = """async (text) => {
    const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = decoder.tracks.selectedTrack.frameCount;
    const pixels = async (frameIndex) => {
        const { image } = await decoder.decode({ frameIndex });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        canvas.getContext("2d").drawImage(image, 0, 0);
        return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    };
    const unlike = (one, other) => one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0) / one.length;
    const [first, last] = [await pixels(0), await pixels(frames - 1)];
    return { frames, moved: unlike(first, last), wrong: unlike(last, window.drawn), pieces: window.pieces };
}"""


def test_a_match_becomes_a_picture_of_all_its_moments(browser: Browser, server: Process, tmp_path: Path) -> None:
    state = finished(games()["pentic"], 2, 1, MOST)
    page = browser.new_page()
    page.add_init_script(WATCH)
    Playback(page, server.url, iter([draw_next_view(state, new_viewer(state))]), state, "?move=0")
    page.get_by_role("slider", name="Moment of the match").press("End")
    moments = int(page.get_by_role("slider").get_attribute("max") or 0) + 1
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_role("button", name="Animated picture").click()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Animated picture").click()
    sheet = page.get_by_role("dialog", name="Animated picture")
    expect(sheet.get_by_text(f"{moments} pictures,")).to_be_visible()
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Keep or send it").click()
    picture = Path(download.value.path()).read_bytes()
    found: dict[str, Any] = page.evaluate(DECODED, base64.b64encode(picture).decode())
    assert found["frames"] == moments
    assert found["moved"] > 1, "the match has gone on"
    assert found["wrong"] < 1, "the last frame, put together from all before it, is what was drawn last"
    shown = page.locator("main .stage .piece").evaluate_all("all => all.map((it) => it.textContent.trim())")
    assert sorted(found["pieces"]) == sorted(shown)
    page.close()
