"""What the server sends over a socket of what people at a table say and show to each other."""

from __future__ import annotations

import msgspec

from parlour.protocol.frames import Pointer
from parlour.protocol.scalars import Message, Phrase


class Saying(msgspec.Struct, omit_defaults=True):
    """Something that was said at the table.

    number: how many things were said there before it, and this
    seat: who said it
    phrase: what, for each reader in their own language
    at: when, in seconds since 1970
    words: somebody's own, as plain text
    """

    number: int
    seat: int
    phrase: Phrase
    at: int
    words: str = ""


class Said(Message, tag="said"):
    """What was said at the table: the latest to who looks first, then each thing once.

    sayings: in order
    """

    sayings: tuple[Saying, ...]


class Leading(Message, tag="leading", omit_defaults=True):
    """Who shows the others at the table what; to who looks first, and whenever it changes. Only the latest counts.

    on: somebody does
    seat: theirs; null: they look on
    mine: this browser does
    at: the moment they look at; null: the present
    pointers: what they point to
    to: the seat they offer the lead to
    """

    on: bool = False
    seat: int | None = None
    mine: bool = False
    at: int | None = None
    pointers: tuple[Pointer, ...] = ()
    to: int | None = None
