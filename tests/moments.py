"""Three telling positions of each game, out of whole games played by its bots: what its page shows before the options.

    python -m tests.moments --write [GAME ...]     writes them anew; look at the pictures before you commit them

Early, where something has begun; in the middle, right after what brought the most points; and the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from parlour.core.game import PICTURES, Game
from parlour.core.match import Match
from parlour.core.scene import Scene
from parlour.core.verbs import SPECTATOR
from parlour.lab.simulated import play_match
from tests.kept import to_write

EARLY, MIDDLE, LATE = 0.14, 0.3, 0.85
"""Parts of a whole game between which the first and the second position lie."""
SEED = 36


class Moment(NamedTuple):
    """A position in the words of the rules, and what everybody sees of it."""

    position: dict[str, Any]
    scene: Scene

    @property
    def points(self) -> float:
        return sum(score.points for score in self.scene.scores)


def turned_up(scene: Scene) -> list[str]:
    """The faces on the board."""
    return [piece.face for piece in scene.pieces if piece.zone == "board" and piece.face is not None]


def two_of_a_suit(scene: Scene) -> bool:
    faces = turned_up(scene)
    return len(faces) == 2 and faces[0][0] == faces[1][0]


def laid(scene: Scene) -> int:
    """How many pieces lie on mats."""
    mats = {zone.id for zone in scene.zones if zone.kind == "mat"}
    return sum(piece.zone in mats for piece in scene.pieces)


FIRST: dict[str, Callable[[Scene], float]] = {"mismemory": lambda scene: len(turned_up(scene)) == 2}
SECOND: dict[str, Callable[[Scene], float]] = {"mismemory": two_of_a_suit, "gridsy": laid}
"""What tells most, where it is not simply early, or what brought most."""


def moments(game: Game, seed: int) -> Iterator[Moment]:
    """Play a game and give each of its positions."""
    players = max(2, game.rules.players[0])
    match = Match.start(game, players, None, seed.to_bytes(32, "big"))
    while True:
        yield Moment(game.position(match.state), game.draw(match.view(SPECTATOR)))
        if match.over:
            return
        play_match(match, ("casual",) * players, len(match.entries) + 1)


def told(game: Game, seed: int = SEED) -> list[dict[str, Any]]:
    """The three positions."""
    all_ = list(moments(game, seed))
    last = len(all_) - 1
    early, middle, late = (max(1, round(part * last)) for part in (EARLY, MIDDLE, LATE))
    first, second = FIRST.get(game.name, lambda scene: 0.0), SECOND.get(game.name)

    def worth(number: int) -> float:
        moment = all_[number]
        return moment.points - all_[number - 1].points if second is None else second(moment.scene)

    begun = max(range(early, middle + 1), key=lambda number: first(all_[number].scene))
    best = max(range(middle + 1, late + 1), key=worth)
    return [all_[number].position for number in (begun, best, last)]


def main() -> None:
    """Write the files."""
    for game in to_write(__doc__):
        (game.data / PICTURES).write_bytes(msgspec.json.encode(told(game)) + b"\n")


if __name__ == "__main__":
    main()
