"""A backend of kernels that makes every call twice, natively and in WebAssembly, and compares all that comes back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from parlour.core.kernel import Kernel
from parlour.core.native import entries as native
from tests.wasm.machine import Machine


class Twin:
    """The native backend, with a machine beside it.

    calls: number of compared calls by kernel
    lacking: number of calls by kernel for which the module has no entry
    """

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.is_comparing = True
        self.calls, self.lacking = Counter[str](), Counter[str]()

    def entry_of(self, kernel: Kernel, dtype: Any) -> Callable[..., Any] | None:
        compiled = native.entry_of(kernel, dtype)
        assert compiled is not None
        name = f"{kernel.python.__module__}:{kernel.python.__qualname__}"

        def call(*args: Any) -> Any:
            if not self.is_comparing:
                return compiled(*args)
            entry = self._machine.entry(name, args)
            if entry is None:
                self.lacking[name] += 1
                return compiled(*args)
            other, after = self._machine.call(entry, args)
            result = compiled(*args)
            assert other == result or (result != result and other != other), name
            for given, its in zip(args, after, strict=True):
                assert its is None or given.tobytes() == its, name
            self.calls[name] += 1
            return result

        return call

    def exact_entry_of(self, kernel: Kernel, args: tuple[Any, ...]) -> Callable[..., Any] | None:
        return self.entry_of(kernel, args[0].dtype)

    has_kernels = staticmethod(native.has_kernels)
    load = staticmethod(native.load)
