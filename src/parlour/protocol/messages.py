"""The messages that the server sends over the socket of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.core.facts import Word
from parlour.core.scene import Attempt, Choice, Event, Own, Piece, Scene, Seam, SeatScore, Spot, Zone
from parlour.protocol.advice import Advised, Brings, Reviewed
from parlour.protocol.branches import Branch
from parlour.protocol.company import Leading, Said
from parlour.protocol.early import Proposal, SeatTime, Way
from parlour.protocol.http import Terms
from parlour.protocol.scalars import Message


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat and its occupant.

    seat: its number
    name: the name of the person; empty where none was given
    kind: ``human``, ``bot``, or ``open`` for a seat that waits for a friend by link
    level: the level of a bot
    mine: whether this browser holds the seat
    mixed: whether the seat's nonce is known, or none is needed because it is a bot's
    commitment: the SHA-256 of the seat's nonce, as hex, once it has committed
    online: whether the person is connected now
    thinking: whether the bot is choosing its action
    stead: whether a bot plays for the person until they are back
    free: whether the person's time is up and anybody may take the seat
    due: when the person's time to move is up, in seconds since 1970; 0: there is no such time
    claimable: whether the person has been away long enough for others to stop waiting (``claim``)
    program: whether a ``human`` seat is a program's, which somebody runs elsewhere; ``name`` is its name
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
    claimable: bool = False
    program: bool = False


class Proof(msgspec.Struct):
    """What is needed, with the commitment, to verify a finished match.

    seed: the seed, as hex
    nonces: the seats' nonces, as hex
    """

    seed: str
    nonces: tuple[str, ...]


class TableInfo(msgspec.Struct, omit_defaults=True):
    """The table around the match.

    id: the table's id; anybody who knows it may look on
    game: the ``name`` of the game
    title: the title of the game
    options: all options of the match, chosen ones and defaults
    seats: in order
    phase: ``waiting`` until every seat is taken and mixed
    commitment: the SHA-256 of the seed, as hex
    secret: whether the game hides things from some seats
    hints: whether this browser may ask for hints, because only bots play besides
    reviews: whether the match is over and ``review`` is answered
    buttons: whether actions can need a row of buttons; else there is at most one button at a time
    proof: what to verify the match with, once it is over
    again: the table of the rematch, once somebody has asked for one
    terms: what was agreed on about time; null: one evening, in which everybody is waited for
    branch: where a what-if comes from
    moved: whether the match goes on in another house, so that nothing more happens here
    proposal: what a seat asks the others for
    onlookers: the names of people without a seat who look on, as far as they have one; none in kid mode
    unnamed: how many look on besides
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
    moved: bool = False
    proposal: Proposal | None = None
    onlookers: tuple[str, ...] = ()
    unnamed: int = 0


class RunningClock(msgspec.Struct):
    """A running clock of the game.

    name: identifies the clock
    label: what people call it
    total_ms: the time it started with, in milliseconds
    left_ms: the time left when the message was sent, in milliseconds
    """

    name: str
    label: Word
    total_ms: int
    left_ms: int


class Told(Event, frozen=True, omit_defaults=True, kw_only=True):
    """Something that happened, and when.

    seq: the sequence number of the row of the log that it describes; several events may describe one row
    """

    seq: int


class View(Message, tag="view", omit_defaults=True):
    """The position as one seat, or a spectator, may know it, with all actions the browser may take.

    seq: the sequence number of the position
    seat: the seat from which it is seen; null for a spectator
    table: the table around the match
    scene: what everybody sees; absent while waiting
    own: what only this seat sees; null for a spectator
    actions: what the browser may do: in open games for all its seats, in games with secrets for this one
    events: those after the ``seq`` that the browser named, or after its last view
    clocks: those that run
    times: the clocks of the seats, where the terms have a ``clock``
    undo: whether ``undo`` would work
    may: what the seat may do beside playing: ``resign``, or ask for by ``propose``
    log: whether the events are history for the move list, not news to animate
    since: the sequence number after which the events begin; with ``log``, there are older ones unless it is 0
    """

    seq: int
    seat: int | None
    table: TableInfo
    scene: Scene | None = None
    own: Own | None = None
    actions: tuple[Choice, ...] = ()
    events: tuple[Told, ...] = ()
    clocks: tuple[RunningClock, ...] = ()
    times: tuple[SeatTime, ...] = ()
    undo: bool = False
    may: tuple[Way, ...] = ()
    log: bool = False
    since: int = 0


class SceneChanges(msgspec.Struct, omit_defaults=True):
    """The changes of a scene since the view before. A null field has not changed.

    pieces: those that are new or have changed
    places: the index of each of these among all pieces; the other pieces keep their order
    spots: those that are new or have changed; known ones keep their place in the order, new ones come last
    gone: the ids of the pieces and spots to remove first
    zones, status, opening, to_act: the whole new value, if any part of it has changed
    resized: zones that have changed, if no zone was added or removed
    seams: those that are new or have changed, one an edge; one with an empty kind is removed
    scores: those that have changed
    over: whether the match has ended
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
    """The changes of what only one seat sees since the view before. A null field has not changed.

    pieces: those that are new or have changed; known ones keep their place in the order, new ones come last
    gone: the ids of the pieces to remove
    status, turn, tries: the new values, if they have changed
    """

    pieces: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()
    status: Word | None = None
    turn: int | None = None
    tries: bool | None = None


class Changes(Message, tag="changes", omit_defaults=True):
    """A view as its changes since the last view or changes on this connection. A null field has not changed.

    seq: the sequence number of the position
    since: the sequence number of the view or changes before; a browser that has another asks for a view with ``look``
    table: the table around the match, if any part of it has changed
    scene: the changes of what everybody sees
    own: the changes of what only this seat sees
    actions: actions that are new or have changed; an action of the same seat and text is replaced in its place
    done: the seat and text of the actions to remove; null: all that there were
    events: those since the view or changes before
    clocks: those that run
    times: the clocks of the seats, where the terms have a ``clock``
    undo: whether ``undo`` would work
    may: as in ``view``
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
    times: tuple[SeatTime, ...] = ()
    undo: bool = False
    may: tuple[Way, ...] | None = None


class Ack(Message, tag="ack"):
    """The action is in the log, or what was said was sent to all.

    id: of the frame answered
    seq: the action's sequence number in the log; for ``say``, the last sequence number of the log
    """

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """The action was refused and changed nothing, or nothing was said.

    id: of the frame answered
    code: why, for programs; ``failed``: an error of the server, which was logged, and the table goes on;
        ``fair-play``: no help in a what-if while its guest plays such a match with others; ``moved``: the match goes
        on in another house; ``muted``: this guest may not talk; ``kids``: off in kid mode; ``word``: a word that is not
        accepted; ``retry`` and ``here-no_room``: nothing could be stored, by a server or on the device
    reason: why, for people
    clause: the clause that was broken; null if none was (such as for another's seat)
    until: when that ends by itself, in seconds since 1970
    """

    id: str
    code: Literal[
        "illegal",
        "not-yours",
        "unreadable",
        "undo",
        "retry",
        "over",
        "moved",
        "failed",
        "company",
        "no-review",
        "fair-play",
        "phrases",
        "too_fast",
        "muted",
        "kids",
        "word",
        "here-no_room",
    ]
    reason: Word
    clause: str | None = None
    until: int | None = None


class Stale(Message, tag="stale"):
    """The action was meant for an older position and was not taken; a new view follows.

    id: of the frame answered
    seq: the current sequence number
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
    brings: those of the actions asked for that are certain to bring something
    """

    seq: int
    brings: tuple[Brings, ...]


class Tried(Message, tag="tried"):
    """Answer to ``try``.

    seq: the sequence number of the position
    attempt: the result of the actions up to the first that is not possible; null where the seat may try nothing
    """

    seq: int
    attempt: Attempt | None


class HistoryPage(Message, tag="history", omit_defaults=True):
    """Answer to ``history``: a page of older events.

    before: the one asked for
    since: the events are those after this sequence number, up to ``before``; 0: there are no older ones
    events: in order
    """

    before: int
    since: int = 0
    events: tuple[Told, ...] = ()


class Recalled(Message, tag="recalled", omit_defaults=True):
    """Answer to ``recall``, one for each moment: what could be seen then.

    at: the moment asked for
    seat: the seat from which it is seen; null: a spectator
    scene: what everybody saw; null if this is no position of the match, or was taken back
    own: what only this seat saw, or what all seats together saw
    events: what happened at this moment
    actions: what the seat could do then, each with its label, where ``choices`` asks for it
    """

    at: int
    seat: int | None = None
    scene: Scene | None = None
    own: Own | None = None
    events: tuple[Told, ...] = ()
    actions: tuple[Choice, ...] = ()


class MoveList(Message, tag="moves", omit_defaults=True):
    """Answer to ``moves``.

    seq: the sequence number of the position
    actions: as in a view, each with its label
    """

    seq: int
    actions: tuple[Choice, ...] = ()


NotLetIn = Literal["program_unknown", "programs_off"]


class Fault(Message, tag="fault"):
    """A frame was invalid or could not be answered. The connection stays open.

    code: what is wrong, for programs; ``closed``: an operator closed the table; ``banned``: this guest or network may
        not come in; ``night``: others may not look on at a duplicate night before it is over; after these the
        connection is closed
    message: what is wrong, for people
    id: of the frame, if it could be read
    until: when that ends by itself, in seconds since 1970
    """

    code: (
        Literal["bad_message", "unseen", "too_fast", "no_table", "starting", "for_people", "closed", "banned", "night"]
        | NotLetIn
    )
    message: str
    id: str | None = None
    until: int | None = None


class Think(Message, tag="think"):
    """A question to a page that has offered to think; it tells nothing that its person does not see.

    job: its number, for the answer ``thought``
    data: what to think about, msgpack in Base64 (``Job`` in ``server/model/jobs``)
    """

    job: int
    data: str


class Pong(Message, tag="pong"):
    """Answer to ``ping``.

    mark: to be sent back by ``echo``
    """

    mark: int = 0


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
    | Think
    | Fault
    | Pong
)


class Messages(msgspec.Struct):
    """Messages that the socket of a table would send, as an answer over HTTP.

    messages: in order
    """

    messages: tuple[Outgoing, ...]
