"""HTTP messages: games and their rules, making and joining tables, mixing the seed, the state of the server."""

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
    label: what people call it
    help: what it does, in one line
    clauses: the clauses that say more
    default: the value if none is chosen; null: the usual value of a size; a list: not to be chosen on a page
    offered: the value that a new guest's page begins with; null: the default
    on_phones: the value that a narrow screen begins with; null: as on others
    values: the values to choose from, except those that need the list of another option
    players: the number of players that a value needs, by the value as text, if it is more than the game's fewest
    least, most: the range; of a size, over all cases together
    step: the difference between neighbouring values
    by: the option that the range of a size depends on, or ``players``
    ranges: least and most for each value of ``by``
    words: what people call the values
    does: a sentence for each value that says what it means in the game
    starts: whether it says who begins; that may be chosen where the rules are to be the usual ones
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
    starts: bool = False


class GameInfo(msgspec.Struct):
    """A game on the shelf.

    name: its name on the wire
    title: its name for people
    designer: who designed it
    summary: a sentence that describes it
    minutes: how long it takes, e.g. 5–15
    players: the fewest and the most players
    ages: the minimum age in years, where its rules give one
    secret: whether it hides things from some seats
    live: whether several people may act at once
    options: its options
    levels: the levels of its bots, weakest first
    level: that of a bot for which none was chosen
    lesson: whether it has a lesson
    puzzles: what its kinds of puzzles are called, by name; empty words where there is one only
    preview: a position for the first screen
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
    level: str
    lesson: bool
    puzzles: dict[str, Word]
    preview: Scene


class Picture(msgspec.Struct):
    """A position that shows what a game is like.

    scene: the position
    text: a sentence that explains it
    """

    scene: Scene
    text: Word


class Clause(msgspec.Struct):
    """One clause or decision of a game's rules.

    id: e.g. ``T36-17``
    text: its text, as Markdown
    """

    id: str
    text: str


class RulesSection(msgspec.Struct):
    """A section of RULES.md.

    title: its heading
    text: what is not part of a clause, as Markdown
    clauses: its numbered items
    """

    title: str
    text: str
    clauses: tuple[Clause, ...]


class Rules(msgspec.Struct):
    """``GET /api/games/{name}/rules``: the rules of a game.

    sections: in the order of RULES.md
    """

    sections: tuple[RulesSection, ...]


class Pictures(msgspec.Struct):
    """``GET /api/games/{name}/pictures``: positions that show what a game is like.

    pictures: in order
    """

    pictures: tuple[Picture, ...]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The occupant wanted for a seat.

    kind: a person at this browser (``here``), an invited friend (``link``) or a bot
    name: the name of a person at this browser, if given; a friend gives their own
    level: the level of a bot, one of the game's ``levels``; programs may also name ``random``, ``greedy`` and agents
    """

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: str | None = None


class Terms(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the people at a table have agreed on about time and talk.

    over_days: whether moves are made over days, not in one evening
    days: the days a seat has for a move; 0: no limit
    late: what happens to a seat whose time is up: a bot plays for it (``bot``), or anybody may take it (``free``)
    warm: whether a bot plays, in an evening, for people who are away for some minutes, until they are back
    talk: whether free text may be said, not only phrases
    clock: the time that each person has in an evening, as ``5+3`` (see ``time_control``); empty: no limit
    rated: whether the result counts for the ratings of the people who play
    open: whether anybody in this house may join, so that the table is in the lobby
    """

    over_days: bool
    days: Literal[0, 1, 2, 3, 5, 7, 14]
    late: Literal["bot", "free"]
    warm: bool
    talk: bool
    clock: Annotated[str, msgspec.Meta(max_length=8)]
    rated: bool
    open: bool


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables``: make a table.

    game: the ``name`` of the game
    seats: one for each seat, in order
    options: by name; options left out have their defaults
    terms: what is agreed on about time; null: one evening, in which everybody is waited for
    """

    game: Id
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    terms: Terms | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/join``: take the open seat of a link.

    secret: the secret of the link
    name: the name of the person, if given
    """

    secret: Secret
    name: Name | None = None


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/take``: take over a seat whose time is up, where the terms allow it.

    seat: its number
    name: the name of the person, if given
    """

    seat: SeatNumber
    name: Name | None = None


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/again``, which may be empty: ask for a rematch.

    swap: whether everybody moves on by one seat; the seat that began begins again
    """

    swap: bool = False


class SeatCommitment(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's commitment to its nonce, its share of the seed.

    seat: its number
    commitment: the SHA-256 of the nonce's 16 bytes, as hex
    """

    seat: SeatNumber
    commitment: Hex64


class Commit(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/commit``: commit this browser's seats to their nonces.

    Sent after the browser has received the commitment to the seed, so that the server chose the seed before.

    seats: all seats of the browser
    """

    seats: Annotated[tuple[SeatCommitment, ...], msgspec.Meta(min_length=1, max_length=16)]


class SeatNonce(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's nonce, its share of the seed.

    seat: its number
    nonce: 16 random bytes as hex
    """

    seat: SeatNumber
    nonce: Hex32


class Reveal(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/reveal``: reveal the nonces of this browser's seats.

    Sent after every seat has committed, so that nobody can choose a nonce by another one, not even with knowledge of
    the seed. The match starts when all seats have revealed.

    seats: all seats of the browser
    """

    seats: Annotated[tuple[SeatNonce, ...], msgspec.Meta(min_length=1, max_length=16)]


class SeatLink(msgspec.Struct):
    """The link with which a friend takes an open seat; its address is ``/t/{table}#{secret}``.

    seat: its number
    secret: sent to the host only, and only in this answer
    """

    seat: int
    secret: str


class Opened(msgspec.Struct):
    """Answer to making or joining a table, mixing its seed, or asking for a rematch.

    table: the table's id
    seat: the seat taken, or the browser's first; null if it has none
    links: one for each open seat of a table just made
    """

    table: str
    seat: int | None = None
    links: tuple[SeatLink, ...] = ()


class YourTable(msgspec.Struct):
    """A table at which this browser has a seat.

    table: its id
    game: the name of its game
    phase: whether it waits for people, is being played, or has ended
    to_act: whether a seat of this browser is to act
    made_at: when it was made, in seconds since 1970
    names: the names of all seats; empty where none was given
    mine: this browser's seats
    due: when the time of the seat to act is up, in seconds since 1970; 0: there is no such time
    goes: when it is removed from this list, in seconds since 1970, if nothing has happened for a month; 0: never
    scene: what everybody sees there; null until the match begins
    branch: where a what-if from elsewhere comes from
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
    """``GET /api/tables``: the tables at which this browser has a seat.

    tables: at most twelve; those at which this browser is to act come first
    """

    tables: tuple[YourTable, ...]


class Nearby(msgspec.Struct):
    """``GET /api/nearby``: how other machines in this network reach the server, for a page opened on the same machine.

    origin: the origin of its addresses there; null if the server is open to this machine only
    """

    origin: str | None


class Warmth(msgspec.Struct):
    """``GET /api/warm``: which games run compiled already.

    done: the number of games that are compiled
    total: the number of all games
    now: the game being compiled
    ready: the names of the games that are compiled
    """

    done: int
    total: int
    now: str | None
    ready: tuple[str, ...]


class Health(msgspec.Struct):
    """``GET /api/health``: the health of the process that answers.

    ok: whether the process is healthy
    database: whether it can write to the database
    kernels: ``well``, or why games run interpreted
    tables: the number of tables in its memory
    lines: the number of open sockets
    """

    ok: bool
    database: bool
    kernels: str
    tables: int
    lines: int


class Readiness(msgspec.Struct):
    """``GET /api/ready``: whether the server takes requests.

    ready: whether the migrations are done and the database answers
    scheme: the scheme of this request, as the server sees it: ``http`` or ``https``
    address: the client's address, as the server sees it
    """

    ready: bool
    scheme: str
    address: str


class Problem(msgspec.Struct, omit_defaults=True):
    """Body of every HTTP error.

    code: what is wrong, for programs
    message: what is wrong, for people
    field: the invalid field or option
    clause: the clause that was broken
    until: when that ends by itself, in seconds since 1970
    reason: the message as a fact, where a page has words for it in every language
    """

    code: str
    message: str
    field: str | None = None
    clause: str | None = None
    until: int | None = None
    reason: Fact | None = None
