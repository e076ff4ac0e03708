"""The disk cache of compiled kernels, each in a file named by a digest of its meaning.

Numba's own cache considers only a function's source file: it misses edits of called functions and of constants, and
recompiles when a file was only touched or moved. Here the name is a digest of what a kernel is compiled from: its code
and that of every kernel it calls, the constants they use, the types of the arguments. So an edit of Pentic recompiles
Pentic, and an edit of a comment or a scene recompiles nothing.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import itertools
import os
import pickle
import secrets
import stat
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextvars import ContextVar
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import compiler
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import _Cache
from numba.core.serialize import dumps, loads
from numba.np.numpy_support import as_dtype

from parlour.core.errors import ParlourError
from parlour.core.kernel import Kernel, Verb
from parlour.core.native.library import KernelLibrary

DAYS_KEPT = 30
PRIVATE = 0o755
"""The mode of folders: everybody may read what root has compiled into an image."""

FunctionIdentity._unique_ids = itertools.count(secrets.randbits(60))
"""The numbers in the names of symbols. Numba counts from 1 in every process; then two kernels that were compiled in two
processes may hold different functions under one name, and a process that loads both calls one in place of the other."""
NAMED = "numbers of symbols are drawn, symbols are listed"
"""A part of what files are named by: those of before are not to be loaded beside others."""

_loading_only: ContextVar[bool] = ContextVar("loading_only", default=False)


class NotKept(Exception):
    """A kernel is not in the cache, and compiling is disabled."""


class ForeignCache(ParlourError):
    """Other users could write to the cache: kernels are stored as pickles, which are code."""


def check_folder(path: Path) -> None:
    """Check that only this user and root can write to the cache folder, if it exists.

    Raises ForeignCache naming it. A folder of this user that its group can write to is made private.
    """
    if not path.is_dir():
        return
    if not _is_ours(path):
        raise ForeignCache(
            f"{path} belongs to somebody else, or anybody can write there, so no kernels are taken from it. "
            "Remove it, or name a folder of your own by PARLOUR_CACHE."
        )
    if path.stat().st_mode & stat.S_IWGRP and path.stat().st_uid == os.getuid():
        path.chmod(PRIVATE)


def _is_ours(path: Path) -> bool:
    """Whether a file belongs to this user or root and is not writable by everybody; True where files have no owners."""
    found = path.stat()
    return not hasattr(os, "getuid") or (found.st_uid in (os.getuid(), 0) and not found.st_mode & stat.S_IWOTH)


@contextlib.contextmanager
def loading_only() -> Iterator[None]:
    """Disable compiling in this context: kernels missing from the cache raise NotKept."""
    token = _loading_only.set(True)
    try:
        yield
    finally:
        _loading_only.reset(token)


def folder() -> Path:
    """Return the cache folder; for a user without a home, in the folder for temporary files."""
    try:
        kept = os.environ.get("PARLOUR_CACHE") or Path.home() / ".cache" / "parlour"
    except RuntimeError:
        kept = Path(tempfile.gettempdir()) / f"parlour-{os.getuid() if hasattr(os, 'getuid') else ''}"
    return Path(kept) / "kernels"


def sweep() -> None:
    """Delete kernels that were not used for DAYS_KEPT days."""
    for file in folder().glob("*/*"):
        with contextlib.suppress(OSError):
            if time.time() - file.stat().st_mtime > DAYS_KEPT * 86_400:
                file.unlink()


class KernelCache(_Cache):
    """The cache interface of Numba's dispatchers, for one kernel."""

    def __init__(self, kernel: Kernel, options: dict[str, Any]) -> None:
        self._kernel = kernel
        self._options = sorted(options.items())

    @property
    def cache_path(self) -> str:
        """The cache folder."""
        return str(folder())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load a compiled kernel; return None if it is not in the cache."""
        target_context.refresh()
        codegen = target_context.codegen()
        codegen._library_class = KernelLibrary
        file = self._file(sig, codegen)
        check_folder(folder())
        try:
            reduced = loads(_read_own(file))
            _mark_used(file)
        except (OSError, EOFError, ValueError, ImportError, AttributeError, pickle.UnpicklingError):
            if _loading_only.get():
                raise NotKept from None
            return None
        return compiler.CompileResult._rebuild(target_context, *reduced)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store a compiled kernel; errors of the disk are ignored."""
        file = self._file(sig, data.codegen)
        draft = file.with_suffix(f".{uuid.uuid4().hex}")
        with contextlib.suppress(OSError):
            folder().mkdir(mode=PRIVATE, parents=True, exist_ok=True)
            file.parent.mkdir(mode=PRIVATE, exist_ok=True)
            try:
                draft.write_bytes(dumps(data._replace(type_annotation="")._reduce()))
                draft.replace(file)
            finally:
                draft.unlink(missing_ok=True)

    def _file(self, sig: Any, codegen: Any) -> Path:
        arguments = sig if isinstance(sig, tuple) else sig.args
        records = tuple(sorted({record for given in arguments for record in _records(given)}, key=str))
        meaning = digest(self._kernel, records)
        how = (
            numba.__version__,
            np.__version__,
            os.environ.get("NUMBA_BOUNDSCHECK", "0"),
            codegen.magic_tuple(),
            self._options,
            str(sig),
            len(records),
            NAMED,
        )
        name = hashlib.sha256(repr((meaning, how)).encode()).hexdigest()[:24]
        return folder() / self._kernel.python.__module__ / f"{self._kernel.python.__qualname__}-{name}"

    def enable(self) -> None:
        """Do nothing; the cache is always enabled."""

    def disable(self) -> None:
        """Do nothing; the cache cannot be disabled."""

    def flush(self) -> None:
        """Do nothing; cached kernels cannot be stale."""


def _read_own(file: Path) -> bytes:
    """Read a file. Raises PermissionError if other users can write to it or its folder."""
    if not (_is_ours(file) and _is_ours(file.parent)):
        raise PermissionError(file)
    return file.read_bytes()


def _mark_used(file: Path) -> None:
    """Update a file's time of use, for ``sweep``; ignored where it is read-only."""
    with contextlib.suppress(OSError):
        if time.time() - file.stat().st_mtime > 86_400:
            os.utime(file)


def _records(given: Any) -> Iterator[Any]:
    """Yield the record type of an argument that is a record or an array of records."""
    inside = given if isinstance(given, types.Record) else getattr(given, "dtype", None)
    if isinstance(inside, types.Record):
        yield inside


LOWERING = str(Path(__file__).with_name("lowering.py"))
"""The code of primitives is part of the digest of every kernel."""

_known: dict[tuple[Kernel, tuple[Any, ...]], str] = {}


def digest(kernel: Kernel, records: tuple[Any, ...]) -> str:
    """Return a digest of all that a kernel is compiled from, for arguments with these record types."""
    key = kernel, records
    if key not in _known:
        _known[key] = "itself"
        text = "\n".join(_function(kernel.python, records))
        _known[key] = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return _known[key]


def _function(function: Any, records: tuple[Any, ...]) -> Iterator[str]:
    """Yield a function's code, and the value of every global name and free variable in it."""
    yield _code(function.__code__, function.__doc__)
    yield repr(function.__defaults__)
    names = sorted(_names(function.__code__))
    for name in names:
        if name in function.__globals__:
            yield from (name, *_value(function.__globals__[name], names, records))
    for cell in function.__closure__ or ():
        yield from _value(cell.cell_contents, names, records)


def _code(code: CodeType, doc: str | None = None) -> str:
    """Return bytecode, names and constants as text, without the docstring and line numbers."""
    consts = [
        _code(const) if isinstance(const, CodeType) else _plain(const) for const in code.co_consts if const != doc
    ]
    return repr((code.co_code, code.co_names, code.co_varnames, code.co_argcount, consts))


def _names(code: CodeType) -> set[str]:
    inner = (_names(const) for const in code.co_consts if isinstance(const, CodeType))
    return set(code.co_names).union(*inner)


def _value(value: Any, names: list[str], records: tuple[Any, ...]) -> Iterator[str]:
    if isinstance(value, Kernel | Verb):
        yield from (digest(kernel, records) for kernel in _kernels(value, records))
    elif isinstance(value, ModuleType):
        for name in names:
            if name in vars(value):
                yield from (name, *_value(vars(value)[name], [], records))
    elif isinstance(value, FunctionType):  # a primitive, or a function with an overload in lowering.py
        yield from map(_source, (value.__code__.co_filename, LOWERING))
    else:
        yield _plain(value)


def _kernels(value: Kernel | Verb, records: tuple[Any, ...]) -> list[Kernel]:
    """Return the kernel, or those that a verb runs for these record types."""
    if isinstance(value, Kernel):
        return [value]
    return [kernel for record in records if (kernel := value.kernel_of(as_dtype(record))) is not None]


@functools.cache
def _source(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def _plain(value: Any) -> str:
    """Return a constant as text that is the same for equal constants in every process."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, tuple | list):
        return f"({', '.join(map(_plain, value))})"
    if isinstance(value, frozenset):
        return f"{{{', '.join(sorted(map(_plain, value)))}}}"
    if isinstance(value, int | float | str | bytes | np.generic | type(None)):
        return repr(value)
    return f"{type(value).__module__}.{type(value).__qualname__} {getattr(value, '__qualname__', '')}"
