"""Why touching something is no action: the same answer as a plain search over all actions gives."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from parlour.core.conformance import started
from parlour.core.dice import new_dice, roll
from parlour.core.errors import RuleBroken
from parlour.core.facts import Fact, say
from parlour.core.game import find_game, games
from parlour.core.kernel import JIT, Array
from parlour.core.match import Match
from parlour.core.values import values_of
from parlour.core.verbs import CLOCK

LOOKED_AT = 6 if JIT else 2
PATHS = 12
LARGE = 100_000
"""So many actions are searched at one position only."""
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "thirty-six": ({}, {"layout": "draft"}),
    "tyramid": ({}, {"shape": "hourglass"}),
    "tic-squared": ({}, {"mode": "race"}),
    "mismemory": ({}, {"flip": "together"}),
}


def cases() -> list[tuple[str, dict[str, Any]]]:
    return [(name, options) for name in games() for options in OPTIONS.get(name, ({},))]


def said(problem: RuleBroken) -> Any:
    return problem.clause, problem.reason


def plain(match: Match, seat: int, paths: list[tuple[str, ...]]) -> list[Any]:
    """For every path, the first refusal by a clause of its own among the actions it begins, else the first at all.

    Where it is one thing, and several clauses refuse all that it begins, it has nowhere to go.
    """
    state = values_of(match.view(seat))
    found: list[list[tuple[bool, RuleBroken | None]]] = [[] for _ in paths]
    for action in range(len(match.game.rules.actions)):
        way, free = match.game.table.story.path(state, seat, action), match.game.table.unordered_tail(action)
        begun = {
            (*way[: len(way) - free], *rest)[:n]
            for n in range(len(way) + 1)
            for rest in itertools.permutations(way[len(way) - free :])
        }
        for place, path in enumerate(paths):
            if path in begun:
                found[place].append((len(way) > len(path) == 1, match.broken(seat, action)))
    return [telling(match, some) for some in found]


def telling(match: Match, found: list[tuple[bool, RuleBroken | None]]) -> Any:
    """What is said of these refusals, each of an action that goes on or not; None if there are none."""
    refused = [(goes_on, problem) for goes_on, problem in found if problem is not None]
    own = [(goes_on, problem) for goes_on, problem in refused if not problem.clause.endswith("-ACT")]
    several = own and own[0][0] and len({problem.clause for _, problem in own}) > 1
    if several and len(refused) == len(found):
        return f"{match.game.about.prefix}-ACT", say("nowhere-to-go")
    return said((own or refused)[0][1]) if refused else None


def some_paths(match: Match, seat: int, dice: Array) -> list[tuple[str, ...]]:
    """Paths of things on the table, beginnings of what may be done, and one of nothing."""
    scene = match.scene(seat)
    ids = [thing.id for thing in (*scene.pieces, *scene.spots)] + ["swap", "pass", "end", "ready", "decline", "bid-7"]
    ways = [choice.path for choice in match.choices(seat)]
    paths: list[tuple[str, ...]] = [("nonsense",)]
    for _ in range(PATHS):
        first, second = (ids[roll(dice, len(ids))] for _ in range(2))
        way = ways[roll(dice, len(ways))] if ways else (first,)
        paths += [(first,), (first, second), (*way[:-1], second), way[: 1 + roll(dice, len(way))], way[::-1]]
    return [path for path in dict.fromkeys(paths) if path]


def otherwise(match: Match, seat: int, path: tuple[str, ...]) -> Fact:
    """What is said of touching what no action begins with: a place is told to be touched later."""
    later = {id for choice in match.choices(seat) for id in choice.path[1:]}
    return say("choose-first" if len(path) == 1 and path[0] in later else "nothing-to-do")


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("name", "options"), cases())
def test_the_answer_is_that_of_a_plain_search(name: str, options: dict[str, Any]) -> None:
    game, dice, told = find_game(name), new_dice(7), 0
    for number in range(1 if len(game.rules.actions) > LARGE else LOOKED_AT):
        match = started(game, number, None, options)
        for _ in range(roll(dice, 40)):
            seats = match.seats_to_act()
            actor = seats[roll(dice, len(seats))] if seats else CLOCK
            legal = match.actions(actor)
            if not legal:
                break
            match.carry_out(actor, legal[roll(dice, len(legal))])
        for seat in {roll(dice, match.players), *match.seats_to_act()[:1]}:
            paths = some_paths(match, seat, dice)
            for path, expected in zip(paths, plain(match, seat, paths), strict=True):
                problem = match.why(seat, path)
                told += expected is not None and not problem.clause.endswith("-ACT")
                nothing = expected is None and problem.reason == otherwise(match, seat, path)
                assert nothing or said(problem) == expected, f"{path} of seat {seat} after {len(match.entries)} actions"
    assert told, "no path was refused by a clause of its own"
