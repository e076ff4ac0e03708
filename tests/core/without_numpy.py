"""What ``tests.core.witness`` prints, where what a page lacks cannot be imported: NumPy, Numba, Babel and others."""

from __future__ import annotations

import importlib
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any

ABSENT = {
    *("numpy", "numba", "llvmlite", "babel", "fluent", "regex", "litestar", "uvicorn", "websockets", "sqlalchemy"),
    *("alembic", "cryptography", "pysat", "click", "rich", "textual", "multiprocessing", "psutil"),
}
FURTHER = ("bots.levels", "bots.advice", "puzzles", "protocol.messages", "protocol.http", "protocol.frames")
"""Modules that a page needs besides what games need."""


class Refusal(MetaPathFinder):
    """An import hook that refuses the modules of ABSENT, which a page lacks."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"{name} is refused here", name=name)
        return None


def main() -> None:
    assert not ABSENT & sys.modules.keys()
    sys.meta_path.insert(0, Refusal())
    for module in FURTHER:
        importlib.import_module(f"parlour.{module}")
    from tests.core import witness

    witness.main()


if __name__ == "__main__":
    main()
