"""The view of games in which nothing is hidden but the stream: ``view=open`` does for the whole of ``view.py``."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature

from parlour.core.dice import rekey
from parlour.core.kernel import kernel
from parlour.core.record import Array, Record, Stream, record_dtype

STREAM = record_dtype(Stream)
"""Every record begins so."""


def show_all(state: Record, out: Record) -> None:
    """Copy a record but for the stream it begins with."""
    for name in state.dtype.names[len(STREAM.names or ()) :]:
        out[name] = state[name]  # type: ignore[index]


@infer_global(show_all)
class _ShowAll(AbstractTemplate):
    """Compiled: two records of one type."""

    def generic(self, args: Any, kws: Any) -> Any:
        alike = isinstance(args[0], types.Record) and args[0] == args[1]
        return signature(types.none, *args) if alike else None


@lower_builtin(show_all, types.Record, types.Record)
def _copy_bytes(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    source, target = (
        cgutils.gep_inbounds(builder, builder.bitcast(arg, cgutils.voidptr_t), STREAM.itemsize) for arg in args
    )
    size = context.get_constant(types.intp, sig.args[0].size - STREAM.itemsize)
    cgutils.raw_memcpy(builder, target, source, size, 1)
    return context.get_dummy_value()


@kernel
def hide(state: Record, viewer: int, out: Record) -> None:
    """Copy all but the stream."""
    show_all(state, out)


@kernel
def imagine(state: Record, viewer: int, dice: Array) -> None:
    """Only the stream is unknown."""
    rekey(dice, state)
