"""Writes what the documentation site is built from to build/: pages with their links, and the navigation.

Pages are the Markdown files of docs/ and of the root, the rules of each game, and a page of reference for each module.
Links between files of the repository lead to the pages these have become. ``make docs`` builds the site from build/.
"""

from __future__ import annotations

import json
import posixpath
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "src" / "parlour"
BUILD = ROOT / "build"
PAGES = BUILD / "pages"
LINK = re.compile(r"\]\((?!https?://|#)([^)#\s]+)(#[^)]*)?\)")
MOVED = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
SECTIONS = {
    "Play and host": (
        *("evening.md", "tournaments.md", "ratings.md", "editors.md", "print.md"),
        *("photographs.md", "puzzles.md", "companion.md", "hosting.md", "clarity.md", "local.md", "faults.md"),
    ),
    "Bots and research": (
        *("bots.md", "agents.md", "exact.md", "laboratory.md", "components.md", "tiny.md"),
        *("exam.md", "referee.md", "bots-at-tables.md", "speed.md"),
    ),
    "Develop": ("contributing.md", "architecture.md", "glossary.md", "wire.md", "mutants.md", "changelog.md"),
}


def write() -> None:
    """Write all pages and the settings of the site. Raises FileNotFoundError for a link to a file that is not there."""
    shutil.rmtree(PAGES, ignore_errors=True)
    sources = find_sources()
    for source, page in sources.items():
        _write(page, lead_links(source, page, (ROOT / source).read_text("utf-8"), sources))
    modules = find_modules()
    for module, path in modules.items():
        _write(page_of(path), f"# {module.removeprefix('parlour.')}\n\n::: {module}\n")
    rules = sorted(page for page in sources.values() if page.startswith("rules/"))
    navigation = [
        {"Parlour": "index.md"},
        *({title: list(pages)} for title, pages in SECTIONS.items()),
        {"Rules": rules},
        {"Reference": arrange(modules)},
    ]
    settings = (ROOT / "website" / "mkdocs.yml").read_text("utf-8")
    (BUILD / "mkdocs.yml").write_text(f"{settings}\nnav: {json.dumps(navigation)}\n", "utf-8")


def find_sources() -> dict[str, str]:
    """Map the Markdown files of the repository to the pages they become."""
    docs = {f"docs/{path.name}": path.name for path in sorted((ROOT / "docs").glob("*.md"))}
    rules = {
        path.relative_to(ROOT).as_posix(): f"rules/{path.parent.name.replace('_', '-')}.md"
        for path in sorted(PACKAGES.glob("games/*/RULES.md"))
    }
    return {**MOVED, **docs, **rules}


def lead_links(source: str, page: str, text: str, sources: dict[str, str]) -> str:
    """Lead the links of a page to other pages, and to copies of all other files that it links to."""

    def lead(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link[1]))
        found = sources.get(target)
        if found is None:
            found = f"files/{target}"
            (PAGES / found).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / target, PAGES / found)
        return f"]({posixpath.relpath(found, posixpath.dirname(page) or '.')}{link[2] or ''})"

    return LINK.sub(lead, text)


def find_modules() -> dict[str, Path]:
    """Give the modules that have a docstring by their dotted names, packages before what they hold."""
    found = {}
    for path in sorted(PACKAGES.rglob("*.py"), key=lambda path: (path.parent, path.name != "__init__.py", path.name)):
        *packages, name = path.relative_to(PACKAGES.parent).with_suffix("").parts
        if name != "__main__" and path.read_text("utf-8").lstrip().startswith('"""'):
            found[".".join(packages if name == "__init__" else [*packages, name])] = path
    return found


def page_of(path: Path) -> str:
    """Give the page of a module."""
    within = path.relative_to(PACKAGES.parent).with_suffix("").as_posix()
    return f"reference/{within.replace('__init__', 'index')}.md"


def arrange(modules: dict[str, Path]) -> list[Any]:
    """Arrange the pages of modules as their packages are."""
    tree: dict[str, Any] = {}
    for path in modules.values():
        place = tree
        for package in path.relative_to(PACKAGES).parts[:-1]:
            place = place.setdefault(package, {})
        place[page_of(path)] = None
    return list(_arrange(tree))


def _arrange(tree: dict[str, Any]) -> Iterator[Any]:
    for name, inner in tree.items():
        yield name if inner is None else {name: list(_arrange(inner))}


def _write(page: str, text: str) -> None:
    (PAGES / page).parent.mkdir(parents=True, exist_ok=True)
    (PAGES / page).write_text(text, "utf-8")


if __name__ == "__main__":
    write()
