"""Bots against each other in simulated time: who waits acts when the wait is over, and clocks run out in between."""

from __future__ import annotations

import sys

from parlour.bots.levels import think
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.scene import Clock


def duel(game: Game, strong: str, weak: str, rounds: int, **options: object) -> float:
    """The share of wins of ``strong`` against ``weak``, seats changing; a game nobody wins is shared."""
    won = 0.0
    for number in range(rounds):
        levels = (strong, weak) if number % 2 == 0 else (weak, strong)
        winners = contest(game, levels, number, **options) or (0, 1)
        won += sum(levels[seat] == strong for seat in winners) / len(winners)
    return won / rounds


def contest(game: Game, levels: tuple[str, ...], seed: int, **options: object) -> tuple[int, ...]:
    """Play a match between bots of these levels; give the winners."""
    match = Match.start(game, len(levels), game.read_options(options), seed.to_bytes(32, "big"))
    play(match, levels)
    return match.points()[1]


def play(match: Match, levels: tuple[str, ...], actions: int = sys.maxsize) -> None:
    """Play on until some seat may act after so many actions, or to the end."""
    now = 0.0
    due: dict[Clock, float] = {}
    while not match.over and (len(match.entries) < actions or not match.seats_to_act()):
        due = {clock: due.get(clock, now + clock.ms) for clock in match.clocks()}
        now = max(now, step(match, levels, now, due))


def step(match: Match, levels: tuple[str, ...], now: float, due: dict[Clock, float]) -> float:
    """Let whoever is first act, or a clock run out; give the time then."""
    acts: list[tuple[float, int, int]] = []
    waits: list[float] = []
    for seat in match.seats_to_act():
        decision = think(match.game, match.view(seat), seat, levels[seat], (len(match.entries) + int(now)) << 5 | seat)
        at = now + decision.wait_ms
        if decision.action is None:
            waits.append(at)
        else:
            acts.append((at, seat, decision.action))
    clock = min(due, key=due.__getitem__, default=None)
    first = min(acts, default=None)
    if first is not None and (clock is None or first[0] < due[clock]):
        match.play(first[1], first[2])
        return first[0]
    if clock is not None and due[clock] <= min(waits, default=due[clock]):
        match.expire(clock.name)
        return due[clock]
    return min(waits)
