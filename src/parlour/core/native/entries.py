"""The backend of kernels where Numba is installed (see ``core.kernel.Backend``).

Only kernels called from Python are compiled a second time, with a wrapper that takes arrays of one element.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, cast

import numba

from parlour.core.kernel import InlinedKernel, Kernel, parameters, records_of
from parlour.core.native.cache import KernelCache, NotKept, loading_only
from parlour.core.native.calls import OPTIMIZE, call_of

_dispatchers: dict[Kernel, Any] = {}
_exact: dict[tuple[Any, ...], Callable[..., Any]] = {}
"""The entries for exact types, by kernel and the arguments' dtypes."""


def entry_of(kernel: Kernel, dtype: Any) -> Callable[..., Any] | None:
    """Return the compiled function for callers from Python; it compiles itself for the arguments it is called with."""
    return cast(Callable[..., Any], _dispatcher(kernel))


def exact_entry_of(kernel: Kernel, args: tuple[Any, ...]) -> Callable[..., Any]:
    """Return the wrapper that Numba compiles for arguments of just these types, without the dispatcher before it."""
    key = (kernel, *(getattr(given, "dtype", None) for given in args))
    if key not in _exact:
        _exact[key] = _dispatcher(kernel).compile(tuple(map(numba.typeof, args)))
    return _exact[key]


def has_kernels(dtype: Any) -> bool:
    """Whether the kernels of a game can run compiled: always, as they are compiled when they are first called."""
    return True


def load(dtype: Any, use_everything: Callable[[], None]) -> bool:
    """Load the kernels of a game from the disk cache; return whether it holds all that ``use_everything`` calls."""
    with contextlib.suppress(NotKept), loading_only():
        use_everything()
        return True
    return False


def _dispatcher(kernel: Kernel) -> Any:
    if kernel in _dispatchers:
        return _dispatchers[kernel]
    made = OPTIMIZE(unboxing(kernel))
    made._cache = KernelCache(kernel, made.targetoptions)
    return _dispatchers.setdefault(kernel, made)


def compiled_entries() -> Iterator[tuple[Kernel, Any]]:
    """Yield the kernels that were called from Python in this process, each with Numba's result for each signature."""
    for kernel, made in list(_dispatchers.items()):
        for compiled in list(made.overloads.values()):
            yield kernel, compiled


def unboxing(whole: Kernel) -> Callable[..., Any]:
    """Return a function that takes arrays of one element for a kernel's record parameters.

    It calls the kernel if that was already compiled for other kernels, and inlines it otherwise.
    """
    function, names, places = whole.python, parameters(whole.python), records_of(whole.python)
    inside = [f"{name}[0]" if place in places else name for place, name in enumerate(names)]
    body = whole if call_of(whole).inside.overloads else InlinedKernel(function)
    made = {"__name__": function.__module__, "body": body}
    exec(f"def {function.__name__}({', '.join(names)}): return body({', '.join(inside)})", made)  # noqa: S102 — names
    return cast(Callable[..., Any], made[function.__name__])
