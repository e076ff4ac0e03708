"""One source, several speeds: ``@kernel`` functions run interpreted or compiled, and stay on disk once compiled.

Calling a kernel from Python interprets it. ``run(kernel, record, ...)`` runs it compiled, unless the game of that
record is still being compiled elsewhere (``interpret``), so a program is usable before its kernels are ready.
Records cross from Python as arrays of one element, which Numba takes in a fortieth of the time it takes for a record.

Inside compiled code kernels call each other as ordinary compiled functions, each compiled once a game: whatever
integer or array it is given, it takes the widest integer and the plain array of that kind. What Python calls is
compiled a second time with its wrapper; all else needs none.
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
"""``_nrt``: kernels allocate nothing, so no references are counted; counting took a quarter of the time."""

STREAM_TYPE = numba.from_dtype(STREAM)

JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


class Called:
    """What compiled code may call: Numba asks it for its types and its code while it compiles the caller."""

    is_compiling = False  # kernels do not call themselves

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Give the form that takes arguments of these types, compiled."""
        raise TypeError

    def get_overload(self, args: Any) -> Any:
        """Give the compiled code of a form."""
        raise TypeError


class Kernel(Called):
    """A function over records in the subset of Python that Numba compiles."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.python = function
        self.inside = OPTIMIZE(function, no_cpython_wrapper=True)
        if JIT:
            self.inside._cache = KernelCache(self, self.inside.targetoptions)

    def __call__(self, *args: Any) -> Any:  # noqa: D102
        return self.python(*args)

    def enter(self, *args: Any) -> Any:
        """Call the compiled form from Python. Records cross as arrays of one element, at a fortieth of the time."""
        return self.entry(*[boxed(given) if type(given) is np.record else given for given in args])

    def interpret(self, *args: Any) -> Any:
        """Call the plain function, with the records of those arrays of one that stand for records."""
        places = records_of(self.python)
        return self.python(
            *[given[0] if place in places and type(given) is np.ndarray else given for place, given in enumerate(args)]
        )

    @functools.cached_property
    def entry(self) -> Any:
        """The compiled form for callers from Python: it takes an array of one element for every record."""
        entry = OPTIMIZE(unboxing(self))
        entry._cache = KernelCache(self, entry.targetoptions)
        return entry

    def get_call_template(self, args: Any, kws: Any) -> Any:  # noqa: D102
        return self.inside.get_call_template(self.form(args), kws)

    def form(self, args: Any) -> tuple[Any, ...]:
        """Give the types it is compiled for, once for all that may stand for each other.

        What asks for no more than a stream of chance takes any game's record as one, so all games share it.
        """
        streams = annotated(self.python, lambda name: name == Stream.__name__)
        return tuple(STREAM_TYPE if place in streams else widest(given) for place, given in enumerate(args))

    def get_overload(self, args: Any) -> Any:  # noqa: D102
        return self.inside.get_overload(args)


class InlinedKernel(Kernel):
    """A kernel that Numba copies into its caller instead of compiling it by itself."""

    targetoptions: ClassVar = {"inline": "always"}

    @property
    def py_func(self) -> Callable[..., Any]:
        """What is copied."""
        return self.python


def inline(function: F) -> F:
    """Mark a kernel that is called at one place, so that it is compiled with its caller instead of by itself."""
    return cast(F, InlinedKernel(function))


PLAIN = {"Array", "int", "float", "bool"}


@functools.cache
def records_of(function: Callable[..., Any]) -> frozenset[int]:
    """Which arguments are annotated with a class of records."""
    return annotated(function, lambda name: name not in PLAIN)


def annotated(function: Callable[..., Any], wanted: Callable[[str], bool]) -> frozenset[int]:
    """Which arguments are annotated with a name that is wanted."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    hints = {name: getattr(hint, "__name__", str(hint)) for name, hint in function.__annotations__.items()}
    return frozenset(place for place, name in enumerate(names) if wanted(str(hints.get(name, "int"))))


def unboxing(whole: Kernel) -> Callable[..., Any]:
    """Make the function that takes arrays of one element where this one is annotated with a class of records.

    It calls the kernel where that is compiled already for other kernels, and else takes it in as its part.
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
"""As ``record.base`` and ``record.dtype``, past the Python in which records look attributes up."""


def boxed(record: Any) -> Any:
    """Give the array of one element that a record lies in. Raises TypeError if it lies among others."""
    box = lies_in(record)
    if box.size != 1:
        raise TypeError("a record among others crosses to compiled code as a slice of one, not by itself")
    return box if box.ndim else box.reshape(1)


def kernel(function: F) -> F:
    """Mark a function as a kernel. Typed as identity, so checkers see the plain function."""
    return cast(F, Kernel(function))


NARROW = {types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32}


def widest(given: Any) -> Any:
    """Give the type of an argument that stands for all of its kind, so that a kernel is compiled once for them."""
    plain: Any = types.unliteral(given)
    if plain in NARROW:
        return types.int64
    return types.Array(plain.dtype, plain.ndim, "C") if isinstance(plain, types.NestedArray) else plain


@lower_cast(types.NestedArray, types.Array)
def _plain_array(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """An array within a record is laid out as any other; its shape is known besides."""
    return value


@lower_cast(types.Record, types.Record)
def _beginning(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """A record that begins with a stream lies where the stream lies."""
    return builder.bitcast(value, context.get_value_type(to_type))


_interpreted: set[Any] = set()
_rules: dict[Any, dict[str, Kernel]] = {}
_chosen: dict[Any, dict[str, Callable[..., Any]]] = {}
"""By dtype and name, what a verb called with an array of one runs; ``_choose`` fills it."""


def interpret(dtype: Any) -> None:
    """Run this game interpreted for now: its kernels are being compiled by another process."""
    _interpreted.add(dtype)
    _chosen.pop(dtype, None)


def use_compiled(dtype: Any) -> None:
    """From here on run this game compiled."""
    _interpreted.discard(dtype)
    _chosen.pop(dtype, None)


def is_compiled(dtype: Any) -> bool:
    """Whether ``run`` uses machine code for records of this dtype."""
    return JIT and dtype not in _interpreted


def run(function: Callable[..., Any], record: Any, *args: Any) -> Any:
    """Call a kernel at the best speed there is for its first argument, a record or an array of records.

    An array of one may stand for any record.
    """
    chosen = cast(Kernel, function)
    return (chosen.enter if is_compiled(record.dtype) else chosen.interpret)(record, *args)


def bind(dtype: Any, verbs: dict[str, Any]) -> None:
    """Let the verbs called with records of this dtype run these kernels.

    Raises ValueError if another game's record begins like this one or the reverse: verbs are chosen by record type,
    and Numba takes a record that begins like another for that other.
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
    """A function that runs the kernel of its name bound to the dtype of its first argument.

    That is a record, or an array of one, with which it is fastest.

    Compiled callers find that kernel while compiling, so it costs nothing and is cached, which kernels passed as
    arguments would not be.
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
        """Give the kernel bound to a record type of Numba's, None if no game has such records."""
        return _rules.get(as_dtype(record_type), {}).get(self.name)

    def get_call_template(self, args: Any, kws: Any) -> Any:  # noqa: D102
        return cast(Kernel, self.of(args[0])).get_call_template(args, kws)

    def get_overload(self, args: Any) -> Any:  # noqa: D102
        return cast(Kernel, self.of(args[0])).get_overload(args)


def verb(signature: F) -> F:
    """Make a verb of this name. Typed as identity, so checkers see its arguments."""
    return cast(F, Verb(signature))
