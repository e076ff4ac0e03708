"""Run the tests of what has changed, interpreted, those of the laboratory compiled: the answer within a minute.

    python tests/quick.py            what git says has changed, or the last commit if nothing has
    python tests/quick.py GAME ...   these games

A game's change runs its own tests, the core's runs those of core, protocol and bots and the laws of one small game; the
laboratory's runs the quick share of its own. ``make test`` runs everything in every way.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from parlour.core.game import find_game

ROOT = Path(__file__).parent.parent
QUICK = ("arena", "bounds", "command", "crew", "exam_disguise", "many", "openspiel")
LAB = tuple(f"tests/lab/test_{name}.py" for name in QUICK)
"""Their matches are too many to be interpreted."""
CORE = ("tests/core", "tests/protocol", "tests/bots", "tests/games/thirty_six", "src/parlour/core")
DECK = tuple(
    f"tests/games/{name}" for name in ("tic", "gridsy", "pentic", "queen_of_the_ticcitories", "tic_squared", "tyramid")
)
"""The shared deck concerns five games."""
TESTS_OF = {
    "src/parlour/core": CORE,
    "src/parlour/bots": ("tests/bots",),
    "src/parlour/agents": ("tests/agents",),
    "src/parlour/protocol": ("tests/protocol",),
    "src/parlour/server": ("tests/server",),
    "src/parlour/cli": ("tests/cli",),
    "src/parlour/lab": LAB,
    "src/parlour/puzzles": ("tests/puzzles",),
    "src/parlour/printing": ("tests/printing",),
    "src/parlour/seeing": ("tests/seeing", "tests/printing/test_codes.py"),
    "src/parlour/ratings": ("tests/ratings",),
    "src/parlour/clarity": ("tests/clarity", "src/parlour/clarity"),
    "src/parlour/tournaments": ("tests/tournaments", "tests/cli/test_tournament.py"),
    "src/parlour/games/tic/": DECK,
    "tests/core": ("tests/core",),
    "tests/bots": ("tests/bots",),
    "tests/agents": ("tests/agents",),
    "tests/protocol": ("tests/protocol",),
    "tests/server": ("tests/server",),
    "tests/cli": ("tests/cli",),
    "tests/lab": LAB,
    "tests/puzzles": ("tests/puzzles",),
    "tests/printing": ("tests/printing",),
    "tests/seeing": ("tests/seeing",),
    "tests/ratings": ("tests/ratings",),
    "tests/tournaments": ("tests/tournaments",),
    "tests/clarity": ("tests/clarity",),
    "tests/deploy": ("tests/deploy",),
    "deploy": ("tests/deploy",),
    "docs/hosting.md": ("tests/deploy",),
    "Dockerfile": ("tests/deploy",),
    "compose.yaml": ("tests/deploy",),
    "CONTRIBUTING.md": ("tests/core/test_throwaway.py", "tests/test_docs.py"),
    "README.md": ("tests/test_docs.py",),
    "docs/": ("tests/test_docs.py",),
    "pyproject.toml": ("tests/test_packaging.py",),
    "constraints.txt": ("tests/test_packaging.py",),
    "tests/games/tic/": DECK,
    "tests/quick.py": ("tests/test_quick.py",),
}
NOT_HERE = {
    "web/": "make test-web",
    "tests/browser": "make test-browser",
    "tests/engines": "make test-engines",
    "benchmarks/": "make bench",
}


def changed() -> list[str]:
    """List the files that differ from the last commit, else those that it changed."""
    status = ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames"]
    lines = subprocess.run(status, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    last = ["git", "show", "--name-only", "--format=", "HEAD"]
    files = [line[3:] for line in lines]
    return files or subprocess.run(last, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def tests_of(file: str) -> tuple[str, ...]:
    """Give the tests that a change of this file asks for."""
    for place in ("src/parlour/games/", "tests/games/", "tests/golden/"):
        name = file.removeprefix(place).split("/")[0].removesuffix(".txt").replace("-", "_")
        if file.startswith(place) and (ROOT / "src/parlour/games" / name / "__init__.py").is_file() and name != "tic":
            return tests_of_game(name)
    of_place = next((tests for place, tests in TESTS_OF.items() if file.startswith(place)), ())
    is_test = file.startswith("tests/") and Path(file).name.startswith("test_")
    return of_place or ((file,) if is_test else ())


def tests_of_game(folder: str) -> tuple[str, ...]:
    """A game's own tests, and its golden game."""
    golden = "tests/games/test_golden.py::test_the_golden_game_is_played_again"
    return f"tests/games/{folder}", f"{golden}[{folder.replace('_', '-')}]"


def chosen(files: Iterable[str]) -> list[str]:
    """Give all folders to run, without repeats, in order."""
    return list(dict.fromkeys(test for file in files for test in tests_of(file)))


def main() -> int:
    """Choose and run."""
    games, files = sys.argv[1:], [] if sys.argv[1:] else changed()
    folders = [test for name in games for test in tests_of_game(find_game(name).folder.name)] or chosen(files)
    for place, command in NOT_HERE.items():
        if any(file.startswith(place) for file in files):
            print(f"{place} has changed too: {command}")
    if not folders:
        print("Nothing that has Python tests has changed.")
        return 0
    compiled = [test for test in folders if test in LAB]
    return run("1", [test for test in folders if test not in LAB]) or run("0", compiled)


def run(interpreted: str, tests: list[str]) -> int:
    """Run tests, if there are any, with or without compiling."""
    if not tests:
        return 0
    print("Interpreted:" if interpreted == "1" else "Compiled:", " ".join(tests), flush=True)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        str(os.cpu_count() or 1),
        "--dist",
        "worksteal",
        "--durations",
        "3",
    ]
    return subprocess.run([*command, *tests], env={**os.environ, "NUMBA_DISABLE_JIT": interpreted}).returncode


if __name__ == "__main__":
    sys.exit(main())
