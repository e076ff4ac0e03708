"""The backend of kernels where Numba is not installed (see ``core.kernel.Backend``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.kernel import Kernel


def entry_of(kernel: Kernel, dtype: Any) -> Callable[..., Any] | None:
    """Return the WebAssembly function of a kernel for records of this dtype, None if none is loaded."""
    return None


def has_kernels(dtype: Any) -> bool:
    """Whether the WebAssembly of the game with records of this dtype is loaded."""
    return False


def load(dtype: Any, use_everything: Callable[[], None]) -> bool:
    """Load the WebAssembly of the game with records of this dtype; return whether there is any."""
    return has_kernels(dtype)
