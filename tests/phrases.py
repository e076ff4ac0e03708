"""Fluent files, read as trees: what the tests ask of messages."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term


def entries(path: Path) -> dict[str, Message | Term]:
    """Read a Fluent file: messages and terms by id. Raises ValueError for what is no Fluent, or stands there twice."""
    found: dict[str, Message | Term] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, Junk):
            raise ValueError(f"{path}: {entry.annotations[0].message}: {entry.content}")
        if isinstance(entry, Message | Term):
            if entry.id.name in found:
                raise ValueError(f"{path}: {entry.id.name} stands there twice")
            found[entry.id.name] = entry
    return found
