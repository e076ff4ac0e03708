"""Arrays and records without NumPy: what ``core.arrays`` offers where NumPy is not installed, in Python alone.

The layout in memory is NumPy's, byte for byte, so that positions and compiled kernels are the same.
"""

from parlour.core.plain.array import ndarray
from parlour.core.plain.layout import (
    bool_,
    dtype,
    float32,
    float64,
    generic,
    iinfo,
    int8,
    int16,
    int32,
    int64,
    integer,
    uint8,
    uint32,
)
from parlour.core.plain.making import arange, argsort, array, empty, empty_like, flatnonzero, frombuffer, full, zeros
from parlour.core.plain.records import base_of, dtype_of, record

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
