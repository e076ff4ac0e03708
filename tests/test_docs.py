"""What the documents say about code is run, compiled: an example may be of thousands of matches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.cli.main import main
from parlour.core.game import games
from parlour.lab.environments.factors import Factors
from parlour.lab.environments.observing import plan_of

ROOT = Path(__file__).parents[1]


def test_the_readmes_python_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_the_environments_python_runs() -> None:
    chapter = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8").partition("## Environments")[2]
    (block,) = re.findall(r"```python\n(.*?)```", chapter, re.DOTALL)
    exec(compile(block, "laboratory.md", "exec"), {})


def test_the_table_of_environments_is_true() -> None:
    """``python -m tests.test_docs`` writes it."""
    assert sizes() in (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")


def sizes() -> str:
    """What there is to observe and to do in each game."""
    rows = ["| | seats | numbers of the tensor | actions | in parts |\n", "|---|---|---|---|---|\n"]
    for game in games().values():
        if game.name != "quickdraw":
            seats = "–".join(map(str, game.players))
            parts = " × ".join(map(str, Factors(game).sizes))
            rows.append(f"| {game.title} | {seats} | {plan_of(game)[1]:,} | {len(game.actions):,} | {parts} |\n")
    return "".join(rows)


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


if __name__ == "__main__":
    file = ROOT / "docs" / "laboratory.md"
    text = file.read_text(encoding="utf-8")
    begin, end = "<!-- sizes -->\n", "<!-- end of sizes -->"
    before, _, rest = text.partition(begin)
    file.write_text(before + begin + sizes() + end + rest.partition(end)[2], encoding="utf-8")
