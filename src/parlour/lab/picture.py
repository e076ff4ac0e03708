"""Ratings as a picture: a bot a line, where it stands and within what, light or dark behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from parlour.core.errors import BadFile
from parlour.lab.ratings import Rating

INK, LINE = "#767676", "#c0603a"
"""Both are read on white and on black: 4.5 to 1 and 3 to 1 at least."""
LOOK: Any = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "parlour",  # the same figures, the same file
    "font.family": "sans-serif",
    "font.size": 12,
    **dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color", "axes.edgecolor"), INK),
}


def draw(title: str, axis: str, bots: Sequence[str], ratings: Mapping[str, Rating], file: Path) -> None:
    """Write the picture as SVG, the strongest bot on top. Raises BadFile where it cannot be written."""
    with mpl.rc_context(LOOK):
        figure = Figure(figsize=(7, 1.4 + 0.45 * len(bots)), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.subplots()
        places = range(len(bots))
        axes.errorbar(
            [ratings[bot].mu for bot in bots],
            list(places),
            xerr=[ratings[bot].within for bot in bots],
            fmt="o",
            color=LINE,
            capsize=5,
        )
        axes.set_yticks(list(places), list(bots))
        axes.set_ylim(-0.6, len(bots) - 0.4)
        axes.grid(axis="x", alpha=0.3, color=INK)
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_title(title, loc="left")
        axes.set_xlabel(axis)
        try:
            figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        except OSError as error:
            raise BadFile(f"{file}: {error.strerror or error}") from None
