"""What frames cost the event loop, game by game: ``python -m benchmarks.prices``.

The dearest figure of each row, over positions of random play, is what ``server/prices`` charges, rounded up.
"""

from __future__ import annotations

import statistics
import time
from collections import defaultdict
from collections.abc import Iterator

from parlour.core.game import games
from parlour.protocol.frames import Foresee, History, Moves, Recall, Why
from parlour.server.shelf.examples import draw_whole_view, new_viewer, play_randomly, seat_example
from parlour.server.table.questions import Question, pieces
from parlour.server.table.table_state import TableState

ACTIONS = 60
EVERY = 10
TOUCHED = 12
FORESEEN = 4


def measure_game(name: str) -> dict[str, list[float]]:
    """Give how many microseconds each kind of question took at positions of a random match of two or more."""
    game, found = games()[name], defaultdict[str, list[float]](list)
    state = seat_example(game, game.rules.players[0], 1)
    for number in play_randomly(state, game, game.rules.players[0], 1, ACTIONS):
        if number % EVERY or state.playing().over:
            continue
        found["view"].append(_microseconds(lambda: draw_whole_view(state)))
        for label, frame, parts in _questions(state, number):
            found[label].append(
                _microseconds(lambda frame=frame: list(pieces(state, new_viewer(state), frame))) / parts
            )
    return dict(found)


def _questions(state: TableState, number: int) -> Iterator[tuple[str, Question | Why, int]]:
    """Ask what a browser may ask at a position; the last is how many things are asked at once."""
    yield "moves", Moves(), 1
    yield "history", History(number), 1
    yield "recall, a moment", Recall((number // 2,)), 1
    scene = state.playing().public()
    for each in (*scene.pieces[:TOUCHED], *scene.spots[:TOUCHED]):
        yield "why", Why("0" * 32, 0, (each.id,)), 1
    texts = tuple(state.game.rules.actions.text(action) for action in state.playing().actions(0)[:FORESEEN])
    if texts:
        yield "foresee, an action", Foresee(0, state.seq, texts), len(texts)


def _microseconds(work: object) -> float:
    begun = time.thread_time()
    work()  # type: ignore[operator]
    return (time.thread_time() - begun) * 1e6


def main() -> None:
    """Print the median and the 95th percentile of every kind of question in every game."""
    for name in games():
        measure_game(name)  # so that kernels are loaded and what is kept is kept
        for label, times in measure_game(name).items():
            late = sorted(times)[int(0.95 * (len(times) - 1))]
            print(f"{name:26} {label:20} {statistics.median(times):8.0f} {late:8.0f}")


if __name__ == "__main__":
    main()
