"""Memory: one buffer, seen as numbers of every kind."""

from __future__ import annotations

import weakref
from typing import Any

WRITABLE = 0x200
"""``PyBUF_WRITE`` of Python's C interface."""
SIZES = {"?": 1, "b": 1, "B": 1, "h": 2, "H": 2, "i": 4, "I": 4, "q": 8, "Q": 8, "f": 4, "d": 8}


class Memory:
    """A buffer with one ``memoryview`` for each kind of number, named by its format and made when it is first read.

    ``address`` is the place of the first byte, fixed for as long as the memory exists. Raises TypeError for a buffer
    that is read-only, as ``bytes`` are.
    """

    __slots__ = ("B", "H", "I", "Q", "_bool", "address", "b", "buffer", "d", "f", "h", "i", "q")

    def __init__(self, buffer: Any) -> None:
        self.buffer = buffer
        self.B = memoryview(buffer).cast("B")

    def __getattr__(self, name: str) -> Any:
        """Make what is not yet there: a view, or the address."""
        if name == "address":
            from ctypes import addressof, c_char  # only compiled kernels need addresses

            self.address = addressof(c_char.from_buffer(self.buffer)) if len(self.B) else 0
            return self.address
        code = "?" if name == "_bool" else name
        if code not in SIZES:
            raise AttributeError(name)
        view = self.B[: len(self.B) // SIZES[code] * SIZES[code]].cast(code)  # type: ignore[call-overload]
        setattr(self, name, view)
        return view

    def view(self, code: str) -> Any:
        """Return the numbers of a format of ``memoryview``; bytes for the empty format, that of records."""
        return getattr(self, "_bool" if code == "?" else code or "B")


def allocate(size: int) -> memoryview:
    """Return ``size`` bytes of undefined content, freed with the view. Raises MemoryError.

    The system gives pages to them as they are written, where a ``bytearray`` of WebAssembly writes them all. What is
    cast or cut from the view does not keep the bytes; ``Memory`` does, since it keeps the view.
    """
    from ctypes import PYFUNCTYPE, c_int, c_size_t, c_ssize_t, c_void_p, py_object, pythonapi

    address = PYFUNCTYPE(c_void_p, c_size_t)(("PyMem_RawMalloc", pythonapi))(size)
    if not address:
        raise MemoryError
    of_memory = PYFUNCTYPE(py_object, c_void_p, c_ssize_t, c_int)(("PyMemoryView_FromMemory", pythonapi))
    view: memoryview = of_memory(address, size, WRITABLE)
    free = PYFUNCTYPE(None, c_void_p)(("PyMem_RawFree", pythonapi))
    weakref.finalize(view, free, address).atexit = False
    return view
