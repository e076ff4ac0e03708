"""The Python of the bundle in a worker of a page of Chromium, as players have it."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
WORKER = "/tests/wasm/page.worker.mjs"
FOLDER = "/tests/wasm/"
"""Whatever is answered as a page: the list of these files."""

RUN = """([worker, module, args]) => new Promise((resolve) => {
    const python = new Worker(worker, { type: "module" });
    const end = (said) => { python.terminate(); resolve(said); };
    python.onmessage = ({ data }) => end(data);
    python.onerror = ({ message }) => end({ error: message });
    python.postMessage({ module, args });
})"""


class Checkout(http.server.SimpleHTTPRequestHandler):
    """Serves the files of the checkout, without a log."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}  # noqa: RUF012

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


@contextmanager
def serving_checkout() -> Iterator[str]:
    """Serve the checkout; give its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Checkout, directory=str(ROOT)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def run_in_page(browser: Browser, url: str, module: str, *args: str) -> list[str]:
    """Return the lines that a module prints, which may import nothing but the package. Raises AssertionError."""
    page = browser.new_page()
    try:
        page.goto(url + FOLDER)
        said = page.evaluate(RUN, [WORKER, module, list(args)])
    finally:
        page.close()
    assert "lines" in said, said["error"]
    lines: list[str] = said["lines"]
    return lines
