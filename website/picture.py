"""Draws the packages as layers, from the import contracts of pyproject.toml: ``python website/picture.py``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
WIDTH, ROW, GAP, MARGIN = 880, 44, 10, 16
ABOUT = {
    "cli": "the command, the table in a terminal",
    "server": "",
    "lab": "arenas, batches, environments, exams",
    "protocol": "messages, referee, programs as bots",
    "printing": "a game as a PDF to print, cut and play",
    "seeing": "photographs of tables",
    "puzzles": "the puzzle of a day",
    "ratings": "results, ratings",
    "tournaments": "pairings, standings",
    "clarity": "unclear rules",
    "bots": "random, greedy, tree search; advice",
    "agents": "what has learned a game, as a network",
    "games": "nine games, the same modules in each",
    "core": "records, kernels, chance, matches, facts, scenes",
    "server.web": "HTTP, WebSockets",
    "server.local": "in a page",
    "server.operations": "what can be asked",
    "server.house": "all tables",
    "server.shelf": "guides, lessons, puzzles",
    "server.tournaments": "pairing at screens",
    "server.people": "guests, notices",
    "server.cluster": "other processes",
    "server.storage": "databases",
    "server.thinking": "bots",
    "server.table": "one table, its frames and views",
    "server.model": "data of tables, interfaces",
    "server.base": "settings, clocks, limits",
}
STYLE = """
  text { font: 15px system-ui, sans-serif; fill: #1f2933; }
  .name { font-weight: 600; }
  .about { font-size: 13px; fill: #52606d; }
  rect { fill: #f5f0e6; stroke: #9aa5b1; rx: 8px; }
  .inner { fill: #fffdf8; }
  .client { fill: #e3efe9; }
  path { stroke: #9aa5b1; fill: none; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f4f8; } .about { fill: #b8c4ce; }
    rect { fill: #2a3139; stroke: #66727f; } .inner { fill: #1e242b; } .client { fill: #23372f; }
  }
"""


def draw() -> str:
    """Draw the picture: each box may import what lies below it."""
    outer, inner = (list(_read(number)) for number in (0, 1))
    parts = [_box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, ROW, "web", "the browser client; it knows no rule", "client")]
    top = MARGIN + ROW + GAP
    for layer in outer:
        height = len(inner) * (ROW - 8) + 50 if "server" in layer else ROW
        width = (WIDTH - 2 * MARGIN - GAP * (len(layer) - 1)) // len(layer)
        for place, name in enumerate(layer):
            left = MARGIN + place * (width + GAP)
            parts.append(_box(left, top, width, height, name, ABOUT[name]))
            if name == "server":
                parts += _stack(left + 12, top + 42, width - 24, inner)
        top += height + GAP
    height = top - GAP + MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
    title = "<title>The packages of Parlour as layers: each imports only what lies below it</title>"
    return f"{head}>\n{title}\n<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</svg>\n"


def _read(contract: int) -> Iterator[list[str]]:
    """Read the layers of a contract, top first, each a list of packages side by side."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for layer in settings["tool"]["importlinter"]["contracts"][contract]["layers"]:
        yield [name.strip().removeprefix("parlour.") for name in layer.replace("|", ":").split(":")]


def _stack(left: int, top: int, width: int, layers: list[list[str]]) -> Iterator[str]:
    for number, layer in enumerate(layers):
        each = (width - GAP * (len(layer) - 1)) // len(layer)
        for place, name in enumerate(layer):
            yield _box(
                left + place * (each + GAP),
                top + number * (ROW - 8),
                each,
                ROW - 14,
                name,
                ABOUT[f"server.{name}"],
                "inner",
            )


def _box(left: int, top: int, width: int, height: int, name: str, about: str, kind: str = "") -> str:
    line = top + (20 if kind == "inner" else 28)
    note = f'<tspan class="about" dx="12">{about}</tspan>' if about else ""
    return (
        f'<rect class="{kind}" x="{left}" y="{top}" width="{width}" height="{height}"/>'
        f'<text x="{left + 14}" y="{line}"><tspan class="name">{name}</tspan>{note}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
