"""WebKit as GTK has it, by its WebDriver, on a display that nobody sees."""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests import debian
from tests.engines.window import FAULTS, PATIENCE_S, POLL_S, WATCHED, Window

MISSING = "run python -m tests.engines.browsers first"
DRIVER = ("WebKitWebDriver",)
DISPLAY = ("Xvfb",)
BROWSERS = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
LARGEST = "2560x1440x24"
SETTINGS = "[Settings]\ngtk-enable-animations=false\n"
"""Pages are told that less should move."""

NARROW = "toolbar, headerbar, entry, button, image { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; }"
"""The bar that nobody sees would make the window wider than a phone."""


class Webkit:
    """The display, and how all its windows look."""

    def __init__(self, finger: bool) -> None:
        display = debian.find(DISPLAY, "XVFB")
        assert display is not None, MISSING
        self._all = ExitStack()
        self._environ = {**os.environ, "XDG_CONFIG_HOME": self._write_settings(), "DISPLAY": self._show_nobody(display)}
        self._environ.pop("WAYLAND_DISPLAY", None)

    def _write_settings(self) -> str:
        room = self._all.enter_context(tempfile.TemporaryDirectory())
        folder = Path(room, "gtk-3.0")
        folder.mkdir()
        (folder / "settings.ini").write_text(SETTINGS)
        (folder / "gtk.css").write_text(NARROW)
        return room

    def _show_nobody(self, display: str) -> str:
        reads, writes = os.pipe()
        command = [display, "-displayfd", str(writes), "-screen", "0", LARGEST, "-nolisten", "tcp"]
        process = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
        self._all.enter_context(process)
        self._all.callback(process.terminate)
        os.close(writes)
        with os.fdopen(reads) as number:
            return f":{number.readline().strip()}"

    def open_window(self) -> WebkitWindow:
        """Start a driver, which has one browser, that knows nobody."""
        return WebkitWindow(self._environ)

    def close(self) -> None:
        """End the display."""
        self._all.close()


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def await_port(port: int) -> None:
    """Wait until something listens there."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        with socket.socket() as asking:
            if asking.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(POLL_S)
    raise AssertionError(f"nothing listens at {port}")


def mini_browser() -> str:
    found = os.environ.get("WEBKIT_BROWSER") or next(map(str, Path("/").glob(BROWSERS[1:])), None)
    assert found is not None, MISSING
    return found


class WebkitWindow(Window):
    """A session of the driver. Nothing tells what its pages meet but the pages themselves, once they are loaded."""

    touches = False
    """Its driver knows of touches but gives them to nobody."""

    def __init__(self, environ: dict[str, str]) -> None:
        driver, port = debian.find(DRIVER, "WEBKIT_DRIVER"), free_port()
        assert driver is not None, MISSING
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._driver = subprocess.Popen([driver, f"--port={port}"], env=environ, **quiet)
        self._url = f"http://127.0.0.1:{port}/session"
        await_port(port)
        options = {"binary": mini_browser(), "args": ["--automation", "--full-screen"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._url += "/" + self._tell("", wanted)["sessionId"]
        self._tell("/timeouts", {"script": PATIENCE_S * 1000, "pageLoad": PATIENCE_S * 1000})
        self._met: list[str] = []

    @property
    def faults(self) -> list[str]:  # type: ignore[override]
        return self._met + self.ask(FAULTS)

    def _tell(self, path: str, said: Any = None, method: str = "POST") -> Any:
        data = None if said is None else json.dumps(said).encode()
        request = Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()}") from error

    def open(self, address: str) -> None:
        self._met = self.faults
        self._tell("/url", {"url": address})
        self.ask(WATCHED)

    def run(self, expression: str) -> str:
        return str(self._tell("/execute/sync", {"script": f"return {expression}", "args": []}))

    def perform(self, sources: list[dict[str, Any]]) -> None:
        self._tell("/actions", {"actions": sources})

    def resize(self, width: int, height: int) -> None:
        self._tell("/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        self.until("(...size) => innerWidth === size[0] && innerHeight === size[1]", width, height)

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._tell("/screenshot", method="GET")))

    def close(self) -> None:
        self._tell("", method="DELETE")
        self._driver.terminate()
        self._driver.wait()
