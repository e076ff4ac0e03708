"""The messages between browser and server: JSON objects, one per WebSocket frame, tagged by ``do`` and ``is``.

HTTP carries what happens once (games, rules, making and joining a table); the socket carries play.
What a browser sends may have no unknown fields. docs/wire.md tells the same story with examples; its tables and the
browser's types are written from here (``protocol.typescript``).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core.facts import Fact, Word
from parlour.core.scene import Attempt, Choice, Event, Own, Piece, Scene, Seam, SeatScore, Spot, Zone

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
Sequence = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


# --- HTTP -----------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """One option of a game: either ``values`` or a range (``least``, ``most``, ``step``).

    name: the key in ``options``
    label: what it is called
    help: what it does, in a line
    clauses: those that say more
    default: what holds if nothing is chosen; null is the usual value of a size
    values: those there are to choose from
    least, most: the range; of a size, that of all together
    step: the distance of neighbouring values
    by: of a size, what its range depends on: another option, or ``players``
    ranges: least and most for each value of ``by``
    words: what values are called
    """

    name: str
    label: Word
    help: Word
    default: str | int | bool | None
    values: tuple[str | int | bool, ...] | None = None
    least: int | None = None
    most: int | None = None
    step: int = 1
    by: str | None = None
    ranges: dict[str, tuple[int, int]] | None = None
    words: dict[str, Fact] = {}
    clauses: tuple[str, ...] = ()


class GameInfo(msgspec.Struct):
    """A game on the shelf.

    name: what the wire calls it
    title: what people call it
    designer: who made it
    summary: what it is about, in a sentence
    minutes: how long it takes, e.g. 5–15
    players: fewest and most
    secret: a seat may know what another may not
    live: people may act at once
    options: what can be chosen
    levels: of its bots, weakest first
    preview: a drawn position for the first screen
    """

    name: str
    title: str
    designer: str
    summary: Word
    minutes: str
    players: tuple[int, int]
    secret: bool
    live: bool
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
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


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat.

    kind: people of this browser (``here``), an invited friend (``link``) or a bot
    name: of the person; a friend brings their own
    level: of the bot, one of the game's ``levels``; for programs also ``random`` and ``greedy``
    """

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: str | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables``.

    game: its ``name``
    seats: one for each seat, in order
    options: by name; what is left out has its default
    """

    game: Id
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/join``: take the open seat a link leads to.

    secret: of the link
    name: of who sits down
    """

    secret: Secret
    name: Name


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


# --- socket, browser to server -----------------------------------------------------------------------------------


class Frame(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What a browser may send."""


class Look(Frame, tag="look"):
    """First frame, and whenever another own seat takes over a shared screen.

    seat: to look from; null: as a spectator
    seq: the last sequence number already shown (0: nothing); the answer brings the events after it
    """

    seat: SeatNumber | None = None
    seq: Sequence = 0


class Act(Frame, tag="act"):
    """Take an action.

    id: the browser's own, new for every action
    seat: who acts
    action: as text, one of a view's ``actions``
    seq: the sequence number the browser was looking at
    """

    id: Id
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=200)]
    seq: Sequence


class Undo(Frame, tag="undo"):
    """Take back the seat's last action, if nothing was revealed since.

    id: the browser's own
    seat: whose action
    seq: the sequence number the browser was looking at
    """

    id: Id
    seat: SeatNumber
    seq: Sequence


class Why(Frame, tag="why"):
    """Ask why what was touched is no legal action.

    id: the browser's own
    seat: who asks
    path: the ids touched, in order
    """

    id: Id
    seat: SeatNumber
    path: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=8)]


class Foresee(Frame, tag="foresee"):
    """Ask what legal actions would bring.

    seat: who asks
    seq: the sequence number the browser was looking at
    actions: as text, some of a view's ``actions``
    """

    seat: SeatNumber
    seq: Sequence
    actions: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=32)]


class Try(Frame, tag="try"):
    """Try actions in the mind, one after the other; where the view's ``own`` says so. Nothing of it is noted.

    seat: who tries
    actions: as text, the first as ``tried`` offers them after none
    """

    seat: SeatNumber
    actions: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=32)]


class Leave(Frame, tag="leave"):
    """Give the seat up for good: a bot plays on for it.

    id: the browser's own
    seat: the seat given up
    """

    id: Id
    seat: SeatNumber


class History(Frame, tag="history"):
    """Ask for what happened before the events at hand.

    before: the ``since`` of the last view with ``log``, or of the last page
    """

    before: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Recall(Frame, tag="recall"):
    """Ask for the table as it was.

    at: after the row of the log with this sequence number; 0: when the match began
    """

    at: Sequence


class Moves(Frame, tag="moves"):
    """Ask for all that the browser may do now, in words."""


class Ping(Frame, tag="ping"):
    """Keeps the line open; answered by ``pong``."""


Incoming = Look | Act | Undo | Why | Foresee | Try | Leave | History | Recall | Moves | Ping


# --- socket, server to browser -----------------------------------------------------------------------------------


class Message(msgspec.Struct, tag_field="is"):
    """What the server sends."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat.

    seat: its number
    name: of who sits there
    kind: ``open``: waiting for a friend by link
    level: of a bot
    mine: this browser holds it
    mixed: nothing more is awaited from it before the match (its nonce is in, or it is a bot's)
    commitment: the SHA-256 of the nonce it adds, as hex, once it has committed
    online: a person who is here now
    thinking: a bot that is choosing its action
    """

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    level: str | None = None
    mine: bool = False
    mixed: bool = False
    commitment: str = ""
    online: bool = False
    thinking: bool = False


class Proof(msgspec.Struct):
    """What anyone needs, with the commitment, to verify a finished match.

    seed: the seed, as hex
    nonces: what the seats added, as hex
    """

    seed: str
    nonces: tuple[str, ...]


class TableInfo(msgspec.Struct, omit_defaults=True):
    """The table around the match.

    id: who knows it may look
    game: its ``name``
    title: of the game
    options: as they were chosen, with the defaults of the rest
    seats: in order
    phase: ``waiting`` until every seat is taken and mixed
    commitment: the SHA-256 of the seed, as hex
    secret: a seat may know what another may not
    proof: once the match is over
    again: the table of the rematch, once somebody asked for one
    """

    id: str
    game: str
    title: str
    options: dict[str, object]
    seats: tuple[SeatInfo, ...]
    phase: Literal["waiting", "playing", "over"]
    commitment: str
    secret: bool
    proof: Proof | None = None
    again: str | None = None


class RunningClock(msgspec.Struct):
    """A clock of the game as the server sees it.

    name: which
    label: what it is called
    total_ms: what it started from, in milliseconds
    left_ms: what was left at the moment of sending
    """

    name: str
    label: Word
    total_ms: int
    left_ms: int


class Told(Event, frozen=True, omit_defaults=True, kw_only=True):
    """Something that happened, and when.

    seq: of the row of the log that it tells of; several events may tell of one
    """

    seq: int


class View(Message, tag="view", omit_defaults=True):
    """The position as the looking seat may know it, with all it may do.

    seq: the sequence number of the position
    seat: the seat looked from; null for a spectator
    table: the table around the match
    scene: what everybody sees; absent while waiting
    own: what this seat sees besides; null for a spectator
    actions: what the browser may do: in open games for all its seats, in games with secrets for this one
    events: those after the ``seq`` the browser named, or after its last view
    clocks: those that run
    undo: whether ``undo`` would work
    log: the events are history, for the move list, not news to animate
    since: the events are those after this sequence number; with ``log``, older ones are there unless it is 0
    """

    seq: int
    seat: int | None
    table: TableInfo
    scene: Scene | None = None
    own: Own | None = None
    actions: tuple[Choice, ...] = ()
    events: tuple[Told, ...] = ()
    clocks: tuple[RunningClock, ...] = ()
    undo: bool = False
    log: bool = False
    since: int = 0


class SceneChanges(msgspec.Struct, omit_defaults=True):
    """What is new in the scene. What is null is as it was.

    pieces: those that are new or have changed
    places: the index of each of them among all pieces; the others keep their order
    spots: those that are new or have changed; what stays keeps its place in the order, what is new comes last
    gone: the ids of the pieces and spots to drop first
    zones, status, to_act: whole, where anything about them has changed
    resized: zones that have changed, where none has come or gone
    seams: those that are new or have changed, one an edge; of no kind: its edge has nothing to say any more
    scores: those that have changed
    over: the match has ended
    """

    pieces: tuple[Piece, ...] = ()
    places: tuple[int, ...] = ()
    spots: tuple[Spot, ...] = ()
    gone: tuple[str, ...] = ()
    zones: tuple[Zone, ...] | None = None
    resized: tuple[Zone, ...] = ()
    seams: tuple[Seam, ...] = ()
    scores: tuple[SeatScore, ...] = ()
    status: Word | None = None
    to_act: tuple[int, ...] | None = None
    over: bool = False


class OwnChanges(msgspec.Struct, omit_defaults=True):
    """What is new in what a seat sees besides. What is null is as it was.

    pieces: those that are new or have changed; what stays keeps its place in the order, what is new comes last
    gone: the ids of the pieces to drop
    status, turn, tries: where they have changed
    """

    pieces: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()
    status: Word | None = None
    turn: int | None = None
    tries: bool | None = None


class Changes(Message, tag="changes", omit_defaults=True):
    """What a view would say, as far as it is new since the last one on this connection. What is null is as it was.

    seq: the sequence number of the position
    since: that of the view or the changes before; whoever has another asks with ``look`` for a whole view
    table: the table around the match, where anything about it has changed
    scene: what is new in what everybody sees
    own: what is new in what this seat sees besides
    actions: what the browser may do besides; those of the same seat and text change in their place
    done: seat and text of what it may do no longer; null: all it might do before
    events: those since
    clocks: those that run
    undo: whether ``undo`` would work
    """

    seq: int
    since: int
    table: TableInfo | None = None
    scene: SceneChanges | None = None
    own: OwnChanges | None = None
    actions: tuple[Choice, ...] = ()
    done: tuple[tuple[int, str], ...] | None = ()
    events: tuple[Told, ...] = ()
    clocks: tuple[RunningClock, ...] = ()
    undo: bool = False


class Ack(Message, tag="ack"):
    """The action is in the log.

    id: of the frame answered
    seq: its number there
    """

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """The action changed nothing.

    id: of the frame answered
    code: why, for programs; ``failed`` is an error of the house, which has noted it, and the table goes on
    reason: why, for people
    clause: the rule; null where none was broken (not your seat)
    """

    id: str
    code: Literal["illegal", "not-yours", "unreadable", "undo", "retry", "over", "failed"]
    reason: Word
    clause: str | None = None


class Stale(Message, tag="stale"):
    """The action was meant for an older position; a fresh view follows.

    id: of the frame answered
    seq: the sequence number now
    """

    id: str
    seq: int


class Because(Message, tag="because"):
    """Answer to ``why``.

    id: of the frame answered
    reason: the answer, for people
    clause: the rule that forbids it
    """

    id: str
    reason: Word
    clause: str | None = None


class Brings(msgspec.Struct):
    """What an action brings the seat for certain, whatever is hidden.

    action: as text
    points: how many; fewer than none are a cost
    text: what would be told of it
    """

    action: str
    points: float
    text: Word


class Outlook(Message, tag="outlook"):
    """Answer to ``foresee``.

    seq: the sequence number of the position
    brings: of the actions asked for, those that bring something for certain
    """

    seq: int
    brings: tuple[Brings, ...]


class Tried(Message, tag="tried"):
    """Answer to ``try``.

    seq: the sequence number of the position
    attempt: what would come of it, as far as it goes; null where the seat may try nothing
    """

    seq: int
    attempt: Attempt | None


class HistoryPage(Message, tag="history", omit_defaults=True):
    """Answer to ``history``: the page before.

    before: as it was asked for
    since: the events are those after this sequence number, up to ``before``; 0: nothing is older
    events: in order
    """

    before: int
    since: int = 0
    events: tuple[Told, ...] = ()


class Recalled(Message, tag="recalled", omit_defaults=True):
    """Answer to ``recall``: what this browser could see then.

    at: as it was asked for
    scene: what everybody saw; null where that is no position of the match, or was taken back
    own: what the seat looked from saw besides
    """

    at: int
    scene: Scene | None = None
    own: Own | None = None


class MoveList(Message, tag="moves", omit_defaults=True):
    """Answer to ``moves``.

    seq: the sequence number of the position
    actions: as in a view, every one with its label
    """

    seq: int
    actions: tuple[Choice, ...] = ()


class Fault(Message, tag="fault"):
    """A frame the server could not use. The connection stays open.

    code: what is wrong, for programs
    message: what is wrong, for people
    """

    code: Literal["bad_message", "too_fast", "no_table", "starting"]
    message: str


class Pong(Message, tag="pong"):
    """Answer to ``ping``."""


Outgoing = (
    View
    | Changes
    | Ack
    | Refused
    | Stale
    | Because
    | Outlook
    | Tried
    | HistoryPage
    | Recalled
    | MoveList
    | Fault
    | Pong
)
