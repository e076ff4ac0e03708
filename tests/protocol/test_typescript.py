"""The types written for the browser: those checked in are fresh, and every shape of struct comes out right."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec.structs import fields

from parlour.protocol.typescript import COMMAND, SECTIONS, Schema, Section, split_docstring, written_files


class Fact(msgspec.Struct, array_like=True, omit_defaults=True):
    """What is said."""

    id: str
    args: dict[str, Arg] = {}


Arg = int | float | str | Fact | tuple[Fact, ...] | tuple[int, ...]


class Tree(msgspec.Struct, omit_defaults=True):
    """Holds ``itself``.

    name: what it is called,
        in a word or a fact
    below, beside: others
    """

    name: str | Fact
    below: tuple[Tree, ...] = ()
    beside: Tree | None = None
    corners: tuple[tuple[int, str], ...] = ()


class Whole(msgspec.Struct):
    """Sent with all its fields."""

    kind: Literal["b", "a"] = "b"
    tree: Tree | None = None


class Told(msgspec.Struct, tag_field="is", tag="told", omit_defaults=True):
    """A message."""

    facts: list[Fact]
    extra: dict[str, object] = {}


class Ask(msgspec.Struct, tag_field="do", tag="ask"):
    """A request."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=31)] | None = None
    ids: Annotated[tuple[Annotated[str, msgspec.Meta(pattern="^a")], ...], msgspec.Meta(max_length=8)] = ()


SCHEMA = Schema([Section("Asked", (Ask,), sent=True), Section("Told", (Told | Whole,))], {"Arg": Arg})


def test_what_is_checked_in_is_fresh() -> None:
    stale = [path.name for path, text in written_files().items() if path.read_text("utf-8") != text]
    assert not stale, f"stale: {', '.join(stale)}; run `{COMMAND}`"


def test_every_field_of_the_wire_has_a_meaning() -> None:
    structs = Schema(SECTIONS, {}).home
    assert not [(c.__name__, f.name) for c in structs for f in fields(c) if f.name not in split_docstring(c)[1]]


@pytest.mark.parametrize(
    "text",
    [
        "export type Arg = number | string | Fact | Fact[] | number[];",
        "/** What is said. */\nexport type Fact = [id: string, args: Record<string, Arg>];",
        '/** A message. */\nexport interface Told {\n  is: "told";\n  facts: Fact[];\n',
        '/** Sent with all its fields. */\nexport interface Whole {\n  kind: "b" | "a";\n  tree: Tree | null;\n}',
        "/** Holds `itself`. */\nexport interface Tree {\n"
        "  /** what it is called, in a word or a fact */\n  name: string | Fact;\n"
        "  /** others */\n  below: Tree[];\n  /** others */\n  beside: Tree | null;\n  corners: [number, string][];\n}",
        '/** A request. */\nexport interface Ask {\n  do: "ask";\n  seat?: number | null;\n  ids?: string[];\n}',
        "\n".join(
            [
                "export const SHAPES: Record<string, Shape> = {",
                "  told: { defaults: () => ({ extra: {} }), parts: {} },",
                '  Whole: { defaults: () => ({}), parts: { tree: "Tree" } },',
                "  Tree: { defaults: () => ({ below: [], beside: null, corners: [] }), "
                'parts: { below: "Tree", beside: "Tree" } },',
                "};",
            ]
        ),
    ],
)
def test_types(text: str) -> None:
    assert text in SCHEMA.typescript()


@pytest.mark.parametrize(
    "row",
    [
        "| **`Ask`** |  |  | A request. |",
        '|  | `do` | `"ask"` |  |',
        r"|  | `seat` | `number \| null = null`, 0 to 31 |  |",
        "|  | `ids` | `string[] = []`, length at most 8, each like `^a` |  |",
        "| **`Fact`** |  | `[id, args]` | What is said. |",
        r"|  | `args` | `Record<string, number \| string \| Fact \| Fact[] \| number[]>` |  |",
        r'|  | `kind` | `"b" \| "a"` |  |',
        "|  | `below` | `Tree[] = []` | others |",
    ],
)
def test_tables(row: str) -> None:
    assert f"{row}\n" in SCHEMA.tables()


class Mapped(msgspec.Struct):
    trees: dict[str, Tree]


class Mixed(msgspec.Struct):
    either: Tree | tuple[Fact, ...]


class Listed(msgspec.Struct, array_like=True):
    tree: Tree


class Bytes(msgspec.Struct):
    raw: frozenset[int]


class Misdescribed(msgspec.Struct):
    """Names a field.

    nmae: that is not there
    """

    name: str


@pytest.mark.parametrize("kind", [Mapped, Mixed, Listed, Bytes, Misdescribed])
def test_what_nothing_could_read_is_refused(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError, match=r"Mapped.trees|Mixed.either|Listed|frozenset|nmae"):
        Schema([Section("Told", (kind,))], {}).typescript()


def test_a_struct_with_defaults_goes_one_way_only() -> None:
    with pytest.raises(TypeError, match="Tree is sent and received"):
        Schema([Section("Asked", (Mapped,), sent=True), Section("Told", (Tree,))], {})
