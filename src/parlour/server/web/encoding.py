"""Compresses responses that are the same for everybody, once, with an entity tag for conditional requests.

Responses to one guest are never compressed: the compressed length of a secret next to a visitor's own input reveals it
(BREACH).
"""

from __future__ import annotations

import functools
import gzip
import hashlib
from typing import NamedTuple

import brotli

COMPRESSIBLE = frozenset({"application/json", "application/manifest+json", "image/svg+xml"})
PAGES_KEPT = 512
QUALITY = 5
"""Brotli's quality: 11 makes translations a tenth smaller but takes thirty times as long, while a request waits."""


class Encoded(NamedTuple):
    """A body by content coding, and its weak entity tag. Has ``""`` for no coding, and each coding that is shorter."""

    bodies: dict[str, bytes]
    tag: str

    def best(self, accepted: str) -> str:
        """Return the coding of highest weight in an Accept-Encoding header, ``""`` if it allows none."""
        weights = _weights(accepted)
        return max(self.bodies, key=lambda coding: weights.get(coding, weights.get("*", 0.0)) if coding else 1e-6)

    def matches(self, if_none_match: str) -> bool:
        """Return whether an If-None-Match header names this body's tag, so that 304 answers the request."""
        tags = [tag.strip().removeprefix("W/") for tag in if_none_match.split(",")]
        return "*" in tags or self.tag.removeprefix("W/") in tags


@functools.lru_cache(maxsize=PAGES_KEPT)
def encode(body: bytes, kind: str) -> Encoded:
    """Compress a body if its media type is compressible. Takes 10 ms for 100 kB, and nothing when called again."""
    bodies = {"": body}
    if kind.startswith("text/") or kind in COMPRESSIBLE:
        tried = {"br": brotli.compress(body, quality=QUALITY), "gzip": gzip.compress(body, mtime=0)}
        bodies = {coding: short for coding, short in tried.items() if len(short) < len(body)} | bodies
    return Encoded(bodies, tag_of(body))


def tag_of(body: bytes) -> str:
    """Return a body's weak entity tag, the same for each coding."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'


def _weights(accepted: str) -> dict[str, float]:
    """Return the weights of an Accept-Encoding header by coding; an invalid weight counts as 0.

    >>> _weights("gzip, br;q=0.5, *;q=0, zstd;q=high")
    {'gzip': 1.0, 'br': 0.5, '*': 0.0, 'zstd': 0.0}
    """
    found = {}
    for part in accepted.lower().split(","):
        coding, _, weight = part.partition(";")
        try:
            found[coding.strip()] = float(weight.partition("=")[2]) if weight else 1.0
        except ValueError:
            found[coding.strip()] = 0.0
    found.pop("", None)
    return found
