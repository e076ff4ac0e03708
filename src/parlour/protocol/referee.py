"""The referee protocol: JSON-RPC 2.0 with one object a line, with which any program can play, test or show the games.

docs/referee.md documents the methods. Requests are answered in order. A line that is not a request is answered by an
error, and the conversation goes on.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Callable, Iterable
from types import NoneType
from typing import Any, cast

import msgspec

from parlour.core.errors import CannotUndo, ParlourError, RuleBroken, Unreadable
from parlour.core.facts import Fact, Word
from parlour.core.files import to_file
from parlour.core.game import find_game, games
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.core.scene import Event
from parlour.core.seats import default_names
from parlour.core.seed import SEED_BYTES
from parlour.core.verbs import CLOCK, SPECTATOR

PARSE_ERROR, INVALID_REQUEST, UNKNOWN_METHOD, INVALID_PARAMS, INTERNAL = -32700, -32600, -32601, -32602, -32603
ILLEGAL, CANNOT_UNDO, NO_MATCH = -32001, -32002, -32003

Json = dict[str, Any]


class Fault(Exception):
    """An error to answer with: its JSON-RPC code, message and data."""

    def __init__(self, code: int, message: str, data: Json | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.data = data


class Referee:
    """One conversation, with its current match. The methods named in ``_methods`` are those of the protocol."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._number = 0
        self.language = "en"
        self.over = False
        self._methods: dict[str, Callable[..., Any]] = {
            name: getattr(self, name)
            for name in (
                "games", "new", "load", "position", "actors", "legal", "check", "play", "clock", "view", "scene",
                "scores", "undo", "log", "quit",
            )
        }  # fmt: skip

    def answer(self, line: bytes | str) -> bytes | None:
        """Return the answer to a line of input as JSON, or None for a notification. Never raises for bad input."""
        try:
            request = _read_request(line)
        except Exception as error:
            return _encode_answer(None, _error_answer(error))
        try:
            answer = _encode_answer(request.get("id"), {"result": self._call(request)})
        except Exception as error:
            answer = _encode_answer(request.get("id"), _error_answer(error))
        return answer if "id" in request else None

    def _call(self, request: Json) -> Any:
        method = self._methods.get(request["method"])
        if method is None:
            raise Fault(
                UNKNOWN_METHOD, f"there is no method {request['method']!r}; there are {', '.join(self._methods)}"
            )
        params = request.get("params", {})
        _check_params(method, params)
        try:
            return method(**params) if isinstance(params, dict) else method(*params)
        except RuleBroken as error:
            said = {"reason": error.with_name(self._say(error.reason, SPECTATOR)), **_fact_as_json(error.reason)}
            raise Fault(ILLEGAL, f"{said['reason']} ({error.clause})", {"clause": error.clause, **said}) from None
        except CannotUndo as error:
            said = {"reason": self._say(error.reason, SPECTATOR), **_fact_as_json(error.reason)}
            raise Fault(CANNOT_UNDO, said["reason"], said) from None
        except ParlourError as error:
            raise Fault(INVALID_PARAMS, str(error), {"field": error.field} if error.field else None) from None

    @property
    def match(self) -> Match:
        """The current match. Raises Fault if there is none."""
        if self._match is None:
            raise Fault(NO_MATCH, "there is no match yet: say new or load")
        return self._match

    def _begin(self, match: Match) -> Json:
        self._match = match
        self._number += 1
        return {"match": self._number, "seed_commitment": match.seed_commitment}

    # --- methods

    def games(self) -> list[Json]:
        """List the games with their options."""
        return [
            {
                "name": game.name,
                "title": game.about.title,
                "designer": game.speaker().say(game.about.designer),
                "players": list(game.rules.players),
                "options": {field.name: _option_as_json(field) for field in game.option_fields()},
            }
            for game in games().values()
        ]

    def new(
        self,
        game: str,
        players: int,
        options: Json | None = None,
        seed: str | None = None,
        nonces: list[str] | None = None,
        language: str = "en",
    ) -> Json:
        """Start a match, which becomes the current one. Texts of later answers are in ``language``."""
        found = find_game(_check_type(game, str, "game"))
        wanted = {} if options is None else _check_type(options, dict, "options")
        chosen = found.read_options(wanted, _check_type(players, int, "players"))
        secret = _read_seed(seed) if seed is not None else None
        shares = [] if nonces is None else _check_type(nonces, list, "nonces")
        self.language = _check_type(language, str, "language")
        return self._begin(Match.start(found, players, chosen, secret, shares))

    def load(self, game: str, position: Json, language: str = "en") -> Json:
        """Start a match from a complete position; it becomes the current one."""
        found = find_game(_check_type(game, str, "game"))
        self.language = _check_type(language, str, "language")
        return self._begin(Match.load(found, position))

    def position(self) -> Json:
        """Return the complete position, hidden things included."""
        return self.match.game.position(self.match.state)

    def actors(self) -> Json:
        """Return the seats that may act, and the clocks that run."""
        clocks = [{"name": clock.name, "total_ms": clock.ms} for clock in self.match.clocks()]
        return {"seats": list(self.match.seats_to_act()), "clocks": clocks}

    def legal(self, seat: int) -> list[Json]:
        """Return a seat's legal actions."""
        match, found = self.match, []
        for choice in match.choices(self._seat(seat)):
            action = match.game.rules.actions.json(match.game.rules.actions.read(choice.text))
            said = {"label": self._say(choice.label, seat), **_fact_as_json(choice.label)}
            found.append({**action, "text": choice.text, **said, "path": list(choice.path)})
        return found

    def check(self, seat: int, action: Any) -> Json:
        """Return whether an action is legal, and if not, the clause and the reason, without taking it."""
        problem = self.match.broken(self._seat(seat), self.match.game.rules.actions.read(action))
        if problem is None:
            return {"legal": True}
        said = {"reason": self._say(problem.reason, seat), **_fact_as_json(problem.reason)}
        return {"legal": False, "clause": problem.clause, **said}

    def play(self, seat: int, action: Any) -> Json:
        """Take an action and return what happened."""
        match = self.match
        return self._played(self._seat(seat), match.game.rules.actions.read(action))

    def clock(self, name: str) -> Json:
        """Let a running clock run out now, without waiting, and return ``{"events": [...]}`` as for an action.

        Raises RuleBroken where no such clock runs.
        """
        return self._played(CLOCK, self.match.game.rules.actions.read(f"clock {_check_type(name, str, 'name')}"))

    def _played(self, seat: int, action: int) -> Json:
        match = self.match
        before = copied(match.state)
        try:
            match.play(seat, action)
        except Exception:
            match.state = before
            raise
        told = match.game.tell(before, seat, action, match.state)
        return {"events": [self._deed(seat, action), *map(self._event, told)]}

    def _event(self, event: Event) -> Json:
        who = {"seat": event.seat} if event.seat is not None else {}
        return {"event": self._say(event.text, SPECTATOR), **_fact_as_json(event.text), **who}

    def _say(self, word: Word, viewer: int) -> str:
        return self.match.game.speaker(self.language).say(word, default_names(self.match.players), viewer)

    def _deed(self, seat: int, action: int) -> Json:
        actions = self.match.game.rules.actions
        who = {} if seat == CLOCK else {"seat": seat}
        return {**who, **actions.json(action), "text": actions.text(action)}

    def view(self, seat: int | None = None) -> Json:
        """Return the position as a seat, or a spectator (None), may know it."""
        return self.match.game.position(self.match.view(self._viewer(seat)))

    def scene(self, seat: int | None = None) -> Json:
        """Return the scene that a seat, or a spectator (None), sees, with all facts as text."""
        viewer = self._viewer(seat)
        return cast(Json, self._worded(self.match.scene(viewer), viewer))

    def _worded(self, drawn: Any, viewer: int) -> Any:
        """Return a scene, or a part of one, as JSON values without defaults, with facts as text."""
        if isinstance(drawn, Fact):
            return self._say(drawn, viewer)
        if isinstance(drawn, msgspec.Struct):
            fields = msgspec.structs.fields(drawn)
            values = [(field.encode_name, getattr(drawn, field.name), field.default) for field in fields]
            return {name: self._worded(value, viewer) for name, value, default in values if value != default}
        return [self._worded(part, viewer) for part in drawn] if isinstance(drawn, tuple) else drawn

    def scores(self) -> Json:
        """Return ``over``, ``scores`` by seat, ``winners`` (none before the end), and each seat's ``breakdown``."""
        scores, winners = self.match.points()
        sheet = self.match.public().scores
        breakdown = [
            [{"label": self._say(line.label, SPECTATOR), "points": line.points} for line in seat.lines]
            for seat in sheet
        ]
        return {"over": self.match.over, "scores": scores, "winners": list(winners), "breakdown": breakdown}

    def undo(self) -> Json:
        """Take back the last action and return it. An action that revealed something is refused (CANNOT_UNDO)."""
        seat, action = self.match.undo()
        return {"undone": self._deed(seat, action)}

    def log(self) -> Json:
        """Return the match file, which contains the seed once the match is over."""
        return cast(Json, _builtins(to_file(self.match)))

    def quit(self) -> None:
        """End the conversation."""
        self.over = True

    def _seat(self, seat: int) -> int:
        if not 0 <= _check_type(seat, int, "seat") < self.match.players:
            raise Unreadable(f"there is no seat {seat}; seats are 0 to {self.match.players - 1}", "seat")
        return seat

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)


def converse(lines: Iterable[bytes], write: Callable[[bytes], object]) -> None:
    """Pass the answer to each line to ``write``, until the lines end or ``quit`` is called."""
    referee = Referee()
    for line in lines:
        answer = referee.answer(line)
        if answer is not None:
            write(answer + b"\n")
        if referee.over:
            return


def _encode_answer(identity: Any, answer: Json) -> bytes:
    return msgspec.json.encode({"jsonrpc": "2.0", "id": identity, **answer})


def _error_answer(error: Exception) -> Json:
    """Return the error answer for a Fault; for any other exception, an internal error that names only its type."""
    if not isinstance(error, Fault):
        error = Fault(INTERNAL, f"an error of the program: {type(error).__name__}")
    found = {"code": error.code, "message": str(error)}
    return {"error": found | ({"data": error.data} if error.data else {})}


def _read_request(line: bytes | str) -> Json:
    try:
        request = msgspec.json.decode(line.removeprefix(BOM_UTF8) if isinstance(line, bytes) else line)
    except (ValueError, RecursionError) as error:  # msgspec's errors and those of Unicode are values too
        raise Fault(PARSE_ERROR, f"not JSON: {error}") from None
    if not isinstance(request, dict) or request.get("jsonrpc") != "2.0" or not isinstance(request.get("method"), str):
        raise Fault(INVALID_REQUEST, 'a request is an object with "jsonrpc": "2.0", "method", "params" and "id"')
    if not isinstance(request.get("params", {}), (dict, list)):
        raise Fault(INVALID_REQUEST, "params are an object or a list")
    if not isinstance(request.get("id"), (str, int, float, NoneType)) or isinstance(request.get("id"), bool):
        raise Fault(INVALID_REQUEST, "an id is a string, a number or null")
    return request


def _check_params(method: Callable[..., Any], params: Json | list[Any]) -> None:
    import inspect

    try:
        if isinstance(params, dict):
            inspect.signature(method).bind(**params)
        else:
            inspect.signature(method).bind(*params)
    except TypeError as error:
        known = ", ".join(inspect.signature(method).parameters) or "none"
        raise Fault(INVALID_PARAMS, f"params: {error}; there are: {known}") from None


def _check_type(value: Any, kind: type, field: str) -> Any:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Unreadable(f"{field}: expected {kind.__name__}, got {type(value).__name__}", field)
    return value


def _read_seed(text: Any) -> bytes:
    try:
        seed = bytes.fromhex(_check_type(text, str, "seed"))
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Unreadable(f"seed: expected {2 * SEED_BYTES} hex digits", "seed")
    return seed


def _option_as_json(field: Any) -> Json:
    if field.values is not None:
        return {"default": field.default, "values": list(field.values)}
    if field.ranges is not None:
        return {"default": None, "range": {case: list(limits) for case, limits in field.ranges.items()}}
    if field.least is not None:
        return {"default": field.default, "range": [field.least, field.most, field.step]}
    return {"default": _builtins(field.default)}


def _fact_as_json(word: Word) -> Json:
    return {"fact": _builtins(word)} if isinstance(word, Fact) else {}


def _builtins(value: Any) -> Any:
    return msgspec.to_builtins(value)
