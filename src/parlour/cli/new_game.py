"""``parlour new-game``: writes a package with a small, complete game, as the start of another game."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import parlour
from parlour.core.errors import BadFile, BadOption
from parlour.core.outputs import reason_of

HERE = Path(parlour.__file__).parent
GUIDES = (HERE / "CONTRIBUTING.md", HERE.parents[1] / "CONTRIBUTING.md")
"""Places of the guide that contains the game: in the wheel, else in the repository."""

FILE = re.compile(r"<!-- nim/([\w./]+) -->\n+```\w+\n(.*?)```", re.DOTALL)
PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "parlour-{package}"
version = "0.1.0"
dependencies = ["parlour"]

[project.entry-points."parlour.games"]
{package} = "{package}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["{package}"]
"""
TEST = '''"""The laws every game obeys."""

import pytest

from parlour.core import conformance
from parlour.core.game import find_game


@pytest.mark.parametrize("seed", range(3))
def test_laws(seed: int) -> None:
    conformance.laws(find_game("{package}"), seed)
'''


def guide_files() -> dict[str, str]:
    """Return the files of the game in CONTRIBUTING.md, by their paths in its package."""
    guide = next(path for path in GUIDES if path.is_file()).read_text(encoding="utf-8")
    return dict(FILE.findall(guide))


def new_game(name: str, folder: Path) -> Path:
    """Write the package of a new game into ``folder`` and return its root.

    Raises BadOption for an invalid name or an existing folder, BadFile if it cannot be written.
    """
    package = name.replace("-", "_").lower()
    if not package.isidentifier() or len(package) < 3:
        raise BadOption(f"{name!r} is no name for a game; names look like my-game", "name")
    root = folder / package
    if root.exists():
        raise BadOption(f"{root} is there already", "name")
    title, prefix = package.replace("_", " ").title(), package.replace("_", "")[:3].upper()
    written = {f"{package}/{path}": text for path, text in guide_files().items()}
    renamed = {
        path: text.replace("NIM", prefix).replace("Nim", title).replace("nim", package)
        for path, text in written.items()
    }
    own = {"pyproject.toml": PROJECT.format(package=package), "tests/test_laws.py": TEST.format(package=package)}
    try:
        for path, text in {**renamed, **own}.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
    except OSError as error:
        shutil.rmtree(root, ignore_errors=True)
        raise BadFile(f"{root}: no game can be written there: {reason_of(error)}") from None
    return root
