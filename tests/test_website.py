"""The pages of the documentation site: every document is there, and links between files lead to pages."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "website" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PAGES = load("pages")


def test_every_document_is_in_the_navigation() -> None:
    found = {page for page in PAGES.find_sources().values() if not page.startswith("rules/")}
    assert found == {"index.md", *(page for pages in PAGES.SECTIONS.values() for page in pages)}


@pytest.mark.parametrize(
    ("source", "link", "there"),
    [
        ("README.md", "docs/hosting.md#backups", "hosting.md#backups"),
        ("docs/speed.md", "hosting.md", "hosting.md"),
        ("docs/bots.md", "../CONTRIBUTING.md", "contributing.md"),
        ("docs/wire.md", "#every-field", "#every-field"),
        ("src/parlour/games/pentic/RULES.md", "../../../../docs/glossary.md", "../glossary.md"),
        ("src/parlour/games/pentic/RULES.md", "https://example.org/x", "https://example.org/x"),
        ("docs/hosting.md", "../compose.yaml", "files/compose.yaml"),
    ],
)
def test_links_lead_to_pages(
    source: str, link: str, there: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PAGES, "PAGES", tmp_path)
    sources = PAGES.find_sources()
    assert PAGES.lead_links(source, sources[source], f"See [it]({link}).", sources) == f"See [it]({there})."
    assert (tmp_path / there).is_file() == there.startswith("files/")


def test_a_link_to_a_file_that_is_not_there_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PAGES, "PAGES", tmp_path)
    with pytest.raises(FileNotFoundError):
        PAGES.lead_links("README.md", "index.md", "[gone](docs/gone.md)", PAGES.find_sources())


def test_every_module_has_a_page() -> None:
    modules = PAGES.find_modules()
    assert PAGES.page_of(modules["parlour.core.match"]) == "reference/parlour/core/match.md"
    assert PAGES.page_of(modules["parlour.games"]) == "reference/parlour/games/index.md"


def test_the_picture_of_the_packages_is_as_drawn() -> None:
    picture = load("picture")
    assert picture.PICTURE.read_text("utf-8") == picture.draw(), "run: python website/picture.py"
