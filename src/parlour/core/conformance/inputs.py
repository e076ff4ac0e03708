"""Laws of what a game accepts: positions to load, and options."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core import dice as dice_
from parlour.core import fuzz, kernel, verbs
from parlour.core.conformance.one_match import judged, position_round_trips
from parlour.core.conformance.random_play import play_at_random, started, viewers
from parlour.core.conformance.worlds import received
from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import Game
from parlour.core.match import Match
from parlour.core.playout import Desk, new_desk, pick_actor
from parlour.core.record import Array, Record

STUCK = -1


def load_is_sound(game: Game, seed: int = 0, tries: int = 50, players: int | None = None, options: Any = None) -> int:
    """Whatever ``load`` accepts can be seen by everybody and played to its end; all else it refuses with BadPosition.

    Spoils positions of one random match; gives how many of the ``tries`` were accepted all the same.
    """
    dice = dice_.new_dice(seed)
    finished = started(game, seed, players, options)
    play_at_random(finished, dice)
    match = started(game, seed, players, options)
    written, accepted = [game.position(match.state)], 0
    for seat, action in finished.entries:
        match.carry_out(seat, action)
        written.append(game.position(match.state))
    for _ in range(tries):
        position = msgspec.json.decode(msgspec.json.encode(written[dice_.roll(dice, len(written))]))
        spoiled = fuzz.spoil(position, dice)
        try:
            loaded = Match.load(game, spoiled)
        except ParlourError:
            continue
        accepted += 1
        try:
            stands(loaded, dice)
        except Exception as error:
            raise AssertionError(f"load accepts {msgspec.json.encode(spoiled).decode()}: {error!r}") from error
    return accepted


def stands(match: Match, dice: Array) -> None:
    """A loaded position can be written, drawn and judged for everybody, and random play ends it within the bound."""
    position_round_trips(match, dice)
    for viewer in viewers(match):
        received(match, viewer)
    judged(match, dice)
    bound = match.game.rules.bound(match.players, match.options)
    desk = new_desk(match.game, dice_.roll(dice, 1 << 30))
    played = int(kernel.run(play_on, match.state, desk, bound + 1))
    assert played != STUCK, "somebody may act and has nothing legal"
    assert played <= bound, f"still running after {bound} actions, the stated bound"


@kernel.kernel
def play_on(state: Record, desk: Desk, most: int) -> int:
    """Play random legal actions to the end, ``most`` at most; give their number, STUCK where an actor has none."""
    for played in range(most):
        mask = verbs.actors(state)
        if mask == 0:
            return played
        seat = pick_actor(mask, desk.dice)
        n = verbs.legal(state, seat, desk.actions)
        if n == 0:
            return STUCK
        verbs.apply(state, seat, int(desk.actions[dice_.roll(desk.dice, n)]))
    return most


def options_have_ranges(game: Game) -> None:
    """Every option refuses what lies outside its values or range, naming itself."""
    for field in game.option_fields():
        outside = field.most + field.step if field.most is not None else "no such value"
        try:
            game.read_options({field.name: outside})
        except BadOption as error:
            assert error.field is not None and field.name in error.field, f"{field.name}: named {error.field}"
        else:
            raise AssertionError(f"option {field.name} accepts {outside!r}")
