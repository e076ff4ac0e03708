"""Guests: people without accounts. A random token in a cookie says which seats are theirs.

Only the token's hash is kept, so whoever reads the database can sit nowhere.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import NamedTuple

COOKIE = "parlour_guest"
TOKEN_BYTES = 32
KEPT_S = 400 * 24 * 3600

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Guest(NamedTuple):
    """A guest by the hash of the token; ``token`` is set when it was made just now and must be handed over."""

    hash: str
    token: str | None = None


def new_guest() -> Guest:
    """Make a token nobody can guess."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return Guest(_hash(token), token)


def known_guest(cookie: str | None) -> Guest | None:
    """Give the guest of a cookie, None if there is no usable one."""
    if cookie is None or not _TOKEN.fullmatch(cookie):
        return None
    return Guest(_hash(cookie))


def set_cookie(token: str, secure: bool) -> str:
    """Write the Set-Cookie header. Scripts cannot read it and other sites' requests do not carry it."""
    return f"{COOKIE}={token}; Path=/; Max-Age={KEPT_S}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
