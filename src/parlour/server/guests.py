"""Guests: people without accounts. A token in a cookie, signed by this server, says which seats are theirs.

Only the hash of the token's random part is kept, so whoever reads the database can sit nowhere; the key that signs
lies in a file of its own, beside the database.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

COOKIE = "parlour_guest"
KEPT_S = 400 * 24 * 3600
KEY_BYTES = 32

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


def read_key(file: Path) -> bytes:
    """Read the key, or make it: once, for all processes over one file, and readable by its owner only.

    Raises OSError, ValueError if the file is no key.
    """
    if not file.exists():
        _make_key(file)
    key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{file} is not a key of {KEY_BYTES} bytes")
    return key


def _make_key(file: Path) -> None:
    """Write the whole key under another name (mode 0600), then give it its own, unless another process was first."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.")
    try:
        with os.fdopen(handle, "wb") as draft:
            draft.write(secrets.token_bytes(KEY_BYTES))
            draft.flush()
            os.fsync(draft.fileno())
        os.link(name, file)
    except FileExistsError:
        pass
    finally:
        os.unlink(name)


def set_cookie(token: str, secure: bool) -> str:
    """Write the Set-Cookie header. Scripts cannot read it and other sites' requests do not carry it."""
    return f"{COOKIE}={token}; Path=/; Max-Age={KEPT_S}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
