"""Libraries of compiled kernels that come from the disk cache without their LLVM bitcode being parsed.

Numba parses the bitcode of every library that it takes from a cache, so that others can inline it, and goes through all
its symbols. That took half of the time in which a game is loaded, and only a kernel that is compiled then needs it.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary

KIND = "kernel"
"""The kind of a serialized library, beside Numba's own."""


class KernelLibrary(JITCodeLibrary):
    """A library whose bitcode is parsed when another library is linked with it."""

    _bitcode: bytes | None = None

    def serialize_using_object_code(self) -> tuple[str, str, tuple[bytes, bytes, tuple[str, ...]]]:
        """Return the library as machine code, bitcode, and the names that it defines."""
        name, _, (object_code, bitcode) = super().serialize_using_object_code()  # type: ignore[no-untyped-call]
        module = self._get_module_for_linking()
        values = (value for group in (module.functions, module.global_variables) for value in group)
        return name, KIND, (object_code, bitcode, tuple(value.name for value in values if not value.is_declaration))

    @classmethod
    def _unserialize(cls, codegen: Any, state: tuple[str, str, Any]) -> Any:
        name, kind, data = state
        if kind != KIND:
            return super()._unserialize(codegen, state)  # type: ignore[no-untyped-call]
        library = codegen.create_library(name)
        object_code, library._bitcode, symbols = data
        library.enable_object_caching()
        library._set_compiled_object(object_code)
        library._finalize_final_module()
        codegen._engine._defined_symbols.update(symbols)
        return library

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None and self._bitcode is not None:
            self._shared_module = llvm.parse_bitcode(self._bitcode)
        return super()._get_module_for_linking()  # type: ignore[no-untyped-call]
