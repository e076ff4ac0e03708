"""Random games, every position of which goes into a digest: ``python -m tests.wasm.random_games GAME FIRST COUNT``.

Printed are a line a hundred games: the number of the last one, of actions so far, and the digest.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from parlour.bots.compiling import load_game
from parlour.core import arrays, verbs
from parlour.core.dice import new_dice, roll
from parlour.core.game import find_game
from parlour.core.kernel import boxed
from parlour.core.playout import MOST_SEATS, pick_actor

MOST_ACTIONS = 400
MOST_PLAYERS = 4
TOLD_EVERY = 100


def digests(name: str, first: int, count: int) -> Iterator[str]:
    """Play games with seeds from ``first`` on, of two to four where that many may play; yield the lines."""
    game, digest, actions = find_game(name), hashlib.sha256(), 0
    load_game(name)
    low, high = game.rules.players[0], min(game.rules.players[1], MOST_PLAYERS)
    out, points = arrays.zeros(game.rules.most_legal, arrays.int32), arrays.zeros(MOST_SEATS, arrays.int64)
    for number in range(first, first + count):
        dice = new_dice(number)
        box = boxed(game.new(low + number % (high - low + 1), game.rules.options(), dice.tobytes()))
        for _ in range(MOST_ACTIONS):
            digest.update(box.tobytes())
            if not (mask := verbs.actors(box)):
                break
            seat = pick_actor(mask, dice)
            verbs.apply(box, seat, int(out[roll(dice, verbs.legal(box, seat, out))]))
            actions += 1
        verbs.score(box, points)
        digest.update(box.tobytes() + points.tobytes())
        if (number + 1) % TOLD_EVERY == 0:
            yield f"{number} {actions} {digest.hexdigest()}"


def main() -> None:
    """Print the lines."""
    for line in digests(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])):
        print(line)  # noqa: T201 — for the program that runs this one


if __name__ == "__main__":
    main()
