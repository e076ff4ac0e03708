"""Three telling positions of each game, out of whole games played by its bots: what its page shows before the options.

    python -m tests.moments --write [GAME ...]     writes them anew; look at the pictures before you commit them

Early, where something has begun; in the middle, right after what brought the most points; and the end.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from parlour.core.game import PICTURES, Game, games
from parlour.core.match import Match
from parlour.core.verbs import SPECTATOR
from tests.bots.arena import play

EARLY, MIDDLE, LATE = 0.14, 0.3, 0.85
LEVEL: dict[str, str] = {}
"""Who plays where it is not the casual ones."""
SEED = 36


class Moment(NamedTuple):
    """A position in the words of the rules, and everybody's points in it."""

    position: dict[str, Any]
    points: tuple[float, ...]


def moments(game: Game, seed: int) -> Iterator[Moment]:
    """Play a game and give each of its positions."""
    players = max(2, game.players[0])
    match = Match.start(game, players, None, seed.to_bytes(32, "big"))
    while True:
        scene = game.draw(match.view(SPECTATOR))
        yield Moment(game.position(match.state), tuple(score.points for score in scene.scores))
        if match.over:
            return
        play(match, (LEVEL.get(game.name, "casual"),) * players, len(match.entries) + 1)


def told(game: Game, seed: int = SEED) -> list[dict[str, Any]]:
    """The three positions."""
    all_ = list(moments(game, seed))
    last = len(all_) - 1
    middle = range(max(1, round(MIDDLE * last)), max(2, round(LATE * last)))
    best = max(middle, key=lambda n: sum(all_[n].points) - sum(all_[n - 1].points))
    return [all_[n].position for n in (max(1, round(EARLY * last)), best, last)]


def main() -> None:
    """Write the files."""
    words = sys.argv[1:]
    if words[:1] != ["--write"]:
        raise SystemExit(__doc__)
    for name, game in games().items():
        if len(words) == 1 or name in words[1:]:
            (game.folder / PICTURES).write_bytes(msgspec.json.encode(told(game)) + b"\n")


if __name__ == "__main__":
    main()
