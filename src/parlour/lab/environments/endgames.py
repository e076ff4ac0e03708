"""Games small enough for exact methods: each is the end of a match, played by the rules as they are.

Where a game begins is data of the game it belongs to (``data/tiny.json``, a ``Beginning``). All chance is one choice at
the beginning between a few worlds: records with other hidden cards and another random stream. Each world after the
first is imagined by a seat and looks to it like the world before: seat 1 cannot tell world 0 from world 1, nor seat 0
world 1 from world 2, and so on. How often a world is drawn, and how time passes, tells nobody anything.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.game import Game, games, hidden
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.lab.environments import MISSING
from parlour.lab.simulated import Simulated
from parlour.protocol.programs import check_bot

if TYPE_CHECKING:
    from parlour.lab.environments.together import Together
    from parlour.lab.environments.turns import Turns

FILE = "tiny.json"
PLAYERS = 2
Natural = Annotated[int, msgspec.Meta(ge=0)]


class Beginning(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a game begins: in a match of bots after some actions, or in a position.

    options: the options of the match, by name; the others have their usual values
    seed, bots, actions: the seed of the match and of its bots, who both seats are, and how many actions they take
    position: the position as JSON, instead of such a match
    deals: the number of worlds
    pace: the seed of simulated time, for games in which several seats may act at once or a clock runs
    rest_ms: the time that a clock has left if it runs at the beginning; the time it has in the match by default
    """

    options: dict[str, Any] = {}
    seed: Natural = 0
    bots: str = "random"
    actions: Natural = 0
    position: dict[str, Any] | None = None
    deals: Annotated[int, msgspec.Meta(ge=1)] = 1
    pace: Natural = 0
    rest_ms: Natural | None = None


@dataclass(frozen=True)
class Endgame:
    """The end of a match between two as a game of its own."""

    game: Game
    beginning: Beginning

    @functools.cached_property
    def played(self) -> Simulated:
        """The match up to the beginning, in simulated time. It must not be played on.

        Raises BadOption or BadPosition for a beginning that is not possible.
        """
        given = self.beginning
        if given.position is not None:
            return Simulated(Match.load(self.game, given.position), (given.bots,) * PLAYERS)
        match = Match.start(self.game, PLAYERS, given.options, given.seed.to_bytes(32, "big"))
        check_bot(given.bots)
        time = Simulated(match, (given.bots,) * PLAYERS, given.seed)
        time.go_on(given.actions)
        if match.over:
            raise BadOption(f"actions: the match is over after {len(match.entries)}; take fewer", "actions")
        return time

    @property
    def options(self) -> Any:
        """The options of the game."""
        return self.played.match.options

    @functools.cached_property
    def worlds(self) -> tuple[Any, ...]:
        """The records that the game may begin with, all equally likely; the first is the match's own."""
        found, dice = [self.played.match.state], new_dice(self.beginning.seed)
        for number in range(1, self.beginning.deals):
            seat = number % PLAYERS
            world = hidden(self.game, found[-1], seat)
            verbs.imagine(world, seat, dice)
            found.append(world)
        return tuple(found)

    def begin(self, deal: int) -> Simulated:
        """Return a new match in the world number ``deal``, in simulated time; the caller acts for both seats.

        Time passes alike in all worlds, so that it tells nobody which one it is. Raises BadOption if there is none.
        """
        if not 0 <= deal < len(self.worlds):
            raise BadOption(f"deal: {deal} is not possible; deals are 0 to {len(self.worlds) - 1}", "deal")
        match = Match(self.game, self.options, copied(self.worlds[deal]))
        time = Simulated(match, (None,) * PLAYERS, self.beginning.pace)
        time.now, time.due = self.played.now, dict(self.played.due)
        if self.beginning.rest_ms is not None:
            time.due = dict.fromkeys(match.clocks(), time.now + self.beginning.rest_ms)
        return time

    def aec(self, **how: Any) -> Turns:
        """Return the game as PettingZoo's AECEnv, in a world drawn at each reset. ``how``: see ``environments.aec``."""
        try:
            from parlour.lab.environments.table import EndgameTable
            from parlour.lab.environments.turns import Turns
        except ModuleNotFoundError:
            raise BadOption(MISSING) from None
        return Turns(EndgameTable(self, **how))

    def parallel(self, **how: Any) -> Together:
        """Return the game as PettingZoo's ParallelEnv, in a world drawn at each reset. ``how``: see ``aec``."""
        try:
            from parlour.lab.environments.table import EndgameTable
            from parlour.lab.environments.together import Together
        except ModuleNotFoundError:
            raise BadOption(MISSING) from None
        return Together(EndgameTable(self, **how))

    def openspiel(self) -> Any:
        """Return the game as OpenSpiel's. Raises BadOption where OpenSpiel is missing."""
        try:
            from parlour.lab.openspiel_tiny import load
        except ModuleNotFoundError:
            raise BadOption("OpenSpiel is needed: pip install 'parlour[openspiel]'") from None
        return load(self.game)


@functools.cache
def find_endgame(game: Game) -> Endgame:
    """Return the endgame of a game. Raises BadOption, naming games that have one or what is wrong with it."""
    if not has_endgame(game):
        there = ", ".join(name for name, each in games().items() if has_endgame(each))
        raise BadOption(f"game: {game.name} has no {FILE}; there is one in {there}", "game")
    try:
        return Endgame(game, msgspec.json.decode((game.data / FILE).read_bytes(), type=Beginning))
    except msgspec.MsgspecError as error:
        raise BadOption(f"{game.name}, {FILE}: {error}", FILE) from None


def has_endgame(game: Game) -> bool:
    """Whether a game has an endgame."""
    return (game.data / FILE).is_file()
