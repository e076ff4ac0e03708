"""One source, several speeds: ``@kernel`` functions run interpreted or compiled, and stay on disk once compiled.

Calling a kernel from Python interprets it. ``run(kernel, record, ...)`` runs it compiled, unless the game of that
record is still being compiled elsewhere (``interpret``), so a program is usable before its kernels are ready.
Inside compiled code kernels call each other as ordinary compiled functions.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import operator
import os
import shutil
import time
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, TypeVar, cast

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS_WITH_KERNELS = ("core", "games", "bots")
PLUGINS = "parlour.games"
DAYS_KEPT = 30


def kernel_sources() -> list[Path]:
    """Every file whose text can end up in compiled code, plugins included."""
    folders = [PACKAGE / room for room in ROOMS_WITH_KERNELS]
    for point in entry_points(group=PLUGINS):
        spec = importlib.util.find_spec(point.value.partition(":")[0].partition(".")[0])
        if spec is not None and spec.origin is not None:
            folders.append(Path(spec.origin).parent)
    return sorted({file for folder in folders for file in folder.rglob("*.py")})


def source_digest() -> str:
    """Name the state of all kernel sources: Numba itself does not notice edits in callees and constants."""
    digest = hashlib.sha256()
    for file in kernel_sources():
        digest.update(str(file).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _use_cache_of_these_sources() -> Path:
    """Point Numba to a folder of this digest and drop folders nobody opened for a month."""
    home = Path(os.environ.get("PARLOUR_CACHE") or Path.home() / ".cache" / "parlour") / "kernels"
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    folder = home / (source_digest() + checked)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for other in home.iterdir():
        if other.is_dir() and time.time() - other.stat().st_mtime > DAYS_KEPT * 86_400:
            shutil.rmtree(other, ignore_errors=True)
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    return folder


CACHE = _use_cache_of_these_sources()

import numba  # noqa: E402  (reads NUMBA_CACHE_DIR when imported)
from numba.extending import overload  # noqa: E402

F = TypeVar("F", bound=Callable[..., Any])
JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


class Kernel:
    """A function over records in the subset of Python that Numba compiles."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.python = function
        self.compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)

    def __call__(self, *args: Any) -> Any:  # noqa: D102
        return self.python(*args)

    @property
    def _numba_type_(self) -> Any:
        return self.compiled._numba_type_


def kernel(function: F) -> F:
    """Mark a function as a kernel. Typed as identity, so checkers see the plain function."""
    return cast(F, Kernel(function))


_interpreted: set[Any] = set()
_rules: dict[Any, dict[str, Kernel]] = {}


def interpret(dtype: Any) -> None:
    """Run this game interpreted for now: its kernels are being compiled by another process."""
    _interpreted.add(dtype)


def use_compiled(dtype: Any) -> None:
    """From here on run this game compiled."""
    _interpreted.discard(dtype)


def is_compiled(dtype: Any) -> bool:
    """Whether ``run`` uses machine code for records of this dtype."""
    return JIT and dtype not in _interpreted


def run(function: Callable[..., Any], record: Any, *args: Any) -> Any:
    """Call a kernel at the best speed there is for its first argument, a record or an array of records."""
    chosen = cast(Kernel, function)
    return (chosen.compiled if is_compiled(record.dtype) else chosen.python)(record, *args)


def bind(dtype: Any, verbs: dict[str, Any]) -> None:
    """Let the verbs called with records of this dtype run these kernels.

    Raises ValueError if another game's record begins like this one or the reverse: verbs are chosen by record type,
    and Numba takes a record that begins like another for that other.
    """
    for other, bound in _rules.items():
        if bound != verbs and all(map(operator.eq, _layout(dtype), _layout(other))):
            raise ValueError("two games' records begin alike; give each State class a field name of its own")
    _rules[dtype] = verbs


def _layout(dtype: Any) -> list[Any]:
    return [(name, *dtype.fields[name]) for name in dtype.names]


def verb(signature: F) -> F:
    """Make a function that runs the kernel of this name bound to the dtype of its first argument.

    Compiled callers resolve it by record type while compiling, so it costs nothing and reaches the disk cache,
    which kernels passed as arguments would not.
    """
    name = signature.__name__

    @functools.wraps(signature)
    def dispatch(record: Any, *args: Any) -> Any:
        return run(cast(Any, _rules[record.dtype][name]), record, *args)

    @overload(dispatch)
    def resolve(record: Any, *args: Any) -> Any:
        if not isinstance(record, numba.types.Record):
            return None
        chosen = _rules[numba.np.numpy_support.as_dtype(record)][name]

        def call(record: Any, *args: Any) -> Any:
            return chosen(record, *args)

        return call

    return cast(F, dispatch)
