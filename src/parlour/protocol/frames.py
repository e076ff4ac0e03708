"""The frames that a browser sends over the socket of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.protocol.early import Wish
from parlour.protocol.scalars import Id, Phrase, SeatNumber, Sequence


class Frame(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Base of all frames that a browser may send."""


class Look(Frame, tag="look"):
    """Ask for a view: the first frame, sent again when another of the browser's seats takes over a shared screen.

    seat: the seat to look from; null: look as a spectator
    seq: the last sequence number already shown (0: none); the answer has the events after it
    unseen: whether who has no seat is neither named to the others as somebody who looks on, nor counted
    """

    seat: SeatNumber | None = None
    seq: Sequence = 0
    unseen: bool = False


class Act(Frame, tag="act"):
    """Take an action.

    id: chosen by the browser, new for every action
    seat: the seat that acts
    action: as text, one of a view's ``actions``
    seq: the sequence number of the position shown
    """

    id: Id
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=200)]
    seq: Sequence


class Undo(Frame, tag="undo"):
    """Take back the seat's last action, if nothing was revealed since.

    id: chosen by the browser
    seat: the seat whose action is taken back
    seq: the sequence number of the position shown
    """

    id: Id
    seat: SeatNumber
    seq: Sequence


class Why(Frame, tag="why"):
    """Ask why what was touched is not a legal action.

    id: chosen by the browser
    seat: the seat that asks
    path: the ids touched, in order
    """

    id: Id
    seat: SeatNumber
    path: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=8)]


class Hint(Frame, tag="hint"):
    """Ask for the best action now, where ``hints`` of the table is true. No action is taken.

    id: chosen by the browser
    seat: the seat that asks
    seq: the sequence number of the position shown
    """

    id: Id
    seat: SeatNumber
    seq: Sequence


class Review(Frame, tag="review"):
    """Ask what a seat's decisions were worth after the match, where ``reviews`` of the table is true.

    id: chosen by the browser
    seat: the seat whose decisions are judged
    """

    id: Id
    seat: SeatNumber


class Foresee(Frame, tag="foresee"):
    """Ask what legal actions are certain to bring.

    seat: the seat that asks
    seq: the sequence number of the position shown
    actions: as text, some of a view's ``actions``
    """

    seat: SeatNumber
    seq: Sequence
    actions: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=32)]


class Try(Frame, tag="try"):
    """Try actions one after the other without taking them, where the view's ``own`` allows it. Nothing is recorded.

    seat: the seat that tries
    actions: as text; the possible first ones are in the answer to an empty list
    """

    seat: SeatNumber
    actions: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=32)]


class Leave(Frame, tag="leave"):
    """Give a seat up for good: a bot plays on for it.

    id: chosen by the browser
    seat: the seat given up
    """

    id: Id
    seat: SeatNumber


class Resign(Frame, tag="resign"):
    """Resign; with two seats the other one wins, with more a bot plays on for the seat.

    id: chosen by the browser
    seat: the seat that resigns
    """

    id: Id
    seat: SeatNumber


class Propose(Frame, tag="propose"):
    """Ask the other people at the table for something, where ``may`` of a view has it; alone it happens at once.

    id: chosen by the browser
    seat: the seat that asks
    what: ``draw``, ``undo`` or ``call-off``
    """

    id: Id
    seat: SeatNumber
    what: Wish


class Respond(Frame, tag="respond"):
    """Agree to what another seat asks for (``proposal`` of the table), or decline it.

    id: chosen by the browser
    seat: the seat that responds
    agrees: whether it agrees
    """

    id: Id
    seat: SeatNumber
    agrees: bool


class Claim(Frame, tag="claim"):
    """Stop waiting for a seat that is ``claimable``; with two seats the match is won, with more a bot plays on.

    id: chosen by the browser
    seat: the seat that claims
    of: the seat whose person is gone
    """

    id: Id
    seat: SeatNumber
    of: SeatNumber


class Say(Frame, tag="say"):
    """Say something to all at the table; frames with the same id are said once.

    id: chosen by the browser, new for everything said
    seat: the seat that says it
    phrase: what is said; ``words`` is allowed where the table has agreed to free text
    words: the free text; empty for other phrases
    """

    id: Id
    seat: SeatNumber
    phrase: Phrase
    words: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Pointer(msgspec.Struct, frozen=True, array_like=True):
    """A circle around a place, or an arrow from one place to another.

    start, end: ids of spots or pieces that everybody sees; the same id for a circle
    """

    start: Id
    end: Id


class Lead(Frame, tag="lead"):
    """Show all others at the table a moment and places, as their presenter. Every frame replaces the one before.

    at: the moment, as for ``recall``; null: the present
    pointers: the places pointed to
    to: the seat to which the lead is offered
    """

    at: Sequence | None = None
    pointers: Annotated[tuple[Pointer, ...], msgspec.Meta(max_length=8)] = ()
    to: SeatNumber | None = None


class Rest(Frame, tag="rest"):
    """Stop presenting."""


class Hurry(Frame, tag="hurry"):
    """End the pauses of the table's bots. Ignored unless all people who play there are one guest."""


class History(Frame, tag="history"):
    """Ask for the page of events before the oldest one known.

    before: the ``since`` of the last view with ``log``, or of the last page
    """

    before: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Recall(Frame, tag="recall"):
    """Ask for the table as it was at one moment or several.

    at: the moments after the rows of the log with these sequence numbers; 0: the beginning of the match
    seat: the seat that saw it, allowed once the match is over; null: the browser's own
    all: whether to combine what all seats saw, allowed once the match is over
    choices: whether to list what the seat could do then, which is done once the match is over
    """

    at: Annotated[tuple[Sequence, ...], msgspec.Meta(min_length=1, max_length=8)]
    seat: SeatNumber | None = None
    all: bool = False
    choices: bool = False


class Moves(Frame, tag="moves"):
    """Ask for all actions that the browser may take now, with labels."""


class Offer(Frame, tag="offer"):
    """Offer to think for the server, where one person plays alone or against bots only; the answers are ``think``.

    version: of the bundle that the page thinks with; the server asks only pages with its own
    """

    version: Id


class Thought(Frame, tag="thought"):
    """Answer ``think``.

    job: its number
    data: the answer, msgpack in Base64 (``Answer`` in ``server/model/jobs``); null if the page could not think
    """

    job: Sequence
    data: Annotated[str, msgspec.Meta(max_length=4096)] | None


class Ping(Frame, tag="ping"):
    """Keep the connection open; answered by ``pong``."""


class Echo(Frame, tag="echo"):
    """Answer ``pong`` at once, which shows the server how long messages take; clocks are charged less by that.

    mark: that of the ``pong``
    """

    mark: Sequence


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
    | Resign
    | Propose
    | Respond
    | Claim
    | Say
    | Lead
    | Rest
    | Hurry
    | History
    | Recall
    | Moves
    | Offer
    | Thought
    | Ping
    | Echo
)
