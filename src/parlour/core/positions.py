"""The part of a position that is the same in every game: the stream of chance."""

from __future__ import annotations

from typing import Annotated

import msgspec
import numpy as np

from parlour.core import kernel
from parlour.core.chance import rewind
from parlour.core.errors import BadPosition
from parlour.core.record import Stream


class StreamPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The stream key (64 hex digits) and the number of words drawn from it so far."""

    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    drawn: Annotated[int, msgspec.Meta(ge=0, lt=1 << 48)]


def write_stream(state: Stream) -> StreamPosition | None:
    """Write the stream; None in a hidden copy, where it was erased, and where none was ever given."""
    key = state.key.astype("<u4").tobytes()
    return StreamPosition(key.hex(), int(state.drawn)) if any(key) or int(state.drawn) else None


def read_stream(stream: StreamPosition | None, state: Stream) -> None:
    """Put a stream into a record; without one the key stays zero, as in a hidden copy."""
    if stream is None:
        return
    if stream.drawn == 0 and not any(bytes.fromhex(stream.key)):
        raise BadPosition("stream: a key of zeros from which nothing was drawn is no stream; leave it null", "stream")
    state.key[:] = np.frombuffer(bytes.fromhex(stream.key), "<u4")
    state.drawn = stream.drawn
    kernel.run(rewind, state)
