"""Guests: people without accounts. A token in a cookie, signed by this server, says which seats are theirs.

Only the hash of the token's random part is kept, and the key that signs; so whoever reads the database can sit nowhere,
for what they sign is no guest's random part.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

COOKIE = "parlour_guest"
KEPT_S = 400 * 24 * 3600

_RANDOM, _TIME, _SEAL = 32, 5, 32
_TOKEN = re.compile(r"[A-Za-z0-9_-]{92}")  # 69 bytes, a multiple of 3: no two texts are the same bytes


class Guest(NamedTuple):
    """A guest by the hash of the token; ``token`` is set when it was made just now and must be handed over."""

    hash: str
    token: str | None = None


class Guests:
    """Gives tokens and knows them again. A token is 32 random bytes, the second it was given, and HMAC-SHA256 of both.

    ``now`` gives Unix time, for a token outlives the process.
    """

    def __init__(self, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._key = key
        self._now = now

    def new(self) -> Guest:
        """Make a token nobody can guess."""
        said = secrets.token_bytes(_RANDOM) + int(self._now()).to_bytes(_TIME)
        token = base64.urlsafe_b64encode(said + self._seal(said)).decode()
        return Guest(hash_of(token), token)

    def known(self, cookie: str | None) -> Guest | None:
        """Give the guest of a cookie, None if it holds no token of ours that is still good."""
        if cookie is None or not _TOKEN.fullmatch(cookie):
            return None
        raw = base64.urlsafe_b64decode(cookie)
        said, seal = raw[:-_SEAL], raw[-_SEAL:]
        if not hmac.compare_digest(seal, self._seal(said)):
            return None
        if self._now() - int.from_bytes(said[_RANDOM:]) >= KEPT_S:
            return None
        return Guest(hash_of(cookie))

    def _seal(self, said: bytes) -> bytes:
        return hmac.digest(self._key, said, "sha256")


def hash_of(token: str) -> str:
    """Name the guest of a token: what is kept of it."""
    return hashlib.sha256(base64.urlsafe_b64decode(token)[:_RANDOM]).hexdigest()


def set_cookie(token: str, secure: bool) -> str:
    """Write the Set-Cookie header. Scripts cannot read it and other sites' requests do not carry it."""
    return f"{COOKIE}={token}; Path=/; Max-Age={KEPT_S}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
