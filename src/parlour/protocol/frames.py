"""What a browser sends over its socket."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.protocol.scalars import Id, Phrase, SeatNumber, Sequence


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


class Hint(Frame, tag="hint"):
    """Ask what had best be done now; where ``hints`` of the table says so. Nothing is done by it.

    id: the browser's own
    seat: who asks
    seq: the sequence number the browser was looking at
    """

    id: Id
    seat: SeatNumber
    seq: Sequence


class Review(Frame, tag="review"):
    """Ask what a seat's decisions were worth, once the match is over; where ``reviews`` of the table says so.

    id: the browser's own
    seat: whose
    """

    id: Id
    seat: SeatNumber


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


class Say(Frame, tag="say"):
    """Say something to all at the table; a frame sent again with its id is said once.

    id: the browser's own, new for everything said
    seat: who says it
    phrase: what; ``words`` where the table has agreed to free words
    words: those; empty otherwise
    """

    id: Id
    seat: SeatNumber
    phrase: Phrase
    words: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Pointer(msgspec.Struct, frozen=True, array_like=True):
    """A circle around a place, or an arrow from one to another.

    start, end: ids of spots or pieces that everybody sees; of a circle the same
    """

    start: Id
    end: Id


class Lead(Frame, tag="lead"):
    """Show what one looks at to all who look at the table; with every frame the whole of it.

    at: the moment, as of ``recall``; null: the present
    pointers: what is pointed to
    to: the seat that is offered the lead
    """

    at: Sequence | None = None
    pointers: Annotated[tuple[Pointer, ...], msgspec.Meta(max_length=8)] = ()
    to: SeatNumber | None = None


class Rest(Frame, tag="rest"):
    """Lead no more."""


class Hurry(Frame, tag="hurry"):
    """End the pauses of the bots at a table. Counts where all who play there are one person."""


class History(Frame, tag="history"):
    """Ask for what happened before the events at hand.

    before: the ``since`` of the last view with ``log``, or of the last page
    """

    before: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Recall(Frame, tag="recall"):
    """Ask for the table as it was, at one moment or several.

    at: after the rows of the log with these sequence numbers; 0: when the match began
    seat: once the match is over, as this seat saw it; null: as the browser itself did
    all: once the match is over, as all seats together saw it
    """

    at: Annotated[tuple[Sequence, ...], msgspec.Meta(min_length=1, max_length=8)]
    seat: SeatNumber | None = None
    all: bool = False


class Moves(Frame, tag="moves"):
    """Ask for all that the browser may do now, in words."""


class Ping(Frame, tag="ping"):
    """Keeps the line open; answered by ``pong``."""


Incoming = (
    Look
    | Act
    | Undo
    | Why
    | Hint
    | Review
    | Foresee
    | Try
    | Leave
    | Say
    | Lead
    | Rest
    | Hurry
    | History
    | Recall
    | Moves
    | Ping
)
