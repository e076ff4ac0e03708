"""Seeds: committed to before play, mixed with every player's nonce, revealed at the end.

The commitment is the SHA-256 of the seed. The stream key is the SHA-256 of the seed and each seat's nonce, every part
preceded by its length in one byte, so that neither the house nor a player alone determines the cards.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from parlour.core.errors import BadOption

SEED_BYTES = 32
NONCE_BYTES = 16


def new_seed() -> bytes:
    """Return a 256-bit seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def new_nonce() -> str:
    """Return a random nonce, as hex."""
    return secrets.token_hex(NONCE_BYTES)


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed as hex, to be shown before play.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def stream_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    """Return the 32-byte key of a match's stream, from the seed and the seats' nonces (hex, at most 255 bytes each).

    Raises BadOption naming the seat whose nonce is not hex.
    """
    digest = hashlib.sha256()
    for part in (seed, *(_nonce_bytes(seat, nonce) for seat, nonce in enumerate(nonces))):
        digest.update(len(part).to_bytes(1, "big") + part)
    return digest.digest()


def _nonce_bytes(seat: int, nonce: str) -> bytes:
    try:
        part = bytes.fromhex(nonce)
    except (TypeError, ValueError):
        part = bytes(256)
    if len(part) > 255:
        raise BadOption(f"nonces[{seat}]: expected hex digits, 510 at most", "nonces")
    return part
