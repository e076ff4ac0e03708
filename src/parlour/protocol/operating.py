"""HTTP messages for those who operate a house: what they see of it, and what they do to it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.protocol.scalars import Id, Name

Role = Literal["operator", "owner"]
MeasureKind = Literal["ban", "mute", "word", "kids"]
Reason = Annotated[str, msgspec.Meta(max_length=200)]
Whom = Annotated[str, msgspec.Meta(max_length=64)]
Seconds = Annotated[int, msgspec.Meta(ge=60, le=34_560_000)]


class Announcement(msgspec.Struct):
    """What the house says to everybody.

    number: counts all announcements
    text: plain text, which may hold addresses of pages
    until: when it ends by itself, in seconds since 1970; null: never
    made_at: since when, in seconds since 1970
    """

    number: int
    text: str
    until: int | None
    made_at: int


class Manners(msgspec.Struct):
    """``GET /api/house``: how this house treats who asks.

    kids: whether kid mode holds for them: no talk but phrases, no clocks, no deadlines, no reminders, no strangers
    announcements: what the house says to everybody, the newest first
    clarity: whether they may let the house note where rules were unclear to them
    """

    kids: bool
    announcements: tuple[Announcement, ...]
    clarity: bool = False


class Announce(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/house/announce``: say something to everybody.

    text: at most 200 characters
    until: when it ends by itself, in seconds since 1970; null: never
    """

    text: Annotated[str, msgspec.Meta(max_length=400)]
    until: Annotated[int, msgspec.Meta(ge=0, le=100_000_000_000)] | None = None


class Unannounce(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/house/unannounce``: take an announcement down.

    number: its number
    reason: for the journal
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=2_000_000_000)]
    reason: Reason = ""


class Impose(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/house/impose``: a measure, in place of an earlier one for the same.

    kind: a ban, a mute, a word that is not accepted, or kid mode
    whom: whom to ban: a guest by at least six letters of their id, an address or a network; whom to mute: a guest; the
        word; where kid mode holds: an address, a network, or empty for the whole house
    seconds: how long a ban or a mute lasts; null for others
    reason: for the journal
    """

    kind: MeasureKind
    whom: Whom
    seconds: Seconds | None = None
    reason: Reason = ""


class Lift(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/house/lift``: end a measure.

    kind: its kind
    whom: for whom it holds, as when it was imposed
    reason: for the journal
    """

    kind: MeasureKind
    whom: Whom
    reason: Reason = ""


class CloseTable(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/house/close``: call the match of a table off, and let nobody in any more.

    table: its id
    reason: for the journal
    """

    table: Id
    reason: Reason = ""


class RenameGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/house/rename``: give a guest's seats at all tables another name.

    guest: at least six letters of the guest's id
    name: the new name
    reason: for the journal
    """

    guest: Whom
    name: Name
    reason: Reason = ""


class AddOperator(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/house/operators``: make an operator; only for owners.

    name: how the journal calls them
    role: whether they may make and revoke operators, too (``owner``)
    """

    name: Name
    role: Role = "operator"


class RevokeOperator(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/house/operators/revoke``: let a token count no more; only for owners.

    name: of the operator
    """

    name: Name


class TablesWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Query of ``GET /api/house/tables``.

    text: a table's id, a part of a name at it, or the first letters of a guest's id; empty: the newest tables
    """

    text: Annotated[str, msgspec.Meta(max_length=64)] = ""


class EntriesWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Query of ``GET /api/house/journal``.

    before: only entries before this number; null: the latest
    """

    before: Annotated[int, msgspec.Meta(ge=1, le=2_000_000_000)] | None = None


class Imposed(msgspec.Struct):
    """A measure that holds.

    kind: its kind
    whom: for which guest, network or word; ``*``: for the whole house
    until: when it ends by itself, in seconds since 1970; null: never
    reason: why, as an operator wrote
    made_at: since when, in seconds since 1970
    """

    kind: MeasureKind
    whom: str
    until: int | None
    reason: str
    made_at: int


class OperatorInfo(msgspec.Struct):
    """An operator.

    name: how the journal calls them
    role: what they may do
    made_at: since when, in seconds since 1970
    """

    name: str
    role: Role
    made_at: int


class Desk(msgspec.Struct):
    """``GET /api/house/desk``: who presents a token, and what holds in the house.

    name: the operator's
    role: what they may do
    measures: those that hold, by kind
    announcements: those that are shown, the newest first
    operators: all operators, for owners only
    """

    name: str
    role: Role
    measures: tuple[Imposed, ...]
    announcements: tuple[Announcement, ...]
    operators: tuple[OperatorInfo, ...] = ()


class HouseSeat(msgspec.Struct):
    """A seat as operators see it.

    kind: a person, a bot, or nobody yet
    name: as it is shown at the table
    guest: the id of the guest who sits there; null for bots and open seats
    """

    kind: Literal["human", "bot", "open"]
    name: str
    guest: str | None


class HouseTable(msgspec.Struct):
    """A table as operators see it: nothing of its match.

    table: its id
    game: the name of its game
    made_at: when it was made, in seconds since 1970
    began: whether its match has begun
    closed: whether an operator closed it
    seats: in order
    """

    table: str
    game: str
    made_at: int
    began: bool
    closed: bool
    seats: tuple[HouseSeat, ...]


class HouseTables(msgspec.Struct):
    """``GET /api/house/tables``: the newest hundred tables of the house, or of those that were asked for.

    tables: the newest first
    """

    tables: tuple[HouseTable, ...]


class JournalEntry(msgspec.Struct):
    """What an operator did.

    number: counts all entries
    at: when, in seconds since 1970
    who: the operator; ``console``: somebody at the command line of the machine
    what: the deed
    whom: to which guest, network, word, table, operator or announcement; ``*``: the whole house; empty: a guest who was
        forgotten
    until: when its effect ends by itself, in seconds since 1970; null: never
    reason: why
    """

    number: int
    at: int
    who: str
    what: str
    whom: str
    until: int | None
    reason: str


class Journal(msgspec.Struct):
    """``GET /api/house/journal``: what operators did.

    entries: the newest first, at most a hundred
    """

    entries: tuple[JournalEntry, ...]


class OperatorToken(msgspec.Struct):
    """Answer to ``POST /api/house/operators``.

    token: sent only in this answer
    """

    token: str
