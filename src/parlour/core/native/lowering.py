"""The machine code of primitives, as intrinsics of Numba."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array

from parlour.core.primitives import STREAM, alike, assign, count, fill, lowest, show_all


@infer_global(assign)
class _Assign(AbstractTemplate):
    """Compile ``assign`` for two contiguous arrays of the same type and, where it is known, the same shape."""

    def generic(self, args: Any, kws: Any) -> Any:
        target, source = args
        arrays = isinstance(target, types.Array) and isinstance(source, types.Array)
        if arrays and target.layout == source.layout == "C" and _match(target, source):
            return signature(types.none, target, source)
        return None


def _match(one: Any, other: Any) -> bool:
    """Whether two array types agree; a slice of an array has no known shape."""
    shapes = {given.shape for given in (one, other) if isinstance(given, types.NestedArray)}
    return bool(one.dtype == other.dtype and one.ndim == other.ndim and len(shapes) < 2)


@lower_builtin(assign, types.Array, types.Array)
def _copy_bytes(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    target, source = (make_array(kind)(context, builder, value) for kind, value in zip(sig.args, args, strict=True))
    size = builder.mul(target.nitems, target.itemsize)
    cgutils.raw_memcpy(builder, target.data, source.data, size, 1)
    return context.get_dummy_value()


@infer_global(fill)
class _Fill(AbstractTemplate):
    """Compile ``fill`` for a contiguous array and a number."""

    def generic(self, args: Any, kws: Any) -> Any:
        target, value = args
        numbers = isinstance(target, types.Array) and isinstance(value, types.Integer)
        return signature(types.none, target, types.int64) if numbers and target.layout == "C" else None


@lower_builtin(fill, types.Array, types.Integer)
def _same_everywhere(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0]
    target = make_array(kind)(context, builder, args[0])
    value = context.cast(builder, args[1], sig.args[1], kind.dtype)
    with cgutils.for_range(builder, target.nitems) as loop:
        builder.store(value, cgutils.gep_inbounds(builder, target.data, loop.index))
    return context.get_dummy_value()


@infer_global(alike)
class _Alike(AbstractTemplate):
    """Compile ``alike`` for two arrays of the same type."""

    def generic(self, args: Any, kws: Any) -> Any:
        one, other = args
        same = isinstance(one, types.Array) and isinstance(other, types.Array) and _match(one, other)
        return signature(types.boolean, *args) if same else None


@lower_builtin(alike, types.Array, types.Array)
def _same_bytes(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    one, other = (make_array(kind)(context, builder, value) for kind, value in zip(sig.args, args, strict=True))
    size = builder.mul(one.nitems, one.itemsize)
    kind = ir.FunctionType(ir.IntType(32), [cgutils.voidptr_t, cgutils.voidptr_t, size.type])
    memcmp = cgutils.get_or_insert_function(builder.module, kind, "memcmp")
    left, right = (builder.bitcast(array.data, cgutils.voidptr_t) for array in (one, other))
    return builder.icmp_signed("==", builder.call(memcmp, [left, right, size]), ir.Constant(ir.IntType(32), 0))


@infer_global(show_all)
class _ShowAll(AbstractTemplate):
    """Compile ``show_all`` for two records of the same type."""

    def generic(self, args: Any, kws: Any) -> Any:
        alike = isinstance(args[0], types.Record) and args[0] == args[1]
        return signature(types.none, *args) if alike else None


@lower_builtin(show_all, types.Record, types.Record)
def _copy_record(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    source, target = (
        cgutils.gep_inbounds(builder, builder.bitcast(arg, cgutils.voidptr_t), STREAM.itemsize) for arg in args
    )
    size = context.get_constant(types.intp, sig.args[0].size - STREAM.itemsize)
    cgutils.raw_memcpy(builder, target, source, size, 1)
    return context.get_dummy_value()


@intrinsic
def _ctpop(typing: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _cttz(typing: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@overload(count)
def _count(mask: Any) -> Any:
    def compiled(mask: Any) -> Any:
        return _ctpop(mask)  # type: ignore[call-arg]

    return compiled


@overload(lowest)
def _lowest(mask: Any) -> Any:
    def compiled(mask: Any) -> Any:
        return _cttz(mask)  # type: ignore[call-arg]

    return compiled
