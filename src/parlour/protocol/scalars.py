"""Scalar types of the wire with their limits, and the base class of the server's messages."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Phrase = Literal["hello", "luck", "well", "nice", "thanks", "moment", "sorry", "oops", "again", "bye", "words"]
"""What may be said at a table, shown to each reader in their language; ``words`` stands for free text."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
Sequence = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Message(msgspec.Struct, tag_field="is"):
    """Base of all messages that the server sends over a socket."""
