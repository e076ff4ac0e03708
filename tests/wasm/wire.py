"""What a house sends of a game: ``python -m tests.wasm.wire GAME`` prints a digest of each message."""

from __future__ import annotations

import contextlib
import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.core.game import find_game
from parlour.core.kernel import Kernel
from parlour.core.lessons import lesson_of
from parlour.protocol.puzzles import Solve
from parlour.puzzles import FIRST, Practice, games_on, kinds_of, name_of_practice
from parlour.server.base.errors import NotFound
from parlour.server.shelf.catalogue import all_games, pictures_of, rules_of
from parlour.server.shelf.examples import draw_examples
from parlour.server.shelf.guides import draw_guide
from parlour.server.shelf.lessons import draw_lesson
from parlour.server.shelf.puzzles import help_attempt, replay_solution
from parlour.server.shelf.recorded import STATES, draw_state

DAYS = ("2026-01-05", "2026-02-06", "2026-03-07")


def messages(name: str) -> Iterator[tuple[str, Any]]:
    """Yield what is sent of a game: examples, states, hints, reviews, lesson, guide, rules, puzzles."""
    game = find_game(name)
    low, high = game.rules.players
    for players in sorted({low, min(low + 1, high)}):
        yield f"examples {players}", draw_examples(name, players)
    for state in sorted(
        STATES.keys() - {"refused"}
    ):  # the longest refusal is chosen by its words, which are the page's
        with contextlib.suppress(NotFound):
            yield state, draw_state(name, state)
    yield "guide", draw_guide(name)
    yield "rules", (rules_of(name), pictures_of(name), [info for info in all_games() if info.name == name])
    if lesson_of(game):
        yield "lesson", draw_lesson(name)
    practice = (name_of_practice(Practice(kind, 4, 1)) for kind in kinds_of(game))
    days = DAYS if game in games_on(FIRST) else ()
    for which in (*days, *practice):
        yield f"puzzle {which}", replay_solution(which, name, Solve(()))
        yield f"help {which}", help_attempt(which, name, Solve(()))


def main() -> None:
    """Print the digests; then the kernels that had to be interpreted."""
    interpreted, interpret = set[str](), Kernel.interpret

    def note(kernel: Kernel, *args: Any) -> Any:
        interpreted.add(kernel.python.__qualname__)
        return interpret(kernel, *args)

    Kernel.interpret = note  # type: ignore[method-assign]
    for what, value in messages(sys.argv[1]):
        print(what, hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:16])  # noqa: T201
    print("interpreted", *sorted(interpreted))  # noqa: T201


if __name__ == "__main__":
    main()
