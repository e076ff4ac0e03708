"""Arrays and dtypes for rules, bots and core: NumPy's where it is installed, else those of ``core.plain``.

Nobody else imports either, and no other names are used, so that both give the same. Elements of NumPy's arrays are
numbers of NumPy, those of ``core.plain`` numbers of Python; ``int(...)`` and ``float(...)`` read both.

``base_of`` and ``dtype_of`` read these attributes of a record without NumPy's slow look-up of them.
"""

from __future__ import annotations

from typing import Any

try:
    from numpy import (
        arange,
        argsort,
        array,
        bool_,
        dtype,
        empty,
        empty_like,
        flatnonzero,
        float32,
        float64,
        frombuffer,
        full,
        generic,
        iinfo,
        int8,
        int16,
        int32,
        int64,
        integer,
        ndarray,
        record,
        uint8,
        uint32,
        void,
        zeros,
    )

    base_of: Any = void.base.__get__
    dtype_of: Any = void.dtype.__get__
except ModuleNotFoundError:
    from parlour.core.plain import (  # type: ignore[assignment, no-redef]
        arange,
        argsort,
        array,
        base_of,
        bool_,
        dtype,
        dtype_of,
        empty,
        empty_like,
        flatnonzero,
        float32,
        float64,
        frombuffer,
        full,
        generic,
        iinfo,
        int8,
        int16,
        int32,
        int64,
        integer,
        ndarray,
        record,
        uint8,
        uint32,
        zeros,
    )

__all__ = [
    "arange",
    "argsort",
    "array",
    "base_of",
    "bool_",
    "dtype",
    "dtype_of",
    "empty",
    "empty_like",
    "flatnonzero",
    "float32",
    "float64",
    "frombuffer",
    "full",
    "generic",
    "iinfo",
    "int8",
    "int16",
    "int32",
    "int64",
    "integer",
    "ndarray",
    "record",
    "uint8",
    "uint32",
    "zeros",
]
