"""Lots that anybody can draw again: SHA-256 of the tournament's seed and what the lot is for."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


def draw_lot(seed: str, *about: object) -> int:
    """Return a number below 2**32 that depends on the seed and on what the lot is for alone."""
    text = "\n".join((seed, *map(str, about)))
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:4], "big")


def shuffle(seed: str, names: Iterable[str], *about: object) -> list[str]:
    """Return names in an order drawn by lot."""
    return sorted(names, key=lambda name: (draw_lot(seed, *about, name), name))
