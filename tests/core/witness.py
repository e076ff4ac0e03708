"""Seeded games, and what everybody sees of them: ``python -m tests.core.witness GAME ACTIONS``.

Prints a digest of every position, scene, choice, event and decision of bots, one a line with what it is of.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.bots.greedy import choose_greedily
from parlour.bots.levels import think
from parlour.bots.search import Budget, Halt, search_move
from parlour.core.dice import new_dice, roll
from parlour.core.game import find_game, legal_actions
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import CLOCK, SPECTATOR

ASKED_EVERY = 16
"""Actions between decisions of bots."""
PLAYOUTS = 2


def witnessed(name: str, most: int) -> Iterator[tuple[str, Any]]:
    """Play a seeded game, and yield what there is to compare, with what it is."""
    game = find_game(name)
    match, dice = Match.start(game, max(2, game.rules.players[0]), None, bytes(32)), new_dice(7)
    for number in range(most):
        yield f"position {number}", [match.state.tobytes().hex(), game.position(match.state)]
        if match.over:
            break
        seat = pick_actor(match.actors(), dice)
        yield f"seen {number}", [match.public(), *map(match.own, range(match.players)), match.clocks()]
        if seat == CLOCK:
            match.play(seat, legal_actions(game, match.state, CLOCK)[0])
            continue
        yield f"choices {number}", match.choices(seat)
        actions = match.actions(seat)
        action = actions[roll(dice, len(actions))]
        if number % ASKED_EVERY == 0:
            yield f"preview {number}", match.preview(seat, action)
            broken = match.broken(seat, (action + 1) % len(game.rules.actions))
            yield f"refusal {number}", broken and [broken.clause, broken.reason]
            yield f"loaded {number}", game.load(game.position(match.state)).tobytes().hex()
            yield f"bots {number}", list(decisions(game, match.view(seat), seat, actions))
        match.play(seat, action)
        yield f"revealed {number}", match.revealed_to(number)
    yield "events", [match.events(viewer) for viewer in (SPECTATOR, 0)]
    yield "points", match.points()
    again = Match.load(game, match.start_position())
    again.play_all([(seat, game.rules.actions.text(action)) for seat, action in match.entries])
    yield "again", again.state.tobytes().hex()


def decisions(game: Any, view: Any, seat: int, actions: list[int]) -> Iterator[Any]:
    """Yield what bots of every kind decide."""
    yield choose_greedily(game, view, seat, actions, 3)
    report = search_move(game, view, seat, Budget(PLAYOUTS), 5)
    yield sorted(report.visits.items()), sorted(report.values.items())
    yield game.strategy.decide(view, seat, "gentle", new_dice(1), Halt().word)
    yield [think(game, view, seat, level, 1) for level in ("first_steps", "child", "regular")]


def main() -> None:
    for what, value in witnessed(sys.argv[1], int(sys.argv[2])):
        print(what, hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:16])  # noqa: T201


if __name__ == "__main__":
    main()
