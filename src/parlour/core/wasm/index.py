"""The description of a WebAssembly module, which is kept as JSON beside it."""

from __future__ import annotations

import msgspec


class ArrayOf(msgspec.Struct, frozen=True, tag="array", tag_field="is"):
    """An argument that is an array: address, then the lengths of its dimensions.

    kind: name of the elements' kind of number, or the digest of the records' layout
    bytes: size of an element
    dimensions: 0 for an array of one record, of which only the address is passed
    """

    kind: str
    bytes: int
    dimensions: int


class Number(msgspec.Struct, frozen=True, tag="number", tag_field="is"):
    """An argument that is a number. ``code``: "q" for an integer of 64 bits, "d" for a float, "?" for a bool."""

    code: str


class Entry(msgspec.Struct, frozen=True):
    """A function of a module.

    name: the name it is exported by
    kernel: module and qualified name of the kernel, as ``parlour.core.dice:roll``
    results: codes of ``struct`` for what the kernel returns, "" for None
    """

    name: str
    kernel: str
    arguments: tuple[ArrayOf | Number, ...]
    results: str


class Module(msgspec.Struct, frozen=True):
    """The module of a game. ``record``: the digest of its record's layout (see ``record.layout_digest``)."""

    record: str
    entries: tuple[Entry, ...]
