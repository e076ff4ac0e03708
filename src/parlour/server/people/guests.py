"""Guests: people without accounts. A token in a cookie, signed by this server, proves which seats are theirs.

The database holds the signing key and, of each token, only the hash of its random part. Whoever reads the database can
sign tokens, but cannot take anybody's seat: that needs the random part itself.
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
"""The lifetime of a token and its cookie; 400 days is the most that browsers grant."""

_RANDOM, _TIME, _SEAL = 32, 5, 32
"""The lengths of a token's three parts, in bytes."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{92}")  # base64 of 69 bytes, a multiple of 3, so that each token has one spelling


class Guest(NamedTuple):
    """A guest, named by ``hash`` everywhere; ``token`` is set only if it is new and the cookie must be sent.

    ``program`` is the name of a guest that is a program, empty for people.
    """

    hash: str
    token: str | None = None
    program: str = ""


class Guests:
    """Issues and verifies tokens: 32 random bytes, the Unix second of issue in 5, and HMAC-SHA256 over both, as base64.

    ``key`` signs. ``now`` returns Unix time, because a token outlives the process. ``forgotten`` holds the hashes of
    guests who asked to be forgotten; their tokens are refused.
    """

    def __init__(self, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._key = key
        self.now = now
        self.forgotten: set[str] = set()

    def new_guest(self) -> Guest:
        """Issue a token with a new random part."""
        return self.issue_token(secrets.token_bytes(_RANDOM))

    def find_guest(self, cookie: str | None) -> Guest | None:
        """Return the guest of a cookie's value; None if it is missing, or no valid token."""
        if cookie is None:
            return None
        try:
            return self.read_token(cookie)
        except NoGuest:
            return None

    def read_token(self, token: str) -> Guest:
        """Return the guest of a token. Raises NoGuest if it is not signed by this house, expired, or forgotten."""
        if not _TOKEN.fullmatch(token):
            raise NoGuest("guest_foreign", "This is no guest of this house.")
        raw = base64.urlsafe_b64decode(token)
        signed, seal = raw[:-_SEAL], raw[-_SEAL:]
        if not hmac.compare_digest(seal, self._sign(signed)):
            raise NoGuest("guest_foreign", "This is no guest of this house.")
        if self.now() - int.from_bytes(signed[_RANDOM:]) >= KEPT_S:
            raise NoGuest("guest_old", "This guest was last here too long ago.")
        guest = Guest(hash_of(token))
        if guest.hash in self.forgotten:
            raise NoGuest("guest_forgotten", "This guest was forgotten, as they had asked.")
        return guest

    def issued_at(self, token: str) -> int:
        """Return the Unix time at which a valid token was issued, in seconds."""
        return int.from_bytes(base64.urlsafe_b64decode(token)[_RANDOM:-_SEAL])

    def issue_token(self, random: bytes) -> Guest:
        """Issue a fresh token, valid from now, for the guest who has this random part."""
        signed = random + int(self.now()).to_bytes(_TIME)
        token = base64.urlsafe_b64encode(signed + self._sign(signed)).decode()
        return Guest(hash_of(token), token)

    def _sign(self, signed: bytes) -> bytes:
        return hmac.digest(self._key, signed, "sha256")


def hash_of(token: str) -> str:
    """Return the hash that names the guest of a token; it is all that the database keeps of the token."""
    return hashlib.sha256(random_of(token)).hexdigest()


def random_of(token: str) -> bytes:
    """Return the random part of a token, which alone determines the guest: neither house nor time of issue do."""
    return base64.urlsafe_b64decode(token)[:_RANDOM]


def lock_random(random: bytes, secret: bytes, use: bytes) -> bytes:
    """Encrypt or decrypt the random part of a token by XOR with a key derived from a secret that encrypts nothing else.

    ``use`` says for what it is stored, so that no two uses have one key.
    """
    key = hmac.digest(secret, use, hashlib.sha256)
    return bytes(a ^ b for a, b in zip(random, key, strict=True))


def drop_cookie() -> str:
    """Write the Set-Cookie header that deletes the guest's cookie."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def set_cookie(token: str, secure: bool) -> str:
    """Write the Set-Cookie header for a token; ``secure`` restricts it to https.

    Scripts cannot read the cookie (HttpOnly), and requests from other sites do not carry it (SameSite=Lax).
    """
    return f"{COOKIE}={token}; Path=/; Max-Age={KEPT_S}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
