"""Pivot Pawns: every message is said somewhere, in every language and to every reader."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.facts import Fact, Word
from parlour.core.match import Match
from parlour.core.verbs import SPECTATOR
from parlour.core.words import LANGUAGES, entries
from tests.core.test_words import words_in
from tests.games.pivot_pawns.drawing import GAME, lay_demonstration, lay_table, play

NAMES_AT_TABLE = ("Ann", "Bob", "Cy")
COSTLY = {"false_bid": "sit-out", "tiebreak": "fewest-pivots"}


def seen(match: Match, *refused: tuple[int, str]) -> list[Word]:
    """All that a match has to say now, has told, and answers to these seats' actions."""
    words = words_in([match.clocks()])
    for viewer in range(SPECTATOR, match.players):
        words += words_in([match.scene(viewer), match.events(viewer)])
        words += words_in(match.choices(viewer) if viewer >= 0 else ())
    problems = [match.broken(seat, GAME.actions.read(action)) for seat, action in refused]
    assert all(problems)
    return words + [problem.reason for problem in problems if problem]


def matches() -> Iterator[list[Word]]:
    """Matches that come to everything there is to say."""
    match = lay_table(players=3, target=7)
    yield seen(match, (0, "pivot 0 1"), (0, "bid 0"), (0, "done"), (0, "pass"), (0, "clock demo"))
    play(match, (0, "giveUp"), (1, "bid 3"), (2, "bid 5"), (2, "done"))
    yield seen(match, (1, "bid 3"), (1, "bid 4"), (0, "giveUp"), (0, "concede"))
    match.play(0, "leave")
    yield seen(match, (0, "bid 1"))
    match.expire("timer")
    play(match, (1, "concede"), (2, "pivot 0 1"))
    yield seen(match, (2, "bid 3"), (1, "concede"), (2, "pivot 1 1"))
    play(match, (2, "pivot 2 0"))
    yield seen(match)
    match = lay_demonstration(
        pawns=(1, 0, 4, 7, 13), players=[{"tokens": 1}, {}], options={"false_bid": "token"}, round=2
    )
    yield seen(match, (0, "pivot 0 1"))
    match.expire("demo")
    match.expire("think")
    yield seen(match)
    match = lay_demonstration(options=COSTLY)
    yield seen(match, (0, "pivot 2 0"))
    match.play(0, "concede")
    yield seen(match, (0, "bid 3"))
    match = lay_demonstration(players=1, options={"false_bid": "sit-out"})
    match.play(0, "concede")
    yield seen(match)
    match = lay_table(options={"tempo": "turns"})
    play(match, (0, "pass"))
    yield seen(match)
    for players in (1, 2):
        match = lay_table(players=players, earlier=tuple(card for card in range(15) if card != 5))
        match.expire("think")
        yield seen(match)


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
                for reader in (SPECTATOR, 0):
                    assert speaker.say(word, NAMES_AT_TABLE, reader)
    asked = {name for name in entries(GAME.folder / "words" / "en.ftl") if not name.startswith("option-")}
    assert asked - said == {"summary"}, "what is never said needs no words"
