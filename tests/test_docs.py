"""What the documents say about code is run, compiled: an example may be of thousands of matches."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path

import click
import msgspec
import pytest

from parlour.clarity.wordings import read_wordings
from parlour.cli.main import main
from parlour.core.game import Game, games
from parlour.core.tensors import plan_of
from parlour.lab.environments.factors import Factors
from parlour.protocol.referee import Referee

ROOT = Path(__file__).parents[1]


PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BLOCKS = [
    pytest.param(kind, block, id=f"{page.name}-{number}")
    for page in PAGES
    for number, (kind, block) in enumerate(FENCED.findall(page.read_text(encoding="utf-8")))
]
UNHEARD = (-32600, -32601, -32602, -32603, -32700)
"""What JSON-RPC answers to questions that are none."""


def test_every_kind_of_example_is_tried() -> None:
    assert {param.values[0] for param in BLOCKS} == {"", "python", "json", "sh", "toml"}


@pytest.mark.parametrize(("kind", "block"), BLOCKS)
def test_every_example_of_every_page_does_as_it_says(kind: str, block: str, tmp_path: Path) -> None:
    """Python runs by itself; JSON and wordings are read; commands have the options named; the referee understands."""
    if kind == "python":
        exec(compile(block, "example", "exec"), {})
    elif kind == "json":
        msgspec.json.decode(block)
    elif kind == "toml":
        (tmp_path / "wordings.toml").write_text(block, "utf-8")
        assert read_wordings(tmp_path / "wordings.toml").wording
    else:
        referee = Referee()
        for line in block.splitlines():
            check_line(line, referee)


def check_line(line: str, referee: Referee) -> None:
    """Try a line of a terminal, or a question to the referee; what is left out of it is not asked."""
    if line.startswith("→ ") and "…" not in line:
        answer = msgspec.json.decode(referee.answer(line.removeprefix("→ ")) or b"{}")
        assert answer.get("error", {}).get("code") not in UNHEARD, answer
    words = shlex.split(line, comments=True) if not line.startswith(("→", "←")) else []
    if words and words[0].rpartition("/")[2] == "parlour":
        check_command(main, words[1:])
    elif words[:2] == ["python", "-m"]:
        assert importlib.util.find_spec(words[2])
    elif words[:1] == ["make"]:
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def check_command(command: click.Command, words: list[str]) -> None:
    """Read the words as the command would, without doing it. Raises what it says of those it does not know."""
    context = click.Context(command, info_name="parlour")
    if isinstance(command, click.Group):
        name, found, left = command.resolve_command(context, words)
        assert found is not None, name
        check_command(found, left)
    else:
        command.make_parser(context).parse_args(list(words))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_that_a_page_names_exists(page: Path) -> None:
    for said in re.findall(r"`parlour ([a-z][^`]*)`", page.read_text(encoding="utf-8")):
        name, found, _ = main.resolve_command(click.Context(main), shlex.split(said))
        assert found is not None, name


def test_the_table_of_environments_is_true() -> None:
    """``python -m tests.test_docs`` writes it."""
    assert sizes() in (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")


def sizes() -> str:
    """What there is to observe and to do in each game."""
    rows = ["| | seats | numbers of the tensor | actions | in parts |\n", "|---|---|---|---|---|\n"]
    for game in games().values():
        if game.name != "quickdraw":
            seats = "–".join(map(str, game.rules.players))
            parts = " × ".join(map(str, Factors(game).sizes))
            rows.append(
                f"| {game.about.title} | {seats} | {plan_of(game)[1]:,} | {len(game.rules.actions):,} | {parts} |\n"
            )
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
        assert f"**{game.about.title}**" in text
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


NUMBERS = {"eight": 8, "nine": 9, "ten": 10}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_shelf_says_the_ages_that_the_rules_say(game: Game) -> None:
    said = re.findall(r"from (?:about )?(\w+) years on", (game.folder / "RULES.md").read_text("utf-8"))
    assert {NUMBERS[word] for word in said} == ({game.about.ages} if game.about.ages else set())


@pytest.mark.parametrize(("page", "most"), [("ARCHITECTURE.md", 200), ("docs/glossary.md", 120)])
def test_pages_to_be_read_in_one_go_stay_short(page: str, most: int) -> None:
    assert len((ROOT / page).read_text().splitlines()) <= most
