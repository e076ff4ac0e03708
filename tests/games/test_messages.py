"""Every message is said, by random play or in a drawn position, with just the arguments that its words use."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest

from parlour.bots.advice import advise, weigh
from parlour.bots.reasons import Outcome, compare_outcomes
from parlour.bots.search import Budget
from parlour.core import dice as dice_
from parlour.core.conformance.one_match import checked
from parlour.core.contract import FittedEvaluation
from parlour.core.editing.editor import lay_open
from parlour.core.errors import BadOption
from parlour.core.facts import Fact, Word, say
from parlour.core.game import Game, games, legal_actions
from parlour.core.guides import guide_of, introduction
from parlour.core.kernel import JIT, Array
from parlour.core.lessons import lesson_of
from parlour.core.match import Match
from parlour.core.messages import LANGUAGES
from parlour.core.playout import pick_actor
from parlour.core.puzzles import SOLVER, PuzzleKind
from parlour.core.scene import Event
from parlour.core.verbs import CLOCK, SPECTATOR
from parlour.puzzles import Puzzle, due_reply, names_of_kinds, start_puzzle
from tests.core.test_words import arguments
from tests.games.seldom import SELDOM, advised, decided
from tests.games.spoken import words_in
from tests.phrases import entries

LONGEST = 2000
MOST_GAMES = 100
TELLING = {
    "thirty-six": (27, 9),
    "grannys-pills": (11, 14, 3, 19),
    "gridsy": (31, 17),
    "mismemory": (6, 15, 4, 28, 12),
    "pentic": (30, 16),
    "pivot-pawns": (25, 13, 30),
    "queen-of-the-ticcitories": (1, 19, 33, 0),
    "tic-squared": (16, 9, 17, 18, 5),
    "tyramid": (10,),
}
"""Random games in which much is said that is seldom said. They come first; where they do not say all, all others do."""

LISTEN_TO = {"grannys-pills": 20, "mismemory": 8, "tic-squared": 4, "pivot-pawns": 4}
"""How many positions go by until one is listened to."""

LEAVE = 100
"""One action in so many is to leave, where a game knows that."""


def chance_options(game: Game, dice: Array) -> dict[str, object]:
    """Half of the options, at random."""
    chosen: dict[str, object] = {}
    for field in game.option_fields():
        if dice_.roll(dice, 2):
            continue
        if field.values:
            chosen[field.name] = field.values[dice_.roll(dice, len(field.values))]
        elif field.least is not None and field.most is not None:
            chosen[field.name] = field.least + field.step * dice_.roll(
                dice, (field.most - field.least) // field.step + 1
            )
    return chosen


def chance_match(game: Game, dice: Array, number: int) -> Match:
    """A match of some players with some options."""
    while True:
        players = game.rules.players[0] + dice_.roll(dice, game.rules.players[1] - game.rules.players[0] + 1)
        try:
            options = game.read_options(chance_options(game, dice), players)
            return Match.start(game, players, options, bytes([number]) * 32)
        except BadOption:
            continue


def refused(match: Match, seat: int, dice: Array) -> Iterator[Word]:
    """What answers to some actions that are not legal: the first, the last three and any by every clause."""
    view, codes = match.view(seat), checked(match, match.state, seat)
    for code in set(codes.tolist()) - {0}:
        wrong = np.flatnonzero(codes == code)
        for action in {*map(int, wrong[[0, dice_.roll(dice, len(wrong))]]), *map(int, wrong[-3:])}:
            if problem := match.judge(view, seat, action):
                yield problem.reason


def heard(match: Match, dice: Array) -> Iterator[Word]:
    """All there is to say of a position."""
    yield from words_in([match.clocks(), match.public()])
    for seat in range(match.players):
        yield from words_in([match.own(seat), match.choices(seat)])
        yield from refused(match, seat, dice)


def traced(match: Match, events: tuple[Event, ...], viewer: int) -> None:
    """What an event names lies on the table."""
    scene = match.scene(viewer)
    there = {thing.id for thing in (*scene.pieces, *scene.spots)}
    assert {id for event in events for id in (*event.ids, *([event.at] if event.at else ()))} <= there, events


def told(game: Game, number: int) -> Iterator[Word]:
    """All that a random game says; in every other one the last legal action, often a pass, is taken more often."""
    dice = dice_.new_dice(number)
    match, every = chance_match(game, dice, number), LISTEN_TO.get(game.name, 2)
    for step in range(LONGEST):
        if step < 2 or step % every == 0 or match.over:
            yield from heard(match, dice)
        for viewer in range(SPECTATOR, match.players):
            events = match.events(viewer, 0 if match.over else len(match.entries) - 1) if match.entries else ()
            traced(match, events[-1:], viewer)
            yield from words_in(events)
        if match.over:
            return
        seat = pick_actor(match.actors(), dice)
        legal = legal_actions(game, match.state, seat)
        if game.leaving >= 0 and seat != CLOCK and dice_.roll(dice, LEAVE) == 0:
            match.play(seat, game.leaving)
            continue
        last = number % 2 and dice_.roll(dice, 4) == 0
        match.play(seat, legal[-1 if last else dice_.roll(dice, len(legal))])


def seldom(game: Game, dice: Array) -> Iterator[Word]:
    """What is said in guides, in lessons, of puzzles, by the editor and in the positions drawn for it."""
    match = chance_match(game, dice, 1)
    yield from words_in(lay_open(game, match.start_position()))
    seat = pick_actor(match.actors(), dice)
    match.play(seat, legal_actions(game, match.state, seat)[0])
    yield from words_in(lay_open(game, game.position(match.state)))
    for section in guide_of(game):
        yield from (introduction(game), section.title, section.text, section.shows)
    for step in lesson_of(game):
        yield from (said.fact for said in (step.asks, step.done, step.otherwise) if said is not None)
    yield from (said for said in map(game.table.opening, range(len(game.rules.actions))) if said is not None)
    yield say("photograph")
    yield from names_of_kinds(game).values()
    for by in game.puzzles.kinds:
        made = by.make(dice_.new_dice(0))
        puzzle = Puzzle(game, by, "2026-01-01", game.position(made.state), best=3, rating=1)
        yield from (puzzle.goal, say(puzzle.value, value=3), *statuses(game, by))
        yield from words_in(start_puzzle(puzzle).scene(SOLVER))
    for match in SELDOM[game.name]() if game.name in SELDOM else ():
        yield from (*heard(match, dice), *words_in(match.events(SPECTATOR)))
    for match, action in decided():
        if match.game is game:
            yield weigh(game, match.view(0), 0, game.rules.actions.read(action), Budget(ms=60_000), 1).because
    for match in advised():
        if match.game is game:
            yield advise(game, match.view(0), 0, Budget(ms=60_000), 1).because
    if game.strategy.has_fitted_evaluation:
        yield from reasons(game)


def reasons(game: Game) -> Iterator[Word]:
    """Why an action is better than another, for outcomes that differ in one trait of one of two seats."""
    fitted = cast(FittedEvaluation, game.strategy.evaluation)
    same = [[0.0] * len(fitted.TRAITS) for _ in range(2)]
    for seat, (place, trait) in itertools.product(range(2), enumerate(fitted.TRAITS)):
        for count in (-3, 3):
            other = [list(seen) for seen in same]
            other[seat][place] = count * trait.unit
            yield compare_outcomes((Outcome(0.0, 0.5, other), Outcome(0.0, 0.5, same)), 0, fitted, 1)


def statuses(game: Game, by: PuzzleKind) -> Iterator[Word]:
    """What the solver of a puzzle is told to do on the way to its answer."""
    made = by.make(dice_.new_dice(0))
    match, taken = Match(game, None, made.state), list[int]()
    puzzle = Puzzle(game, by, "2026-01-01", {}, made.best, made.rating)
    while by.reached(match.state, taken) is None:
        yield by.status(match.state) or ""
        action = by.help(match.state)
        assert action is not None
        taken.append(action)
        match.carry_out(SOLVER, action)
        while found := due_reply(puzzle, match, taken):
            match.carry_out(*found)


def facts_in(word: Word) -> Iterator[Fact]:
    """A fact and all facts in it."""
    if isinstance(word, Fact):
        yield word
        for value in word.args.values():
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Fact):
                    yield from facts_in(part)


@pytest.mark.skipif(not JIT, reason="up to a hundred games drawn whole; the compiled stage plays them")
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_message_is_said_with_the_arguments_that_its_words_use(game: Game) -> None:
    languages = [
        {n: e for folder in game.words for n, e in entries(folder / f"{code}.ftl").items()} for code in LANGUAGES
    ]
    mine = entries(game.folder / "words" / "en.ftl")
    elsewhere = {"summary", *(fact.id for fact in facts_in(game.about.designer))}
    own = {name for name in mine if not name.startswith(("option-", "picture-", "sheet-", "wrong-"))} - elsewhere
    said, given, first = set[str](), set[tuple[str, frozenset[str]]](), TELLING.get(game.name, ())
    numbers = (*first, *(number for number in range(MOST_GAMES) if number not in first))
    for words in (seldom(game, dice_.new_dice(11)), *(told(game, number) for number in numbers)):
        for fact in (fact for word in words for fact in facts_in(word)):
            said.add(fact.id.partition(".")[0])
            given.add((fact.id, frozenset(fact.args)))
        if own <= said:
            break
    for id, args in given:
        name, _, attribute = id.partition(".")
        for entry in (words[name] for words in languages if name in words):
            assert arguments(entry)[attribute] == args, id
    assert own <= said, "what is never said needs no words"


NAMED = [game for game in games().values() if game.table.refusal_names]


@pytest.mark.parametrize("game", NAMED, ids=lambda game: game.name)
def test_players_are_given_a_reason_and_programs_its_name_besides(game: Game) -> None:
    assert game.table.refusal_names.keys() <= entries(game.folder / "words" / "en.ftl").keys()
    for language in LANGUAGES:
        text = (game.folder / "words" / f"{language}.ftl").read_text("utf-8")
        assert [name for name in game.table.refusal_names.values() if re.search(rf"[(（]{name}[)）]", text)] == []
