"""Kernels: functions that run interpreted or compiled from one source.

Calling a kernel from Python interprets it. ``run(kernel, record, ...)`` runs it compiled, unless the game of that
record is still being compiled by another process (``interpret``), so that a program is usable before its kernels are
ready. Records cross from Python to compiled code as arrays of one element, which Numba unboxes 40 times faster than a
record.

Nothing here knows how kernels are compiled. That is the matter of a backend: ``core.native``, machine code by Numba,
or where Numba is not installed ``core.wasm``, WebAssembly that was made before.
"""

from __future__ import annotations

import functools
import operator
import os
from collections.abc import Callable
from typing import Any, ClassVar, Protocol, TypeVar, cast

from parlour.core.arrays import base_of, dtype, dtype_of, ndarray, record

Array = ndarray[Any, dtype[Any]]
"""What kernels take besides records and numbers."""

F = TypeVar("F", bound=Callable[..., Any])

JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether this process may run kernels compiled."""


class Backend(Protocol):
    """What compiles kernels, or has them compiled."""

    def entry_of(self, kernel: Kernel, dtype: Any) -> Callable[..., Any] | None:
        """Return the compiled kernel for callers from Python; None if there is none, so that it runs interpreted.

        ``dtype`` is that of the first argument. The function takes what the kernel takes, with an array of one element
        for every record, and returns what the kernel returns.
        """

    def exact_entry_of(self, kernel: Kernel, args: tuple[Any, ...]) -> Callable[..., Any] | None:
        """As ``entry_of``, for arguments like these alone: what it is called with need not be checked."""

    def has_kernels(self, dtype: Any) -> bool:
        """Whether the kernels of the game with records of this dtype can run compiled from the start."""

    def load(self, dtype: Any, use_everything: Callable[[], None]) -> bool:
        """Make the kernels of a game ready without compiling any; return whether all of them are.

        ``use_everything`` calls each of them.
        """


@functools.cache
def backend() -> Backend:
    """Return the backend of this process."""
    try:
        from parlour.core.native import entries as native
    except ModuleNotFoundError as missing:
        if missing.name not in ("numba", "llvmlite", "numpy", "parlour.core.native"):
            raise
        from parlour.core.wasm import entries as wasm

        return wasm
    return native


class Kernel:
    """A function over records, in the subset of Python that Numba compiles."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.python = function
        self._entries: dict[Any, Callable[..., Any]] = {}

    def __call__(self, *args: Any) -> Any:  # noqa: D102
        return self.python(*args)

    def entry(self, dtype: Any) -> Callable[..., Any]:
        """Return what callers from Python run for records of this dtype: compiled, or ``interpret`` if it cannot be.

        It takes an array of one element for every record.
        """
        found = self._entries.get(dtype)
        if found is None:
            found = backend().entry_of(self, dtype)
            if found is None:
                return self.interpret
            self._entries[dtype] = found
        return found

    def call_entry(self, dtype: Any, *args: Any) -> Any:
        """Call what ``entry`` gives for a dtype, with records passed as arrays of one element."""
        entry = self._entries.get(dtype) or self.entry(dtype)
        return entry(*[boxed(given) if isinstance(given, record) else given for given in args])

    def interpret(self, *args: Any) -> Any:
        """Call the plain Python function, with arrays of one element replaced by their records."""
        places = records_of(self.python)
        return self.python(
            *[given[0] if place in places and type(given) is ndarray else given for place, given in enumerate(args)]
        )


class InlinedKernel(Kernel):
    """A kernel that is copied into its caller instead of being compiled separately."""

    targetoptions: ClassVar = {"inline": "always"}
    """What Numba looks for in a function that it may copy."""

    @property
    def py_func(self) -> Callable[..., Any]:
        """The function that is copied, under the name that Numba expects."""
        return self.python


def kernel(function: F) -> F:
    """Mark a function as a kernel. Its type is unchanged, so type checkers see the plain function."""
    return cast(F, Kernel(function))


def inline(function: F) -> F:
    """Mark a kernel with a single call site, to be compiled as a part of its caller."""
    return cast(F, InlinedKernel(function))


PLAIN = {"Array", "int", "float", "bool"}


@functools.cache
def records_of(function: Callable[..., Any]) -> frozenset[int]:
    """Return the indices of the parameters annotated with a class of records."""
    return annotated(function, lambda name: name not in PLAIN)


def annotated(function: Callable[..., Any], wanted: Callable[[str], bool]) -> frozenset[int]:
    """Return the indices of the parameters whose annotation's name is ``wanted``."""
    hints = {name: getattr(hint, "__name__", str(hint)) for name, hint in function.__annotations__.items()}
    names = enumerate(parameters(function))
    return frozenset(place for place, name in names if wanted(str(hints.get(name, "int"))))


def parameters(function: Callable[..., Any]) -> tuple[str, ...]:
    """Return the names of a function's parameters."""
    return function.__code__.co_varnames[: function.__code__.co_argcount]


def boxed(record: Any) -> Any:
    """Return the array of one element that holds a record. Raises TypeError if the array holds more."""
    box = base_of(record)
    if box.size != 1:
        raise TypeError("a record among others crosses to compiled code as a slice of one, not by itself")
    return box if box.ndim else box.reshape(1)


def _can_cross(*args: Any) -> bool:
    """Whether no argument is a record among others.

    Kernels that run interpreted have such records, and may still be running when their game is switched to compiled.
    """
    return all(base_of(given).size == 1 for given in args if isinstance(given, record))


_interpreted: set[Any] = set()
_rules: dict[Any, dict[str, Kernel]] = {}
_chosen: dict[Any, dict[str, Callable[..., Any]]] = {}
"""By dtype, the function that each verb runs when called with an array of one; filled by ``_choose``."""


def interpret(dtype: Any) -> None:
    """Run a game interpreted from now on, while another process compiles its kernels."""
    _interpreted.add(dtype)
    _chosen.pop(dtype, None)


def use_compiled(dtype: Any) -> None:
    """Run a game compiled from now on."""
    _interpreted.discard(dtype)
    _chosen.pop(dtype, None)


def is_compiled(dtype: Any) -> bool:
    """Whether ``run`` uses compiled kernels for records of this dtype."""
    return JIT and dtype not in _interpreted


def run(function: Callable[..., Any], record: Any, *args: Any) -> Any:
    """Call a kernel compiled if possible, else interpreted; ``record`` is a record or an array of records.

    An array of one element may be passed for any record.
    """
    chosen, dtype = cast(Kernel, function), record.dtype
    if JIT and dtype not in _interpreted:
        return chosen.call_entry(dtype, record, *args)
    return chosen.interpret(record, *args)


def bound(function: Callable[..., Any], *arrays: Any) -> Callable[..., int]:
    """Return a kernel with its first arguments bound, arrays of which the first is an array of one record.

    The rest of its arguments are integers. Calls take half the time of others, since no types are looked at.
    """
    chosen = cast(Kernel, function)
    whole = (*arrays, *[0] * (len(parameters(chosen.python)) - len(arrays)))
    exact = backend().exact_entry_of(chosen, whole) if is_compiled(arrays[0].dtype) else None
    return functools.partial(exact or chosen.interpret, *arrays)


def bind(dtype: Any, verbs: dict[str, Any]) -> None:
    """Bind the verbs, called with records of this dtype, to these kernels (by name).

    Raises ValueError if the record of another game begins like this one or the reverse: Numba converts a record to any
        record that it begins with, so the two could not be told apart.
    """
    for other, bound in _rules.items():
        if bound != verbs and all(map(operator.eq, _layout(dtype), _layout(other))):
            raise ValueError("two games' records begin alike; give each State class a field name of its own")
    _rules[dtype] = verbs
    _chosen.pop(dtype, None)
    if JIT and not backend().has_kernels(dtype):
        interpret(dtype)


def _choose(dtype: Any, name: str) -> Callable[..., Any]:
    kernel = _rules[dtype][name]
    return _chosen.setdefault(dtype, {}).setdefault(
        name, kernel.entry(dtype) if is_compiled(dtype) else kernel.interpret
    )


def _layout(dtype: Any) -> list[Any]:
    return [(name, *dtype.fields[name]) for name in dtype.names]


class Verb:
    """A function that runs the kernel of its name that is bound to the dtype of its first argument.

    The argument is a record, or an array of one, which is faster. Compiled callers find the kernel while they are
    compiled, so the call costs nothing and can be cached; kernels passed as arguments could not be.
    """

    def __init__(self, signature: Callable[..., Any]) -> None:
        functools.update_wrapper(self, signature)
        self.name = signature.__name__

    def __call__(self, record: Any, *args: Any) -> Any:  # noqa: D102
        if type(record) is not ndarray:
            dtype = dtype_of(record)
            chosen = _rules[dtype][self.name]
            if JIT and dtype not in _interpreted and _can_cross(record, *args):
                return chosen.call_entry(dtype, record, *args)
            return chosen.python(record, *args)
        try:
            call = _chosen[record.dtype][self.name]
        except KeyError:
            call = _choose(record.dtype, self.name)
        return call(record, *args)

    def kernel_of(self, dtype: Any) -> Kernel | None:
        """Return the kernel bound to a dtype, None if no game has such records."""
        return _rules.get(dtype, {}).get(self.name)


def verb(signature: F) -> F:
    """Make a verb: a function that runs the kernel of its name of whatever game its first argument, a record, is of.

    It takes the arguments of ``signature``, whose body never runs, from Python and in kernels; ``bind`` says which
    kernels a game has. Typed as identity, so that type checkers see the arguments.
    """
    return cast(F, Verb(signature))
