"""What a test may do with any browser: the few things that Firefox and WebKit both let a program do."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE_S = 300
"""How long a machine may be busy until we call it a hang: nothing else is meant by it, and nobody waits so long."""

POLL_S = 0.02
WATCHED = """() => {
    if (window.engineFaults) return;
    const faults = (window.engineFaults = []);
    addEventListener("error", ({ message }) => faults.push(message));
    addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
    const told = console.error;
    console.error = (...said) => (faults.push(said.join(" ")), told(...said));
}"""
FAULTS = "() => window.engineFaults ?? []"


class Window(ABC):
    """One person's window, which shares nothing with another. ``faults`` are the errors that its pages met."""

    touches: bool
    """Whether it can be touched, and knows that: else a mouse does all."""

    faults: list[str]

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to a page, and wait until it is loaded."""

    @abstractmethod
    def run(self, expression: str) -> str:
        """Give the string that comes of an expression, or of its promise."""

    @abstractmethod
    def perform(self, sources: list[dict[str, Any]]) -> None:
        """Do with pointers and keys what WebDriver's action sources say."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Make the page so large."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """Write a PNG of what is seen."""

    @abstractmethod
    def close(self) -> None:
        """Close the window and forget whose it was."""

    def ask(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function with plain values; give what it returns, or what its promise brings."""
        given = json.dumps(arguments)
        return json.loads(
            self.run(f"Promise.resolve(({function})(...{given})).then((it) => JSON.stringify(it ?? null))")
        )

    def press(self, x: float, y: float) -> None:
        """Touch a point, or click there."""
        kind, at = ("touch" if self.touches else "mouse"), {"x": round(x), "y": round(y)}
        acts: list[dict[str, Any]] = [{"type": "pointerMove", **at}, {"type": "pointerDown", "button": 0}]
        acts.append({"type": "pointerUp", "button": 0})
        self.perform([{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": acts}])

    def key(self, value: str) -> None:
        """Press a key: a character, or one of WebDriver's."""
        acts = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self.perform([{"type": "key", "id": "keys", "actions": acts}])

    def until(self, true: str | Callable[[], Any], *arguments: Any) -> Any:
        """Wait until a JavaScript function, or one of ours, gives something; give that."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            found = self.ask(true, *arguments) if isinstance(true, str) else true()
            if found:
                return found
            time.sleep(POLL_S)
        seen, faults = self.ask("() => document.body.innerText"), self.faults
        raise AssertionError(f"that never came true: {true} {arguments}; faults {faults}; the page says: {seen}")
