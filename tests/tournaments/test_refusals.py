"""Refusals are facts: every one has a message that takes just its arguments, and none is a sentence in the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.visitor import Visitor

import parlour
from parlour.core.messages import LANGUAGES
from parlour.core.words import Speaker
from parlour.tournaments.errors import WORDS, TournamentRefused
from parlour.tournaments.events import Outcome, Paired, Result
from parlour.tournaments.settings import Settings
from parlour.tournaments.tournament import fold
from tests.phrases import entries
from tests.tournaments.playing import found, pair

SOURCE = Path(parlour.__file__).parent
FILES = [
    *sorted((SOURCE / "tournaments").glob("*.py")),
    *sorted((SOURCE / "server" / "tournaments").glob("*.py")),
    SOURCE / "server" / "web" / "http_tournaments.py",
    SOURCE / "cli" / "tournament_work.py",
]
WORDED = {"Unavailable", "AssertionError"}
"""Errors that need no reason: the page has words for their codes."""


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.AST) -> None:
        self.found.add(node.id.name)  # type: ignore[attr-defined]


def english() -> dict[str, set[str]]:
    """The messages, each with its variables."""
    found = {}
    for name, entry in entries(WORDS / "en.ftl").items():
        visitor = Variables()
        visitor.visit(entry)
        found[name] = visitor.found
    return found


def calls_in(file: Path) -> Iterator[tuple[str, list[ast.expr], set[str] | None]]:
    """Yield the calls that make refusals, with their arguments; None for those that are unpacked."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            names = {each.arg for each in node.keywords if each.arg}
            yield node.func.id, node.args, None if any(each.arg is None for each in node.keywords) else names


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_refusal_has_a_message_with_just_its_arguments(file: Path) -> None:
    messages = english()
    for name, args, given in calls_in(file):
        where = {"TournamentRefused": 0, "refusal": 1}.get(name)
        if where is None or not isinstance(args[where], ast.Constant):
            continue
        id = f"refused-{args[where].value}"  # type: ignore[attr-defined]
        assert id in messages, f"{file.name}: {id} has no words"
        assert given is None or given == messages[id], f"{file.name}: {id}"


@pytest.mark.parametrize("file", FILES[:-1], ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_sentence_is_raised(file: Path) -> None:
    """What is raised at a tournament is made of a message, so that pages have words for it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name)):
            continue
        for arg in node.exc.args if node.exc.func.id not in WORDED | {"BadFile"} else ():
            said = arg.value if isinstance(arg, ast.Constant) else ""
            is_sentence = isinstance(arg, ast.JoinedStr) or (isinstance(said, str) and " " in said)
            assert not is_sentence, f"{file.name}:{node.lineno} says a sentence"


def test_no_message_is_idle() -> None:
    written = {
        node.value
        for file in FILES
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert {name for name in english() if name.removeprefix("refused-") not in written} == set()


def test_problems_of_settings_have_words() -> None:
    """Their ids stand in a list."""
    whole = {"title": "A", "game": "pentic", "seed": "0" * 64}
    for given in ({"format": "arena", "seats": (2, 3)}, {"format": "swiss", "seats": (3, 2)},
                  {"format": "league", "rounds": 3}, {"format": "swiss", "bye_points": 10**10}):  # fmt: skip
        with pytest.raises(TournamentRefused) as caught:
            fold(Settings(**whole, **given), ())  # type: ignore[arg-type]
        for language in LANGUAGES:
            assert "{" not in Speaker((WORDS,), language).say(caught.value.reason)


def test_a_refusal_is_said_in_every_language_and_printed_in_english() -> None:
    tournament = found(players=4)
    pair(tournament)
    with pytest.raises(TournamentRefused) as caught:
        pair(tournament)
    assert str(caught.value) == "Round 1 still waits for the results of tables 1, 2."
    assert (
        Speaker((WORDS,), "de").say(caught.value.reason)
        == "Runde 1 wartet noch auf die Ergebnisse von den Tischen 1, 2."
    )
    assert len({Speaker((WORDS,), language).say(caught.value.reason) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_event_of_a_log_is_named_by_its_number() -> None:
    tournament = found(players=2)
    pair(tournament)
    assert isinstance(tournament.events[-1], Paired)
    with pytest.raises(TournamentRefused, match=r"^event 4: Round 1 has no table 9; its tables are 1\.$"):
        fold(tournament.settings, [*tournament.events, Result(1, 9, Outcome((1, 2)))])
