"""What HTTP carries about a guest: who they are, taking themselves along, notices, days away."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.protocol.scalars import Secret


class You(msgspec.Struct):
    """``GET /api/you``: who this browser is.

    known: it is a guest of this house
    since: when its token was given, in seconds since 1970
    names: what it is called at its latest tables, the latest first
    tables: at how many it has a seat
    feed: there is a feed of its turns
    """

    known: bool
    since: int = 0
    names: tuple[str, ...] = ()
    tables: int = 0
    feed: bool = False


class Feed(msgspec.Struct):
    """Answer to ``POST /api/you/feed``: the address is ``/api/feed/{secret}``, with ``?language=`` if wished.

    secret: told once; a new one makes this one void
    """

    secret: str


class PushKey(msgspec.Struct):
    """``GET /api/you/push``: what a browser needs to let this house, and nobody else, send it notices.

    key: the house's public key, as base64url
    """

    key: str


class Device(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/push``: where a browser wants its notices, as its ``PushSubscription`` says.

    endpoint: the address of its push service
    p256dh, auth: what the notices are encrypted for
    language: in which they are told
    """

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: Annotated[str, msgspec.Meta(min_length=2, max_length=8)]


class NoDevice(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/push/stop``: no more notices there.

    endpoint: as it was given
    """

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Pass(msgspec.Struct):
    """Answer to ``POST /api/you/pass``: the address is ``/you#{secret}``. Whoever opens it first is this guest too.

    secret: told once; a new one makes this one void
    seconds: how long it is good
    """

    secret: str
    seconds: int


class TakePass(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/take``: be the guest who made the link.

    secret: of the link
    """

    secret: Secret


class KeptGuest(msgspec.Struct, forbid_unknown_fields=True):
    """The file of ``GET /api/you/file``, and body of ``POST /api/you/become``: be the guest whose file it is.

    parlour: says what the file is
    token: what the guest is known by
    """

    parlour: Literal["guest"]
    token: Annotated[str, msgspec.Meta(max_length=200)]


class DaysAway(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/away``, and answer: the days on which no time to move runs for this guest.

    days: in days since 1970; of past ones none is changed. At most 30 of a year
    """

    days: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=100_000)], ...], msgspec.Meta(max_length=120)]
