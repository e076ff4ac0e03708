"""What the package says it needs is what it imports, from which version on, and which versions are tried."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import parlour

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OURS = "parlour"
RUN_OTHERWISE = ("__main__", "env")
"""The names of modules that are programs, or that Alembic runs."""


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
        if not declared.intersection(map(canonicalize_name, distributions.get(package, ())))
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
        if module.name.rpartition(".")[2] not in RUN_OTHERWISE:
            importlib.import_module(module.name)
