"""Number the clauses of the rules, as returned by ``check``, and read their text from RULES.md.

``T36-17`` is 17, ``T36-D8`` is D + 8, ``PEN-G05`` is G + 5, ``PEN-ACT`` is ACT, ``TIC-04`` is TIC + 4: one space of
numbers per game, so that kernels can name any clause without text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

D = 100
G = 200
ACT = 300
TIC = 1000

_ITEM = re.compile(r"^- \*\*(?P<id>[A-Z0-9]+-(?:[A-Z]?\d+|ACT))(?P<title>[^*]*)\*\*\s*(?P<text>.*)$")


def clause_id(prefix: str, code: int) -> str:
    """Return the id of the clause with this code of ``check``.

    >>> clause_id("PEN", G + 5), clause_id("PEN", TIC + 4), clause_id("T36", ACT)
    ('PEN-G05', 'TIC-04', 'T36-ACT')
    """
    if code >= TIC:
        return clause_id("TIC", code - TIC)
    if code == ACT:
        return f"{prefix}-ACT"
    if code > G:
        return f"{prefix}-G{code - G:02}"
    return f"{prefix}-D{code - D}" if code > D else f"{prefix}-{code:02}"


@dataclass(frozen=True)
class Item:
    """A clause, decision or worked example: its id and its text in Markdown."""

    id: str
    text: str


@dataclass(frozen=True)
class Section:
    """A heading of the rules with the prose under it and its numbered items."""

    title: str
    text: str
    items: tuple[Item, ...]


def read_rules(path: Path) -> tuple[Section, ...]:
    """Read a RULES.md file: a section per ``##`` heading, an item per ``- **ID** words``.

    Indented lines continue an item.
    """
    sections: list[tuple[str, list[str], list[Item]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            sections.append((line.lstrip("# "), [], []))
        elif match := _ITEM.match(line):
            words = " ".join(part for part in (match["title"].strip(), match["text"]) if part)
            sections[-1][2].append(Item(match["id"], words))
        elif line.startswith("  ") and sections and sections[-1][2]:
            last = sections[-1][2].pop()
            sections[-1][2].append(Item(last.id, f"{last.text} {line.strip()}"))
        elif sections:
            sections[-1][1].append(line)
    return tuple(Section(title, "\n".join(text).strip(), tuple(items)) for title, text, items in sections)
