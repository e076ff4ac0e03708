"""Lessons: every one is played through, in every language, as the rules have it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from parlour.cli.terminal.lesson import LessonTable, NotNow
from parlour.core.errors import BadOption, CannotUndo, RuleBroken
from parlour.core.facts import Fact
from parlour.core.game import Game, games
from parlour.core.lessons import MOST_STEPS, PUPIL, Step, begin, lesson_of
from parlour.core.messages import LANGUAGES
from tests.phrases import entries
from tests.server import quickdraw

TAUGHT = [game for game in games().values() if lesson_of(game)]
OURS = [game for game in games().values() if game.folder.parent.name == "games"]
each_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


def said_by(step: Step) -> list[Fact]:
    """All that the teacher may say at a step."""
    return [said.fact for said in (step.asks, step.done, step.otherwise) if said is not None]


@each_lesson
def test_a_lesson_is_short_and_ends_with_something_to_be_read(game: Game) -> None:
    steps = lesson_of(game)
    assert 3 <= len(steps) <= MOST_STEPS
    assert steps[0].position is not None
    assert steps[-1].done is not None
    for step, following in pairwise(steps):
        assert following.position is None or step.done is not None, "a position is read before another comes"
        assert following.position is not None or len(step.take) == 1, "the lesson goes on from one position only"


@each_lesson
def test_every_right_action_can_be_touched_and_is_seldom_the_only_one(game: Game) -> None:
    forced = 0
    for number, step in enumerate(lesson_of(game)):
        choices = begin(game, number).choices(PUPIL)
        assert set(step.take) <= {choice.text for choice in choices}, step.asks.fact
        forced += len(choices) == len(step.take)
    assert forced <= 1, "where nothing can be wrong nothing is learned"


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_through_in_every_language(game: Game, language: str) -> None:
    words = [entries(folder / f"{language}.ftl") for folder in game.words]
    table = LessonTable(game, language)
    told = []
    while table.step is not None:
        step = table.step
        for fact in said_by(step):
            assert fact.id == "lesson-otherwise" or any(fact.id in known for known in words), fact.id
            told.append(table.say(fact, PUPIL))
        table.play(PUPIL, step.take[0])
        while table.advance():
            pass
        assert not table.match.over or step is table.steps[-1]
        if table.pausing:
            assert table.people_to_act() == ()
            table.go_on()
    assert table.over
    assert not [text for text in told if re.search(r"[{}]|^lesson-", text)], "an argument or a message is missing"
    assert max(map(len, told)) <= 260, "more than can be read at a glance"


@each_lesson
def test_a_mistake_is_answered_and_changes_nothing(game: Game) -> None:
    table = LessonTable(game, "en")
    assert table.step is not None
    before, match = table.match.state.tobytes(), table.match
    other = next(choice.text for choice in match.choices(PUPIL) if choice.text not in table.step.take)
    with pytest.raises(NotNow) as wrong:
        table.play(PUPIL, other)
    assert wrong.value.reason == table.step.otherwise.fact
    illegal = next(action for action in range(len(game.rules.actions)) if match.broken(PUPIL, action))
    with pytest.raises(RuleBroken):
        table.play(PUPIL, illegal)
    with pytest.raises(CannotUndo):
        table.undo()
    assert table.match.state.tobytes() == before


def test_every_game_of_ours_has_a_lesson() -> None:
    assert [game.name for game in OURS if not lesson_of(game)] == []


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(BadOption, match="has no lesson"):
        LessonTable(quickdraw.GAME, "en")
