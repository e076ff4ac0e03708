"""The backend of kernels where Numba is not installed: WebAssembly modules (see ``core.kernel.Backend``).

The modules lie in the folder ``modules`` beside this one, one for each game, and are loaded when they are first used. A
module is linked into the memory of this interpreter (see ``native.webassembly``), so arrays are passed by address.
"""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.components import is_changed
from parlour.core.kernel import Kernel
from parlour.core.record import layout_digest
from parlour.core.wasm.index import ArrayOf, Entry, Module, Number

Arguments = tuple[ArrayOf | Number, ...]

MODULES = Path(__file__).with_name("modules")

RESULT = ctypes.create_string_buffer(64)
"""Where kernels write what they return; nothing else runs meanwhile."""

NUMBERS = {"?": ctypes.c_int32, "q": ctypes.c_int64, "d": ctypes.c_double}


class KernelError(RuntimeError):
    """A kernel raised an exception, or was called with an array that it was not compiled for."""


def entry_of(kernel: Kernel, dtype: Any) -> Callable[..., Any] | None:
    """Return a kernel's WebAssembly function for a first argument of this dtype; None if there is none.

    Where there are several, the one returned chooses by the dtypes of all arguments.
    """
    forms = _forms_of(f"{kernel.python.__module__}:{kernel.python.__qualname__}", _kind_of(dtype))
    if len(forms) < 2:
        return next(iter(forms.values()), None)
    places = [place for place, given in enumerate(next(iter(forms))) if isinstance(given, ArrayOf)]
    by_kinds = {tuple(_kind_named(key[place]) for place in places): call for key, call in forms.items()}
    chosen: dict[tuple[Any, ...], Callable[..., Any]] = {}

    def choose(*args: Any) -> Any:
        dtypes = tuple(args[place].dtype for place in places)
        if dtypes not in chosen:
            chosen[dtypes] = by_kinds.get(tuple(map(_kind_of, dtypes)), kernel.interpret)
        return chosen[dtypes](*args)

    return choose


def exact_entry_of(kernel: Kernel, args: tuple[Any, ...]) -> Callable[..., Any] | None:
    """Return what ``entry_of`` does; what it is called with is checked all the same."""
    return entry_of(kernel, args[0].dtype)


def has_kernels(dtype: Any) -> bool:
    """Whether there is a module for the game with records of this dtype."""
    return any(module.record == layout_digest(dtype) for module in _described().values())


def load(dtype: Any, use_everything: Callable[[], None]) -> bool:
    """Return whether there is a module for the game with records of this dtype: it needs no preparation."""
    return has_kernels(dtype)


def _kind_of(dtype: Any) -> str:
    return layout_digest(dtype) if dtype.names else str(dtype.name)


def _kind_named(given: ArrayOf | Number) -> str:
    assert isinstance(given, ArrayOf)
    return given.kind


@functools.cache
def _described() -> dict[Path, Module]:
    """Return the descriptions of all modules by their files; none where a designer's components are in use.

    The modules were compiled with the components of the rules.
    """
    if is_changed():
        return {}
    decode = msgspec.json.Decoder(Module).decode
    return {file.with_suffix(".so"): decode(file.read_bytes()) for file in sorted(MODULES.glob("*.json"))}


@functools.cache
def _library(file: Path) -> ctypes.CDLL:
    return ctypes.CDLL(str(file))


def _forms_of(name: str, kind: str) -> dict[Arguments, Callable[..., Any]]:
    """Return the forms of a kernel that take a first argument of this kind, by all arguments, each from one module."""
    found: dict[Arguments, Callable[..., Any]] = {}
    for file, module in _described().items():
        for entry in module.entries:
            first = entry.arguments[0]
            if entry.kernel == name and isinstance(first, ArrayOf) and first.kind == kind:
                found.setdefault(entry.arguments, _call_of(_library(file), entry))
    return found


def _call_of(library: ctypes.CDLL, entry: Entry) -> Callable[..., Any]:
    """Return a function of Python that takes the arguments of a kernel, passes them and returns its result.

    It is written as text because calls are frequent, and an interpreted loop over the arguments takes as long as the
    kernel.
    """
    function = library[entry.name]
    function.restype = ctypes.c_int
    function.argtypes = [ctypes.c_void_p, *(kind for given in entry.arguments for kind in _passed_as(given))]
    names = [f"a{place}" for place in range(len(entry.arguments))]
    parts = [part for name, given in zip(names, entry.arguments, strict=True) for part in _parts(name, given)]
    read = struct.Struct(f"@{entry.results}")
    result = {0: "None", 1: "read(result)[0]"}.get(len(entry.results), "read(result)")
    wrong = [test for name, given in zip(names, entry.arguments, strict=True) for test in _tests(name, given)]
    lines = [
        f"def call({', '.join(names)}):",
        f"    if {' or '.join(wrong)}:",
        f"        raise TypeError('an array of another kind is passed to {entry.kernel}')",
        f"    if function(address, {', '.join(parts)}):",
        f"        raise KernelError({entry.kernel!r})",
        f"    return {result}",
    ]
    scope: dict[str, Any] = {
        "function": function,
        "address": ctypes.addressof(RESULT),
        "result": RESULT,
        "read": read.unpack_from,
        "KernelError": KernelError,
    }
    exec("\n".join(lines), scope)  # noqa: S102 — names and numbers
    return scope["call"]  # type: ignore[no-any-return]


def _passed_as(given: ArrayOf | Number) -> list[Any]:
    """Return the types of an argument's parts for ctypes."""
    if isinstance(given, Number):
        return [NUMBERS[given.code]]
    return [ctypes.c_void_p, *[ctypes.c_int32] * given.dimensions]


def _tests(name: str, given: ArrayOf | Number) -> list[str]:
    """Return the expressions that are true for an array that the kernel was not compiled for."""
    if isinstance(given, Number):
        return []
    size = f"{name}.dtype.itemsize != {given.bytes}"
    if not given.dimensions:
        return [size]
    return [size, f"len({name}.shape) != {given.dimensions}", f"not {name}.is_plain"]


def _parts(name: str, given: ArrayOf | Number) -> list[str]:
    """Return the expressions for an argument's parts."""
    if isinstance(given, Number):
        return [name]
    return [f"{name}.address", *(f"{name}.shape[{place}]" for place in range(given.dimensions))]
