"""HTTP messages about a guest: who they are, moving to another browser, notices, days away."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.protocol.scalars import Name, Secret


class You(msgspec.Struct):
    """``GET /api/you``: what the server knows of this browser's guest.

    known: whether the browser is a guest of this server
    since: when the guest's token was issued, in seconds since 1970
    names: the guest's names at their latest tables, the latest first
    tables: the number of tables at which the guest has a seat
    feed: whether the guest has a feed of their turns
    person: the guest's public id, for ``GET /api/people/{person}``; empty before the first rated match
    program: whether the guest is a program, which has one name
    """

    known: bool
    since: int = 0
    names: tuple[str, ...] = ()
    tables: int = 0
    feed: bool = False
    person: str = ""
    program: bool = False


class Feed(msgspec.Struct):
    """Answer to ``POST /api/you/feed``: the feed's address is ``/api/feed/{secret}``, optionally with ``?language=``.

    secret: sent only in this answer; a new one revokes the one before
    """

    secret: str


class PushKey(msgspec.Struct):
    """``GET /api/you/push``: the key with which a browser subscribes to notices of this server only.

    key: the server's public key, as base64url
    """

    key: str


class Device(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/push``: where to send a browser's notices, from its ``PushSubscription``.

    endpoint: the address of the browser's push service
    p256dh, auth: the browser's keys, for which notices are encrypted
    language: the language of the notices
    """

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: Annotated[str, msgspec.Meta(min_length=2, max_length=8)]


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/name``: a guest's name from now on, at all tables and wherever results are listed.

    name: from now on
    before: that of the seats to rename, since people who share a screen are one guest
    """

    name: Name
    before: Name


class NoDevice(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/push/stop``: stop notices to a browser.

    endpoint: the one it was subscribed with
    """

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Pass(msgspec.Struct):
    """Answer to ``POST /api/you/pass``: the first browser that opens ``/you#{secret}`` becomes this guest, too.

    secret: sent only in this answer; a new one revokes the one before
    seconds: how long the secret is valid
    """

    secret: str
    seconds: int


class TakePass(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/take``: make this browser the guest who made a link.

    secret: the secret of the link
    """

    secret: Secret


class KeptGuest(msgspec.Struct, forbid_unknown_fields=True):
    """The file of ``GET /api/you/file``; as body of ``POST /api/you/become`` it makes this browser that guest.

    parlour: identifies the file's format
    token: the guest's token
    """

    parlour: Literal["guest"]
    token: Annotated[str, msgspec.Meta(max_length=200)]


class DaysAway(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/away``, and its answer: the days on which this guest's time to move does not run.

    days: in days since 1970; past days cannot be changed; at most 30 in a year
    """

    days: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=100_000)], ...], msgspec.Meta(max_length=120)]


class Clarity(msgspec.Struct):
    """``GET /api/you/clarity``: whether this guest lets the house note where rules were unclear to them.

    on: whether this guest lets it; once they do not, the notes of them are erased
    noted: the number of notes there are of them
    """

    on: bool
    noted: int


class ClarityWish(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/clarity``: let the house note where rules were unclear, or no more.

    on: whether the house may; if not, the notes of this guest are erased
    language: the language in which they read
    """

    on: bool
    language: Annotated[str, msgspec.Meta(min_length=2, max_length=8)] = "en"
