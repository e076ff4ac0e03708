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

from parlour.server.base.errors import NoGuest

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

    ``now`` gives Unix time, for a token outlives the process. ``forgotten`` are the hashes of those who asked for it.
    """

    def __init__(self, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._key = key
        self.now = now
        self.forgotten: set[str] = set()

    def new(self) -> Guest:
        """Make a token nobody can guess."""
        return self.again(secrets.token_bytes(_RANDOM))

    def known(self, cookie: str | None) -> Guest | None:
        """Give the guest of a cookie, None if it holds no token of ours that is still good."""
        if cookie is None:
            return None
        try:
            return self.read(cookie)
        except NoGuest:
            return None

    def read(self, token: str) -> Guest:
        """Give the guest of a token. Raises NoGuest, which says why there is none."""
        if not _TOKEN.fullmatch(token):
            raise NoGuest("guest_foreign", "This is no guest of this house.")
        raw = base64.urlsafe_b64decode(token)
        said, seal = raw[:-_SEAL], raw[-_SEAL:]
        if not hmac.compare_digest(seal, self._seal(said)):
            raise NoGuest("guest_foreign", "This is no guest of this house.")
        if self.now() - int.from_bytes(said[_RANDOM:]) >= KEPT_S:
            raise NoGuest("guest_old", "This guest was last here too long ago.")
        guest = Guest(hash_of(token))
        if guest.hash in self.forgotten:
            raise NoGuest("guest_forgotten", "This guest was forgotten, as they had asked.")
        return guest

    def given_at(self, token: str) -> int:
        """Give the second at which a token was given."""
        return int.from_bytes(base64.urlsafe_b64decode(token)[_RANDOM:-_SEAL])

    def again(self, random: bytes) -> Guest:
        """Give the guest of a random part a token that is as good as new."""
        said = random + int(self.now()).to_bytes(_TIME)
        token = base64.urlsafe_b64encode(said + self._seal(said)).decode()
        return Guest(hash_of(token), token)

    def _seal(self, said: bytes) -> bytes:
        return hmac.digest(self._key, said, "sha256")


def hash_of(token: str) -> str:
    """Name the guest of a token: what is kept of it."""
    return hashlib.sha256(random_of(token)).hexdigest()


def random_of(token: str) -> bytes:
    """Give the part of a token that makes its guest, whatever house and time."""
    return base64.urlsafe_b64decode(token)[:_RANDOM]


def drop_cookie() -> str:
    """Write the Set-Cookie header that takes the token away."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def set_cookie(token: str, secure: bool) -> str:
    """Write the Set-Cookie header. Scripts cannot read it and other sites' requests do not carry it."""
    return f"{COOKIE}={token}; Path=/; Max-Age={KEPT_S}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
