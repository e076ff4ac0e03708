"""All games as OpenSpiel games, for its algorithms: ``pyspiel.load_game("parlour_pentic")``.

Importing this module registers them. Parameters: ``players``; ``options``, written as ``grid:3 best_of:1``, since
OpenSpiel reserves commas and the equals sign; ``deals``, the number of outcomes of the chance node at the beginning.
All later chance follows from the deal, as from a match's seed, so a search that looks ahead must resample it:
``resample_from_infostate`` returns a state that agrees with all that the seat may know. An information state is the
sequence of a seat's views.
"""

from __future__ import annotations

import copy
import hashlib
from typing import Any, cast

import msgspec

from parlour.core import verbs
from parlour.core.dice import new_dice
from parlour.core.errors import BadOption
from parlour.core.game import Game, games
from parlour.core.match import Match
from parlour.lab.environments.rewards import Earnings
from parlour.lab.environments.stepping import BY_END
from parlour.lab.simulated import Simulated

try:
    import pyspiel

    from parlour.lab.openspiel_observing import SpielObserver
except ModuleNotFoundError:
    raise BadOption("OpenSpiel is needed: pip install 'parlour[openspiel]'") from None

DEALS = 1000
PREFIX = "parlour_"


def register() -> None:
    """Register all games with OpenSpiel that are not registered yet."""
    there = set(pyspiel.registered_names())
    for game in games().values():
        if name_of(game) not in there:
            # A class for each game, not a closure, since OpenSpiel releases factories after the interpreter has ended.
            pyspiel.register_game(
                game_type(game, game.rules.players), type(game.about.title, (SpielGame,), {"game": game})
            )


def name_of(game: Game) -> str:
    """Return OpenSpiel's name for a game, such as ``parlour_pentic``."""
    return PREFIX + game.name.replace("-", "_")


def game_type(game: Game, players: tuple[int, int]) -> Any:
    """Return OpenSpiel's description of a game for the fewest and most ``players``."""
    two = players == (2, 2)
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.about.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if two else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.rules.players[0]), "options": "", "deals": DEALS},
    )


def _read_options(options: str) -> dict[str, Any]:
    """Read options written as ``grid:3 mode:race``; a value that is not JSON is a string."""
    found: dict[str, Any] = {}
    for part in options.split():
        name, _, value = part.partition(":")
        try:
            found[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # not typed
    """A game with its parameters, as an OpenSpiel game. Raises BadOption for values that are not possible."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        self.players = int(params.get("players", max(2, game.rules.players[0])))
        self.deals = int(params.get("deals", DEALS))
        self.options = game.read_options(_read_options(str(params.get("options", ""))), self.players)
        if self.deals < 1:
            raise BadOption(f"deals: {self.deals} is not possible; take 1 or more", "deals")
        two = self.players == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.rules.actions),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if two else None,
            max_game_length=game.rules.bound(self.players, self.options),
        )
        super().__init__(game_type(game, (self.players, self.players)), info, params)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer of this game's states. Raises BadOption for parameters: there are none."""
        if params:
            raise BadOption(f"observer: there are no parameters, and {params} were given", "params")
        return SpielObserver(self.game, iig_obs_type)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (name_of(self.game), self.get_parameters())


class Position:
    """A match in simulated time; ``pasts`` are hashes of each seat's views so far, ``seat`` is to act (None: over)."""

    def __init__(self, game: SpielGame, deal: int) -> None:
        seed = hashlib.sha256(f"{deal}".encode()).digest()
        self.match = Match.start(game.game, game.players, game.options, seed)
        self.time = Simulated(self.match, (None,) * game.players, deal)
        self.earnings = Earnings(self.match, BY_END)
        self.pasts = [b""] * game.players
        self.go_on()

    def go_on(self) -> None:
        """Advance simulated time until a seat is to act, and add all seats' views to ``pasts``."""
        self.seat = self.time.go_on()
        self.pasts = [
            hashlib.sha256(past + self.match.view(seat).tobytes()).digest() for seat, past in enumerate(self.pasts)
        ]

    def __deepcopy__(self, memo: Any) -> Position:
        other = copy.copy(self)
        other.match = self.match.copy()
        other.time = copy.copy(self.time)
        other.time.match, other.time.due = other.match, dict(self.time.due)
        other.earnings = Earnings(other.match, BY_END)
        other.pasts = list(self.pasts)
        return other


class SpielState(pyspiel.State):  # type: ignore[misc]  # not typed
    """A position of a match as an OpenSpiel state; ``position`` is None before the deal, which is a chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's CHANCE before the deal and TERMINAL at the end."""
        if self.position is None:
            return cast(int, pyspiel.PlayerId.CHANCE)
        return cast(int, pyspiel.PlayerId.TERMINAL) if self.position.seat is None else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.match.actions(player) if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals with their probabilities, which are equal."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.get_game(), action)
            return
        assert self.position.seat is not None
        self.position.match.play(self.position.seat, action)
        self.position.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else cast(str, self.get_game().game.rules.actions.text(action))

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.position is not None and self.position.seat is None

    def returns(self) -> list[float]:
        """Return each seat's result: 1 for victory, −1 for defeat; all 0 before the end, or if no or all seats won."""
        if self.position is None:
            return [0.0] * cast(int, self.num_players())
        return self.position.earnings.since()

    def information_state_string(self, player: int | None = None) -> str:
        """Return a hash of all views of a seat from the deal to now; of the seat to act by default."""
        assert self.position is not None
        return self.position.pasts[self.current_player() if player is None else player].hex()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a copy with hidden things and later chance resampled, consistent with what the seat may know.

        ``sampler`` returns uniform numbers from 0 to 1.
        """
        assert self.position is not None
        other = cast(SpielState, self.clone())
        position = cast(Position, other.position)
        view: Any = position.match.view(player)
        verbs.imagine(view, player, new_dice(int(sampler() * (1 << 62))))
        position.match.state = view
        return other

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        match = self.position.match
        return msgspec.json.encode(match.game.position(match.state)).decode()


register()
