"""What the package says it needs is what it imports, from which version on, and which versions are tried."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from hatch_readme import ADDRESS, ReadmeHook, shown
from hatchling.builders.sdist import SdistBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import parlour

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OURS = "parlour"
RUN_OTHERWISE = ("__main__", "env")
"""The names of modules that are programs, or that Alembic runs."""
TRAIN = () if importlib.util.find_spec("torch") else ("parlour.lab.learning.ppo", "parlour.lab.learning.training")
"""What needs the extra ``agents``, which is too large for ``dev``, unless it is there."""


def requirements(*extras: str) -> list[Requirement]:
    """What is declared: always, and for these extras."""
    named = [*PROJECT["dependencies"], *(text for extra in extras for text in PROJECT["optional-dependencies"][extra])]
    return [found for found in map(Requirement, named) if found.name != OURS]


ALL = requirements(*PROJECT["optional-dependencies"])


def imported(source: str) -> Iterator[str]:
    """The packages that a source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield str(node.module).partition(".")[0]


def test_whatever_is_imported_is_declared() -> None:
    declared = {canonicalize_name(found.name) for found in ALL}
    distributions = packages_distributions()
    undeclared = {
        f"{file.relative_to(ROOT)}: {package}"
        for file in sorted((ROOT / "src").rglob("*.py"))
        for package in imported(file.read_text(encoding="utf-8"))
        if package != OURS and package not in sys.stdlib_module_names
        if not declared.intersection(map(canonicalize_name, distributions.get(package, (package,))))
    }
    assert not undeclared


@pytest.mark.parametrize("found", ALL, ids=str)
def test_every_dependency_says_from_which_version_on(found: Requirement) -> None:
    assert any(clause.operator == ">=" for clause in found.specifier)


@pytest.mark.parametrize("found", ALL, ids=str)
def test_the_versions_that_are_tried_are_allowed(found: Requirement) -> None:
    pins = re.findall(r"^(\S+)==(\S+)$", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE)
    tried = {canonicalize_name(name): version for name, version in pins}
    assert found.specifier.contains(Version(tried[canonicalize_name(found.name)]), prereleases=True)


def test_every_module_is_imported() -> None:
    """Where an older version of something lacks what a module asks it for, it is seen here first."""
    for module in pkgutil.walk_packages(parlour.__path__, "parlour."):
        if module.name.rpartition(".")[2] not in RUN_OTHERWISE and module.name not in TRAIN:
            importlib.import_module(module.name)


def test_an_sdist_has_all_that_its_tests_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    packed = {str(file.distribution_path) for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    kept = subprocess.run(["git", "ls-files"], capture_output=True, text=True).stdout.split("\n")
    needed = {file for file in kept if file and not file.startswith(".ci/")}
    assert needed - packed == set()
    assert {"tests/test_packaging.py", "Makefile", "constraints.txt", "docs/wire.md", "hatch_readme.py"} <= packed


TEXT = "![A board](docs/a.png) [the rules](docs/rules.md#one) [elsewhere](https://x.example) [below](#below)"


def test_the_readme_of_the_package_leads_nowhere_that_it_does_not_know() -> None:
    assert shown(TEXT, "") == " the rules [elsewhere](https://x.example) [below](#below)"
    assert shown(TEXT, "https://code.example/parlour") == (
        "![A board](https://code.example/parlour/raw/main/docs/a.png)"
        " [the rules](https://code.example/parlour/blob/main/docs/rules.md#one)"
        " [elsewhere](https://x.example) [below](#below)"
    )


def test_the_package_names_its_addresses_where_its_publisher_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    metadata: dict[str, Any] = {}
    monkeypatch.delenv(ADDRESS, raising=False)
    hook = ReadmeHook(str(ROOT), {})
    hook.update(metadata)
    assert "urls" not in metadata
    assert "](docs" not in metadata["readme"]["text"]
    monkeypatch.setenv(ADDRESS, "https://code.example/parlour/")
    hook.update(metadata)
    assert metadata["urls"]["Changelog"] == "https://code.example/parlour/blob/main/CHANGELOG.md"
