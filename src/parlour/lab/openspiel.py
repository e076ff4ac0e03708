"""All games as OpenSpiel games, for its algorithms: ``pyspiel.load_game("parlour_pentic")``.

Importing this module registers them. Parameters: ``players``; ``options``, written as ``grid:3 best_of:1``, since
OpenSpiel reserves commas and the equals sign; ``deals``, the number of outcomes of the chance node at the beginning.
All later chance follows from the deal, as from a match's seed, so a search that looks ahead must resample it:
``resample_from_infostate`` returns a state that agrees with all that the seat may know. An information state is what
a seat has seen and done, in order: its views, each where it differs from the one before, and its own actions. Games of
their own that are small enough for exact methods are in ``openspiel_tiny``.
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


def game_type(game: Game, players: tuple[int, int], **different: Any) -> Any:
    """Return OpenSpiel's description of a game for the fewest and most ``players``; ``different`` fields replace it."""
    two = players == (2, 2)
    usual = {
        "short_name": name_of(game),
        "long_name": game.about.title,
        "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
        "chance_mode": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        "information": pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        "utility": pyspiel.GameType.Utility.ZERO_SUM if two else pyspiel.GameType.Utility.GENERAL_SUM,
        "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
        "max_num_players": players[1],
        "min_num_players": players[0],
        "provides_information_state_string": True,
        "provides_information_state_tensor": False,
        "provides_observation_string": True,
        "provides_observation_tensor": True,
        "parameter_specification": {"players": max(2, game.rules.players[0]), "options": "", "deals": DEALS},
    }
    return pyspiel.GameType(**{**usual, **different})


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
        super().__init__(game_type(game, (self.players, self.players)), self._info(), params)

    def _info(self) -> Any:
        """Return OpenSpiel's numbers of this game."""
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.game.rules.actions),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.players == 2 else None,
            max_game_length=self.game.rules.bound(self.players, self.options),
        )

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def deal(self, number: int) -> Position:
        """Return the position that a deal begins with."""
        seed = hashlib.sha256(f"{number}".encode()).digest()
        match = Match.start(self.game, self.players, self.options, seed)
        return Position(Simulated(match, (None,) * self.players, number))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer of this game's states. Raises BadOption for parameters: there are none."""
        if params:
            raise BadOption(f"observer: there are no parameters, and {params} were given", "params")
        return SpielObserver(self.game, iig_obs_type)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (name_of(self.game), self.get_parameters())


class Position:
    """A match in simulated time. ``seat`` is to act (None: over).

    ``pasts`` are hashes, by seat, of what it has seen and done so far, of ``told`` actions. Where a game has no
    secrets everybody sees every action.
    """

    def __init__(self, time: Simulated) -> None:
        self.match, self.time = time.match, time
        self.told = 0
        self.pasts = [b""] * self.match.players
        self.seen = [b""] * self.match.players
        self._look(0)
        self.go_on()

    def go_on(self) -> None:
        """Advance simulated time until a seat is to act, and add to ``pasts`` what each seat learns meanwhile."""
        self.seat = self.time.go_on()
        entries, has_secrets = self.match.entries, self.match.game.rules.secret
        for index in range(self.told, len(entries)):
            who, action = entries[index]
            for seat in range(self.match.players):
                if seat == who or not has_secrets:
                    self._remember(seat, b"acts", bytes([who]) + action.to_bytes(4, "little"))
            self._look(index + 1)
        self.told = len(entries)

    def after(self, action: int) -> Position:
        """Take an action of the seat to act, and return the position it leads to: this one."""
        assert self.seat is not None
        self.match.play(self.seat, action)
        self.go_on()
        return self

    def returns(self) -> list[float]:
        """Return each seat's result: 1 for victory, −1 for defeat; all 0 before the end, or if no or all seats won."""
        return Earnings(self.match, BY_END).since()

    def _look(self, index: int) -> None:
        """Add each seat's view after ``index`` actions. One like the last adds nothing: it shows nothing happening."""
        past = index if index < len(self.match.entries) else None
        for seat, seen in enumerate(self.seen):
            self.seen[seat] = self.match.view(seat, past).tobytes()
            if self.seen[seat] != seen:
                self._remember(seat, b"sees", self.seen[seat])

    def _remember(self, seat: int, how: bytes, what: bytes) -> None:
        self.pasts[seat] = hashlib.sha256(self.pasts[seat] + how + what).digest()

    def __deepcopy__(self, memo: Any) -> Position:
        other = copy.copy(self)
        other.match = self.match.copy()
        other.time = copy.copy(self.time)
        other.time.match, other.time.due = other.match, dict(self.time.due)
        other.pasts, other.seen = list(self.pasts), list(self.seen)
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
        self.position = self.get_game().deal(action) if self.position is None else self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else cast(str, self.get_game().game.rules.actions.text(action))

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.position is not None and self.position.seat is None

    def returns(self) -> list[float]:
        """Return each seat's result (see ``Position.returns``)."""
        if self.position is None:
            return [0.0] * cast(int, self.num_players())
        return self.position.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Return a hash of all that a seat has seen and done since the deal; of the seat to act by default."""
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
