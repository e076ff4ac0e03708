"""What HTTP carries: the shelf, the rules, tables made and joined, chance mixed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core.facts import Fact, Word
from parlour.core.scene import Scene
from parlour.protocol.branches import Branch
from parlour.protocol.scalars import Hex32, Hex64, Id, Name, SeatNumber, Secret


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """One option of a game: either ``values`` or a range (``least``, ``most``, ``step``).

    name: the key in ``options``
    label: what it is called
    help: what it does, in a line
    clauses: those that say more
    default: what holds if nothing is chosen; null is the usual value of a size, a list what a page cannot choose
    offered: what a newcomer's page begins with; null: the default
    on_phones: what it begins with on a narrow screen; null: as elsewhere
    values: those there are to choose from, without such as need the list of another option
    players: values that need more players than the fewest, as text, and how many
    least, most: the range; of a size, that of all together
    step: the distance of neighbouring values
    by: of a size, what its range depends on: another option, or ``players``
    ranges: least and most for each value of ``by``
    words: what values are called
    does: what each of these values means for the game, in a sentence
    """

    name: str
    label: Word
    help: Word
    default: str | int | bool | tuple[object, ...] | None
    offered: str | int | bool | None = None
    on_phones: str | int | bool | None = None
    values: tuple[str | int | bool, ...] | None = None
    players: dict[str, int] = {}
    least: int | None = None
    most: int | None = None
    step: int = 1
    by: str | None = None
    ranges: dict[str, tuple[int, int]] | None = None
    words: dict[str, Fact] = {}
    does: dict[str, Fact] = {}
    clauses: tuple[str, ...] = ()


class GameInfo(msgspec.Struct):
    """A game on the shelf.

    name: what the wire calls it
    title: what people call it
    designer: who made it
    summary: what it is about, in a sentence
    minutes: how long it takes, e.g. 5–15
    players: fewest and most
    ages: from how many years on, where its rules say so
    secret: a seat may know what another may not
    live: people may act at once
    options: what can be chosen
    levels: of its bots, weakest first
    lesson: it can be learned by a lesson
    preview: a drawn position for the first screen
    """

    name: str
    title: str
    designer: Word
    summary: Word
    minutes: str
    players: tuple[int, int]
    ages: int | None
    secret: bool
    live: bool
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    lesson: bool
    preview: Scene


class Picture(msgspec.Struct):
    """A telling position of a game.

    scene: what is seen of it
    text: what it tells, in a sentence
    """

    scene: Scene
    text: Word


class Clause(msgspec.Struct):
    """One clause or decision of a game's rules.

    id: e.g. ``T36-17``
    text: its words, as Markdown
    """

    id: str
    text: str


class RulesSection(msgspec.Struct):
    """A heading of RULES.md with what stands under it.

    title: the heading
    text: what is no clause, as Markdown
    clauses: the numbered items
    """

    title: str
    text: str
    clauses: tuple[Clause, ...]


class Rules(msgspec.Struct):
    """``GET /api/games/{name}/rules``.

    sections: in the order of RULES.md
    """

    sections: tuple[RulesSection, ...]


class Pictures(msgspec.Struct):
    """``GET /api/games/{name}/pictures``.

    pictures: in order
    """

    pictures: tuple[Picture, ...]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat.

    kind: people of this browser (``here``), an invited friend (``link``) or a bot
    name: of the person, if they tell it; a friend brings their own
    level: of the bot, one of the game's ``levels``; for programs also ``random`` and ``greedy``
    """

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: str | None = None


class Terms(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What those at a table have agreed on: about time, and whether they talk.

    over_days: it is played a move now and then, not in one evening
    days: so many a seat has for a move; 0: as many as it likes
    late: what becomes of a seat whose time is up: a bot plays for it, or whoever looks may take it (``free``)
    warm: a bot plays for who is away for some minutes in an evening, until they are back
    talk: people may say what they like, not only phrases
    """

    over_days: bool
    days: Literal[0, 1, 2, 3, 5, 7, 14]
    late: Literal["bot", "free"]
    warm: bool
    talk: bool


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables``.

    game: its ``name``
    seats: one for each seat, in order
    options: by name; what is left out has its default
    terms: what is agreed on about time; null: an evening, in which everybody is waited for
    """

    game: Id
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    terms: Terms | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/join``: take the open seat a link leads to.

    secret: of the link
    name: of who sits down, if they tell it
    """

    secret: Secret
    name: Name | None = None


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/take``: take a seat over whose time is up, where that was agreed.

    seat: its number
    name: of who sits down, if they tell it
    """

    seat: SeatNumber
    name: Name | None = None


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/again``, which may be empty.

    swap: everybody sits down one seat further on, and the seat that began begins again
    """

    swap: bool = False


class SeatCommitment(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat promises to add to the chance.

    seat: its number
    commitment: the SHA-256 of the nonce's 16 bytes, as hex
    """

    seat: SeatNumber
    commitment: Hex64


class Commit(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/commit``: what this browser's seats will add to the seed.

    Sent once the browser has seen the commitment to the seed, so the house chose it before.

    seats: the browser's own
    """

    seats: Annotated[tuple[SeatCommitment, ...], msgspec.Meta(min_length=1, max_length=16)]


class SeatNonce(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's own share of the chance.

    seat: its number
    nonce: 16 random bytes as hex
    """

    seat: SeatNumber
    nonce: Hex32


class Reveal(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/reveal``: what this browser's seats add to the seed.

    Sent once every seat has committed, so nobody chose a nonce knowing another, not even one who knows the seed. The
    match starts when everybody has revealed.

    seats: the browser's own
    """

    seats: Annotated[tuple[SeatNonce, ...], msgspec.Meta(min_length=1, max_length=16)]


class SeatLink(msgspec.Struct):
    """What lets a friend take an open seat: the address is ``/t/{table}#{secret}``.

    seat: its number
    secret: told to the host only, and only now
    """

    seat: int
    secret: str


class Opened(msgspec.Struct):
    """Answer to making, joining, mixing or repeating a table.

    table: its id
    seat: the seat taken, or the browser's first; null where there is none to name
    links: of a table just made, one for each open seat
    """

    table: str
    seat: int | None = None
    links: tuple[SeatLink, ...] = ()


class YourTable(msgspec.Struct):
    """A table at which this browser has a seat.

    table: its id
    game: its name
    phase: waits for people, is played, or has ended
    to_act: one of this browser's seats is to act
    made_at: when it was made, in seconds since 1970
    names: everybody's, by seat; empty where none was given
    mine: this browser's seats
    due: when the time to move is up for who is to act, in seconds since 1970; 0: there is no such time
    goes: when it leaves this list, in seconds since 1970, where nothing has happened there for a month; 0: it does not
    scene: what everybody sees there; null until the match begins
    branch: of a what-if from elsewhere, where it comes from
    """

    table: str
    game: str
    phase: Literal["waiting", "playing", "over"]
    to_act: bool
    made_at: int
    names: tuple[str, ...]
    mine: tuple[int, ...]
    due: int
    goes: int
    scene: Scene | None
    branch: Branch | None


class YourTables(msgspec.Struct):
    """``GET /api/tables``.

    tables: at most twelve, those first where this browser is to act
    """

    tables: tuple[YourTable, ...]


class Nearby(msgspec.Struct):
    """``GET /api/nearby``: how others in this network reach the server, for a page that only knows it as this machine.

    origin: begins their addresses; null where the server is open to this machine only
    """

    origin: str | None


class Warmth(msgspec.Struct):
    """``GET /api/warm``: which games run compiled already.

    done: how many games do
    total: how many there are
    now: the game being compiled
    ready: those that are done, by name
    """

    done: int
    total: int
    now: str | None
    ready: tuple[str, ...]


class Health(msgspec.Struct):
    """``GET /api/health``: how the process that answers is.

    ok: it is well
    database: it can write
    kernels: ``well``, or why games run interpreted
    tables: how many it holds in memory
    lines: how many sockets are open
    """

    ok: bool
    database: bool
    kernels: str
    tables: int
    lines: int


class Readiness(msgspec.Struct):
    """``GET /api/ready``: whether requests may be sent here.

    ready: the migrations are done, and the database answers
    scheme: of the request, as the server sees it: ``http`` or ``https``
    address: where the request comes from, as the server sees it
    """

    ready: bool
    scheme: str
    address: str


class Problem(msgspec.Struct, omit_defaults=True):
    """Body of every HTTP refusal.

    code: what is wrong, for programs
    message: what is wrong, for people
    field: the offending field or option
    clause: the rule
    """

    code: str
    message: str
    field: str | None = None
    clause: str | None = None
