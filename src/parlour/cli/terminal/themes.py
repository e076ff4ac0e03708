"""The dark and the light theme of the screen."""

from __future__ import annotations

from textual.theme import Theme

from parlour.cli.terminal.painting import CLASH, MARK, QUIET, TITLE

DARK = Theme(
    name="parlour-dark",
    primary="#d9a94a",
    background="#101b18",
    surface="#16231f",
    panel="#1b2a25",
    foreground="#efe8da",
    dark=True,
)
LIGHT = Theme(
    name="parlour-light",
    primary="#7d5a1e",
    background="#f6f1e7",
    surface="#efe7d8",
    panel="#e9dfcc",
    foreground="#23201b",
    dark=False,
)
STYLES = {
    DARK.name: {TITLE: "#b9b29f", QUIET: "#8f9a8d", MARK: "bold #e8bd66", CLASH: "bold #f0a08f"},
    LIGHT.name: {TITLE: "#6b6353", QUIET: "#7a7263", MARK: "bold #7d5a1e", CLASH: "bold #8c2f1f"},
}
"""The styles, by theme, of all but pieces: titles of zones, empty places, marks, edges between cards."""
