"""A whole match against a bot, where what a page lacks cannot be imported: ``python -m tests.server.in_page``.

Prints the phase at the end, and how many rows the log has.
"""

from __future__ import annotations

import asyncio
import builtins
import subprocess
import sys
import threading
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

ABSENT = {
    *("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "pysqlite3", "psycopg", "aiosqlite", "asyncpg"),
    *("nats", "pywebpush", "babel", "fluent", "psutil", "prometheus_client", "multiprocessing"),
}
COMPILERS = {"numba", "llvmlite"}


class Refusal(MetaPathFinder):
    """Refuses to find what a page lacks, whoever asks."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"{name} is refused here", name=name)
        return None


def import_module(name: str, globals: Any = None, *more: Any) -> ModuleType:
    """Import as always, but refuse compilers to modules of ours outside the core."""
    asking = str((globals or {}).get("__name__", ""))
    if name.partition(".")[0] in COMPILERS and asking.startswith("parlour.") and not asking.startswith("parlour.core."):
        raise ModuleNotFoundError(f"{name} is refused to {asking}", name=name)
    return imported(name, globals, *more)


imported = builtins.__import__


def refuse(*_: Any, **__: Any) -> None:
    raise RuntimeError("A page has neither threads nor processes.")


async def main() -> None:
    from tests.server.page import Line, Page, play_out

    page = Page()
    table = await page.open("thirty-six", "ada", "here", "gentle")
    await page.mix(table, "ada")
    await play_out(Line(table, "ada"), 0)
    print(table.view(Line(table, None).connection).table.phase, table.state.seq)  # type: ignore[union-attr]  # noqa: T201
    await page.close()


if __name__ == "__main__":
    assert not ABSENT & sys.modules.keys()
    sys.meta_path.insert(0, Refusal())
    builtins.__import__ = import_module
    subprocess.Popen.__init__ = threading.Thread.start = refuse  # type: ignore[method-assign, assignment]
    asyncio.run(main())
