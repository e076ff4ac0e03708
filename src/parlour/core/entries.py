"""What a match is written down as, beside its seed: the actions accepted, and the board of a night that it plays."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec


class Entry(NamedTuple):
    """One accepted action. The seat is ``CLOCK`` if a clock ran out."""

    seat: int
    action: int


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that several tables play: the commitment of its night, and its number from 1 (see ``night``)."""

    night: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    number: Annotated[int, msgspec.Meta(ge=1)]
