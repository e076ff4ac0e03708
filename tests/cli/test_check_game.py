"""The inspector: what a game still lacks is listed."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from parlour.cli import check_game as inspector
from parlour.cli.check_game import CHECKS, check_game, lacks_other_languages, lacks_words
from parlour.core.game import Game, games
from parlour.core.kernel import JIT
from tests.cli.test_cli import run


@pytest.mark.skipif(not JIT, reason="plays games to their ends; the compiled stage runs it")
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_nine_games_lack_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game by the laws is enough: their own tests hold the nine to them."""
    monkeypatch.setattr(inspector, "SEEDS", range(1))
    assert [finding for finding in check_game(game) if finding.lacks] == []


def copy(game: Game, folder: Path) -> Game:
    """A game whose folder is another, with nothing in it."""
    found = dataclasses.replace(game)
    object.__setattr__(found, "folder", folder)
    return found


def test_what_a_plug_in_lacks_is_listed_and_only_what_it_cannot_do_without_is_required(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inspector.conformance, "laws", lambda game, seed: None)
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("summary = A game.\nboard = Board\n    .help = where it lies\n")
    (tmp_path / "words" / "de.ftl").write_text("summary = Ein Spiel.\n")
    found = {finding.subject: finding for finding in check_game(copy(games()["thirty-six"], tmp_path))}
    assert set(found) == {check.__name__.removeprefix("lacks_").replace("_", " ") for check in CHECKS}
    missing = {subject for subject, finding in found.items() if finding.lacks and finding.required}
    assert missing == {"rules", "words", "evaluation weights"}
    without = {subject for subject, finding in found.items() if finding.lacks and not finding.required}
    assert without == {"other languages", "pictures", "lesson", "guide", "print and play"}
    assert "option-" in found["words"].lacks
    assert "de: words for board, board.help" in found["other languages"].lacks


def test_a_law_that_is_broken_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, seed: int) -> None:
        raise AssertionError("legal equals check: no")

    monkeypatch.setattr(inspector.conformance, "laws", broken)
    code, said = run("check-game", "36")
    assert code == 1
    assert "missing  laws: obedience to the laws, seed 0: legal equals check: no" in said
    assert "ok       lesson" in said


def test_games_of_this_repository_have_all_words() -> None:
    for game in games().values():
        assert (lacks_words(game), lacks_other_languages(game)) == ("", "")
