"""Simulated people who have misread rules: they try what the misreading allows, hesitate, ask for hints, and learn.

They play real matches. Whatever they try is judged by the rules of the game, and the clause is the one that refused.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from parlour.clarity.notes import Note, period_of
from parlour.clarity.stakes import find_stakes
from parlour.clarity.watch import Watch
from parlour.core import verbs
from parlour.core.clauses import ACT
from parlour.core.errors import RuleBroken
from parlour.core.facts import Fact
from parlour.core.game import Game, find_game
from parlour.core.kernel import boxed
from parlour.core.match import Match
from parlour.core.verbs import CLOCK

GAMES = ("thirty-six", "pentic", "tic-squared", "tyramid", "queen-of-the-ticcitories", "mismemory")
"""Games in which one acts after another."""
SAMPLE = 60
"""How many actions of each verb somebody thinks of at a position."""
DECISIONS = 24
"""After so many decisions of the person a match is broken off."""
MATCHES = 12
"""How many matches each person plays."""
BELIEVES, LEARNS = 0.25, 0.85
"""The chance that somebody acts on a misreading where they can, in the first match, and by what it falls in each."""
HOLDS = 0.5
"""The chance that a person has misread a rule that can be misread."""
SLIPS, ASKS, REGRETS = 0.05, 0.01, 0.01
"""What happens to everybody: touching something illegal, asking for a hint, and taking an action back."""
USUAL_MS, SLOW = 4_000.0, 2.5
"""How long a decision takes in the middle, and by what it is longer after a misreading was refused."""


class Rule(NamedTuple):
    """A clause of a game."""

    game: str
    clause: str


def refused_in(match: Match, seat: int, dice: random.Random) -> dict[str, list[int]]:
    """Map the clauses that refuse something here to the actions that they refuse, of some of each verb."""
    game, view = match.game, boxed(match.view(seat))
    found: dict[str, list[int]] = defaultdict(list)
    for action in _some_actions(game, dice):
        code = int(verbs.check(view, seat, action))
        if code not in (0, ACT):
            found[game.clause(code)].append(action)
    return found


def _some_actions(game: Game, dice: random.Random) -> Iterator[int]:
    """Yield some actions of each verb, at random."""
    actions = game.rules.actions
    for name, forms in actions.forms.items():
        for form, kind in enumerate(forms):
            first = actions.first(name, form)
            some = range(kind.size) if kind.size <= SAMPLE else dice.sample(range(kind.size), SAMPLE)
            yield from (first + index for index in some)


def survey(names: tuple[str, ...], dice: random.Random) -> dict[Rule, float]:
    """Give at which share of positions of random matches each clause refuses something."""
    counts, positions = Counter[Rule](), Counter[str]()
    for name in names:
        for _ in range(3):
            for match, seat in _decisions(find_game(name), dice):
                positions[name] += 1
                counts.update(Rule(name, clause) for clause in refused_in(match, seat, dice))
                match.play(seat, dice.choice(match.actions(seat)))
    return {rule: count / positions[rule.game] for rule, count in counts.items()}


def _decisions(game: Game, dice: random.Random) -> Iterator[tuple[Match, int]]:
    """Yield a match at each decision of seat 0, which whoever reads has to take; the others play at random."""
    players = max(2, game.rules.players[0])
    match = Match.start(game, players, seed=dice.randbytes(32))
    taken = 0
    while not match.over and taken < DECISIONS:
        seats = match.seats_to_act()
        if 0 in seats:
            taken += 1
            yield match, 0
        elif seats:
            match.play(seats[0], dice.choice(match.actions(seats[0])))
        else:
            match.play(CLOCK, dice.choice(match.actions(CLOCK)))


class Person:
    """Somebody who has misread some of these rules."""

    def __init__(self, rules: tuple[Rule, ...], dice: random.Random) -> None:
        self._dice = dice
        self._misread = {rule for rule in rules if dice.random() < HOLDS}

    def play(self, name: str, number: int) -> Iterator[Note]:
        """Play the match of this number, from 1, and yield what a house would note."""
        game, dice = find_game(name), self._dice
        watch = Watch(Note(name, "usual", 2, period_of(number), "action"))
        chance = BELIEVES * LEARNS ** (number - 1)
        for match, seat in _decisions(game, dice):
            yield from self._decide(watch, match, seat, chance)
            if dice.random() < REGRETS:
                yield watch.take_back(0)

    def _decide(self, watch: Watch, match: Match, seat: int, chance: float) -> Iterator[Note]:
        dice, waits_ms = self._dice, USUAL_MS
        refused = refused_in(match, seat, dice)
        held = [each for each in sorted(refused) if Rule(match.game.name, each) in self._misread]
        if held and dice.random() < chance:
            yield from _try(watch, match, seat, dice.choice(refused[dice.choice(held)]))
            waits_ms *= SLOW
            if dice.random() < 0.3 and (asked := watch.ask_hint(0)):
                yield asked
        elif refused and dice.random() < SLIPS:
            yield from _try(watch, match, seat, dice.choice([each for those in refused.values() for each in those]))
        if dice.random() < ASKS and (asked := watch.ask_hint(0)):
            yield asked
        action = dice.choice(match.actions(seat))
        stakes = find_stakes(match.game, boxed(match.view(seat)), seat, len(match.entries))
        match.play(seat, action)
        acted = watch.act(0, match.game.rules.actions.split(action)[0], dice.lognormvariate(0, 0.8) * waits_ms)
        yield replace(acted, stakes=tuple(sorted({*acted.stakes, *stakes})))


def _try(watch: Watch, match: Match, seat: int, action: int) -> Iterator[Note]:
    """Try an action, and yield the note of its refusal, as the rules give it."""
    try:
        match.check(seat, action)
    except RuleBroken as problem:
        verb = match.game.rules.actions.split(action)[0]
        reason = problem.reason.id if isinstance(problem.reason, Fact) else ""
        note = watch.refuse(0, problem.clause, verb, "touched", reason)
        if note is not None:
            yield note


def stumble(rules: tuple[Rule, ...], people: int, dice: random.Random, games: tuple[str, ...] = GAMES) -> list[Note]:
    """Let people play every game, each MATCHES times, and return what is noted of them."""
    crowd = [Person(rules, dice) for _ in range(people)]
    return [
        note
        for person in crowd
        for name in games
        for number in range(1, MATCHES + 1)
        for note in person.play(name, number)
    ]
