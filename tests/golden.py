"""Golden playthroughs: one game of each, written so that a person can review it, kept so that no change goes unseen.

    python -m tests.golden --write [GAME ...]     writes them anew; look at the difference before you commit it

Each is played by seeded greedy bots from an all-zero seed, and shows every action, what was told, and now and then the
board as a spectator sees it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from parlour.bots.levels import GREEDY, RANDOM, think
from parlour.core import dice as dice_
from parlour.core.game import Game, legal_actions
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.seats import default_names
from parlour.core.text import render
from parlour.core.verbs import CLOCK, SPECTATOR
from tests.games.spoken import said
from tests.kept import to_write

FOLDER = Path(__file__).parent / "golden"
BOARD_EVERY = 12
LONGEST = 120


def lines(game: Game, longest: int = LONGEST) -> Iterator[str]:
    """Play and write the game, line by line; one of more actions than ``longest`` is cut."""
    players = max(2, game.rules.players[0])
    match = Match.start(game, players, None, bytes(32))
    names = default_names(players)
    dice = dice_.new_dice(36)
    yield f"{game.about.title}, {players} players, seed of zeros, commitment {match.seed_commitment}"
    while not match.over and len(match.entries) < longest:
        number = len(match.entries)
        if number % BOARD_EVERY == 0:
            yield "\n" + render(match, SPECTATOR, names) + "\n"
        seat, action = choose(match, dice, number)
        match.play(seat, action)
        told = " ".join(said(game, event.text, names) for event in match.events(SPECTATOR, number))
        yield f"{number:3}  {'clock' if seat == CLOCK else seat}  {game.rules.actions.text(action):16} {told}"
    if len(match.entries) >= longest < LONGEST:
        return
    points, winners = match.points()
    yield "\n" + render(match, SPECTATOR, names)
    yield f"\npoints {points}, winners {list(winners)}, final record {hash_of(match)}"


def choose(match: Match, dice: dice_.Array, number: int) -> tuple[int, int]:
    """Greedy in turns, random where seats act at once."""
    seat = pick_actor(match.actors(), dice)
    if seat == CLOCK:
        return seat, legal_actions(match.game, match.state, CLOCK)[0]
    action = think(
        match.game, match.view(seat), seat, RANDOM if match.game.rules.simultaneous else GREEDY, number
    ).action
    assert action is not None
    return seat, action


def hash_of(match: Match) -> str:
    """Name the bytes of the final record."""
    import hashlib

    return hashlib.sha256(match.state.tobytes()).hexdigest()[:16]


def playthrough(game: Game, longest: int = LONGEST) -> str:
    """The file of a game, or its beginning; white space at line ends is dropped."""
    return "\n".join(line.rstrip() for text in lines(game, longest) for line in text.split("\n")) + "\n"


def main() -> None:
    """Write the files."""
    for game in to_write(__doc__):
        (FOLDER / f"{game.name}.txt").write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
