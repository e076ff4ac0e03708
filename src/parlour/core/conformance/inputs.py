"""Laws about input: which positions and options a game accepts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from parlour.core import arrays, fuzz, kernel, verbs
from parlour.core import dice as dice_
from parlour.core.conformance.one_match import judged, position_round_trips
from parlour.core.conformance.random_play import play_at_random, started, viewers
from parlour.core.conformance.worlds import collect_received
from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.playout import Scratch, new_scratch, pick_actor
from parlour.core.record import Record, copied

STUCK = -1
PLIES = 4
EARLY = 12


def load_is_sound(game: Game, seed: int = 0, tries: int = 50, players: int | None = None, options: Any = None) -> int:
    """Check that positions which ``load`` accepts can be shown and played to the end, and others raise BadPosition.

    Damages positions of one random match; returns how many of the ``tries`` were accepted.
    """
    return _try_spoiled(game, stands, seed, tries, players, options)


def load_is_safe(
    game: Game,
    seed: int = 0,
    tries: int = 50,
    players: int | None = None,
    options: Any = None,
    also: Callable[[Match], None] = lambda match: None,
) -> int:
    """Check that whatever the position module loads harms no kernel, scene, story or imagined world.

    As ``load_is_sound``, but ignoring ``Table.status``; ``also`` is called with every match loaded. Indices are checked
    only where kernels run interpreted, or compiled with NUMBA_BOUNDSCHECK=1.
    """

    def law(match: Match, dice: Array) -> None:
        also(match)
        survives(match, dice)

    lenient = replace(game, table=replace(game.table, status=lambda position, state: None))
    return _try_spoiled(lenient, law, seed, tries, players, options)


def _try_spoiled(
    game: Game, law: Callable[[Match, Array], None], seed: int, tries: int, players: int | None, options: Any
) -> int:
    """Load damaged positions of a random match, half of them early ones; return on how many ``law`` was called."""
    dice = dice_.new_dice(seed)
    finished = started(game, seed, players, options)
    play_at_random(finished, dice)
    match = started(game, seed, players, options)
    written, accepted = [game.position(match.state)], 0
    for seat, action in finished.entries:
        match.carry_out(seat, action)
        written.append(game.position(match.state))
    for number in range(tries):
        among = len(written) if number % 2 else min(len(written), EARLY)
        position = msgspec.json.decode(msgspec.json.encode(written[dice_.roll(dice, among)]))
        spoiled = fuzz.spoil(position, dice)
        try:
            loaded = Match.load(game, spoiled)
        except ParlourError:
            continue
        accepted += 1
        try:
            law(loaded, dice)
        except Exception as error:
            raise AssertionError(f"load accepts {msgspec.json.encode(spoiled).decode()}: {error!r}") from error
    return accepted


def survives(match: Match, dice: Array) -> None:
    """Check that a loaded position and its successors can be shown to everybody, and judged, imagined and played on."""
    for _ in range(PLIES):
        points = arrays.zeros(match.players, arrays.int64)
        verbs.score(match.state, points)
        for viewer in viewers(match):
            collect_received(match, viewer)
            world = copied(match.view(viewer))
            verbs.imagine(world, viewer, dice)
            for seat in range(match.players):
                verbs.evaluate(world, seat)
        mask = match.actors()
        seat = pick_actor(mask, dice) if mask else 0
        legal = legal_actions(match.game, match.state, seat) if mask else []
        if not legal:
            return
        match.carry_out(seat, legal[dice_.roll(dice, len(legal))])
        for viewer in viewers(match):
            match.events(viewer)


def stands(match: Match, dice: Array) -> None:
    """Check that a loaded position can be written, drawn and judged, and that random play ends within the bound."""
    position_round_trips(match, dice)
    for viewer in viewers(match):
        collect_received(match, viewer)
    judged(match, dice)
    bound = match.game.rules.bound(match.players, match.options)
    scratch = new_scratch(match.game, dice_.roll(dice, 1 << 30))
    played = int(kernel.run(play_on, match.state, scratch, bound + 1))
    assert played != STUCK, "somebody may act and has nothing legal"
    assert played <= bound, f"still running after {bound} actions, the stated bound"


@kernel.kernel
def play_on(state: Record, scratch: Scratch, most: int) -> int:
    """Play at most ``most`` random legal actions; return their number, STUCK if an actor has none."""
    for played in range(most):
        mask = verbs.actors(state)
        if mask == 0:
            return played
        seat = pick_actor(mask, scratch.dice)
        n = verbs.legal(state, seat, scratch.actions)
        if n == 0:
            return STUCK
        verbs.apply(state, seat, int(scratch.actions[dice_.roll(scratch.dice, n)]))
    return most


def options_have_ranges(game: Game) -> None:
    """Check that every option refuses values outside its range, with an error that names it."""
    for field in game.option_fields():
        outside = field.most + field.step if field.most is not None else "no such value"
        try:
            game.read_options({field.name: outside})
        except BadOption as error:
            assert error.field is not None and field.name in error.field, f"{field.name}: named {error.field}"
        else:
            raise AssertionError(f"option {field.name} accepts {outside!r}")
