"""What people are told who ask for advice: what actions bring, what had best be done, what decisions were worth."""

from __future__ import annotations

import msgspec

from parlour.core.facts import Word
from parlour.core.scene import Choice
from parlour.protocol.scalars import Message


class Brings(msgspec.Struct):
    """What an action brings the seat for certain, whatever is hidden.

    action: as text
    points: how many; fewer than none are a cost
    text: what would be told of it
    follows: that tells what comes of the action, not what it is
    """

    action: str
    points: float
    text: Word
    follows: bool = False


class Advised(Message, tag="advised"):
    """Answer to ``hint``, from what the seat knows.

    id: of the frame answered
    seq: the sequence number of the position
    choice: what had best be done, with its label; null: nothing yet, better wait
    brings: what that brings for certain
    chance: that the seat wins then, from 0 to 1, where that was found out; not against bots that are for beginners
    ahead: by how much that is more than after the next best
    because: why, where more can be said than a chance
    """

    id: str
    seq: int
    choice: Choice | None
    brings: Brings | None = None
    chance: float | None = None
    ahead: float | None = None
    because: Word = ""


class Judged(msgspec.Struct, omit_defaults=True):
    """What a decision was worth, from what its seat knew then.

    at: the sequence number of the row that carried it out
    took: what was done
    best: what had best been done; as good a thing was done where that is the same or nothing was lost
    chance: that the seat won then with the best, from 0 to 1; null where decisions are right or wrong
    lost: how much of it the seat gave away; 1 where it was wrong
    because: why that is so, where more can be said
    brought: points that were certain of what was done; fewer than none are a cost
    brings: points that were certain of the best, likewise
    took_path: what was touched for what was done, in order
    best_path: what is touched for the best, likewise
    """

    at: int
    took: Word
    best: Word
    chance: float | None
    lost: float = 0.0
    because: Word = ""
    brought: float = 0.0
    brings: float = 0.0
    took_path: tuple[str, ...] = ()
    best_path: tuple[str, ...] = ()


class Reviewed(Message, tag="reviewed"):
    """Answer to ``review``, again and again until all is judged.

    seat: whose decisions
    total: how many there were
    decisions: those judged since the last answer, in order; in the first, all that are judged already
    """

    seat: int
    total: int
    decisions: tuple[Judged, ...]
