"""The messages between browser and server: JSON objects, one per WebSocket frame, tagged by ``do`` and ``is``.

HTTP carries what happens once (games, rules, making and joining a table); the socket carries play.
Every struct refuses unknown fields. docs/wire.md tells the same story with examples.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core.scene import Choice, Event, Scene

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
Sequence = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


# --- HTTP -----------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """One option of a game: either ``values`` or a range (``least``, ``most``, ``step``).

    Of a size, ``ranges`` gives least and most for each value of ``by``, another option or the number of ``players``;
    null is the usual size.
    """

    name: str
    label: str
    help: str
    default: str | int | bool | None
    values: tuple[str | int | bool, ...] | None = None
    least: int | None = None
    most: int | None = None
    step: int = 1
    by: str | None = None
    ranges: dict[str, tuple[int, int]] | None = None


class GameInfo(msgspec.Struct):
    """A game on the shelf. ``preview`` is a drawn position for the first screen."""

    name: str
    title: str
    designer: str
    summary: str
    minutes: str
    players: tuple[int, int]
    secret: bool
    live: bool
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    preview: Scene


class Clause(msgspec.Struct):
    """One clause or decision of a game's rules."""

    id: str
    text: str


class RulesSection(msgspec.Struct):
    """A heading of RULES.md with what stands under it; ``text`` is Markdown, ``clauses`` its numbered items."""

    title: str
    text: str
    clauses: tuple[Clause, ...]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit where: people of this browser (``here``), an invited friend (``link``) or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: str | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables``."""

    game: Id
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/join``: take an open seat."""

    seat: SeatNumber
    name: Name


class SeatNonce(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's own share of the chance: 16 random bytes as hex."""

    seat: SeatNumber
    nonce: Hex32


class Mix(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/mix``: what this browser's seats add to the seed.

    Sent once the browser has seen the commitment; the match starts when everybody has mixed. So the house chose the
    seed before it knew any nonce, and no player knew the seed.
    """

    seats: Annotated[tuple[SeatNonce, ...], msgspec.Meta(min_length=1, max_length=16)]


class Opened(msgspec.Struct):
    """Answer to making, joining or repeating a table."""

    table: str
    seat: int | None = None


class Warmth(msgspec.Struct):
    """``GET /api/warm``: which games run compiled already. ``done`` of ``total`` games; ``now`` is being compiled."""

    done: int
    total: int
    now: str | None
    ready: tuple[str, ...]


class Problem(msgspec.Struct, omit_defaults=True):
    """Body of every HTTP refusal. ``field`` names the offending field or option, ``clause`` the rule."""

    code: str
    message: str
    field: str | None = None
    clause: str | None = None


# --- socket, browser to server -----------------------------------------------------------------------------------


class Frame(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What a browser may send."""


class Look(Frame, tag="look"):
    """First frame, and whenever another own seat takes over a shared screen. ``seat`` null: as a spectator.

    ``seq`` is the last sequence number already shown (0: nothing); the answer brings the events after it.
    """

    seat: SeatNumber | None = None
    seq: Sequence = 0


class Act(Frame, tag="act"):
    """Take an action, given as text. ``seq`` is the sequence number the browser was looking at."""

    id: Id
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=200)]
    seq: Sequence


class Undo(Frame, tag="undo"):
    """Take back the seat's last action, if nothing was revealed since."""

    id: Id
    seat: SeatNumber
    seq: Sequence


class Why(Frame, tag="why"):
    """Ask why the touched ``path`` is no legal action."""

    id: Id
    seat: SeatNumber
    path: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=8)]


class Leave(Frame, tag="leave"):
    """Give the seat up for good: a bot plays on for it."""

    id: Id
    seat: SeatNumber


class Ping(Frame, tag="ping"):
    """Keeps the line open; answered by ``pong``."""


Incoming = Look | Act | Undo | Why | Leave | Ping


# --- socket, server to browser -----------------------------------------------------------------------------------


class Message(msgspec.Struct, tag_field="is"):
    """What the server sends."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat. ``mine``: this browser holds it. ``open``: waiting for a friend by link.

    ``mixed``: nothing more is awaited from the seat before the match (its nonce is in, or it is a bot's).
    """

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    level: str | None = None
    mine: bool = False
    mixed: bool = False
    online: bool = False
    thinking: bool = False


class Proof(msgspec.Struct):
    """What anyone needs to verify a finished match: ``commitment`` is the SHA-256 of the revealed seed (hex)."""

    seed: str
    nonces: tuple[str, ...]


class TableInfo(msgspec.Struct, omit_defaults=True):
    """The table around the match. ``again`` is the table of the rematch, once somebody asked for one."""

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
    """A clock of the game as the server sees it; ``left_ms`` counts from the moment of sending."""

    name: str
    label: str
    total_ms: int
    left_ms: int


class View(Message, tag="view", omit_defaults=True):
    """The position as the looking seat may know it, with all it may do. ``scene`` is absent while waiting.

    ``events`` are those after the ``seq`` the browser named (or after its last view). ``log`` true: they are
    the whole history, for the move list, not news to animate.
    """

    seq: int
    seat: int | None
    table: TableInfo
    scene: Scene | None = None
    actions: tuple[Choice, ...] = ()
    events: tuple[Event, ...] = ()
    clocks: tuple[RunningClock, ...] = ()
    undo: bool = False
    log: bool = False


class Ack(Message, tag="ack"):
    """The action with this ``id`` is in the log, as number ``seq``."""

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """The action changed nothing. ``clause`` is absent where no rule was broken (not your seat).

    ``failed``: an error of the house, which has noted it; the table goes on.
    """

    id: str
    code: Literal["illegal", "not-yours", "unreadable", "undo", "retry", "over", "failed"]
    reason: str
    clause: str | None = None


class Stale(Message, tag="stale"):
    """The action was meant for an older position; a fresh view follows."""

    id: str
    seq: int


class Because(Message, tag="because"):
    """Answer to ``why``."""

    id: str
    reason: str
    clause: str | None = None


class Fault(Message, tag="fault"):
    """A frame the server could not use. The connection stays open."""

    code: Literal["bad_message", "too_fast", "no_table", "starting"]
    message: str


class Pong(Message, tag="pong"):
    """Answer to ``ping``."""


Outgoing = View | Ack | Refused | Stale | Because | Fault | Pong
