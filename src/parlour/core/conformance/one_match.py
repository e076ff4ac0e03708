"""Laws of a single match, checked at some of its positions and, at the end, on its match file."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, cast

import msgspec

from parlour.core import arrays, files, kernel, verbs
from parlour.core import dice as dice_
from parlour.core.clauses import ACT
from parlour.core.conformance.full_speed import miscounted
from parlour.core.conformance.random_play import acting, play_at_random, started, unlike_fields, viewers
from parlour.core.conformance.worlds import takeback_is_blind, worlds_agree
from parlour.core.game import Game, hidden, legal_actions
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.record import Record, find_out_of_bounds
from parlour.core.scene import Piece, Spot
from parlour.core.values import values_of
from parlour.core.verbs import CLOCK

POSITIONS_EXAMINED = 24 if kernel.JIT else 4
ACTIONS_EXAMINED = 1 << 30 if kernel.JIT else 1_500
"""Interpreted, in games with more actions than this, only legal ones and a sample of about this size are examined."""


def laws(
    game: Game,
    seed: int = 0,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    every: int | None = None,
) -> None:
    """Play one random match and check all laws at two dozen of its positions, or at every ``every``-th."""
    dice = dice_.new_dice(seed)
    finished = started(game, seed, players, options)
    play_at_random(finished, dice)
    step = every or max(1, len(finished.entries) // POSITIONS_EXAMINED)
    match = started(game, seed, players, options)
    for number, (seat, action) in enumerate(finished.entries):
        if number % step == 0:
            examine(match, dice)
        match.carry_out(seat, action)
        if number % step == 0 and not match.over:
            takeback_is_blind(match, dice)
    examine(match, dice)
    bounds_hold(match, step)
    replay_agrees(match)
    if kernel.is_compiled(game.dtype):
        interpreted_agrees(match)


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
        score_adds_up,
        components_stay,
    ):
        try:
            law(match, dice)
        except AssertionError as error:
            raise AssertionError(f"{law.__name__} after {len(match.entries)} actions: {error}") from error


@kernel.kernel
def check_all(state: Record, seat: int, codes: Array, step: int) -> None:
    """Write the result of ``check`` for every ``step``-th action to ``codes`` (int32[actions])."""
    for action in range(0, len(codes), step):
        codes[action] = verbs.check(state, seat, action)


def checked(match: Match, state: Any, seat: int) -> Array:
    """Return the results of ``check`` for all actions; ACT for those not examined and for leaving."""
    codes = arrays.full(len(match.game.rules.actions), ACT, arrays.int32)
    kernel.run(check_all, state, seat, codes, 1 + len(codes) // ACTIONS_EXAMINED)
    for action in legal_actions(match.game, state, seat):
        codes[action] = verbs.check(state, seat, action)
    if match.game.leaving >= 0:
        codes[match.game.leaving] = ACT
    return codes


def legal_is_check(match: Match, dice: Array) -> None:
    """Check that ``legal`` lists what ``check`` allows, in ascending order, and both need only the seat's view."""
    for seat in (*range(match.players), CLOCK):
        view = match.view(seat)
        codes, seen = checked(match, match.state, seat), checked(match, view, seat)
        listed = legal_actions(match.game, match.state, seat)
        assert listed == arrays.flatnonzero(codes == 0).tolist(), f"seat {seat}: legal {listed}, check says otherwise"
        assert listed == legal_actions(match.game, view, seat), f"seat {seat}: another list from the view"
        assert (codes == seen).all(), f"seat {seat}: the view is judged otherwise"
        assert bool(listed) == bool(match.actors() >> seat & 1), (
            f"seat {seat}: acting but nothing legal, or the reverse"
        )
        for code in set(codes.tolist()) - {0}:
            assert match.game.clause(code) in match.game.clauses, f"check gives {code}, which is no clause"


def views_hide(match: Match, dice: Array) -> None:
    """Check that views hold no stream, hiding twice hides nothing more, and without secrets all views are the same."""
    alike = {match.view(viewer).tobytes() for viewer in viewers(match)}
    assert match.game.rules.secret or len(alike) == 1, "views differ, but the game is not called secret"
    for viewer in viewers(match):
        view = match.view(viewer)
        assert not view.key.any() and not view.block.any() and not view.drawn, f"viewer {viewer} gets the stream"
        assert hidden(match.game, view, viewer).tobytes() == view.tobytes(), f"viewer {viewer}: hide is not idempotent"


def position_round_trips(match: Match, dice: Array) -> None:
    """Check that loading a written position gives the same bytes, and that views can be written, too."""
    written = msgspec.json.decode(msgspec.json.encode(match.game.position(match.state)))
    loaded = match.game.load(written)
    assert loaded.tobytes() == match.state.tobytes(), (
        f"fields {unlike_fields(loaded, match.state)} differ after loading"
    )
    for viewer in viewers(match):
        msgspec.json.encode(match.game.position(match.view(viewer)))


def actions_round_trip(match: Match, dice: Array) -> None:
    """Check that text and JSON of legal actions are read back as the same actions."""
    grammar = match.game.rules.actions
    for seat in acting(match):
        for action in match.actions(seat) if seat != CLOCK else legal_actions(match.game, match.state, CLOCK):
            assert grammar.read(grammar.text(action)) == action, grammar.text(action)
            assert grammar.read(grammar.json(action)) == action, grammar.json(action)


def scene_is_sound(match: Match, dice: Array) -> None:
    """Check that ids are unique, everything lies in a zone, and every choice has a path of its own."""
    for viewer in viewers(match):
        scene = match.scene(viewer)
        things: tuple[Piece | Spot, ...] = (*scene.pieces, *scene.spots)
        ids = [thing.id for thing in things]
        assert len(ids) == len(set(ids)), f"viewer {viewer}: ids repeat: {sorted(i for i in ids if ids.count(i) > 1)}"
        zones = {zone.id for zone in scene.zones}
        assert {thing.zone for thing in things} <= zones, f"viewer {viewer}: no such zone"
        assert scene.over == match.over and scene.to_act == match.seats_to_act(), f"viewer {viewer}: whose turn"
        choices = match.choices(viewer) if viewer >= 0 else ()
        buttons = {id for choice in choices for id in choice.path} - set(ids)
        assert match.game.table.has_buttons(match.options) or len(buttons) <= 1, (
            f"{buttons} have one place, beside what is to be done"
        )
        for choice in choices:
            assert choice.label and choice.path, f"{choice.text} cannot be touched"
            action = match.game.rules.actions.read(choice.text)
            touched = (
                match.game.table.story.path(values_of(match.view(viewer)), viewer, action),
                match.game.table.unordered_tail(action),
            )
            assert touched == (choice.path, choice.free), f"{choice.text} is touched by {touched}, its choice says"


def judged(match: Match, dice: Array) -> None:
    """Check that there are winners only when the game is over, and that evaluations are between 0 and 1."""
    points = arrays.zeros(match.players, arrays.int64)
    winners = int(verbs.score(match.state, points))
    assert match.over or winners == 0, f"winners {winners:b} while the game runs"
    assert winners >> match.players == 0, f"winners {winners:b} of {match.players}"
    for seat in range(match.players):
        value = float(verbs.evaluate(match.state, seat))
        assert 0 <= value <= 1, f"evaluate gives {value}"


def score_adds_up(match: Match, dice: Array) -> None:
    """Check that at the end every score is the sum of its lines, and every line the sum of its parts."""
    if not match.over:
        return
    scene = match.counted()
    there = {piece.id for piece in scene.pieces} | {spot.id for spot in scene.spots}
    for score in scene.scores:
        whole = not score.lines or sum(line.points for line in score.lines) == score.points
        assert whole, f"seat {score.seat} has {score}"
        for line in score.lines:
            assert sum(part.points for part in line.parts) == line.points, f"seat {score.seat} has {line}"
            assert {id for part in line.parts for id in part.ids} <= there, f"seat {score.seat} has {line}"


def components_stay(match: Match, dice: Array) -> None:
    """Check that no component is lost or doubled."""
    counts = arrays.zeros((2, len(match.game.rules.components)), arrays.int64)
    counts[1] = match.game.rules.components
    if match.game.rules.components and verbs.tally(match.state, counts[0]):
        assert (counts[0] == counts[1]).all(), miscounted(counts)


def bounds_hold(match: Match, step: int) -> None:
    """Assert that every field stays within the bounds that its record declares.

    Checked are all positions of the match, and the views of all viewers at every ``step``-th position.
    """
    positions = range(len(match.entries) + 1)
    found = [match.position(index) for index in positions]
    found += [match.view(viewer, index) for index in positions[::step] for viewer in viewers(match)]
    records = arrays.frombuffer(b"".join(record.tobytes() for record in found), match.game.dtype)
    for name, least, most, bounds in find_out_of_bounds(cast(Hashable, match.game.rules.state), records):
        raise AssertionError(f"{name} goes from {least} to {most}, and is declared as {bounds}")


def replay_agrees(match: Match) -> None:
    """Check that the match file replays to the same bytes, and verifies."""
    data = msgspec.json.encode(files.to_file(match))
    again = files.verify(files.read_file(data))
    assert again.state.tobytes() == match.state.tobytes(), "replay: the final records differ"


def interpreted_agrees(match: Match) -> None:
    """Check that interpreted and compiled kernels lead to the same bytes."""
    kernel.interpret(match.game.dtype)
    try:
        state = match.game.load(match.start_position())
        for seat, action in match.entries:
            verbs.apply(state, seat, action)
    finally:
        kernel.use_compiled(match.game.dtype)
    assert state.tobytes() == match.state.tobytes(), f"fields {unlike_fields(state, match.state)} differ interpreted"
