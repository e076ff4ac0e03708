"""Kernels: functions that run interpreted or compiled from one source, and are cached on disk once compiled.

Calling a kernel from Python interprets it. ``run(kernel, record, ...)`` runs it compiled, unless the game of that
record is still being compiled by another process (``interpret``), so that a program is usable before its kernels are
ready. Records cross from Python as arrays of one element, which Numba unboxes 40 times faster than a record.

In compiled code, kernels call each other as ordinary compiled functions, each compiled once per game: integers are
    widened to int64 and arrays to plain ones, whatever the caller has. Only kernels called from Python are compiled a
    second time, with a wrapper.
"""

from __future__ import annotations

import functools
import operator
import os
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.imputils import lower_cast
from numba.np.numpy_support import as_dtype

from parlour.core.native import lowering as _lowering  # noqa: F401 — registers the code of primitives with Numba
from parlour.core.native.cache import KernelCache
from parlour.core.primitives import STREAM
from parlour.core.record import Stream

F = TypeVar("F", bound=Callable[..., Any])
OPTIMIZE: Any = functools.partial(
    cast(Any, numba.njit), nogil=True, error_model="numpy", no_cfunc_wrapper=True, _nrt=False
)
"""Options of all kernels.

``_nrt=False``: kernels allocate nothing, and reference counting took a quarter of the time.
"""

STREAM_TYPE = numba.from_dtype(STREAM)

JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


class Called:
    """An object that compiled code can call: Numba asks it for types and code while it compiles the caller."""

    is_compiling = False  # kernels are not recursive

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return the signature for arguments of these types, compiled."""
        raise TypeError

    def get_overload(self, args: Any) -> Any:
        """Return the compiled code of a signature."""
        raise TypeError


class Kernel(Called):
    """A function over records, in the subset of Python that Numba compiles."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.python = function
        self.inside = OPTIMIZE(function, no_cpython_wrapper=True)
        if JIT:
            self.inside._cache = KernelCache(self, self.inside.targetoptions)

    def __call__(self, *args: Any) -> Any:  # noqa: D102
        return self.python(*args)

    def enter(self, *args: Any) -> Any:
        """Call the compiled function from Python, with records passed as arrays of one element."""
        return self.entry(*[boxed(given) if type(given) is np.record else given for given in args])

    def interpret(self, *args: Any) -> Any:
        """Call the plain Python function, with arrays of one element replaced by their records."""
        places = records_of(self.python)
        return self.python(
            *[given[0] if place in places and type(given) is np.ndarray else given for place, given in enumerate(args)]
        )

    @functools.cached_property
    def entry(self) -> Any:
        """The compiled function for callers from Python: it takes an array of one element for every record."""
        entry = OPTIMIZE(unboxing(self))
        entry._cache = KernelCache(self, entry.targetoptions)
        return entry

    def get_call_template(self, args: Any, kws: Any) -> Any:  # noqa: D102
        return self.inside.get_call_template(self.form(args), kws)

    def form(self, args: Any) -> tuple[Any, ...]:
        """Return the types that the kernel is compiled for, given those of the arguments.

        Parameters annotated as Stream have the same type for all games, so such kernels are compiled only once.
        """
        streams = annotated(self.python, lambda name: name == Stream.__name__)
        return tuple(STREAM_TYPE if place in streams else widest(given) for place, given in enumerate(args))

    def get_overload(self, args: Any) -> Any:  # noqa: D102
        return self.inside.get_overload(args)


class InlinedKernel(Kernel):
    """A kernel that Numba copies into its caller instead of compiling it separately."""

    targetoptions: ClassVar = {"inline": "always"}

    @property
    def py_func(self) -> Callable[..., Any]:
        """The function that is copied, under the name that Numba expects."""
        return self.python


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
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    hints = {name: getattr(hint, "__name__", str(hint)) for name, hint in function.__annotations__.items()}
    return frozenset(place for place, name in enumerate(names) if wanted(str(hints.get(name, "int"))))


def unboxing(whole: Kernel) -> Callable[..., Any]:
    """Return a function that takes arrays of one element for a kernel's record parameters.

    It calls the kernel if that was already compiled for other kernels, and inlines it otherwise.
    """
    function = whole.python
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    places = records_of(function)
    inside = [f"{name}[0]" if place in places else name for place, name in enumerate(names)]
    made = {"__name__": function.__module__, "body": whole if whole.inside.overloads else InlinedKernel(function)}
    exec(f"def {function.__name__}({', '.join(names)}): return body({', '.join(inside)})", made)  # noqa: S102 — names
    return cast(Callable[..., Any], made[function.__name__])


lies_in: Any = np.void.base.__get__
dtype_of: Any = np.void.dtype.__get__
"""As ``record.base`` and ``record.dtype``, without the slow attribute lookup of NumPy records."""


def boxed(record: Any) -> Any:
    """Return the array of one element that holds a record. Raises TypeError if the array holds more."""
    box = lies_in(record)
    if box.size != 1:
        raise TypeError("a record among others crosses to compiled code as a slice of one, not by itself")
    return box if box.ndim else box.reshape(1)


def kernel(function: F) -> F:
    """Mark a function as a kernel. Its type is unchanged, so type checkers see the plain function."""
    return cast(F, Kernel(function))


NARROW = {types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32}


def widest(given: Any) -> Any:
    """Return the type that kernels are compiled for instead of ``given``.

    That is int64 for every integer, and a plain array for a nested one.
    """
    plain: Any = types.unliteral(given)
    if plain in NARROW:
        return types.int64
    return types.Array(plain.dtype, plain.ndim, "C") if isinstance(plain, types.NestedArray) else plain


@lower_cast(types.NestedArray, types.Array)
def _plain_array(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """Convert a nested array to a plain array; their layout is the same."""
    return value


@lower_cast(types.Record, types.Record)
def _beginning(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """Convert a record that begins with a stream to a stream, at the same address."""
    return builder.bitcast(value, context.get_value_type(to_type))


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
    """Whether ``run`` uses machine code for records of this dtype."""
    return JIT and dtype not in _interpreted


def run(function: Callable[..., Any], record: Any, *args: Any) -> Any:
    """Call a kernel compiled if possible, else interpreted; ``record`` is a record or an array of records.

    An array of one element may be passed for any record.
    """
    chosen = cast(Kernel, function)
    return (chosen.enter if is_compiled(record.dtype) else chosen.interpret)(record, *args)


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


def _choose(dtype: Any, name: str) -> Callable[..., Any]:
    kernel = _rules[dtype][name]
    return _chosen.setdefault(dtype, {}).setdefault(name, kernel.entry if is_compiled(dtype) else kernel.interpret)


def _layout(dtype: Any) -> list[Any]:
    return [(name, *dtype.fields[name]) for name in dtype.names]


class Verb(Called):
    """A function that runs the kernel of its name that is bound to the dtype of its first argument.

    The argument is a record, or an array of one, which is faster. Compiled callers find the kernel while they are
    compiled, so the call costs nothing and can be cached; kernels passed as arguments could not be.
    """

    def __init__(self, signature: Callable[..., Any]) -> None:
        functools.update_wrapper(self, signature)
        self.name = signature.__name__

    def __call__(self, record: Any, *args: Any) -> Any:  # noqa: D102
        if type(record) is np.record:
            dtype = dtype_of(record)
            chosen = _rules[dtype][self.name]
            return (chosen.enter if JIT and dtype not in _interpreted else chosen.python)(record, *args)
        try:
            call = _chosen[record.dtype][self.name]
        except KeyError:
            call = _choose(record.dtype, self.name)
        return call(record, *args)

    def of(self, record_type: Any) -> Kernel | None:
        """Return the kernel bound to a record type of Numba's, None if no game has such records."""
        return _rules.get(as_dtype(record_type), {}).get(self.name)

    def get_call_template(self, args: Any, kws: Any) -> Any:  # noqa: D102
        return cast(Kernel, self.of(args[0])).get_call_template(args, kws)

    def get_overload(self, args: Any) -> Any:  # noqa: D102
        return cast(Kernel, self.of(args[0])).get_overload(args)


def verb(signature: F) -> F:
    """Make a verb: a function that runs the kernel of its name of whatever game its first argument, a record, is of.

    It takes the arguments of ``signature``, whose body never runs, from Python and in kernels; ``bind`` says which
    kernels a game has. Typed as identity, so that type checkers see the arguments.
    """
    return cast(F, Verb(signature))
