"""Other words for messages of games, given by a house as a TOML file, and compared by lot.

    [[wording]]
    name = "shorter"
    game = "pentic"
    clause = "PEN-07"
    message = "shares-nothing"
    [wording.words]
    en = "shares-nothing = It must have something in common with { $card }."

The words are whole entries of Fluent files, with the attributes and variables of the usual ones.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.clarity.notes import Lot
from parlour.core.errors import BadOption, UnknownGame
from parlour.core.game import Game, find_game
from parlour.core.messages import LANGUAGES, OWN, messages_in

FIELD = "PARLOUR_WORDINGS"
MOST_BYTES = 256 * 1024
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another wording of a message, for half of those who take part.

    name: that of the comparison
    clause: the clause that the message is about, whose refusals are compared
    message: the id of the message
    words: the whole Fluent entry by language; who reads in another language is in no lot
    """

    name: str
    game: str
    clause: str
    message: str
    words: Annotated[dict[str, str], msgspec.Meta(min_length=1)]

    def lot_of(self, guest: str) -> Lot:
        """Return the lot of a guest, by a hash of their own secret (of which ``guest`` is a hash) and the name."""
        digest = hashlib.sha256(f"{self.name}\0{guest}".encode()).digest()
        return Lot(self.name, self.clause, bool(digest[0] & 1))


class Wordings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All other wordings of a house."""

    wording: tuple[Wording, ...]

    def lots_of(self, guest: str, game: str, language: str) -> tuple[str, ...]:
        """Return a guest's lots in the comparisons of a game that are read in a language, as notes hold them."""
        found = (each for each in self.wording if each.game == game and language in each.words)
        return tuple(each.lot_of(guest).text for each in found)

    def words_of(self, guest: str, language: str) -> dict[tuple[str, str], str]:
        """Map game and message to the other words that a guest reads in a language."""
        found = (each for each in self.wording if language in each.words and each.lot_of(guest).other)
        return {(each.game, each.message): each.words[language] for each in found}


def read_wordings(file: Path) -> Wordings:
    """Read and check a file of wordings. Raises BadOption with one line for each fault."""
    try:
        data = file.read_bytes()
        if len(data) > MOST_BYTES:
            raise BadOption(f"{FIELD}: {file} is larger than {MOST_BYTES // 1024} KiB", FIELD)
        found = msgspec.convert(tomllib.loads(data.decode("utf-8")), Wordings)
    except OSError as error:
        raise BadOption(f"{FIELD}: {file} cannot be read: {error.strerror}", FIELD) from None
    except UnicodeDecodeError:
        raise BadOption(f"{FIELD}: {file} is no text in UTF-8", FIELD) from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"{FIELD}: {file}: {error}", FIELD) from None
    named = [msgspec.structs.replace(each, game=_name_of(each.game)) for each in found.wording]
    faults = [f"{FIELD}: {file}: {fault}" for fault in _find_faults(named)]
    if faults:
        raise BadOption("\n".join(faults), FIELD)
    return Wordings(tuple(named))


def _name_of(game: str) -> str:
    """Return the name of a game that may be given by its title; what is unknown stays, and is refused later."""
    try:
        return find_game(game).name
    except UnknownGame:
        return game


def _find_faults(wordings: list[Wording]) -> Iterator[str]:
    names, messages = set[str](), set[tuple[str, str]]()
    for number, each in enumerate(wordings, 1):
        where = f"wording {number} ({each.name})"
        if not NAME.fullmatch(each.name):
            yield f"{where}: name: up to 24 small letters, digits and hyphens"
        if each.name in names:
            yield f"{where}: name: another wording has it"
        if (each.game, each.message) in messages:
            yield f"{where}: message: another wording of {each.message} is compared already"
        names.add(each.name)
        messages.add((each.game, each.message))
        yield from (f"{where}: {fault}" for fault in _find_faults_of(each))


def _find_faults_of(wording: Wording) -> Iterator[str]:
    try:
        game = find_game(wording.game)
    except UnknownGame as error:
        yield f"game: {error}"
        return
    if wording.clause not in game.clauses:
        yield f"clause: {game.about.title} has no clause {wording.clause}"
    if wording.message not in messages_in((OWN, *game.words), "en"):
        yield f"message: {game.about.title} has no message {wording.message}"
        return
    for language, text in wording.words.items():
        if language not in LANGUAGES:
            yield f"words.{language}: this language is not spoken here; there are {', '.join(LANGUAGES)}"
        else:
            yield from (f"words.{language}: {fault}" for fault in _compare_entries(game, wording, language, text))


def _compare_entries(game: Game, wording: Wording, language: str, text: str) -> Iterator[str]:
    """Yield what other words lack, or have besides what the usual ones have."""
    usual = _Entry(messages_in((OWN, *game.words), language)[wording.message])
    other = _Entry(text)
    if other.id != wording.message:
        yield f"it is no single entry of Fluent that begins with {wording.message} ="
        return
    if other.attributes != usual.attributes:
        yield f"its attributes are {_listed(other.attributes)}; the usual ones are {_listed(usual.attributes)}"
    if unknown := other.used - usual.used:
        yield f"{_listed(unknown)}: the usual words have nothing of this name"


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "none"


class _Entry(Visitor):
    """What an entry of Fluent is made of: its id (empty if it is not one message), attributes, and what it uses."""

    def __init__(self, text: str) -> None:
        self.id, self.attributes, self.used = "", set[str](), set[str]()
        body = FluentParser(with_spans=False).parse(text).body
        if len(body) == 1 and isinstance(body[0], ast.Message) and (body[0].value or body[0].attributes):
            self.id = str(body[0].id.name)
            self.attributes = {f".{each.id.name}" for each in body[0].attributes} | (
                {"a value"} if body[0].value else set()
            )
            self.visit(body[0])

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.used.add(f"${node.id.name}")

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.used.add(str(node.id.name))

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.used.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.used.add(f"{node.id.name}()")
        self.generic_visit(node)
