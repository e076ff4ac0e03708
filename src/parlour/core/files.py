"""Match files: a match as JSON, and its offline verification from the revealed seed."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from parlour.core.ending import Ending
from parlour.core.entries import Board
from parlour.core.errors import BadFile, ParlourError, RuleBroken
from parlour.core.game import Game, find_game
from parlour.core.match import Match
from parlour.core.options import OptionField
from parlour.core.seed import commitment
from parlour.core.verbs import CLOCK

Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
NAME_LENGTH = 24
"""Maximum length of a player's name, in characters."""

Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]


FORMER_NAMES = {"flipTwo": "flip"}
"""New names of actions, by the names that earlier versions wrote to match files."""


class Played(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One event of a match file: a seat's action as text, or the name of the clock that ran out."""

    seat: int | None = None
    action: str | None = None
    clock: str | None = None


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """Points by seat, and the winning seats."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class MatchFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The contents of a match file.

    seed: only once the match is over
    position: set if the match began with a loaded position
    ended: how the match ended after the events, if not by its rules
    names: names of the seats, empty strings where unknown; left out if no seat has a name
    board: which board of which night was played, in a duplicate match
    components: the digest of a designer's components; left out with those of the rules (see ``components``)
    """

    parlour: Literal[1]
    game: str
    edition: int
    players: int
    options: dict[str, Any]
    seed_commitment: Hex64
    nonces: tuple[str, ...]
    events: tuple[Played, ...]
    seed: Hex64 | None = None
    position: dict[str, Any] | None = None
    ended: Ending | None = None
    result: Result | None = None
    names: tuple[Name, ...] = ()
    board: Board | None = None
    components: str = ""


def to_file(match: Match, names: Sequence[str] = ()) -> MatchFile:
    """Return a match as a match file. The seed is left out until the match is over."""
    scores, winners = match.points()
    return MatchFile(
        parlour=1,
        game=match.game.name,
        edition=match.game.about.edition,
        players=match.players,
        options=msgspec.to_builtins(match.options),
        seed_commitment=match.seed_commitment,
        nonces=match.nonces,
        events=tuple(_played(match, *entry) for entry in match.entries),
        seed=match.seed.hex() if match.over and match.seed is not None else None,
        position=match.start_position() if match.seed is None else None,
        ended=match.ending,
        result=Result(tuple(scores), winners) if match.over else None,
        names=tuple(names) if any(names) else (),
        board=match.board,
        components=match.game.rules.changed_components,
    )


def _played(match: Match, seat: int, action: int) -> Played:
    if seat == CLOCK:
        return Played(clock=match.game.rules.actions.text(action).partition(" ")[2])
    return Played(seat=seat, action=match.game.rules.actions.text(action))


def read_file(data: bytes) -> MatchFile:
    """Decode a match file, with or without a byte order mark. Raises BadFile naming the field."""
    data = data.removeprefix(BOM_UTF8)
    try:
        return msgspec.json.decode(data, type=MatchFile)
    except msgspec.ValidationError as error:
        raise BadFile(f"not a match file: {error}", "file") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadFile(f"not a match file: {_where(data) or error}", "file") from None


def _where(data: bytes) -> str:
    """Return the line and column at which JSON is broken, for an error message."""
    try:
        json.loads(data)
    except json.JSONDecodeError as error:
        return str(error)
    except (ValueError, RecursionError):
        return ""
    return ""


def from_file(file: MatchFile, seed: bytes | None = None) -> Match:
    """Replay a match file; ``seed`` replaces a seed not yet revealed. Raises BadFile naming the event."""
    try:
        match = _started(file, seed)
    except ParlourError as error:
        raise BadFile(f"not a playable match file: {error}", error.field) from None
    _replay(match, file)
    if file.ended is not None:
        _end_early(match, file.ended)
    return match


def replay_for_viewing(file: MatchFile) -> Match:
    """Replay a match file for viewing. Raises BadFile.

    A finished match is verified. One that began with a position is replayed as far as it goes.
    """
    return from_file(file) if file.position is not None and file.result is None else verify(file)


def kept_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Convert options stored by earlier versions, as JSON values; nothing is checked.

    A switch written ``on`` or ``off`` becomes true or false, a size of 0 that meant the usual one null. Others stay.
    """
    fields = {field.name: field for field in game.option_fields()}
    return {name: _kept(fields[name], value) if name in fields else value for name, value in options.items()}


def _kept(field: OptionField, value: Any) -> Any:
    if field.values == (False, True) and value in ("off", "on"):
        return value == "on"
    return None if field.default is None and value == 0 else value


def _started(file: MatchFile, seed: bytes | None) -> Match:
    game = find_game(file.game)
    if file.names and len(file.names) != file.players:
        raise BadFile(f"give a name for each of the {file.players} players, or none at all", "names")
    if file.edition > game.about.edition:
        raise BadFile(f"played by edition {file.edition} of the rules; here is {game.about.edition}", "edition")
    _check_components(file, game)
    if file.position is not None:
        return Match.load(game, file.position)
    options = game.read_options(kept_options(game, file.options), file.players)
    seed = bytes.fromhex(file.seed) if file.seed is not None else seed
    if seed is None:
        raise BadFile("the seed is not revealed yet: the match is not over", "seed")
    return Match.start(game, file.players, options, seed, file.nonces, file.board)


def _check_components(file: MatchFile, game: Game) -> None:
    if file.components != game.rules.changed_components:
        played = f"changed components ({file.components})" if file.components else "the components of the rules"
        here = game.rules.changed_components or "those of the rules"
        raise BadFile(f"played with {played}; here are {here}", "components")


def _replay(match: Match, file: MatchFile) -> None:
    """Play all events that can be read, in one call. Raises BadFile naming the first unreadable or illegal one."""
    most = match.game.rules.bound(match.players, match.options)
    if len(file.events) > most:
        raise BadFile(f"a match of {match.game.about.title} like this has at most {most} events", "events")
    read: list[tuple[int, str]] = []
    try:
        read.extend(_action(match, event) for event in file.events)
    except ParlourError as error:
        problem: ParlourError | None = error
    else:
        problem = None
    played = match.play_all(read)
    try:
        for seat, action in read[played : played + 1]:
            match.check(seat, action)
    except ParlourError as error:
        problem = error
    if problem is not None:
        by = f", by edition {file.edition} of the rules (here is {match.game.about.edition})"
        older = by if file.edition < match.game.about.edition else ""
        raise BadFile(f"event {played} cannot have been played{older}: {problem}", f"events[{played}]")


def _end_early(match: Match, ending: Ending) -> None:
    try:
        match.end_early(ending)
    except (RuleBroken, ValueError) as error:
        raise BadFile(f"the match cannot have ended like this: {error}", "ended") from None


def _action(match: Match, event: Played) -> tuple[int, str]:
    """Return the seat and the number of an event's action. Raises Unreadable, BadFile."""
    if event.clock is not None and event.seat is None and event.action is None:
        seat, action = CLOCK, f"clock {event.clock}"
    elif event.seat is not None and event.action is not None and event.clock is None:
        name, space, rest = event.action.partition(" ")
        seat, action = event.seat, FORMER_NAMES.get(name, name) + space + rest
    else:
        raise BadFile("an event is a seat with its action, or a clock")
    match.number(seat, action)
    return seat, action


def verify(file: MatchFile) -> Match:
    """Recompute a finished match from seed, nonces and actions and compare the results.

    Raises BadFile saying what differs.
    """
    if file.position is None:
        if file.seed is None:
            raise BadFile("the seed is not revealed yet: the match is not over", "seed")
        if commitment(bytes.fromhex(file.seed)) != file.seed_commitment:
            raise BadFile("the revealed seed is not the one committed to before play", "seed_commitment")
    match = from_file(file)
    scores, winners = match.points()
    if not match.over:
        raise BadFile("the moves do not reach the end of the match", "events")
    if file.result != Result(tuple(scores), winners):
        raise BadFile(
            f"the moves lead to scores {scores} and winners {list(winners)}, the file says otherwise", "result"
        )
    return match
