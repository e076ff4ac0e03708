"""The laws that every game obeys, as functions anybody can call on a game of their own.

>>> from parlour.core.game import find_game
>>> laws(find_game("thirty-six"), seed=1)

``laws`` plays one random match and checks everything at every few positions; AssertionError names the law, the
position's number and what disagreed. ``termination`` and ``conservation`` play many random games at full speed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from parlour.core import dice as dice_
from parlour.core import files, fuzz, kernel, verbs
from parlour.core.clauses import ACT
from parlour.core.dice import rekey
from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import Game, hidden, legal_actions
from parlour.core.match import Match, seats_in
from parlour.core.playout import Desk, fresh_games, new_desk, pick_actor, playout
from parlour.core.record import Array, Record
from parlour.core.scene import Piece, Spot
from parlour.core.verbs import CLOCK, SPECTATOR

POSITIONS_EXAMINED = 24 if kernel.JIT else 4
WORLDS_COMPARED = 6 if kernel.JIT else 2
ACTIONS_EXAMINED = 1 << 30 if kernel.JIT else 1_500
"""Interpreted, a large action space is examined at the legal actions and at about so many others."""


def laws(
    game: Game,
    seed: int = 0,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    every: int | None = None,
) -> None:
    """Play one random match and check all laws at two dozen of its positions, or at ``every`` so many actions."""
    dice = dice_.new_dice(seed)
    match = started(game, seed, players, options)
    bound = game.bound(match.players, match.options)
    actions = random_actions(match, dice, bound)
    step = every or max(1, len(actions) // POSITIONS_EXAMINED)
    match = started(game, seed, players, options)
    for number, (seat, action) in enumerate(actions):
        if number % step == 0:
            examine(match, dice)
        match.play(seat, action)
        if number % step == 0 and not match.over:
            takeback_is_blind(match, dice)
    examine(match, dice)
    assert match.over, f"termination: still running after {bound} actions, the stated bound"
    replay_agrees(match)
    interpreted_agrees(match)


def seats_allowed(game: Game, players: int, options: Any) -> bool:
    """Whether the game can be played by so many with these options."""
    try:
        game.check_players(players, options)
    except BadOption:
        return False
    return True


def random_actions(match: Match, dice: Array, bound: int) -> list[tuple[int, int]]:
    """Play the match to its end at random; give what was played."""
    played: list[tuple[int, int]] = []
    for _ in range(bound):
        mask = match.actors()
        if mask == 0:
            break
        seat = pick_actor(mask, dice)
        legal = legal_actions(match.game, match.state, seat)
        assert legal, f"seat {seat} is an actor without a legal action, after {len(played)} actions"
        action = legal[dice_.roll(dice, len(legal))]
        match.carry_out(seat, action)
        played.append((seat, action))
    return played


def examine(match: Match, dice: Array) -> None:
    """Check the laws of a single position."""
    for law in (
        legal_is_check,
        views_hide,
        worlds_agree,
        position_round_trips,
        actions_round_trip,
        scene_is_sound,
        judged,
        components_stay,
    ):
        try:
            law(match, dice)
        except AssertionError as error:
            raise AssertionError(f"{law.__name__} after {len(match.entries)} actions: {error}") from error


def viewers(match: Match) -> range:
    """The spectator and every seat."""
    return range(SPECTATOR, match.players)


def acting(match: Match) -> Iterator[int]:
    """Every actor, the clock included."""
    mask = match.actors()
    yield from seats_in(mask)
    if mask >> CLOCK & 1:
        yield CLOCK


@kernel.kernel
def check_all(state: Record, seat: int, codes: Array, step: int) -> None:
    """Write what ``check`` says of every ``step``-th action of the game (int32[actions])."""
    for action in range(0, len(codes), step):
        codes[action] = verbs.check(state, seat, action)


def checked(match: Match, state: Any, seat: int) -> Array:
    """Give what ``check`` says of every action that is played, leaving left out; ACT of those not examined."""
    codes = np.full(len(match.game.actions), ACT, np.int32)
    kernel.run(check_all, state, seat, codes, 1 + len(codes) // ACTIONS_EXAMINED)
    for action in legal_actions(match.game, state, seat):
        codes[action] = verbs.check(state, seat, action)
    if match.game.leaving >= 0:
        codes[match.game.leaving] = ACT
    return codes


def legal_is_check(match: Match, dice: Array) -> None:
    """``legal`` lists exactly what ``check`` allows, in ascending order, and both need only the seat's view."""
    for seat in (*range(match.players), CLOCK):
        view = match.view(seat)
        codes, seen = checked(match, match.state, seat), checked(match, view, seat)
        listed = legal_actions(match.game, match.state, seat)
        assert listed == np.flatnonzero(codes == 0).tolist(), f"seat {seat}: legal {listed}, check says otherwise"
        assert listed == legal_actions(match.game, view, seat), f"seat {seat}: another list from the view"
        assert (codes == seen).all(), f"seat {seat}: the view is judged otherwise"
        assert bool(listed) == bool(match.actors() >> seat & 1), (
            f"seat {seat}: acting but nothing legal, or the reverse"
        )
        for code in set(codes.tolist()) - {0}:
            assert match.game.clause(code) in match.game.clauses, f"check gives {code}, which is no clause"


def views_hide(match: Match, dice: Array) -> None:
    """A view holds no stream, and hiding twice hides nothing more."""
    for viewer in viewers(match):
        view = match.view(viewer)
        assert not view.key.any() and not view.block.any() and not view.drawn, f"viewer {viewer} gets the stream"
        assert hidden(match.game, view, viewer).tobytes() == view.tobytes(), f"viewer {viewer}: hide is not idempotent"


def worlds_agree(match: Match, dice: Array) -> None:
    """Two imagined worlds look the same to their viewer in everything a seat receives."""
    game = match.game
    for viewer in viewers(match):
        view = match.view(viewer)
        worlds = []
        for _ in range(2):
            world = view.copy()
            verbs.imagine(world, viewer, dice)
            assert hidden(game, world, viewer).tobytes() == view.tobytes(), f"viewer {viewer}: imagine disagrees"
            worlds.append(received(Match(game, match.options, world), viewer))
        assert worlds[0] == worlds[1] == received(match, viewer), f"viewer {viewer}: what is sent differs"


def takeback_is_blind(match: Match, dice: Array) -> None:
    """Whether the last action may be taken back, and why not, is the same in a world its actor cannot tell apart."""
    index = len(match.entries) - 1
    seat, action = match.entries[index]
    if seat == CLOCK or not match.game.takeback:
        return
    for _ in range(WORLDS_COMPARED):
        world = match.view(seat, index)
        verbs.imagine(world, seat, dice)
        other = Match(match.game, match.options, world)
        other.play(seat, action)
        if other.view(seat).tobytes() == match.view(seat).tobytes():
            assert other.news_to(0) == match.news_to(index), f"seat {seat} learns of a hidden hand"


def received(match: Match, viewer: int) -> bytes:
    """Everything a viewer is sent about a position, as bytes."""
    view = match.view(viewer)
    choices, refusals = match.choices(viewer) if viewer >= 0 else (), []
    if viewer >= 0:
        some = range(0, len(match.game.actions), 1 + len(match.game.actions) // 97)
        refusals = [str(match.judge(view, viewer, action)) for action in some]
    return msgspec.json.encode((match.scene(viewer), choices, refusals, match.game.position(view)))


def position_round_trips(match: Match, dice: Array) -> None:
    """Loading a written position gives the same bytes; a view can be written too."""
    written = msgspec.json.decode(msgspec.json.encode(match.game.position(match.state)))
    loaded = match.game.load(written)
    assert loaded.tobytes() == match.state.tobytes(), f"fields {_differences(loaded, match.state)} differ after loading"
    for viewer in viewers(match):
        msgspec.json.encode(match.game.position(match.view(viewer)))


def _differences(a: Any, b: Any) -> list[str]:
    return [name for name in a.dtype.names if a[name].tobytes() != b[name].tobytes()]


def actions_round_trip(match: Match, dice: Array) -> None:
    """Text and JSON of a legal action read back as the same action."""
    grammar = match.game.actions
    for seat in acting(match):
        for action in match.actions(seat) if seat != CLOCK else legal_actions(match.game, match.state, CLOCK):
            assert grammar.read(grammar.text(action)) == action, grammar.text(action)
            assert grammar.read(grammar.json(action)) == action, grammar.json(action)


def scene_is_sound(match: Match, dice: Array) -> None:
    """Ids are unique, everything lies in a zone, and every choice can be told from the others by touching."""
    for viewer in viewers(match):
        scene = match.scene(viewer)
        things: tuple[Piece | Spot, ...] = (*scene.pieces, *scene.spots)
        ids = [thing.id for thing in things]
        assert len(ids) == len(set(ids)), f"viewer {viewer}: ids repeat: {sorted(i for i in ids if ids.count(i) > 1)}"
        zones = {zone.id for zone in scene.zones}
        assert {thing.zone for thing in things} <= zones, f"viewer {viewer}: no such zone"
        assert scene.over == match.over and scene.to_act == match.seats_to_act(), f"viewer {viewer}: whose turn"
        for choice in match.choices(viewer) if viewer >= 0 else ():
            assert choice.label and choice.path, f"{choice.text} cannot be touched"


def judged(match: Match, dice: Array) -> None:
    """Winners exist only when the game is over, if at all; the mind's judgement stays within 0 to 1."""
    points = np.zeros(match.players, np.int64)
    winners = int(verbs.score(match.state, points))
    assert match.over or winners == 0, f"winners {winners:b} while the game runs"
    assert winners >> match.players == 0, f"winners {winners:b} of {match.players}"
    for seat in range(match.players):
        value = float(verbs.evaluate(match.state, seat))
        assert 0 <= value <= 1, f"evaluate gives {value}"


def components_stay(match: Match, dice: Array) -> None:
    """No component is lost or doubled."""
    counts = np.zeros((2, len(match.game.components)), np.int64)
    counts[1] = match.game.components
    if match.game.components and verbs.tally(match.state, counts[0]):
        assert (counts[0] == counts[1]).all(), _miscounted(counts)


def replay_agrees(match: Match) -> None:
    """A match file replays to the same bytes, and verifies."""
    data = msgspec.json.encode(files.to_file(match))
    again = files.verify(files.read_file(data))
    assert again.state.tobytes() == match.state.tobytes(), "replay: the final records differ"


def interpreted_agrees(match: Match) -> None:
    """Interpreted and compiled kernels lead to the same bytes."""
    kernel.interpret(match.game.dtype)
    try:
        state = match.game.load(match.start_position())
        for seat, action in match.entries:
            verbs.apply(state, seat, action)
    finally:
        kernel.use_compiled(match.game.dtype)
    assert state.tobytes() == match.state.tobytes(), f"fields {_differences(state, match.state)} differ interpreted"


def load_is_sound(game: Game, seed: int = 0, tries: int = 50, players: int | None = None, options: Any = None) -> int:
    """Whatever ``load`` accepts can be seen by everybody and played to its end; all else it refuses with BadPosition.

    Spoils positions of one random match; gives how many of the ``tries`` were accepted all the same.
    """
    dice = dice_.new_dice(seed)
    match = started(game, seed, players, options)
    actions = random_actions(match, dice, game.bound(match.players, match.options))
    match = started(game, seed, players, options)
    written, accepted = [game.position(match.state)], 0
    for seat, action in actions:
        match.play(seat, action)
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


def started(game: Game, seed: int, players: int | None, options: dict[str, Any] | None) -> Match:
    """Start the match of this seed; without a number of players, by one of those possible."""
    chosen = game.read_options(options or {})
    possible = [number for number in range(game.players[0], game.players[1] + 1) if seats_allowed(game, number, chosen)]
    return Match.start(game, players or possible[seed % len(possible)], chosen, seed=seed.to_bytes(32, "big"))


def stands(match: Match, dice: Array) -> None:
    """A loaded position can be written, drawn and judged for everybody, and random play ends it within the bound."""
    position_round_trips(match, dice)
    for viewer in viewers(match):
        received(match, viewer)
    judged(match, dice)
    bound = match.game.bound(match.players, match.options)
    desk = new_desk(match.game, dice_.roll(dice, 1 << 30))
    played = int(kernel.run(play_on, match.state, desk, bound + 1))
    assert played != STUCK, "somebody may act and has nothing legal"
    assert played <= bound, f"still running after {bound} actions, the stated bound"


STUCK = -1


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


def termination(game: Game, games: int, players: int, options: dict[str, Any] | None = None, seed: int = 0) -> int:
    """Set up and play random games to their end within the stated bound; give the length of the longest."""
    chosen = game.read_options(options or {}, players)
    bound = game.bound(players, chosen)
    blank = np.empty(1, game.dtype)
    blank[0] = game.blank(players, chosen)
    desk = new_desk(game, seed)
    _, longest = kernel.run(fresh_games, blank, np.empty_like(blank), desk, games, bound + 1)
    assert longest <= bound, f"a game runs beyond {bound} actions"
    return int(longest)


def conservation(game: Game, games: int, players: int, options: dict[str, Any] | None = None, seed: int = 0) -> None:
    """Play random games and count all components after every action, by the game's ``tally``."""
    chosen = game.read_options(options or {}, players)
    blank, counts = np.empty(1, game.dtype), np.zeros((2, len(game.components)), np.int64)
    blank[0] = game.blank(players, chosen)
    counts[1] = game.components
    most, desk, world = game.bound(players, chosen) + 1, new_desk(game, seed), np.empty_like(blank)
    counted = int(kernel.run(counted_games, blank, world, desk, counts, games, most))
    assert counted >= 0, f"game {-counted - 1}: {_miscounted(counts)}"
    assert counted > 0, "nothing was counted"


def exercise(game: Game, games: int, players: int, options: dict[str, Any] | None = None, seed: int = 0) -> None:
    """Run every verb at every position of random games: with NUMBA_BOUNDSCHECK=1 no index may lie outside."""
    chosen = game.read_options(options or {}, players)
    worlds, desk = np.zeros(4, game.dtype), new_desk(game, seed)
    worlds[0] = game.blank(players, chosen)
    most = game.bound(players, chosen) + 1
    done = int(kernel.run(exercised_games, worlds, desk, games, most, len(game.actions)))
    assert done > games, "nothing was played"


@kernel.kernel
def exercised_games(worlds: Array, desk: Desk, games: int, most: int, actions: int) -> int:
    """Play games set up from ``worlds[0]`` in ``worlds[1]``, trying all verbs before every action; give the actions."""
    done = 0
    for _ in range(games):
        worlds[1] = worlds[0]
        rekey(desk.dice, worlds[1])
        verbs.setup(worlds[1])
        for _ in range(most):
            for viewer in range(SPECTATOR, int(worlds[1].players)):
                try_verbs(worlds, desk, viewer, actions)
            if playout(worlds[1], desk, 1) == 0:
                break
            done += 1
    return done


@kernel.kernel
def try_verbs(worlds: Array, desk: Desk, viewer: int, actions: int) -> None:
    """Hide ``worlds[1]`` from a viewer, imagine what is hidden, and ask all about it; ``worlds[3]`` is blank."""
    worlds[2] = worlds[3]
    verbs.hide(worlds[1], viewer, worlds[2])
    verbs.imagine(worlds[2], viewer, desk.dice)
    verbs.score(worlds[2], desk.points)
    if viewer != SPECTATOR:
        verbs.legal(worlds[2], viewer, desk.actions)
        verbs.check(worlds[1], viewer, dice_.roll(desk.dice, actions))
        verbs.evaluate(worlds[1], viewer)


@kernel.kernel
def counted_games(blank: Array, world: Array, desk: Desk, counts: Array, games: int, most: int) -> int:
    """Play games and compare ``counts[0]`` with ``counts[1]`` after every action; give how often, or -1 - game."""
    counted = 0
    for game in range(games):
        world[0] = blank[0]
        rekey(desk.dice, world[0])
        verbs.setup(world[0])
        for _ in range(most):
            counts[0] = 0
            if verbs.tally(world[0], counts[0]):
                counted += 1
                if differ(counts):
                    return -1 - game
            if playout(world[0], desk, 1) == 0:
                break
    return counted


@kernel.kernel
def differ(counts: Array) -> bool:
    """Whether any component is counted otherwise in ``counts[0]`` than in ``counts[1]``."""
    unlike = 0
    for component in range(counts.shape[1]):
        unlike += counts[0, component] != counts[1, component]
    return unlike > 0


def _miscounted(counts: Array) -> str:
    wrong = np.flatnonzero(counts[0] != counts[1]).tolist()
    return ", ".join(f"{counts[0, number]} of component {number}, not {counts[1, number]}" for number in wrong)
