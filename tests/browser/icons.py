"""The app's icons, from the one drawing: ``python -m tests.browser.icons`` writes them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium

PUBLIC = Path(__file__).parents[2] / "web" / "public"
PAGE = """<style>body {{ margin: 0; background: {ground} }} svg {{ display: block; margin: {margin}px }}</style>{svg}"""
GROUND = "#16241f"
ICONS = {"icon-192.png": (192, 0.0), "icon-512.png": (512, 0.0), "icon-full.png": (512, 0.1)}
"""Size of each and the margin around the drawing: launchers cut a tenth off those that fill their square."""


def write() -> None:
    """Draw them."""
    svg = (PUBLIC / "parlour.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for name, (size, share) in ICONS.items():
            margin = round(size * share)
            page = browser.new_page(viewport={"width": size, "height": size})
            drawn = svg.replace("<svg", f'<svg width="{size - 2 * margin}" height="{size - 2 * margin}"', 1)
            page.set_content(PAGE.format(ground=GROUND if share else "transparent", margin=margin, svg=drawn))
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    write()
