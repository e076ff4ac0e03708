"""Pages that are the same for everybody: compressed once, with a tag by which a browser asks whether they changed.

Only such: what is compressed together with a secret gives it away by its length.
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
"""Of Brotli: the highest makes words a tenth shorter and takes thirty times as long, while somebody waits."""


class Encoded(NamedTuple):
    """A body in each content coding that makes it shorter (``""`` is as it is), and its weak entity tag."""

    bodies: dict[str, bytes]
    tag: str

    def best(self, accepted: str) -> str:
        """Choose among the codings that an Accept-Encoding header allows."""
        weights = _weights(accepted)
        return max(self.bodies, key=lambda coding: weights.get(coding, weights.get("*", 0.0)) if coding else 1e-6)

    def matches(self, if_none_match: str) -> bool:
        """Whether the browser has it already."""
        tags = [tag.strip().removeprefix("W/") for tag in if_none_match.split(",")]
        return "*" in tags or self.tag.removeprefix("W/") in tags


@functools.lru_cache(maxsize=PAGES_KEPT)
def encode(body: bytes, kind: str) -> Encoded:
    """Compress a body, if its media type is one that gains by it: the first time, 10 ms for 100 kB."""
    bodies = {"": body}
    if kind.startswith("text/") or kind in COMPRESSIBLE:
        tried = {"br": brotli.compress(body, quality=QUALITY), "gzip": gzip.compress(body, mtime=0)}
        bodies = {coding: short for coding, short in tried.items() if len(short) < len(body)} | bodies
    return Encoded(bodies, tag_of(body))


def tag_of(body: bytes) -> str:
    """Give a body's weak entity tag, alike in each coding."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'


def _weights(accepted: str) -> dict[str, float]:
    """Read an Accept-Encoding header; what cannot be read is not accepted.

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
