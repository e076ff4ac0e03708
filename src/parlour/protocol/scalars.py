"""The plain values of the wire, with their limits."""

from __future__ import annotations

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
Sequence = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
