"""A headless Chromium that is asked by a bare line of its own protocol.

Playwright listens to the network of a page, so that Chromium keeps a copy of everything that its workers load: 50 MiB
of what the house in a page takes. Here only scripts are run, so that the memory is what a person's browser takes.
"""

from __future__ import annotations

import json
import re
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser import chromium
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 30


class BareChromium:
    """A page of a Chromium of its own, and the process that draws it."""

    def __init__(self, line: ClientConnection, process: subprocess.Popen[str]) -> None:
        self._line, self._process, self._count = line, process, 0

    def run(self, script: str, seconds: float) -> Any:
        """Call a function of JavaScript in the page, and return what it resolves to; wait so many seconds at most."""
        until = time.monotonic() + seconds
        while "error" in (answer := self._ask(script, until)):  # the page is not there yet
            time.sleep(0.1)
        assert "exceptionDetails" not in answer["result"], answer
        return answer["result"]["result"].get("value")

    def _ask(self, script: str, until: float) -> dict[str, Any]:
        self._count += 1
        given = {"expression": f"({script})()", "awaitPromise": True, "returnByValue": True}
        self._line.send(json.dumps({"id": self._count, "method": "Runtime.evaluate", "params": given}))
        while True:
            answer: dict[str, Any] = json.loads(self._line.recv(until - time.monotonic()))
            if answer.get("id") == self._count:
                return answer

    def memory(self) -> tuple[float, float]:
        """Return the MiB that the process of the page alone has written, and its proportional share of all (Linux)."""
        return max(memory_of(pid) for pid in renderers_of(self._process.pid))


def renderers_of(browser: int) -> list[int]:
    """Return the processes below a browser that draw pages."""
    found, parents = [], {browser}
    for folder in sorted(Path("/proc").glob("[0-9]*"), key=lambda folder: int(folder.name)):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        if parent in parents:
            parents.add(int(folder.name))
            found += [int(folder.name)] if b"--type=renderer" in command else []
    return found


def memory_of(process: int) -> tuple[float, float]:
    """Return the MiB that a process alone has written, and its proportional share of all."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    sizes = {name: int(kib) / 1024 for name, kib in re.findall(r"^(\w+): +(\d+) kB", text, re.MULTILINE)}
    return sizes["Private_Dirty"], sizes["Pss"]


@contextmanager
def open_page(profile: Path, url: str) -> Iterator[BareChromium]:
    """Open a page in a Chromium with a profile that is kept in a folder, and leave none of its processes behind."""
    command = [
        chromium.find(),
        *chromium.ARGUMENTS,
        "--headless",
        "--remote-debugging-port=0",
        "--window-size=1280,800",
    ]
    with subprocess.Popen([*command, f"--user-data-dir={profile}", url], stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            found = next(it for line in process.stderr if (it := re.search(r"(ws://(\S+?)/\S+)", line)))
            with connect(find_page(found[2]), max_size=None) as line:
                yield BareChromium(line, process)
            with connect(found[1]) as line:
                line.send(json.dumps({"id": 1, "method": "Browser.close"}))  # writes what the profile keeps
                process.wait(PATIENCE_S)
        finally:
            process.terminate()


def find_page(address: str) -> str:
    """Return the address at which the first page of a Chromium listens, once it is there."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        with urllib.request.urlopen(f"http://{address}/json") as answer:
            for page in json.loads(answer.read()):
                if page["type"] == "page" and page["url"].startswith("http"):
                    return str(page["webSocketDebuggerUrl"])
        time.sleep(0.1)
    raise TimeoutError(f"Chromium at {address} has no page")
