"""The code of compiled kernels as LLVM's intermediate representation, for those who compile it for other machines."""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import types
from numba.np.numpy_support import as_dtype

from parlour.core.kernel import Kernel
from parlour.core.native.calls import OPTIMIZE
from parlour.core.native.entries import unboxing


class Code(NamedTuple):
    """A kernel as callers from Python enter it, compiled for arguments of certain types.

    ``symbol`` names its function in ``ir``, which holds all that it calls but the functions of the C library. By
    Numba's convention it takes the addresses of the result and of an exception, then the arguments, and returns 0 on
    success.
    ``args`` and ``result`` are the types as Numba has them.
    """

    symbol: str
    ir: str
    args: tuple[Any, ...]
    result: Any


def code_of(kernel: Kernel, args: tuple[Any, ...]) -> Code:
    """Compile a kernel for arguments of these types and return its code, without a wrapper for Python.

    ``args`` are those of ``entries.compiled_entries``: arrays of one element for records.
    """
    made = OPTIMIZE(unboxing(kernel), no_cpython_wrapper=True)
    made.compile(args)
    compiled = made.overloads[args]
    signature = compiled.signature
    return Code(compiled.fndesc.llvm_func_name, compiled.library.get_llvm_str(), signature.args, signature.return_type)


def dtype_of(args: tuple[Any, ...]) -> Any:
    """Return the dtype by which callers from Python choose an entry: that of the first argument; None for a number."""
    return as_dtype(args[0].dtype) if isinstance(args[0], types.Array) else None
