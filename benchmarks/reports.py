"""The laboratory's reports of all games at their usual options, as pictures and a table: ``make reports``.

python -m benchmarks.reports [GAMES] [DEALS]

Pictures go to docs/pictures, the table into docs/laboratory.md; the matches are kept in the system's folder for
temporary files, so that it can be broken off and gone on with.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from parlour.core.game import games
from parlour.lab import charts
from parlour.lab.balance import Report, examine, findings, new_plan, percent

DOCS = Path(__file__).parent.parent / "docs"
GAMES, DEALS = 2000, 50
SLOW = {"gridsy": 10, "grannys-pills": 4}
"""Matches of these take so much longer that there are so many times fewer."""
BEGIN, END = "<!-- reports -->\n", "<!-- end of reports -->\n"


def report(name: str, matches: int, deals: int) -> Report:
    """Examine a game at its usual options."""
    print(name, file=sys.stderr)
    few = SLOW.get(name, 1)
    plan = new_plan(name, None, {}, ("greedy",), matches // few, ("gentle", "casual"), deals, 0)
    folder = Path(tempfile.gettempdir()) / "parlour-reports"
    folder.mkdir(exist_ok=True)
    return examine(plan, [], folder / f"{name}-{plan.games}-{deals}.html", cores=os.cpu_count() or 1)


def line(title: str, found: Report) -> str:
    """A game's line of the table."""
    usual, plan = found.variants[0], found.plan
    figures = usual.figures
    fair = next(one for one in findings(found) if one.words.startswith("Seat 1 wins"))
    cells = (
        title,
        f"{plan.games}, {plan.deals}",
        f"{percent(figures.won[0])}{', sure' if fair.significant else ''}",
        figures.length.text(1),
        figures.branching.text(1),
        figures.lead_changes.text(2),
        percent(figures.led) if figures.led.matches else "–",
        percent(figures.ties),
        percent(usual.skill),
    )
    return f"| {' | '.join(cells)} |\n"


def main(matches: int, deals: int) -> None:
    """Write pictures and table."""
    head = ("two seats", "matches, deals", "seat 1 wins", "length", "legal actions", "lead changes",
            "ahead for good after", "shared", "Casual over Gentle")  # fmt: skip
    table = f"| {' | '.join(head)} |\n|{'---|' * len(head)}\n"
    shown = ""
    for name, game in games().items():
        found = report(name, matches, deals)
        table += line(game.about.title, found)
        picture = DOCS / "pictures" / f"balance-{name}.svg"
        charts.save(charts.overview(found, f"{game.about.title}: {found.plan.games} matches, {deals} deals"), picture)
        shown += f"![{game.about.title}](pictures/{picture.name})\n\n"
    page = DOCS / "laboratory.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    page.write_text(f"{before}{BEGIN}{table}\n{shown}{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    main(words[0] if words else GAMES, words[1] if len(words) > 1 else DEALS)
