"""Copying whole arrays within records.

Compiled, ``a[:] = b`` brings the machinery along that words the error of unlike shapes: a fifth of the time it takes to
compile a game. ``assign`` is a copy of bytes and nothing else.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.np.arrayobj import make_array

from parlour.core.record import Array


def assign(target: Array, source: Array) -> None:
    """Copy all of an array into another of the same shape and type."""
    assert target.shape == source.shape
    assert target.dtype == source.dtype
    target[...] = source


@infer_global(assign)
class _Assign(AbstractTemplate):
    """Compiled: two arrays without gaps, of one type and, where it is known, of one shape."""

    def generic(self, args: Any, kws: Any) -> Any:
        target, source = args
        arrays = isinstance(target, types.Array) and isinstance(source, types.Array)
        if arrays and target.layout == source.layout == "C" and _kind(target) == _kind(source):
            return signature(types.none, target, source)
        return None


def _kind(array: Any) -> Any:
    return array.dtype, array.ndim, getattr(array, "shape", None)


@lower_builtin(assign, types.Array, types.Array)
def _copy_bytes(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    target, source = (make_array(kind)(context, builder, value) for kind, value in zip(sig.args, args, strict=True))
    size = builder.mul(target.nitems, target.itemsize)
    cgutils.raw_memcpy(builder, target.data, source.data, size, 1)
    return context.get_dummy_value()
