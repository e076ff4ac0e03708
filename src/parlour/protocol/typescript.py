"""Writes the TypeScript types and the documentation of the wire from its Python structs.

``python -m parlour.protocol.typescript`` writes ``web/src/wire.ts`` and the tables of ``docs/wire.md`` from the structs
of ``protocol`` and ``core.scene``, which are the only description of the wire. A field's meaning is a line
``name: meaning`` of its struct's docstring, after the first paragraph.
"""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo, fields

from parlour.bots.trials import Trials
from parlour.clarity.notes import Note
from parlour.core.facts import Fact, Word
from parlour.core.scene import Choice, Event, Scene, ZoneKind
from parlour.protocol import (
    branches,
    circles,
    designing,
    editing,
    frames,
    guides,
    http,
    lessons,
    lobby,
    messages,
    operating,
    passkeys,
    puzzles,
    ratings,
    seats_of_programs,
    seeing,
    shared_sheets,
    tournaments,
    you,
)

ROOT = Path(__file__).parents[3]
COMMAND = "python -m parlour.protocol.typescript"
BY_TAG = "*"
BEGIN, END = f"<!-- tables, written by {COMMAND} -->", "<!-- end of the tables -->"
WIDTH = 110
HEAD = """The messages between browser and server: JSON objects, one per WebSocket frame, tagged by ``do`` and ``is``.

HTTP carries what happens once (games, rules, making and joining a table); the socket carries play.
What a browser sends may have no unknown fields. docs/wire.md tells the same story with examples; its tables and the
browser's types are written from here (``protocol.typescript``)."""

Type = type[msgspec.Struct]


@dataclass(frozen=True)
class Section:
    """The structs or unions (``roots``) documented under one heading, with all structs they contain.

    ``sent``: whether the browser sends them, instead of receiving them.
    """

    title: str
    roots: tuple[Any, ...]
    sent: bool = False


SECTIONS = (
    Section(
        "HTTP, browser to server",
        (
            http.NewTable,
            http.Join,
            http.Rematch,
            http.Commit,
            http.Reveal,
            you.TakePass,
            http.TakeSeat,
            branches.PlayOn,
            branches.PlayOnFile,
            branches.Called,
            editing.EditWish,
            editing.FairnessWish,
            editing.HintWish,
            designing.TrialsWish,
            puzzles.Solve,
            puzzles.SolveQuestion,
            seeing.Photographed,
            you.DaysAway,
            you.Device,
            you.NewName,
            you.ClarityWish,
            you.NoDevice,
            you.KeptGuest,
            passkeys.NewPasskey,
            passkeys.ShownPasskey,
            passkeys.NoPasskey,
            lobby.SitDown,
            lobby.Seek,
            circles.JoinCircle,
            shared_sheets.ShareSheet,
            shared_sheets.WriteSheet,
            operating.Impose,
            operating.Lift,
            operating.CloseTable,
            operating.RenameGuest,
            operating.Announce,
            operating.Unannounce,
            operating.AddOperator,
            operating.RevokeOperator,
            operating.TablesWanted,
            operating.EntriesWanted,
            tournaments.NewTournament,
            tournaments.EnterTournament,
            tournaments.AddPlayers,
            tournaments.ClaimPlayer,
            tournaments.AnswerClaim,
            tournaments.NamePlayer,
            tournaments.PairRound,
            tournaments.TypeResult,
            tournaments.Organise,
            tournaments.TournamentWanted,
            shared_sheets.SheetWanted,
        ),
        sent=True,
    ),
    Section(
        "HTTP, server to browser",
        (
            http.GameInfo,
            http.Rules,
            http.Pictures,
            guides.Guide,
            lessons.Lesson,
            puzzles.DailyPuzzles,
            puzzles.PuzzleInfo,
            puzzles.Solving,
            puzzles.PuzzleHelp,
            seeing.TableSeen,
            http.Opened,
            http.YourTables,
            branches.Branches,
            editing.Edited,
            editing.Fairness,
            editing.PositionHint,
            Trials,
            you.You,
            you.Pass,
            you.Feed,
            you.PushKey,
            you.Clarity,
            Note,
            passkeys.PasskeyWish,
            passkeys.Passkeys,
            lobby.Lobby,
            circles.Circle,
            circles.Circles,
            shared_sheets.SharedSheet,
            ratings.RatingPools,
            ratings.Leaderboard,
            ratings.Person,
            tournaments.TournamentList,
            tournaments.TournamentView,
            tournaments.TournamentRound,
            tournaments.OrganiserLink,
            tournaments.TournamentChanged,
            http.Nearby,
            http.Warmth,
            http.Health,
            http.Readiness,
            operating.Manners,
            operating.Desk,
            operating.HouseTables,
            operating.Journal,
            operating.OperatorToken,
            messages.Messages,
            http.Problem,
        ),
    ),
    Section("Socket, browser to server", (frames.Incoming,), sent=True),
    Section("Socket, server to browser", (messages.Outgoing,)),
    Section("Socket, server to a program", (seats_of_programs.Turn,)),
    Section("What a seat sees", (Scene, Choice, Event)),
)
NAMES: dict[str, Any] = {
    "ZoneKind": ZoneKind,
    "Arg": get_args(get_type_hints(Fact)["args"])[1],
    "Word": Word,
    "Value": str | int | bool | None,
    "Incoming": frames.Incoming,
    "LessonQuestion": lessons.LessonQuestion,
    "LessonAnswer": lessons.LessonAnswer,
    "ReplayQuestion": branches.ReplayQuestion,
    "Outgoing": messages.Outgoing,
}


def written_files() -> dict[Path, str]:
    """Return the contents of the files to write, by path. Raises TypeError for a type that TypeScript lacks."""
    schema = Schema(SECTIONS, NAMES)
    docs = ROOT / "docs" / "wire.md"
    before, after = docs.read_text("utf-8").split(BEGIN)[0], docs.read_text("utf-8").split(END)[1]
    return {
        ROOT / "web" / "src" / "wire.ts": schema.typescript(),
        docs: f"{before}{BEGIN}\n\n{schema.tables()}\n{END}{after}",
    }


class Schema:
    """All structs that the sections name or contain, each in the first section that names or contains it.

    ``names``: aliases to use for annotations in TypeScript, by name. Raises TypeError for a struct that is both sent
    and received and has fields that may be left out.
    """

    def __init__(self, sections: Iterable[Section], names: Mapping[str, Any]) -> None:
        self.sections = tuple(sections)
        self.names = names
        self.home: dict[Type, Section] = {}
        rooted = {cls: section for section in self.sections for cls in structs_in(section.roots)}
        for section in self.sections:
            self._reach(section, section.roots, rooted)
        for cls, section in self.home.items():
            for part in structs_in(field.type for field in fields(cls)):
                if self.home[part].sent != section.sent and any(not field.required for field in fields(part)):
                    raise TypeError(f"{part.__name__} is sent and received; say which fields each side may leave out")
        self.read = self._to_read()

    def _reach(self, section: Section, annotations: Iterable[Any], rooted: Mapping[Type, Section]) -> None:
        for cls in structs_in(annotations):
            if cls not in self.home and rooted.get(cls, section) is section:
                self.home[cls] = section
                self._reach(section, (field.type for field in fields(cls)), rooted)

    def _to_read(self) -> set[Type]:
        """Return the received structs that can arrive with fields left out, or that contain such a struct."""
        received = [cls for cls, section in self.home.items() if not section.sent]
        found = {cls for cls in received if any(self.optional(cls, field) for field in fields(cls))}
        while more := {c for c in received if c not in found and found & {*structs_in(f.type for f in fields(c))}}:
            found |= more
        return found

    def optional(self, cls: Type, field: FieldInfo) -> bool:
        """Tell whether JSON may lack a field because it then has its default.

        So it is in structs that the browser sends, and in those the server sends with ``omit_defaults``.
        """
        config = cls.__struct_config__
        return not field.required and (self.home[cls].sent or (config.omit_defaults and not config.array_like))

    # --- TypeScript -------------------------------------------------------------------------------------------

    def typescript(self) -> str:
        """Return the TypeScript types, and the table from which ``read.ts`` fills in fields that the server omits."""
        parts = [f"// Generated by {COMMAND}; do not edit.", write_comment(HEAD)]
        parts += [f"export type {name} = {self._spell(alias)};" for name, alias in self.names.items()]
        for section in self.sections:
            parts.append(f"// --- {section.title} {'-' * (WIDTH - 8 - len(section.title))}")
            parts += [self._declare(cls) for cls, home in self.home.items() if home is section]
        parts += ["// --- Reading " + "-" * (WIDTH - 15), *self._shapes()]
        return "\n\n".join(parts) + "\n"

    def _declare(self, cls: Type) -> str:
        text, meanings = split_docstring(cls)
        name = cls.__name__
        head = write_comment(text)
        if cls.__struct_config__.array_like:
            items = ", ".join(self._member(cls, field) for field in fields(cls))
            return f"{head}\nexport type {name} = [{items}];"
        lines = [f"  {tag}: {msgspec.json.encode(value).decode()};" for tag, value in _tag_of(cls)]
        for field in fields(cls):
            if meaning := meanings.get(field.name):
                lines.append(textwrap.indent(write_comment(meaning), "  "))
            lines.append(f"  {self._member(cls, field)};")
        return f"{head}\nexport interface {name} {{\n" + "".join(f"{line}\n" for line in lines) + "}"

    def _member(self, cls: Type, field: FieldInfo) -> str:
        mark = "?" if self.home[cls].sent and self.optional(cls, field) else ""
        return f"{field.encode_name}{mark}: {spell_type(field.type, self.names)}"

    def _spell(self, alias: Any) -> str:
        return spell_type(alias, {name: other for name, other in self.names.items() if other is not alias})

    def _shapes(self) -> Iterator[str]:
        yield (
            write_comment(
                "A type the server may send incomplete: the values of fields left out, and the types of fields holding"
                f" such types, `{BY_TAG}` where a tag says which."
            )
            + "\nexport interface Shape {\n  defaults: () => object;\n  parts: Record<string, string>;\n}"
        )
        rows = (f"  {key_of(cls)}: {self._shape(cls)},\n" for cls in self.home if cls in self.read)
        yield (
            "/** By the type's name, a message by its tag. */\n"
            f"export const SHAPES: Record<string, Shape> = {{\n{''.join(rows)}}};"
        )

    def _shape(self, cls: Type) -> str:
        if cls.__struct_config__.array_like:
            raise TypeError(f"{cls.__name__} is an array and holds what has fields left out: nothing reads that")
        defaults = [(f.encode_name, _default_as_json(f)) for f in fields(cls) if self.optional(cls, f)]
        parts = [(f.encode_name, f'"{part}"') for f in fields(cls) if (part := self._part(cls, f))]
        return f"{{ defaults: () => ({_object_literal(defaults)}), parts: {_object_literal(parts)} }}"

    def _part(self, cls: Type, field: FieldInfo) -> str | None:
        """Return the key in SHAPES of the incomplete struct that a field holds, by itself, in arrays, or as null.

        Returns BY_TAG for a union of messages, and None if the field holds no incomplete struct. Raises TypeError for a
        field that holds one in any other way.
        """
        found = [*structs_in([field.type])]
        if not self.read.intersection(found):
            return None
        if all(map(_tag_of, found)) and len(found) > 1:
            return BY_TAG
        if len(found) > 1 or any(get_origin(nested) is dict for nested in _nested_annotations(field.type)):
            raise TypeError(f"{cls.__name__}.{field.name} holds types with fields left out in a way nothing reads")
        return key_of(found[0])

    # --- Markdown ---------------------------------------------------------------------------------------------

    def tables(self) -> str:
        """Return a Markdown table of the messages and their fields for each section."""
        return "\n".join(self._table(section) for section in self.sections)

    def _table(self, section: Section) -> str:
        rows = [("Message", "Field", "Type", "Meaning"), ("---",) * 4]
        for cls in (cls for cls, home in self.home.items() if home is section):
            text, meanings = split_docstring(cls)
            array = f"`[{', '.join(f.name for f in fields(cls))}]`" if cls.__struct_config__.array_like else ""
            rows.append((f"**`{cls.__name__}`**", "", array, " ".join(text.split())))
            rows += [("", f"`{tag}`", f'`"{value}"`', "") for tag, value in _tag_of(cls)]
            rows += [("", f"`{f.encode_name}`", self._cell(cls, f), meanings.get(f.name, "")) for f in fields(cls)]
        lines = ("| " + " | ".join(cell.replace("|", r"\|") for cell in row) + " |\n" for row in rows)
        return f"### {section.title}\n\n{''.join(lines)}"

    def _cell(self, cls: Type, field: FieldInfo) -> str:
        default = f" = {_default_as_json(field)}" if self.optional(cls, field) else ""
        return ", ".join(filter(None, (f"`{spell_type(field.type, {})}{default}`", describe_limits(field.type))))


def spell_type(annotation: Any, names: Mapping[str, Any]) -> str:
    """Return a Python type as TypeScript, with aliases from ``names``. Raises TypeError for types that are not JSON.

    >>> spell(tuple[int | float, ...] | dict[str, bool] | None, {})
    'number[] | Record<string, boolean> | null'
    """
    for name, alias in names.items():
        if annotation == alias:
            return name
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return annotation.__name__
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return spell_type(arguments[0], names)
    if origin is Literal:
        return " | ".join(msgspec.json.encode(value).decode() for value in arguments)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(spell_type(part, names) for part in arguments))
    if origin in (list, tuple) and (origin is list or arguments[1:] == (...,)):
        item = spell_type(arguments[0], names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(spell_type(part, names) for part in arguments)}]"
    if origin is dict and arguments[0] is str:
        return f"Record<string, {spell_type(arguments[1], names)}>"
    simple = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "unknown"}
    if annotation not in simple:
        raise TypeError(f"no TypeScript for {annotation!r}")
    return simple[annotation]


def describe_limits(annotation: Any) -> str:
    """Describe the limits that ``msgspec.Meta`` sets for a type and its items.

    >>> limits(Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(min_length=1)])
    'length at least 1, each length at most 64'
    """
    if get_origin(annotation) is not Annotated:
        each = "each " if get_origin(annotation) in (list, tuple) else ""
        return next((each + found for part in get_args(annotation) if (found := describe_limits(part))), "")
    base, *metas = get_args(annotation)
    demands = [demand for meta in metas if isinstance(meta, msgspec.Meta) for demand in _limits_of_meta(meta)]
    return ", ".join([*demands, *filter(None, [describe_limits(base)])])


def split_docstring(cls: Type) -> tuple[str, dict[str, str]]:
    """Split a struct's docstring into its text and the meanings of its fields, by name.

    Inherited fields have the meanings of their base. Raises TypeError for a meaning of a field that does not exist.
    """
    bases = [base for base in cls.__bases__ if getattr(base, "__struct_fields__", ())]
    text, meanings = [], {name: meaning for base in bases for name, meaning in split_docstring(base)[1].items()}
    for paragraph in inspect.cleandoc(cls.__doc__ or "").split("\n\n"):
        found = re.findall(r"^(\w+(?:, \w+)*): (.+(?:\n +.+)*)", paragraph, re.MULTILINE)
        if not found:
            text.append(paragraph)
        for names, meaning in found:
            meanings.update(dict.fromkeys(names.split(", "), _markdown_of(" ".join(meaning.split()))))
    if unknown := meanings.keys() - {field.name for field in fields(cls)}:
        raise TypeError(f"{cls.__name__} has no field {', '.join(sorted(unknown))}")
    return _markdown_of("\n\n".join(text)), meanings


def _markdown_of(text: str) -> str:
    return text.replace("``", "`")


def write_comment(text: str) -> str:
    """Return a text as a JSDoc comment, on one line if it fits."""
    if len(line := f"/** {_markdown_of(text)} */") < WIDTH and "\n" not in text:
        return line
    wrapped = "\n\n".join(textwrap.fill(paragraph, WIDTH - 5) for paragraph in _markdown_of(text).split("\n\n"))
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in wrapped.split("\n")) + " */"


def _limits_of_meta(meta: msgspec.Meta) -> Iterator[str]:
    for least, most, word in ((meta.ge, meta.le, ""), (meta.min_length, meta.max_length, "length ")):
        if least is not None and most is not None:
            yield f"{word}{least} to {most}"
        elif least is not None or most is not None:
            yield f"{word}at least {least}" if most is None else f"{word}at most {most}"
    if meta.pattern is not None:
        yield f"like `{meta.pattern}`"


def _nested_annotations(annotation: Any) -> Iterator[Any]:
    yield annotation
    for part in get_args(annotation):
        yield from _nested_annotations(part)


def structs_in(annotations: Iterable[Any]) -> Iterator[Type]:
    """Yield the structs that occur in annotations, each once, in order."""
    nested = (part for annotation in annotations for part in _nested_annotations(annotation))
    yield from dict.fromkeys(part for part in nested if isinstance(part, type) and issubclass(part, msgspec.Struct))


def _tag_of(cls: Type) -> list[tuple[str, str | int]]:
    config = cls.__struct_config__
    return [(config.tag_field, config.tag)] if config.tag_field is not None and config.tag is not None else []


def key_of(cls: Type) -> str:
    """Return the key of a struct in SHAPES: its tag, or its name if it has none."""
    return str(_tag_of(cls)[0][1]) if _tag_of(cls) else cls.__name__


def _default_as_json(field: FieldInfo) -> str:
    made = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(made).decode()


def _object_literal(members: Iterable[tuple[str, str]]) -> str:
    inside = ", ".join(f"{name}: {value}" for name, value in members)
    return f"{{ {inside} }}" if inside else "{}"


def main() -> None:
    """Write all files of ``written_files``."""
    for path, text in written_files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
