"""Conversions of what kernels pass to each other, as Numba's casts: all keep the address."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core.imputils import lower_cast


@lower_cast(types.NestedArray, types.Array)
def _plain_array(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """Convert a nested array to a plain array; their layout is the same."""
    return value


@lower_cast(types.Record, types.Record)
def _beginning(context: Any, builder: Any, from_type: Any, to_type: Any, value: Any) -> Any:
    """Convert a record that begins with a stream to a stream, at the same address."""
    return builder.bitcast(value, context.get_value_type(to_type))
