"""What referees say of positions is said in every language: each sentence in the sources has a message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.editing.editor import Edit
from parlour.core.editing.refusals import BEGINNING, tell_refusal
from parlour.core.facts import Fact, say
from parlour.core.game import Game, find_game, games
from parlour.core.messages import LANGUAGES
from parlour.core.words import Speaker
from parlour.protocol.editing import EditWish
from parlour.server.shelf.editing import edit_position

NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo"]
ENDS = "the shape is built, no card fits or all have passed, and not before"
STANDS_FOR = {
    "where": "players[1].grid",
    "name_path(path)": "players[1].grid",
    "seat": "1",
    "field": "cards",
    "ends": ENDS,
    "clause_id('GRA', clause)": "GRA-25",
}
REFUSING = ("refuse", "refuse_at", "BadPosition", "BadOption")
PATH = "players[1].grid: "
"""What ``refuse_at`` says before its words."""
FRAME = re.compile(r"[\w{} ]+: \{\w+\}")
"""Sentences that are written elsewhere, behind a field."""


def sentences(path: Path) -> Iterator[str]:
    """Yield what a module refuses with: what is given to ``refuse`` or an error, and all that names a clause."""
    tree = ast.parse(path.read_text("utf-8"))
    given = {
        id(argument): PATH if call.func.id == "refuse_at" else ""
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in REFUSING
        for argument in call.args[:3]
    }
    inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) in inner | docs or not isinstance(node, ast.Constant | ast.JoinedStr):
            continue
        written, shown = "", ""
        for part in node.values if isinstance(node, ast.JoinedStr) else (node,):
            if isinstance(part, ast.FormattedValue):
                name = ast.unparse(part.value)
                written, shown = f"{written}{{{name}}}", shown + STANDS_FOR.get(name, "7")
            elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                written, shown = written + part.value, shown + part.value
        is_sentence = written.count(" ") > 1 and not FRAME.fullmatch(written) and not written.startswith(ENDS)
        if is_sentence and (id(node) in given or (written.endswith(")") and "-" in written and " (" in written)):
            yield given.get(id(node), "") + shown


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_each_sentence_about_positions_has_a_message(game: Game) -> None:
    """Of its own module, and of those of the deck that it shares."""
    shared = (path for each in game.about.shared for path in each.glob("*.py") if path.name != "checks.py")
    paths = [game.folder / "position.py", *shared]  # checks are of designers' files, which no page reads
    said = [sentence for path in paths for sentence in sentences(path)]
    assert len(said) > 5
    assert [sentence for sentence in said if isinstance(tell_refusal(game, sentence), str)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_in_every_language_with_names_of_seats(language: str) -> None:
    game = find_game("mismemory")
    fact = tell_refusal(game, "players: the tiles of seat 1 go back, it is disqualified (MIS-19)")
    assert fact == say("wrong-tiles-back", who=1)
    assert "Bob" in Speaker(game.words, language).say(fact, NAMES)


@pytest.mark.rule("T36-36", "T36-02")
def test_the_most_definite_message_is_taken_and_its_arguments_are_read() -> None:
    game = find_game("thirty-six")
    assert tell_refusal(game, "tiles: tiles 3 and 5 overlap (T36-36)") == say("wrong-overlap", tile=3, other=5)
    assert tell_refusal(game, "option preset: tile 8 lies twice (T36-02)") == say("wrong-tile-twice", tile=8)
    assert tell_refusal(find_game("pentic"), "3Xo lies in 2 places (TIC-02)") == say(
        "wrong-card-places", card="3Xo", times=2
    )
    assert tell_refusal(game, "position: Expected `int`") == "position: Expected `int`"


def test_an_editor_answers_with_facts() -> None:
    edited = edit_position("thirty-six", EditWish(edit=Edit("tile", start="board.77.77")))
    assert edited.refused is not None
    assert isinstance(edited.refused.message, Fact)
    assert edited.refused.message.id.startswith(BEGINNING)
