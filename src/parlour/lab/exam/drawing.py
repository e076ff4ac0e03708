"""Positions of matches for questions, drawn from a seed alone: those in which the decision matters.

A match of greedy bots is played from a fresh deal, after some actions by lot, and its positions are looked at in an
order drawn by lot, until one is found in which the actions differ.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import msgspec

from parlour.core.dice import new_dice, roll
from parlour.core.facets import Strategy
from parlour.core.game import Game
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.lab.exam.questions import BEST, Question
from parlour.lab.exam.valuing import FULL, LOOK, Value, compare_values, prove_values, search_values
from parlour.lab.simulated import play_match

PLAYERS = 2
MOST_CHOICES = 40
"""Most legal actions of a position that is asked."""
LONGEST = 120
"""Most actions of a match; games that take longer are asked about in their first part."""
BY_LOT = 8
"""Fewer than this number of actions are taken by lot before the greedy bots go on."""
LATE = 24
"""Positions from the end of a match that are tried for a proof."""
TRIED = 10
"""Positions of a match that are looked at before the next match is played."""
MATCHES = 12
"""Matches played for one question at most; then the best position of the last one is taken."""
SPREAD = 0.1
"""By how much the actions fall short of the best one on an average, at least, where the decision matters."""

Draw = Callable[[str], int]
"""Return a seed for a purpose, up to 63 bits."""


class Place(NamedTuple):
    """A position of a match: the match up to there, the seat that is asked, and its legal actions."""

    match: Match
    seat: int
    actions: list[int]


def draw_question(game: Game, number: int, draw: Draw) -> Question:
    """Return the question of a number; every second one is proved in games that have proofs."""
    if game.strategy.prove is not Strategy.prove and number % 2 == 1:
        found = _draw_proved(game, number, draw)
        if found is not None:
            return found
    place = _find_open(game, draw)
    values = search_values(game, place.match.view(place.seat), place.seat, place.actions, draw("values"), FULL)
    return new_question(game, number, BEST, place, values)


def new_question(game: Game, number: int, task: str, place: Place, values: dict[int, Value]) -> Question:
    """Return a question about a position of a match whose actions have these values."""
    match, text = place.match, game.rules.actions.text
    compared = compare_values(values, place.actions)
    position = None if match.seed is not None else msgspec.json.encode(match.start_position())
    return Question(
        game=game.name,
        number=number,
        task=task,
        players=match.players,
        seed="" if match.seed is None else match.seed.hex(),
        actions=tuple((entry.seat, text(entry.action)) for entry in match.entries),
        position=None if position is None else msgspec.json.decode(position),  # as it is read from a file
        seat=place.seat,
        legal=tuple(map(text, place.actions)),
        values=tuple(round(float(values[action].chance), 4) for action in place.actions),
        regrets=compared.regrets,
        least=compared.least,
        most=compared.most,
        exact=compared.least == compared.most == compared.regrets,
    )


def _draw_proved(game: Game, number: int, draw: Draw) -> Question | None:
    """Return a question whose best action is proved to win or to share, None if no match has one."""
    for attempt in range(MATCHES):
        dice = new_dice(draw(f"proved {attempt}"))
        for place in find_places(play_greedily(game, dice), dice, late=True):
            view = place.match.view(place.seat)
            proved = prove_values(game, view, place.seat, place.actions)
            if not proved:
                continue
            values = proved
            if len(proved) < len(place.actions):
                values = search_values(game, view, place.seat, place.actions, draw("values"), FULL) | proved
            if spread_of(values.values()) >= SPREAD:
                return new_question(game, number, BEST, place, values)
    return None


def _find_open(game: Game, draw: Draw) -> Place:
    """Return a position in which a small search finds that the decision matters."""
    best: tuple[float, Place] | None = None
    for attempt in range(MATCHES):
        dice = new_dice(draw(f"match {attempt}"))
        for place in list(find_places(play_greedily(game, dice), dice))[:TRIED]:
            view = place.match.view(place.seat)
            spread = spread_of(
                search_values(game, view, place.seat, place.actions, draw(f"look {attempt}"), LOOK).values()
            )
            if best is None or spread > best[0]:
                best = spread, place
            if spread >= SPREAD:
                return place
    assert best is not None, "some position of a match has two actions"
    return best[1]


def spread_of(values: Iterable[Value]) -> float:
    """Return by how much values fall short of the best one, on an average."""
    chances = [value.chance for value in values]
    return max(chances) - statistics.fmean(chances)


def play_greedily(game: Game, dice: Array) -> Match:
    """Return a match of greedy bots from a fresh deal, whose first actions were by lot."""
    seed = b"".join(roll(dice, 1 << 16).to_bytes(2, "big") for _ in range(16))
    match = Match.start(game, PLAYERS, None, seed)
    play_match(match, ["random"] * PLAYERS, roll(dice, BY_LOT), roll(dice, 1 << 30))
    play_match(match, ["greedy"] * PLAYERS, LONGEST, roll(dice, 1 << 30))
    return match


def find_places(match: Match, dice: Array, late: bool = False, most: int = MOST_CHOICES) -> Iterator[Place]:
    """Yield the positions of a match that may be asked, by lot; ``late``: from the last LATE of them."""
    seats = [entry.seat for entry in match.entries]
    numbers = list(range(len(seats)))[-LATE if late else 0 :]
    while numbers:
        number = numbers.pop(roll(dice, len(numbers)))
        before = Match.start(match.game, match.players, match.options, match.seed)
        for entry in match.entries[:number]:
            before.carry_out(*entry)
        if before.seats_to_act() != (seats[number],):
            continue
        actions = before.actions(seats[number])
        if 2 <= len(actions) <= most:
            yield Place(before, seats[number], actions)
