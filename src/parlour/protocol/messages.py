"""What the server sends over a socket."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.core.facts import Word
from parlour.core.scene import Attempt, Choice, Event, Own, Piece, Scene, Seam, SeatScore, Spot, Zone
from parlour.protocol.advice import Advised, Brings, Reviewed
from parlour.protocol.branches import Branch
from parlour.protocol.company import Leading, Said
from parlour.protocol.http import Terms
from parlour.protocol.scalars import Message


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat.

    seat: its number
    name: of who sits there; empty where none was given
    kind: ``open``: waiting for a friend by link
    level: of a bot
    mine: this browser holds it
    mixed: nothing more is awaited from it before the match (its nonce is in, or it is a bot's)
    commitment: the SHA-256 of the nonce it adds, as hex, once it has committed
    online: a person who is here now
    thinking: a bot that is choosing its action
    stead: a bot plays for whoever sits there, until they are back
    free: their time is up, and whoever looks may take the seat
    due: when their time to move is up, in seconds since 1970; 0: no such time runs
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
    stead: bool = False
    free: bool = False
    due: int = 0


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
    hints: this browser may ask for hints, since nobody else plays here but bots
    reviews: the match is over, and what its decisions were worth can be asked
    buttons: what may be done can take a row of buttons; else there is one at a time at most
    proof: once the match is over
    again: the table of the rematch, once somebody asked for one
    terms: what was agreed on about time; null: an evening, in which everybody is waited for
    branch: of a what-if, where it comes from
    """

    id: str
    game: str
    title: str
    options: dict[str, object]
    seats: tuple[SeatInfo, ...]
    phase: Literal["waiting", "playing", "over"]
    commitment: str
    secret: bool
    hints: bool = False
    reviews: bool = False
    buttons: bool = True
    proof: Proof | None = None
    again: str | None = None
    terms: Terms | None = None
    branch: Branch | None = None


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
    zones, status, opening, to_act: whole, where anything about them has changed
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
    opening: Word | None = None
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
    done: tuple[tuple[int | None, str], ...] | None = ()
    events: tuple[Told, ...] = ()
    clocks: tuple[RunningClock, ...] = ()
    undo: bool = False


class Ack(Message, tag="ack"):
    """The action is in the log, or what was said has been told to all.

    id: of the frame answered
    seq: its number in the log; of something said: the last number there
    """

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """The action changed nothing, or nothing was said.

    id: of the frame answered
    code: why, for programs; ``failed`` is an error of the house, which has noted it, and the table goes on;
        with ``fair-play`` there is no help in a what-if, since its guest plays such a match with others
    reason: why, for people
    clause: the rule; null where none was broken (not your seat)
    """

    id: str
    code: Literal[
        "illegal",
        "not-yours",
        "unreadable",
        "undo",
        "retry",
        "over",
        "failed",
        "company",
        "no-review",
        "fair-play",
        "phrases",
        "too_fast",
    ]
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
    """Answer to ``recall``, one for each moment: what could be seen then.

    at: as it was asked for
    seat: from which it is seen; null: by a spectator
    scene: what everybody saw; null where that is no position of the match, or was taken back
    own: what the seat looked from saw besides, or all seats together
    events: what happened then
    """

    at: int
    seat: int | None = None
    scene: Scene | None = None
    own: Own | None = None
    events: tuple[Told, ...] = ()


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
    id: of the frame, where that could be read
    """

    code: Literal["bad_message", "unseen", "too_fast", "no_table", "starting"]
    message: str
    id: str | None = None


class Pong(Message, tag="pong"):
    """Answer to ``ping``."""


Outgoing = (
    View
    | Changes
    | Ack
    | Refused
    | Stale
    | Because
    | Advised
    | Reviewed
    | Outlook
    | Tried
    | HistoryPage
    | Recalled
    | MoveList
    | Said
    | Leading
    | Fault
    | Pong
)


class Messages(msgspec.Struct):
    """What the socket of a table would send, over HTTP.

    messages: in order
    """

    messages: tuple[Outgoing, ...]
