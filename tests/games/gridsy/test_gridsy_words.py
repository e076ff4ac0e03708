"""Gridsy: every message is said somewhere, in every language and to every reader."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.facts import Fact, Word
from parlour.core.match import Match
from parlour.core.verbs import SPECTATOR
from parlour.core.words import LANGUAGES, entries
from parlour.games.gridsy.scene import possible
from tests.core.test_words import words_in
from tests.games.gridsy.drawing import ALMOST_3, ALMOST_W1, GAME, W3, W6, A, B, drawn, let_go, play, started

W3_SOLVED = "2Co 3Xo 3Xr 3So 2Ro 3To 3Rr 3Sy 3Rc 5Ro 4Rc 4Ty 5Rc 5Ry 5Sc 5Ty"
NAMES_AT_TABLE = ("Ann", "Bob", "Cy", "Di")
SMALL = {"grid": 3, "best_of": 3}


def seen(match: Match, *refused: str) -> list[Word]:
    """All that a match has to say now, has told, and answers to these actions."""
    words = words_in([match.clocks()])
    for viewer in range(SPECTATOR, match.players):
        words += words_in([match.scene(viewer), match.events(viewer)])
        words += words_in(match.choices(viewer) if viewer >= 0 else ())
    problems = [match.broken(A, GAME.actions.read(action)) for action in refused]
    assert all(problems)
    return words + [problem.reason for problem in problems if problem]


def matches() -> Iterator[list[Word]]:
    """Matches that come to everything there is to say."""
    match = drawn([ALMOST_3, W6], middle="2So 2Sr 2Sc", options=SMALL)
    wrong = ["swap 3Xy 5Cv", "extra", "give_up", "ready", "take 8", "put 1Cv 0", "put 3Xy 24", "clock limit"]
    yield seen(match, *wrong)
    play(match, A, "put 3Xo 0", "take 0", "put 3Xo 1", "swap 3Xo 2So")
    play(match, B, "put 3Tv 8")
    yield seen(match, "put 1Xo 0")
    match.play(A, "ready")
    yield seen(match, "ready")
    match.play(B, "ready")
    yield seen(match)
    match.expire("go")
    match.expire("limit")
    let_go(match)
    match.expire("limit")
    yield seen(match)
    match = drawn([ALMOST_3, W6], options={**SMALL, "best_of": 1})
    match.expire("limit")
    yield seen(match)
    yield seen(drawn([f"tray {W3}", "tray 2Xo"], options={"hint_impossible": True}, each=[{}, {"acted": 5000}]))
    yield seen(drawn(["tray 2Xo", "tray 3Xo"], each=[{"acted": 5000}]), "put 2Xo 0")
    yield seen(started(2, solo_limit_min=5))
    yield from alone()


def alone() -> Iterator[list[Word]]:
    """Solo games with every result."""
    for actions in (["put 5Tv 15"], ["extra", "put 5Tv 15"], ["give_up"]):
        match = drawn([ALMOST_W1])
        yield seen(match, "swap 5Tv 1Cv", "ready")
        play(match, A, *actions)
        yield seen(match)
    match = drawn([f"tray {W3}"], deck="2Co")
    grid = W3_SOLVED.split()
    play(match, A, "extra", *(f"put {card} {cell}" for cell, card in enumerate(grid)))
    yield seen(match)
    match = drawn(["tray 1Xo"], options={"grid": 3})
    play(match, A, *["extra"] * 116)
    yield [problem.reason for action in ["extra"] if (problem := match.broken(A, GAME.actions.read(action)))]
    yield [possible(0, 1)]


def ids_in(word: Word) -> set[str]:
    """The messages that a fact asks for."""
    if not isinstance(word, Fact):
        return set()
    parts = [part for value in word.args.values() for part in (value if isinstance(value, tuple) else (value,))]
    return {word.id}.union(*(ids_in(part) for part in parts if isinstance(part, Fact)))


def test_everything_there_are_words_for_is_said_in_every_language():
    speakers, said = [GAME.speaker(language) for language in LANGUAGES], set()
    for words in matches():
        for word in words:
            said |= ids_in(word)
            for speaker in speakers:
                assert speaker.knows(word)
                for reader in (SPECTATOR, A):
                    assert speaker.say(word, NAMES_AT_TABLE, reader)
    asked = {name for name in entries(GAME.folder / "words" / "en.ftl") if not name.startswith("option-")}
    assert asked - said == {"summary"}, "what is never said needs no words"
