"""Messages that advise: what an action is certain to bring, the best action, what decisions were worth."""

from __future__ import annotations

import msgspec

from parlour.core.facts import Word
from parlour.core.scene import Choice
from parlour.protocol.scalars import Message


class Brings(msgspec.Struct):
    """What an action is certain to bring the seat, whatever is hidden from it.

    action: as text
    points: the points it brings; negative if it costs points
    text: the sentence that would describe it
    follows: whether ``text`` describes a consequence of the action, not the action itself
    """

    action: str
    points: float
    text: Word
    follows: bool = False


class Advised(Message, tag="advised"):
    """Answer to ``hint``: the best action by what the seat knows.

    id: of the frame answered
    seq: the sequence number of the position
    choice: the best action with its label; null: wait
    brings: what it is certain to bring
    chance: the chance that the seat then wins, from 0 to 1, if known; not sent against bots for beginners
    ahead: how much larger this chance is than with the second best action
    because: the reason, where there is more to say than the chance
    """

    id: str
    seq: int
    choice: Choice | None
    brings: Brings | None = None
    chance: float | None = None
    ahead: float | None = None
    because: Word = ""


class Judged(msgspec.Struct, omit_defaults=True):
    """What a decision was worth, by what its seat knew then.

    at: the sequence number of the row that carried it out
    took: the action taken
    best: the best action; the one taken was as good if it is the same, or if ``lost`` is 0
    chance: the chance that the seat had to win with the best action, from 0 to 1; null where decisions are judged as
        right or wrong
    lost: how much smaller the chance was with the action taken; 1 for a wrong decision
    because: the reason, where there is one to give
    brought: the points that the action taken was certain to bring; negative if it cost points
    brings: the points that the best action was certain to bring, likewise
    took_path: the ids touched for the action taken, in order
    best_path: the ids to touch for the best action, in order
    doubt: by how much ``lost`` may be off: half the width of its 95 % interval; 0 where it is proved
    right: the actions that were right, as text: the best one, and others that were found as good
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
    doubt: float = 0.0
    right: tuple[str, ...] = ()


class Reviewed(Message, tag="reviewed"):
    """Answer to ``review``, sent repeatedly until all decisions of the seat are judged.

    seat: the seat whose decisions are judged
    total: the number of its decisions
    decisions: those judged since the last answer, in order; the first answer has all that are judged already
    """

    seat: int
    total: int
    decisions: tuple[Judged, ...]
