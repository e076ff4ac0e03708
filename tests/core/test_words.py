"""Words: every language says all that English says, of the same things; every reader is addressed rightly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

import parlour
from parlour.core import dice as dice_
from parlour.core.facts import Word, say
from parlour.core.game import games
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES, fluent_text, messages
from parlour.core.playout import pick_actor
from parlour.core.scene import Choice, Event, Scene
from parlour.core.seats import default_names
from parlour.core.verbs import CLOCK, SPECTATOR
from parlour.core.words import Speaker
from tests.games.spoken import words_in
from tests.phrases import entries

SOURCE = Path(parlour.__file__).parent
FOLDERS = sorted({path.parent for path in SOURCE.rglob("words/*.ftl")})
TOLD = list(games())


class Arguments(Visitor):  # type: ignore[misc]
    """Collects the arguments of a message or attribute."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def arguments(entry: Any) -> dict[str, set[str]]:
    """The arguments of a message's words and of each attribute; a seat may be addressed without being named."""
    found = {}
    for name, pattern in [("", entry.value), *((part.id.name, part.value) for part in entry.attributes)]:
        visitor = Arguments()
        if pattern is not None:
            visitor.visit(pattern)
        found[name] = {name.removesuffix("-is") for name in visitor.found}
    return found


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.parent.relative_to(SOURCE)))
def test_every_language_says_what_english_says_of_the_same_things(folder: Path, language: str) -> None:
    english, other = entries(folder / "en.ftl"), entries(folder / f"{language}.ftl")
    assert english.keys() == other.keys()
    for name, message in english.items():
        assert arguments(message) == arguments(other[name]), name


@pytest.mark.parametrize("name", TOLD)
def test_a_random_game_can_be_told_in_every_language_to_everybody(name: str) -> None:
    """Every fact has words, and every argument that these ask for."""
    game = games()[name]
    speakers = [game.speaker(language) for language in LANGUAGES]
    dice = dice_.new_dice(7)
    match = Match.start(game, max(2, game.rules.players[0]), seed=bytes(32))
    names, told = default_names(match.players), set[Word]()
    for _ in range(60 if JIT else 12):
        if match.over:
            break
        seat = pick_actor(match.actors(), dice)
        legal = match.actions(seat) if seat != CLOCK else [game.rules.actions.read(f"clock {match.clocks()[0].name}")]
        seen: list[Scene | Choice | Event | object] = [match.clocks()]
        for viewer in range(SPECTATOR, match.players):
            seen += [match.scene(viewer), *(match.choices(viewer)[:20] if viewer >= 0 else ())]
        view = match.view(seat) if seat != CLOCK else match.state
        if seat != CLOCK:
            some = range(0, len(game.rules.actions), 1 + len(game.rules.actions) // 50)
            seen += [problem.reason for action in some if (problem := match.judge(view, seat, action))]
        match.play(seat, legal[dice_.roll(dice, len(legal))])
        seen += [
            event
            for viewer in range(SPECTATOR, match.players)
            for event in match.events(viewer, len(match.entries) - 1)
        ]
        new = set(words_in(seen)) - told
        told |= new
        for word in new:
            for speaker in speakers:
                assert speaker.knows(word), f"nobody has words for {word}"
                for reader in range(SPECTATOR, match.players):
                    assert speaker.say(word, names, reader)


@pytest.mark.parametrize("name", TOLD)
def test_what_a_game_asks_at_the_start_has_words(name: str) -> None:
    """Every option, and what each value with a name means for the game."""
    game = games()[name]
    english = game.speaker()
    assert english.knows(say("summary"))
    for field in game.option_fields():
        if field.asked:
            assert english.knows(say(f"option-{field.name}"))
            assert english.knows(say(f"option-{field.name}.help"))
            assert field.clauses, f"no clause says more of {field.name}"
            assert game.clauses.keys() >= set(field.clauses)
            for value in field.values or ():
                if isinstance(value, str):
                    assert english.knows(say(f"option-{field.name}-{value}")), value
                    assert english.say(say(f"option-{field.name}-{value}.does")).endswith("."), value


def test_a_reader_is_addressed_and_several_are_listed() -> None:
    speaker, names = Speaker(()), ("Ann", "Bob", "Cy")
    assert speaker.say(say("turn", who=1), names, 1) == "It is your turn."
    assert speaker.say(say("turn", who=1), names, 0) == "Bob is to play."
    assert speaker.say(say("wins", who=(0, 2), points=3), names, 0) == "Ann and Cy share the win with 3."
    assert speaker.say(say("wins", who=(2,), points=3), names, 2) == "You win with 3."
    assert speaker.say("Ann", names) == "Ann"


def test_an_unknown_language_is_english_and_an_unknown_fact_its_id() -> None:
    assert Speaker((), "tlh").language == "en"
    assert Speaker((), "de").say(say("no-such-thing")) == "no such thing"


def test_a_missing_message_is_english_and_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n")
    (tmp_path / "de.ftl").write_text("one = Eins\n")
    with caplog.at_level("INFO"):
        speaker = Speaker((tmp_path,), "de")
    assert [speaker.say(say(id)) for id in ("one", "two")] == ["Eins", "Two"]
    assert "1 messages are missing in de" in caplog.text


def test_a_message_without_its_argument_fails_and_so_do_bad_files(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="points"):
        Speaker(()).say(say("wins", who=0), ("Ann",))
    (tmp_path / "en.ftl").write_text("no fluent at all\n")
    with pytest.raises(ValueError, match=r"en\.ftl"):
        fluent_text((tmp_path,), "en")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "en.ftl").write_text("one = One\ntwo = { $gone\n")
    with pytest.raises(ValueError, match="gone"):
        Speaker((tmp_path / "broken",))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.parent.relative_to(SOURCE)))
def test_messages_are_cut_apart_as_a_parser_reads_them(folder: Path) -> None:
    for language in LANGUAGES:
        path = folder / f"{language}.ftl"
        written = {name: FluentParser().parse_entry(text) for name, text in messages(path).items()}
        assert [*written] == [*entries(path)]
        assert all(entry.equals(written[name], ["span", "comment"]) for name, entry in entries(path).items())
