"""The code of compiled kernels as LLVM's intermediate representation, from which it is compiled for other machines."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numba

from parlour.core.kernel import Kernel
from parlour.core.native.cache import digest
from parlour.core.native.entries import compiled_entries


class Code(NamedTuple):
    """A kernel as callers from Python enter it, compiled for arguments of certain types.

    ``symbol`` names its function in ``text``, the IR of it and of all that it calls but the functions of the C library.
    By Numba's convention it takes the addresses of the result and of an exception, then the arguments, and returns 0 on
    success. ``arguments`` and ``result`` are the types as Numba has them.
    """

    kernel: Kernel
    symbol: str
    text: str
    arguments: tuple[Any, ...]
    result: Any


def list_code() -> Iterator[Code]:
    """Yield the code of all kernels that were called from Python in this process.

    Raises RuntimeError if one was loaded from the disk cache, which holds machine code only.
    """
    for kernel, compiled in compiled_entries():
        signature, text = compiled.signature, compiled.library.get_llvm_str()
        yield Code(kernel, compiled.fndesc.llvm_func_name, text, signature.args, signature.return_type)


def digest_kernels(dtype: Any, packages: tuple[str, ...]) -> str:
    """Return a digest of all kernels in the loaded modules of packages, as compiled for records of this dtype."""
    records = (numba.from_dtype(dtype),)
    found = {
        f"{kernel.python.__module__}:{kernel.python.__qualname__}": digest(kernel, records)
        for name, module in sorted(sys.modules.items())
        if any(f"{name}.".startswith(f"{package}.") for package in packages)
        for kernel in vars(module).values()
        if isinstance(kernel, Kernel)
    }
    return hashlib.sha256(repr(sorted(found.items())).encode()).hexdigest()[:24]
