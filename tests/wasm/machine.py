"""A WebAssembly machine with a memory of its own, in which modules of kernels run: wasmtime."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from wasmtime import (
    Func,
    FuncType,
    Global,
    GlobalType,
    Instance,
    Limits,
    Memory,
    MemoryType,
    Store,
    Table,
    TableType,
    Val,
    ValType,
)
from wasmtime import Module as Code

from parlour.core.record import layout_digest
from parlour.core.wasm.index import ArrayOf, Entry, Module

PAGE = 1 << 16
STACK, DATA = 1 << 20, 1 << 20
"""Where the stack ends, which grows downwards, and where the constants of a module begin."""

FREE = 4 << 20
"""Where arguments are put."""


class Machine:
    """A module of kernels, and what its entries are called by."""

    def __init__(self, file: Path) -> None:
        self._store = Store()
        code = Code(self._store.engine, file.read_bytes())
        self._memory = Memory(self._store, MemoryType(Limits(FREE // PAGE + 1, None)))
        given: dict[str, Any] = {
            "memory": self._memory,
            "__stack_pointer": self._global(STACK, True),
            "__memory_base": self._global(DATA, False),
            "__table_base": self._global(0, False),
            "__indirect_function_table": Table(self._store, TableType(ValType.funcref(), Limits(0, None)), None),
        }
        instance = Instance(self._store, code, [given.get(it.name or "") or self._trap(it) for it in code.imports])
        self._exports = instance.exports(self._store)
        self.index = msgspec.json.decode(file.with_suffix(".json").read_bytes(), type=Module)
        self.imports = sorted(it.name or "" for it in code.imports if it.name not in given)

    def _global(self, value: int, changes: bool) -> Global:
        return Global(self._store, GlobalType(ValType.i32(), changes), Val.i32(value))

    def _trap(self, wanted: Any) -> Func:
        def fail(*_: Any) -> Any:
            raise AssertionError(f"{wanted.name} is called")

        assert isinstance(wanted.type, FuncType), wanted.name
        return Func(self._store, wanted.type, fail)

    def entry(self, kernel: str, args: Sequence[Any]) -> Entry | None:
        """Find the entry of a kernel for these arguments; None if there is none."""
        kinds = [_kind(given) for given in args]
        for entry in self.index.entries:
            wanted = [given.kind if isinstance(given, ArrayOf) else None for given in entry.arguments]
            if entry.kernel == kernel and wanted == kinds:
                return entry
        return None

    def call(self, entry: Entry, args: Sequence[Any]) -> tuple[Any, list[bytes | None]]:
        """Call an entry with copies of NumPy's arrays; return its result and the bytes of the arrays afterwards."""
        places = self._put_all([given for given in args if isinstance(given, np.ndarray)])
        passed: list[Any] = [FREE]
        for given, kind in zip(args, entry.arguments, strict=True):
            passed += (
                [places[_address(given)], *given.shape[: kind.dimensions]] if isinstance(kind, ArrayOf) else [given]
            )
        code = self._exports[entry.name](self._store, *passed)  # type: ignore[operator]
        assert code == 0, f"{entry.kernel} raised"
        after = [self._read(places[_address(it)], it.nbytes) if isinstance(it, np.ndarray) else None for it in args]
        return self._result(entry.results), after

    def _put_all(self, given: list[Any]) -> dict[int, int]:
        """Copy arrays into memory; return where each address lies. Arrays that share memory go on doing so."""
        places, place, begin, end = dict[int, int](), FREE + 64, 0, -1
        for array in sorted(given, key=lambda it: (_address(it), -it.nbytes)):
            if _address(array) + array.nbytes > end:
                assert _address(array) >= end, "arrays overlap in part"
                place += -place % 64
                self._write(array.tobytes(), place)
                begin, end = _address(array), _address(array) + array.nbytes
                places[begin], place = place, place + array.nbytes
            places[_address(array)] = places[begin] + _address(array) - begin
        return places

    def _write(self, data: bytes, place: int) -> None:
        lacking = place + len(data) - self._memory.data_len(self._store)
        if lacking > 0:
            self._memory.grow(self._store, 1 + lacking // PAGE)
        self._memory.write(self._store, data, place)

    def _read(self, place: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, place, place + size))

    def _result(self, codes: str) -> Any:
        size = struct.calcsize(f"@{codes}")
        found = struct.unpack(f"@{codes}", self._read(FREE, size))
        return found if len(codes) > 1 else found[0] if codes else None


def _kind(given: Any) -> str | None:
    if not isinstance(given, np.ndarray):
        return None
    return layout_digest(given.dtype) if given.dtype.names else str(given.dtype.name)


def _address(given: Any) -> int:
    return int(given.__array_interface__["data"][0])
