"""Play random matches, for the laws."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import Any, TypeVar, cast

from parlour.core.dice import roll
from parlour.core.errors import BadOption
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.scene import Choice, Scene
from parlour.core.seats import seats_in
from parlour.core.verbs import CLOCK, SPECTATOR

T = TypeVar("T")


class Still(Match):
    """A match that computes views, public scenes and choices once per position; it cannot take actions back.

    Its results are shared and must not be written to.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._made: dict[tuple[object, ...], Any] = {}

    def _once(self, make: Callable[..., T], *args: int) -> T:
        at = make.__name__, len(self.entries), *args
        if at not in self._made:
            self._made[at] = make(*args)
        return cast(T, self._made[at])

    def view(self, viewer: int, index: int | None = None) -> Any:  # noqa: D102
        return self._once(super().view, viewer, len(self.entries) if index is None else index)

    def public(self, index: int | None = None) -> Scene:  # noqa: D102
        return super().public(index) if index is not None else self._once(super().public)

    def choices(self, seat: int, ids: Container[str] = ()) -> tuple[Choice, ...]:  # noqa: D102
        return super().choices(seat, ids) if ids else self._once(super().choices, seat)


def started(game: Game, seed: int, players: int | None, options: dict[str, Any] | None) -> Match:
    """Start the match of this seed; if ``players`` is None, a possible number. Raises BadOption."""
    chosen = game.read_options(options or {})
    possible = [
        number
        for number in range(game.rules.players[0], game.rules.players[1] + 1)
        if seats_allowed(game, number, chosen)
    ]
    return Still.start(game, players or possible[seed % len(possible)], chosen, seed=seed.to_bytes(32, "big"))


def seats_allowed(game: Game, players: int, options: Any) -> bool:
    """Whether the game can be played by this number of players with these options."""
    try:
        game.check_players(players, options)
    except BadOption:
        return False
    return True


def play_at_random(match: Match, dice: Array, rare: int = 1) -> None:
    """Play a match to its end at random.

    AssertionError if an actor has no legal action or the stated bound is exceeded. While a seat may act, a clock that
    was picked runs out only once in ``rare`` times.
    """
    bound = match.game.rules.bound(match.players, match.options)
    while mask := match.actors():
        assert len(match.entries) < bound, f"termination: still running after {bound} actions, the stated bound"
        seat = pick_actor(mask, dice)
        if seat == CLOCK and seats_in(mask) and roll(dice, rare):
            continue
        legal = legal_actions(match.game, match.state, seat)
        assert legal, f"seat {seat} is an actor without a legal action, after {len(match.entries)} actions"
        match.carry_out(seat, legal[roll(dice, len(legal))])


def viewers(match: Match) -> range:
    """Return all viewers: SPECTATOR (−1), then every seat."""
    return range(SPECTATOR, match.players)


def acting(match: Match) -> Iterator[int]:
    """Yield every seat that may act now, then CLOCK if the clock may."""
    mask = match.actors()
    yield from seats_in(mask)
    if mask >> CLOCK & 1:
        yield CLOCK


def unlike_fields(a: Any, b: Any) -> list[str]:
    """Return the names of the fields in which two records differ."""
    same = a.tobytes() == b.tobytes()
    return [] if same else [name for name in a.dtype.names if a[name].tobytes() != b[name].tobytes()]
