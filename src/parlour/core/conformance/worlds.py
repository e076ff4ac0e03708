"""Paired worlds: check that whatever a viewer is sent is the same in all worlds that the viewer cannot tell apart.

One world is that of a random match, the other is imagined from the viewer's hidden record. Everything the viewer is
sent is compared as bytes: about the position, and about an action and its result unless that reveals something.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from parlour.core import kernel, verbs
from parlour.core.conformance.random_play import Still, acting, play_at_random, started, unlike_fields, viewers
from parlour.core.dice import new_dice, roll
from parlour.core.errors import CannotUndo, RuleBroken
from parlour.core.game import Game, legal_actions
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.core.scene import Choice, Event, Own, Scene
from parlour.core.seats import default_names
from parlour.core.undoing import check_undo
from parlour.core.verbs import CLOCK, SPECTATOR

WORLDS_COMPARED = 6 if kernel.JIT else 2
POSITIONS_LOOKED_AT = 400
PAIRS_A_MATCH = 24
RARE_CLOCK = 8
"""Argument ``rare`` of ``play_at_random``: frequent expiries would end most rounds of a race before much is laid."""
REFUSALS_ASKED = 6
FORESEEN = 2
WORLDS_TRIED = 32 if kernel.JIT else 2
"""Number of imagined worlds tried until one stays indistinguishable after an action."""
ACTIONS_A_WHY = 100
"""``why`` can be slow in games with many actions: it is checked on one pair per this many actions."""


class Pair(NamedTuple):
    """Two matches without a past: in the real world, and in one that the viewer cannot tell from it."""

    real: Match
    imagined: Match
    viewer: int


def imagine(match: Match, viewer: int, dice: Array) -> Match:
    """Return a match in another world that the viewer cannot tell from this one."""
    world = copied(match.view(viewer))
    verbs.imagine(world, viewer, dice)
    return Still(match.game, match.options, world)


def differ(pair: Pair) -> bool:
    """Whether the worlds differ in more than the stream, which every record begins with."""
    begin = pair.real.game.dtype.fields["players"][1]
    return bool(pair.real.state.tobytes()[begin:] != pair.imagined.state.tobytes()[begin:])


# --- what viewers are sent


class Sent(msgspec.Struct):
    """All that a viewer is sent about a position; for a spectator, only what is public."""

    position: dict[str, Any]
    public: Scene
    clocks: tuple[Any, ...]
    own: Own | None = None
    choices: tuple[Choice, ...] = ()
    refusals: tuple[Any, ...] = ()
    why: Any = None
    previews: tuple[Any, ...] = ()


def collect_sent(match: Match, viewer: int, asked: Iterable[int] = (), touched: Sequence[str] | None = None) -> Sent:
    """Return what a viewer is sent, with refusals of the actions ``asked`` and of touching the path ``touched``."""
    view = match.view(viewer)
    found = Sent(match.game.position(view), match.public(), match.clocks())
    if viewer != SPECTATOR:
        found.own, found.choices = match.own(viewer), match.choices(viewer)
        found.refusals = tuple(refusal_content(match.judge(view, viewer, action)) for action in asked)
        found.why = refusal_content(match.why(viewer, touched)) if touched else None
        found.previews = tuple(match.preview(viewer, action) for action in match.actions(viewer)[:FORESEEN])
    return found


def refusal_content(problem: RuleBroken | CannotUndo | None) -> Any:
    """Return the contents of a refusal, facts and words; None if there is none."""
    return problem and (getattr(problem, "clause", None), problem.reason, str(problem))


def collect_received(match: Match, viewer: int) -> Sent:
    """Return what a viewer is sent about a position, with refusals of about a hundred actions."""
    actions = len(match.game.rules.actions)
    return collect_sent(match, viewer, range(0, actions, 1 + actions // 97))


def first_difference(a: Any, b: Any, path: str = "") -> str:
    """Return where two JSON trees first differ, and how; empty if they are equal."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next(filter(None, (first_difference(a[key], b[key], f"{path}.{key}") for key in a)), "")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return next(
            filter(None, (first_difference(*two, f"{path}[{i}]") for i, two in enumerate(zip(a, b, strict=True)))), ""
        )
    return "" if a == b and type(a) is type(b) else f"{path.lstrip('.')}: {a!r} and {b!r}"


def assert_same(real: msgspec.Struct, imagined: msgspec.Struct, when: str) -> None:
    """Raise AssertionError naming the first field that differs, unless both have the same bytes as JSON."""
    sent = msgspec.json.encode(real), msgspec.json.encode(imagined)
    assert sent[0] == sent[1], f"{when}: {first_difference(*map(msgspec.json.decode, sent))}"


def assert_alike(real: Match, imagined: Match, viewer: int, when: str) -> None:
    """Raise AssertionError naming the fields of the viewer's hidden records that differ.

    Then ``hide`` or ``imagine`` is wrong.
    """
    unlike = unlike_fields(real.view(viewer), imagined.view(viewer))
    assert not unlike, f"{when}: fields {unlike} look otherwise in the world imagined"


# --- the laws


def worlds_agree(match: Match, dice: Array) -> None:
    """Check that two imagined worlds look to each viewer like the real one, in everything a seat receives."""
    for viewer in viewers(match):
        seen = collect_received(match, viewer)
        for _ in range(2):
            world = imagine(match, viewer, dice)
            assert_alike(match, world, viewer, f"seen by {viewer}")
            assert_same(seen, collect_received(world, viewer), f"seen by {viewer}")


def takeback_is_blind(match: Match, dice: Array) -> None:
    """Check that an action is revealing or not alike in all worlds that its actor cannot tell apart."""
    index = len(match.entries) - 1
    seat, action = match.entries[index]
    if seat == CLOCK or not match.game.rules.allows_undo:
        return
    before, after, revealed = match.view(seat, index), match.view(seat).tobytes(), match.revealed_to(index)
    for _ in range(WORLDS_COMPARED):
        world = copied(before)
        verbs.imagine(world, seat, dice)
        other = Still(match.game, match.options, world)
        other.play(seat, action)
        if other.view(seat).tobytes() == after:
            assert other.revealed_to(0) == revealed, f"seat {seat} learns of a hidden hand"


def paired_worlds(
    game: Game, pairs: int, players: int | None = None, options: dict[str, Any] | None = None, seed: int = 0
) -> int:
    """Compare what viewers are sent in ``pairs`` pairs of different worlds, also after somebody acts.

    Pairs that differ only in the stream, as in games without secrets, are compared but not counted; after ``pairs`` of
    those it stops, too. Returns the number of pairs of different worlds. AssertionError names the match's seed, the
    viewer, who did what, and the first field that differs. Raises BadOption.
    """
    different = equal = 0
    for number in itertools.count(seed):
        match = started(game, number, players, options)
        for pair, dice in random_pairs(match, number):
            if different == pairs or equal == pairs:
                return different
            different, equal = (different + 1, equal) if differ(pair) else (different, equal + 1)
            try:
                compare(pair, dice)
            except AssertionError as error:
                where = f"{game.name}, seed {number}, {match.players} players, {options or 'no options'}"
                raise AssertionError(f"{where}, seen by {pair.viewer}: {error}") from error
    raise AssertionError


def random_pairs(match: Match, seed: int) -> Iterator[tuple[Pair, Array]]:
    """Play a match at random and yield pairs at some of its positions, each for a random viewer, with dice.

    If the worlds of any pair in the match differ, only such pairs are used.
    """
    dice = new_dice(seed)
    played = Match(match.game, match.options, copied(match.state))
    play_at_random(played, dice, RARE_CLOCK)
    some = {roll(dice, 1 + len(played.entries)) for _ in range(POSITIONS_LOOKED_AT)}
    pairs = []
    for number in range(1 + len(played.entries)):
        if number in some:
            real, viewer = continue_from(match), viewers(match)[roll(dice, 1 + match.players)]
            pairs.append(Pair(real, imagine(real, viewer, dice), viewer))
        if number < len(played.entries):
            match.carry_out(*played.entries[number])
    pairs = list(filter(differ, pairs)) or pairs
    for chosen in sorted({roll(dice, len(pairs)) for _ in range(PAIRS_A_MATCH)}):
        yield pairs[chosen], dice


def compare(pair: Pair, dice: Array) -> None:
    """Compare a position in both worlds, and what follows an action of the viewer's and one of another actor's."""
    real, imagined, viewer = pair
    asked = [roll(dice, len(real.game.rules.actions)) for _ in range(REFUSALS_ASKED)]
    one_in = 1 if real.game.table.actions_matching else 1 + len(real.game.rules.actions) // ACTIONS_A_WHY
    touched = pick_path(real, dice) if roll(dice, one_in) == 0 else ()
    assert_alike(real, imagined, viewer, "at this position")
    assert_same(
        collect_sent(real, viewer, asked, touched), collect_sent(imagined, viewer, asked, touched), "at this position"
    )
    others = [seat for seat in acting(real) if seat != viewer]
    if viewer in acting(real):
        compare_after(pair, viewer, dice)
    if others:
        compare_after(pair, others[roll(dice, len(others))], dice)


def pick_path(match: Match, dice: Array) -> tuple[str, ...]:
    """Return one or two random ids of the public scene."""
    scene = match.public()
    ids = [*(piece.id for piece in scene.pieces), *(spot.id for spot in scene.spots)]
    return tuple(ids[roll(dice, len(ids))] for _ in range(1 + roll(dice, 2))) if ids else ()


class Told(msgspec.Struct):
    """What a viewer is told of an action: its events, why it cannot be taken back, and the position it leads to."""

    events: tuple[Event, ...]
    undo: Any
    sent: Sent


def compare_after(pair: Pair, seat: int, dice: Array) -> None:
    """Let a seat act in both worlds.

    Unless the result lets the viewer tell them apart, compare what the viewer is told. If it does, other worlds are
    tried. In games with secrets another seat may take different actions in the two worlds, since no event tells what
    the view does not; but of two actions with the same result, the table sees which was taken.
    """
    real, imagined, viewer = pair
    possible = legal_actions(real.game, real.state, seat)
    ours = possible[roll(dice, len(possible))]
    after = continue_from(real, seat, ours)
    for number in range(WORLDS_TRIED):
        actions = legal_actions(real.game, imagined.state, seat)
        secret = number % 2 == 0 and seat != viewer and real.game.rules.secret
        theirs = actions[roll(dice, len(actions))] if secret or ours not in actions else ours
        other = continue_from(imagined, seat, theirs)
        same = (
            theirs != ours
            and theirs in possible
            and not unlike_fields(continue_from(real, seat, theirs).state, after.state)
        )
        if not same and other.view(viewer).tobytes() == after.view(viewer).tobytes():
            texts = " or ".join(dict.fromkeys(map(real.game.rules.actions.text, (ours, theirs))))
            assert_same(collect_told(after, viewer), collect_told(other, viewer), f"when seat {seat} does {texts}")
            return
        imagined = imagine(real, viewer, dice)


def continue_from(match: Match, *entry: int) -> Match:
    """Return a new match that begins at this one's present position, after one seat and action if these are given."""
    later = Still(match.game, match.options, copied(match.state))
    if entry:
        later.carry_out(*entry)
    return later


def collect_told(match: Match, viewer: int) -> Told:
    """Return what a viewer is told of the last action.

    Once a match is over, its seed is known and all events are told.
    """
    found = Told(() if match.over else match.events(viewer), None, collect_sent(match, viewer))
    try:
        check_undo(match, 0, viewer, default_names(match.players))
    except CannotUndo as problem:
        found.undo = refusal_content(problem)
    return found
