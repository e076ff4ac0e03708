"""The HTTP interface described as OpenAPI: what may be asked, and everything that may be answered.

The schemas are those of ``protocol``; handlers read bodies strictly and write bytes, so this is said here, in a
table, and a test compares it with what the server does. The socket is described in docs/wire.md.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import msgspec

from parlour import __version__
from parlour.core.files import MatchFile
from parlour.protocol.branches import Branches, Called, PlayOn
from parlour.protocol.http import (
    Commit,
    Join,
    Nearby,
    NewTable,
    Opened,
    Problem,
    Rematch,
    Reveal,
    RulesSection,
    TakeSeat,
    Warmth,
)
from parlour.protocol.lessons import LessonQuestion
from parlour.protocol.puzzles import Solve, SolveQuestion
from parlour.protocol.you import DaysAway, Device, Feed, KeptGuest, NoDevice, Pass, PushKey, TakePass, You

JSON = "application/json"
TEXT = "text/plain; version=0.0.4; charset=utf-8"
ATOM = "application/atom+xml"
KINDS = {str: TEXT, bytes: ATOM}
MEANINGS = {
    200: "As asked.",
    201: "Made.",
    304: "As it was when it was asked for last.",
    400: "The request cannot be read, or names something that is not; ``field`` says where.",
    403: "Not this guest's to do, or the Origin header does not name this server.",
    404: "There is no such thing.",
    409: "Somebody else was first, it is not the time for this, or the table's rules are not here.",
    413: "More than 32 KiB; of a match file, more than 1 MiB.",
    414: "The address is too long.",
    421: "The Host header is no name of this server.",
    429: "Too many tables, or questions; Retry-After says when to come back.",
    500: "The table's record is damaged.",
    503: "The database does not answer. Nothing was changed; try again.",
}
REFUSED = (400, 403, 413, 421)
PARAMETERS = {
    "date": "string",
    "kind": "string",
    "language": "string",
    "name": "string",
    "secret": "string",
    "table_id": "string",
    "players": "integer",
    "step": "integer",
    "at": "integer",
}


Games = tuple[dict[str, Any], ...]
"""``GameInfo`` of docs/wire.md; facts nest in themselves, which JSON Schema cannot say of them as tuples."""


Drawn = dict[str, Any]
"""``Guide`` or ``Lesson`` of docs/wire.md, or the answer to a question of the latter."""

Views = tuple[dict[str, Any], ...]
"""``View`` of docs/wire.md."""


class Messages(msgspec.Struct):
    """What the socket of a table would say, each as in docs/wire.md."""

    messages: tuple[dict[str, Any], ...]


class Rules(msgspec.Struct):
    """The rules of a game."""

    sections: tuple[RulesSection, ...]


class Pictures(msgspec.Struct):
    """A game in telling positions, each a ``Picture`` of docs/wire.md."""

    pictures: tuple[dict[str, Any], ...]


class YourTables(msgspec.Struct):
    """Where a guest sits, each a ``YourTable`` of docs/wire.md."""

    tables: tuple[dict[str, Any], ...]


class Health(msgspec.Struct):
    """How the server is: ``kernels`` is "well", or why games run interpreted."""

    ok: bool
    database: bool
    kernels: str
    tables: int
    lines: int


class Ready(msgspec.Struct):
    """Whether requests may be sent here, and as what the server takes the one that asks: its scheme, and from where."""

    ready: bool
    scheme: str
    address: str


class Operation(NamedTuple):
    """One thing to ask: ``answers`` are the types by status, ``refusals`` the statuses answered with a Problem."""

    method: str
    path: str
    does: str
    answers: dict[int, Any]
    refusals: tuple[int, ...] = ()
    body: Any = None
    query: tuple[str, ...] = ()


OPERATIONS = (
    Operation("get", "/api/games", "Describe every game.", {200: Games, 304: None}),
    Operation("get", "/api/words/{language}", "Give all words as Fluent text.", {200: dict[str, str], 304: None}),
    Operation("get", "/api/games/{name}/rules", "Give the rules of a game.", {200: Rules, 304: None}, (404,)),
    Operation("get", "/api/games/{name}/pictures", "Show a game.", {200: Pictures, 304: None}, (404,)),
    Operation(
        "get", "/api/games/{name}/examples/{players}", "Give positions to look at.", {200: Views, 304: None}, (404,)
    ),
    Operation("get", "/api/games/{name}/states/{kind}", "Give a state to look at.", {200: Messages, 304: None}, (404,)),
    Operation("get", "/api/games/{name}/guide", "Give its rules as people read them.", {200: Drawn, 304: None}, (404,)),
    Operation("get", "/api/games/{name}/lesson", "Give its lesson.", {200: Drawn, 304: None}, (404,)),
    Operation(
        "post",
        "/api/games/{name}/lesson/{step}",
        "Ask about the position of a step.",
        {200: Drawn},
        (400, 403, 404, 413, 429),
        LessonQuestion,
    ),
    Operation("get", "/api/puzzles/{date}", "Give the puzzles of a day.", {200: Drawn}, (404, 429)),
    Operation(
        "post",
        "/api/puzzles/{date}/{name}",
        "Say how a puzzle stands after some actions.",
        {200: Drawn},
        (400, 403, 404, 413, 429),
        Solve,
    ),
    Operation(
        "post",
        "/api/puzzles/{date}/{name}/help",
        "Give an action that leads on.",
        {200: Drawn},
        (400, 403, 404, 413, 429),
        Solve,
    ),
    Operation(
        "post",
        "/api/puzzles/{date}/{name}/ask",
        "Ask about a position on the way.",
        {200: Drawn},
        (400, 403, 404, 413, 429),
        SolveQuestion,
    ),
    Operation("get", "/api/tables", "Give the tables at which this guest has a seat.", {200: YourTables}, (503,)),
    Operation("post", "/api/tables", "Open a table.", {201: Opened}, (*REFUSED, 429, 503), NewTable),
    Operation(
        "post",
        "/api/tables/{table_id}/join",
        "Take an open seat.",
        {201: Opened},
        (*REFUSED, 404, 409, 500, 503),
        Join,
    ),
    Operation(
        "post",
        "/api/tables/{table_id}/take",
        "Take a seat over whose time is up.",
        {201: Opened},
        (*REFUSED, 404, 409, 500, 503),
        TakeSeat,
    ),
    Operation(
        "post",
        "/api/tables/{table_id}/commit",
        "Commit to nonces.",
        {200: Opened},
        (*REFUSED, 404, 409, 500, 503),
        Commit,
    ),
    Operation(
        "post",
        "/api/tables/{table_id}/reveal",
        "Reveal the nonces.",
        {200: Opened},
        (*REFUSED, 404, 409, 500, 503),
        Reveal,
    ),
    Operation(
        "post",
        "/api/tables/{table_id}/again",
        "Open the table of the rematch.",
        {201: Opened},
        (*REFUSED, 404, 409, 500, 503),
        Rematch,
    ),
    Operation("get", "/api/tables/{table_id}/file", "Give the match file.", {200: MatchFile}, (404, 409, 500, 503)),
    Operation(
        "post", "/api/replay", "Verify a match file and show it.", {200: Messages}, (*REFUSED, 429), MatchFile, ("ask",)
    ),
    Operation(
        "post",
        "/api/replay/branch",
        "Play on from a moment of a match file.",
        {201: Opened},
        (*REFUSED, 409, 429, 503),
        MatchFile,
        ("ask",),
    ),
    Operation(
        "post",
        "/api/tables/{table_id}/branch",
        "Play on from a moment of a table.",
        {201: Opened},
        (*REFUSED, 404, 409, 429, 500, 503),
        PlayOn,
    ),
    Operation("get", "/api/tables/{table_id}/branches", "Give this guest's what-ifs.", {200: Branches}, (503,)),
    Operation(
        "post",
        "/api/tables/{table_id}/call",
        "Name a what-if.",
        {200: Opened},
        (*REFUSED, 404, 409, 500, 503),
        Called,
    ),
    Operation(
        "get",
        "/api/tables/{table_id}/position/{at}",
        "Give a moment as a match file.",
        {200: MatchFile},
        (404, 409, 500, 503),
    ),
    Operation("get", "/api/you", "Say who this browser is.", {200: You}, (503,)),
    Operation("post", "/api/you/pass", "Make a link to another device.", {201: Pass}, (403, 503)),
    Operation("post", "/api/you/take", "Be the guest of a link.", {200: You}, (*REFUSED, 503), TakePass),
    Operation("get", "/api/you/file", "Give the file of this guest.", {200: dict[str, str]}, (403,)),
    Operation("post", "/api/you/become", "Be the guest of a file.", {200: You}, (*REFUSED, 503), KeptGuest),
    Operation("post", "/api/you/feed", "Give this guest's feed a new address.", {201: Feed}, (403, 503)),
    Operation("post", "/api/you/feed/stop", "End this guest's feed.", {200: You}, (403, 503)),
    Operation("get", "/api/feed/{secret}", "Say where a guest is to act.", {200: bytes, 304: None}, (404, 503)),
    Operation("get", "/api/you/push", "Give the key for notices.", {200: PushKey}),
    Operation("post", "/api/you/push", "Send notices to a device.", {201: You}, (*REFUSED, 503), Device),
    Operation("post", "/api/you/push/stop", "Send a device no more.", {200: You}, (*REFUSED, 503), NoDevice),
    Operation("get", "/api/you/away", "Say on which days this guest is away.", {200: DaysAway}),
    Operation("post", "/api/you/away", "Choose the days away.", {200: DaysAway}, (*REFUSED, 503), DaysAway),
    Operation("post", "/api/you/forget", "Forget this guest.", {200: You}, (403, 500, 503)),
    Operation("get", "/api/nearby", "Say how others in this network reach the server.", {200: Nearby}),
    Operation("get", "/api/warm", "Say which games run compiled.", {200: Warmth}),
    Operation("get", "/api/metrics", "Give what is counted, for Prometheus.", {200: str}),
    Operation("get", "/api/health", "Say whether the server can write.", {200: Health, 503: Health}),
    Operation("get", "/api/ready", "Say whether requests may be sent here.", {200: Ready, 503: Ready}),
    Operation("get", "/api/openapi.json", "Give this description.", {200: dict[str, Any]}),
)


@functools.cache
def document() -> bytes:
    """Write the description as JSON."""
    types = [each for operation in OPERATIONS for each in (*operation.answers.values(), operation.body) if each]
    schemas, components = msgspec.json.schema_components(
        [*types, Problem], schema_hook=_anything, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(str, [*types, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation, schema_of)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Parlour", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _anything(_kind: type) -> dict[str, Any]:
    """The value of an option: each game says its own."""
    return {"description": "the value of an option"}


def _operation(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    responses = {str(status): _response(status, kind, schema_of) for status, kind in operation.answers.items()}
    refusals = {str(status): _response(status, Problem, schema_of) for status in (*operation.refusals, 414, 421)}
    found: dict[str, Any] = {
        "summary": operation.does,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": kind}}
            for name, kind in PARAMETERS.items()
            if f"{{{name}}}" in operation.path
        ]
        + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in operation.query],
        "responses": {**refusals, **responses},
    }
    if operation.body is not None:
        content = {JSON: {"schema": schema_of[str(operation.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _response(status: int, kind: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"description": MEANINGS[status]}
    if kind is not None:
        found["content"] = {KINDS.get(kind, JSON): {"schema": schema_of[str(kind)]}}
    return found
