"""The Tic types by name."""

from __future__ import annotations

from parlour.games.tic.deck import COLOURS, EMPTY, SHAPES, TYPES


def shared_type(a: int, b: int) -> int:
    """Give the one type that two cards which Tic share (TIC-13), EMPTY if they are no Tic."""
    shared = set(TYPES[a].tolist()) & set(TYPES[b].tolist())
    return int(shared.pop()) if len(shared) == 1 else EMPTY


def type_name(kind: int) -> str:
    """Write a Tic type: the two shared values, and - for the free property."""
    pair, first, second = kind // 25, kind // 5 % 5, kind % 5
    if pair == 0:
        return f"{first + 1}{SHAPES[second]}-"
    return f"{first + 1}-{COLOURS[second]}" if pair == 1 else f"-{SHAPES[first]}{COLOURS[second]}"
