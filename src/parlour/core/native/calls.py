"""Calls in compiled code: kernels and verbs as Numba sees them.

In compiled code, kernels call each other as ordinary compiled functions, each compiled once per game: integers are
widened to int64 and arrays to plain ones, whatever the caller has.
"""

from __future__ import annotations

import functools
from typing import Any, cast

import numba
from numba import types
from numba.extending import typeof_impl
from numba.np.numpy_support import as_dtype

from parlour.core.kernel import Kernel, Verb, annotated
from parlour.core.native import casts, lowering  # noqa: F401 — they register code with Numba
from parlour.core.native.cache import KernelCache
from parlour.core.primitives import STREAM
from parlour.core.record import Stream

OPTIMIZE: Any = functools.partial(
    cast(Any, numba.njit), nogil=True, error_model="numpy", no_cfunc_wrapper=True, _nrt=False
)
"""Options of all kernels.

``_nrt=False``: kernels allocate nothing, and reference counting took a quarter of the time.
"""

STREAM_TYPE = numba.from_dtype(STREAM)
NARROW = {types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32}


class KernelCall:
    """A kernel that compiled code calls: Numba asks it for types and code while it compiles the caller."""

    is_compiling = False  # kernels are not recursive

    def __init__(self, kernel: Kernel) -> None:
        self._function = kernel.python
        self.inside = OPTIMIZE(kernel.python, no_cpython_wrapper=True)
        self.inside._cache = KernelCache(kernel, self.inside.targetoptions)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return the signature for arguments of these types, compiled."""
        return self.inside.get_call_template(self._widen(args), kws)

    def _widen(self, args: Any) -> tuple[Any, ...]:
        """Return the types that the kernel is compiled for, given those of the arguments.

        Parameters annotated as Stream have the same type for all games, so such kernels are compiled only once.
        """
        streams = annotated(self._function, lambda name: name == Stream.__name__)
        return tuple(STREAM_TYPE if place in streams else widest(given) for place, given in enumerate(args))

    def get_overload(self, args: Any) -> Any:
        """Return the compiled code of a signature."""
        return self.inside.get_overload(args)


class VerbCall:
    """A verb that compiled code calls: the kernel that is bound to the type of the record."""

    is_compiling = False

    def __init__(self, verb: Verb) -> None:
        self._verb = verb

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return the signature for arguments of these types, compiled."""
        return self._call(args).get_call_template(args, kws)

    def get_overload(self, args: Any) -> Any:
        """Return the compiled code of a signature."""
        return self._call(args).get_overload(args)

    def _call(self, args: Any) -> KernelCall:
        return call_of(cast(Kernel, self._verb.kernel_of(as_dtype(args[0]))))


_calls: dict[Kernel, KernelCall] = {}
_verb_calls: dict[Verb, VerbCall] = {}


def call_of(kernel: Kernel) -> KernelCall:
    """Return a kernel as compiled code calls it: one object for all threads, as Numba refers to it weakly."""
    return _calls.get(kernel) or _calls.setdefault(kernel, KernelCall(kernel))


@typeof_impl.register(Kernel)
def _type_of_kernel(kernel: Kernel, context: Any) -> Any:
    return types.Dispatcher(call_of(kernel))


@typeof_impl.register(Verb)
def _type_of_verb(verb: Verb, context: Any) -> Any:
    return types.Dispatcher(_verb_calls.get(verb) or _verb_calls.setdefault(verb, VerbCall(verb)))


def widest(given: Any) -> Any:
    """Return the type that kernels are compiled for instead of ``given``.

    That is int64 for every integer, and a plain array for a nested one.
    """
    plain: Any = types.unliteral(given)
    if plain in NARROW:
        return types.int64
    return types.Array(plain.dtype, plain.ndim, "C") if isinstance(plain, types.NestedArray) else plain
