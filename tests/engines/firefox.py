"""Firefox by WebDriver BiDi, which it speaks itself."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests import debian
from tests.engines.window import PATIENCE_S, Window

NAMES = ("firefox-esr", "firefox")
COARSE = 1
SETTINGS = {
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 0,
    "toolkit.cosmeticAnimations.enabled": False,
    "ui.useOverlayScrollbars": 0,
}
FINGER = {
    "dom.w3c_touch_events.enabled": 1,
    "ui.useOverlayScrollbars": 1,
    "ui.primaryPointerCapabilities": COARSE,
    "ui.allPointerCapabilities": COARSE,
}
"""Of a device that is touched: its bars to scroll by take no room."""

CANCELLED = "A ServiceWorker intercepted the request and encountered an unexpected error"
"""Said of each request under way when a page is left. Were it more, the page that asked would lack what it shows."""

LEFT = re.compile(r"The connection to (\S+) was interrupted while the page was loading")
"""Logged, beside "can't establish a connection", when a page is left while its WebSocket is still opening."""


class Firefox:
    """A process without a display, and a profile of its own that is gone with it."""

    def __init__(self, finger: bool) -> None:
        self.finger = finger
        path = debian.find(NAMES, "FIREFOX")
        assert path is not None, "run python -m tests.engines.browsers first"
        self._all = ExitStack()
        profile = self._all.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        settings = {**SETTINGS, **(FINGER if finger else {})}
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items())
        Path(profile, "user.js").write_text("".join(lines))
        command = [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        self._all.enter_context(process)
        self._all.callback(process.kill)
        assert process.stderr is not None
        said = next(filter(None, (re.search("listening on (ws://.*)", line) for line in process.stderr)))
        self._socket = self._all.enter_context(connect(f"{said[1]}/session", max_size=None, compression=None))
        self._asked = 0
        self._windows: dict[str, FirefoxWindow] = {}
        self.tell("session.new", capabilities={})
        self.tell("session.subscribe", events=["log.entryAdded"])

    def tell(self, method: str, **parameters: Any) -> Any:
        """Send a command; give what comes of it."""
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE_S))
            if answer.get("method") == "log.entryAdded":
                self._note(answer["params"])
            if answer.get("id") == self._asked:
                assert answer["type"] == "success", answer
                return answer["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        window = self._windows.get(entry["source"].get("context", ""))
        if window is not None and entry["level"] in ("error", "warn") and CANCELLED not in str(entry["text"]):
            window.logged.append(str(entry["text"]))

    def open_window(self) -> FirefoxWindow:
        """Open one that shares no cookie and no memory with another."""
        window = FirefoxWindow(self)
        self._windows[window.context] = window
        return window

    def close(self) -> None:
        """End the process."""
        self._all.close()


class FirefoxWindow(Window):
    """A window of a user who begins with it."""

    def __init__(self, firefox: Firefox) -> None:
        self.touches = firefox.finger
        self.logged: list[str] = []
        """Errors and warnings of its pages, as Firefox logged them."""
        self._firefox = firefox
        self.user = firefox.tell("browser.createUserContext")["userContext"]
        self.context = str(self._tell("browsingContext.create", type="window", userContext=self.user)["context"])

    @property
    def faults(self) -> list[str]:  # type: ignore[override]
        """Return what was logged, except of connections that ended because their page was left."""
        left = {found[1] for text in self.logged if (found := LEFT.search(text))}
        return [text for text in self.logged if not any(address in text for address in left)]

    def _tell(self, method: str, **parameters: Any) -> Any:
        return self._firefox.tell(method, **parameters)

    def open(self, address: str) -> None:
        self._tell("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, expression: str) -> str:
        target = {"context": self.context}
        answer = self._tell("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def perform(self, sources: list[dict[str, Any]]) -> None:
        self._tell("input.performActions", context=self.context, actions=sources)

    def resize(self, width: int, height: int) -> None:
        self._tell("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def picture(self, path: Path) -> None:
        seen = self._tell("browsingContext.captureScreenshot", context=self.context)
        path.write_bytes(base64.b64decode(seen["data"]))

    def close(self) -> None:
        self._tell("browser.removeUserContext", userContext=self.user)
