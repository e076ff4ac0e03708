"""Messages that carry what people at a table say and show to each other."""

from __future__ import annotations

import msgspec

from parlour.protocol.frames import Pointer
from parlour.protocol.scalars import Message, Phrase


class Saying(msgspec.Struct, omit_defaults=True):
    """Something that was said at the table.

    number: counts what was said at the table, from 1
    seat: the seat that said it
    phrase: what was said, shown to each reader in their language
    at: the time, in seconds since 1970
    words: free text, as plain text; empty for other phrases
    """

    number: int
    seat: int
    phrase: Phrase
    at: int
    words: str = ""


class Said(Message, tag="said"):
    """What was said at the table: the latest sayings after the first ``look``, then each new one once.

    sayings: in order
    """

    sayings: tuple[Saying, ...]


class Leading(Message, tag="leading", omit_defaults=True):
    """The presenter, who shows the others a moment and places. Sent after the first ``look`` and at every change.

    Every message replaces the one before.

    on: whether there is a presenter
    seat: the presenter's seat; null: a spectator
    mine: whether this browser is the presenter
    at: the moment the presenter looks at; null: the present
    pointers: what the presenter points to
    to: the seat to which the presenter offers the lead
    """

    on: bool = False
    seat: int | None = None
    mine: bool = False
    at: int | None = None
    pointers: tuple[Pointer, ...] = ()
    to: int | None = None
