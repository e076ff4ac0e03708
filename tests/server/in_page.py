"""The house of a device, where what a page lacks cannot be imported: ``python -m tests.server.in_page``.

Imports all that runs in a page, asks for something of every kind, and plays a match against a bot. Prints the phase at
the end, and how many rows the log has.
"""

from __future__ import annotations

import asyncio
import builtins
import importlib
import pkgutil
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
    *("cryptography", "brotli", "httpx"),
}
COMPILERS = {"numba", "llvmlite"}


class Refusal(MetaPathFinder):
    """An import hook that refuses the modules of ABSENT, which a page lacks."""

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


PACKAGES = ("base", "model", "table", "shelf", "operations", "local")
MODULES = (
    *(f"house.{name}" for name in ("branches", "house", "loaded", "moving", "opening", "your_tables")),
    *("people.guests", "storage.memory", "thinking.in_process", "thinking.jobs"),
)
OF_SERVERS = {"parlour.server.base.metrics", "parlour.server.base.threads"}


def import_everything() -> None:
    for package in PACKAGES:
        folder = importlib.import_module(f"parlour.server.{package}")
        for found in pkgutil.iter_modules(folder.__path__, f"{folder.__name__}."):
            if found.name not in OF_SERVERS:
                importlib.import_module(found.name)
    for name in MODULES:
        importlib.import_module(f"parlour.server.{name}")


async def main() -> None:
    from tests.server.device import Database, Device, is_over

    device = Device(Database())
    for path in ("games", "words/de", "puzzles/2026-11-20", "you", "tables"):
        assert (await device.ask("GET", f"/api/{path}"))[0] == 200, path
    for what in ("rules", "pictures", "guide", "lesson", "examples/2", "states/hint", "states/refused"):
        assert (await device.ask("GET", f"/api/games/thirty-six/{what}"))[0] == 200, what
    status, problem = await device.ask("POST", "/api/puzzles/2026-11-20/pentic", {"taken": ["pass"]})
    assert (status, problem["code"]) == (400, "bad_message")
    table = await device.open("thirty-six", "here", "gentle")
    view = await device.line(table).act_until(0, is_over)
    status, moved = await device.ask("POST", f"/api/tables/{table}/move")
    assert (await device.ask("POST", "/api/tables/bring", moved))[0] == 201
    await device.stop()
    print(view["table"]["phase"], view["seq"])  # noqa: T201


if __name__ == "__main__":
    assert not ABSENT & sys.modules.keys()
    sys.meta_path.insert(0, Refusal())
    builtins.__import__ = import_module
    subprocess.Popen.__init__ = threading.Thread.start = refuse  # type: ignore[method-assign, assignment]
    import_everything()
    asyncio.run(main())
