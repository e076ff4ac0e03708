"""What the documents say about code is run, compiled: an example may be of thousands of matches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.cli.main import main
from parlour.core.game import games

ROOT = Path(__file__).parents[1]


def test_the_readmes_python_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_every_command_in_the_readme_exists() -> None:
    named = set(re.findall(r"parlour ([a-z-]+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert {"play", "verify", "referee"} <= named
    assert named <= set(main.commands) | {"opens"}


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), f"{name} links to {target}"


def test_every_game_is_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in games().values():
        assert f"**{game.title}**" in text
        assert (ROOT / "docs" / "pictures" / f"{game.name}.png").is_file()


def test_no_lock_file_names_an_address() -> None:
    assert "//" not in (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "http" not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
