"""Clauses and decisions of Mismemory that the worked examples leave open, its options, and the laws of every game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption, BadPosition, CannotUndo
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import CLOCK, imagine
from parlour.games.mismemory.recall import Recall, decide
from parlour.games.mismemory.state import GRIDS, TILE_NAMES
from tests.games.mismemory.drawing import (
    BLIND,
    GAME,
    HONOUR,
    at,
    decline,
    drawn,
    legal,
    owns,
    refusal,
    started,
    turn_up,
)

HOLEY = [[r, c] for r in range(6) for c in range(6) if (r + c) % 5]
OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"memory": "blind", "grid": "5x5", "stall": 10},
    {"discipline": "honour", "survivor": "continues", "flip": "together", "stall_result": "draw"},
    {"grid": "custom", "cells": HOLEY, "memory": "blind", "survivor": "wins", "show": 8},
]
SEEDS = (0, 1) if JIT else (1,)


def play_on(match: Match, dice: np.ndarray) -> None:
    """Play one random action."""
    seat = int(pick_actor(match.actors(), dice))
    if seat == CLOCK:
        match.expire("show")
    else:
        actions = match.actions(seat)
        match.play(seat, actions[roll(dice, len(actions))])


# --- set-up


@pytest.mark.rule("MIS-01")
@pytest.mark.parametrize("players", [1, 4])
def test_two_or_three_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 3"):
        Match.start(GAME, players)


@pytest.mark.rule("MIS-02", "MIS-05", "MIS-06", "MIS-D1")
@pytest.mark.parametrize("grid", GRIDS)
def test_all_24_tiles_lie_face_down_in_any_grid(grid: str) -> None:
    match = started(grid=grid)
    assert sorted(at(match, place) for place in range(24)) == sorted(TILE_NAMES)
    scene = match.scene(0)
    assert {piece.face for piece in scene.pieces} == {None}
    spots = [spot for spot in scene.spots if spot.zone == "board"]
    assert len({(spot.x, spot.y) for spot in spots}) == 24
    places = [(spot.y, spot.x) for spot in spots]
    assert places == sorted(places), "reading order"
    assert grid != "5x5" or (2, 2) not in places


@pytest.mark.rule("MIS-D1")
def test_a_custom_grid_has_random_gaps() -> None:
    gaps = {tuple(place for place in range(len(HOLEY)) if at(started(grid="custom", cells=HOLEY, seed=k), place) == ".")
            for k in range(6)}  # fmt: skip
    assert len(gaps) == 6 and {len(places) for places in gaps} == {len(HOLEY) - 24}


@pytest.mark.rule("MIS-D1")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"grid": "custom"}, "24 to 36"),
        ({"grid": "custom", "cells": [[0, c] for c in range(23)]}, "24 to 36"),
        ({"grid": "custom", "cells": [[0, c % 24] for c in range(25)]}, "24 to 36"),
        ({"grid": "custom", "cells": [[36, c] for c in range(24)]}, "0 to 35"),
        ({"cells": [[0, c] for c in range(24)]}, "only a custom grid"),
        ({"grid": "3x8"}, "grid"),
    ],
)
def test_impossible_grids_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        started(**options)


@pytest.mark.rule("MIS-07", "MIS-05")
def test_lots_decide_who_begins_and_where_tiles_lie() -> None:
    matches = [started(3, seed) for seed in range(20)]
    assert {match.seats_to_act() for match in matches} == {(0,), (1,), (2,)}
    assert len({match.state.face.tobytes() for match in matches}) == 20


# --- turns


@pytest.mark.rule("MIS-15")
def test_turns_go_to_the_left() -> None:
    match = drawn(("", "", ""), turn=1)
    order = []
    for _ in range(5):
        order += match.seats_to_act()
        decline(match, "M2", "C4")
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.rule("MIS-D3", "MIS-D17")
def test_both_tiles_may_be_named_together() -> None:
    match = drawn(options={"flip": "together"})
    assert refusal(match, 0, "flip 0") == "MIS-D3"
    assert refusal(match, 0, "flipTwo 3 3") == "MIS-D3"
    assert refusal(drawn(), 0, "flipTwo 3 4") == "MIS-D3"
    match.play(0, "flipTwo 5 1")
    match.play(0, "keep 0")
    match.play(0, "place 1")
    assert (owns(match, 0), at(match, 1), at(match, 5)) == ("SA", "S3", ".")


@pytest.mark.rule("MIS-D3", "MIS-08")
def test_turning_up_two_is_compulsory() -> None:
    match = drawn()
    assert refusal(match, 0, "decline") == refusal(match, 0, "keep 0") == "MIS-D3"
    turn_up(match, "S0")
    assert refusal(match, 0, "decline") == "MIS-D3"
    assert len(legal(match, 0)) == 23


@pytest.mark.rule("MIS-ACT", "MIS-13")
def test_what_the_actions_table_limits() -> None:
    match = drawn()
    for action in ("flip 24", "place 0", "replace 0 0"):
        assert refusal(match, 0, action) == "MIS-ACT", action
    assert refusal(match, CLOCK, "clock show") == "MIS-ACT"
    turn_up(match, "S0", "S3")
    match.play(0, "keep 0")
    assert refusal(match, 0, "flip 5") == refusal(match, 0, "decline") == "MIS-13"
    assert refusal(match, 0, "place 24") == "MIS-ACT"


@pytest.mark.rule("MIS-D4", "MIS-D17")
def test_the_clock_turns_two_suits_back_and_leaves_pairs_alone() -> None:
    for show in (2, 3, 5, 8):
        match = drawn(options={"show": show})
        assert match.clock() is None
        turn_up(match, "S0", "M2")
        clock = match.clock()
        assert clock is not None and (clock.name, clock.ms, clock.number) == ("show", 1000 * show, 1)
        assert [piece.face for piece in match.scene(-1).pieces if piece.face] == ["sun-null", "moon-2"]
        match.expire("show")
        assert match.seats_to_act() == (1,)
        assert {piece.face for piece in match.scene(0).pieces} == {None}
    turn_up(match, "S0", "S3")
    assert match.clock() is None and refusal(match, CLOCK, "clock show") == "MIS-ACT"


@pytest.mark.rule("MIS-D6", "MIS-10")
def test_a_pair_is_offered_even_if_neither_may_be_kept() -> None:
    match = drawn(("M0 M3", ""))
    turn_up(match, "S0", "S3")
    assert legal(match, 0) == ["decline"]
    assert match.actors() == 1, "no clock: nobody learns that it was no choice"


@pytest.mark.rule("MIS-D13")
def test_nothing_gives_a_collected_tile_back() -> None:
    match = drawn(("S0", ""))
    for action in legal(match, 0):
        assert action.startswith("flip")
    decline(match, "M2", "C4")
    with pytest.raises(CannotUndo):
        match.undo()


# --- discipline


@pytest.mark.rule("MIS-D5", "MIS-21")
def test_without_repeats_there_is_nothing_to_challenge() -> None:
    match = drawn(("S0 SA", ""))
    assert refusal(match, 1, "challenge 0") == "MIS-D5"
    assert match.seats_to_act() == (0,)
    assert "challenge 0" in legal(drawn(("S0 SA", ""), BLIND), 1)
    blind = {"memory": "blind", "discipline": "enforced"}
    assert "challenge 0" in legal(drawn(("S0 SA", ""), blind), 1), "blind is always on honour"


@pytest.mark.rule("MIS-21", "MIS-D10")
def test_challenges_may_come_at_any_moment_but_two() -> None:
    match = drawn(("S0 SA", "S2 S3", ""), HONOUR, turn=2)
    assert match.seats_to_act() == (0, 1, 2)
    turn_up(match, "C3")
    assert legal(match, 0) == ["challenge 1"]
    turn_up(match, "C2")
    assert legal(match, 2) == ["decline", "keep 0", "keep 1", "challenge 0", "challenge 1"]
    match.play(2, "keep 0")
    assert match.seats_to_act() == (2,)
    assert refusal(match, 0, "challenge 1") == "MIS-D10"


@pytest.mark.rule("MIS-D10")
def test_the_first_challenge_counts_and_the_second_meets_the_new_state() -> None:
    match = drawn(("S0 M0", "C3 K3", ""), HONOUR)
    match.play(2, "challenge 0")
    assert refusal(match, 0, "challenge 1") == "MIS-D12"
    assert refusal(match, 2, "challenge 1") == "MIS-D10", "tiles are being put back"


@pytest.mark.rule("MIS-D11", "MIS-20")
def test_an_interrupted_turn_goes_on_with_its_tiles_up() -> None:
    match = drawn(("", "S0 M0", ""), HONOUR)
    turn_up(match, "M2", "C4")
    match.play(0, "challenge 1")
    assert match.seats_to_act() == (2,), "first to the left of the disqualified"
    assert match.clock() is None
    match.play(2, "replace 0 6")
    match.play(0, "replace 1 0")
    assert match.seats_to_act() == (0,)
    clock = match.clock()
    assert clock is not None and clock.number == 2
    match.play(0, "decline")
    assert match.seats_to_act() == (2,), "seat 1 is out"


@pytest.mark.rule("MIS-D11", "MIS-15")
def test_tiles_of_the_disqualified_players_own_turn_are_turned_back() -> None:
    match = drawn(("S0 M0", "", ""), HONOUR)
    turn_up(match, "M2")
    match.play(2, "challenge 0")
    shown = [piece.face for piece in match.scene(-1).pieces if piece.face]
    assert shown == ["sun-null", "moon-null"], "only the disqualified player's tiles lie open"
    match.play(1, "replace 0 0")
    match.play(2, "replace 1 6")
    assert int(match.state.turn) == 1 and len(legal(match, 1)) == 24


@pytest.mark.rule("MIS-D17")
def test_a_tile_to_be_put_back_keeps_its_number() -> None:
    match = drawn(("S0 M0 C5", "", ""), HONOUR)
    match.play(1, "challenge 0")
    match.play(1, "replace 1 0")
    assert {text.split()[1] for text in legal(match, 2)} == {"0", "2"}


@pytest.mark.rule("MIS-D7", "MIS-18", "MIS-19")
def test_six_tiles_with_a_repeat_among_three_players_are_put_back() -> None:
    match = drawn(("S0 MA C2 K3 S4", "", ""), BLIND)
    turn_up(match, "K5", "K2")
    match.play(0, "keep 1")
    match.play(0, "place 0")
    for seat in (1, 2, 1, 2, 1, 2):
        assert match.seats_to_act() == (seat,)
        match.play(seat, legal(match, seat)[0])
    assert int(match.state.tiles) == (1 << 24) - 1
    assert int(match.state.turn) == 1 and int(match.state.quiet) == 0


@pytest.mark.rule("MIS-D8")
def test_what_the_last_player_does_is_an_option() -> None:
    own = ("S0 M0", "C3 K3")
    match = drawn(own, {**HONOUR, "survivor": "wins"})
    match.play(1, "challenge 0")
    assert match.points()[1] == (1,)
    match = drawn(("S0 M0", "C3"), {**HONOUR, "survivor": "continues", "stall": 10})
    match.play(1, "challenge 0")
    for _ in range(2):
        match.play(1, legal(match, 1)[0])
    for _ in range(10):
        assert match.seats_to_act() == (1,)
        decline(match, "M2", "C4")
    assert match.over and match.points()[1] == (), "alone a stall is a draw"


@pytest.mark.rule("MIS-D8", "MIS-25", "MIS-16")
@pytest.mark.parametrize(("kept", "winners"), [(0, (1,)), (1, ())])
def test_who_plays_on_alone_may_still_win_or_fail(kept: int, winners: tuple[int, ...]) -> None:
    match = drawn(("S0 M0", "C0 CA C2 C3 C4"), {**HONOUR, "survivor": "continues"})
    match.play(1, "challenge 0")
    for _ in range(2):
        match.play(1, legal(match, 1)[0])
    turn_up(match, "K5", "K2")
    match.play(1, f"keep {kept}")
    match.play(1, legal(match, 1)[0])
    assert match.over and match.points()[1] == winners


@pytest.mark.rule("MIS-D9")
@pytest.mark.parametrize("stall", [10, 20, 40])
def test_a_stall_counts_turns_for_each_active_player(stall: int) -> None:
    match = drawn(("", "", ""), {"stall": stall}, quiet=3 * stall - 2)
    decline(match, "M2", "C4")
    assert not match.over
    decline(match, "M2", "C4")
    assert match.over


@pytest.mark.rule("MIS-D9", "MIS-D11")
def test_collections_and_disqualifications_restart_the_count() -> None:
    match = drawn(("S0 M0", "", ""), HONOUR, quiet=50, turn=1)
    turn_up(match, "K5", "K2")
    match.play(1, "keep 0")
    assert int(match.state.quiet) == 50
    match.play(1, "place 4")
    assert int(match.state.quiet) == 0
    match.state.quiet = 59
    match.play(2, "challenge 0")
    assert int(match.state.quiet) == 0
    match.play(1, "replace 0 0")
    match.play(2, "replace 1 6")
    match.state.quiet = 38
    decline(match, "M2", "C4")
    assert not match.over
    decline(match, "M2", "C4")
    assert match.over, "forty turns of two active players"


@pytest.mark.rule("MIS-D9", "MIS-25")
@pytest.mark.parametrize(
    ("own", "options", "winners"),
    [
        (("S0 M0 C2", "K3"), {}, (1,)),
        (("S0 M0", "K3 C3"), {}, ()),
        (("S0 SA", "K3"), {"stall_result": "draw"}, ()),
        (("", ""), {}, (0, 1)),
    ],
)
def test_after_a_stall_repeats_are_out(own: tuple[str, str], options: dict[str, Any], winners: tuple[int, ...]) -> None:
    match = drawn(own, {**HONOUR, **options}, quiet=39)
    decline(match, "M2", "C4")
    assert match.over and match.points()[1] == winners


# --- what a seat may know


def wire(match: Match, viewer: int) -> bytes:
    """All that a seat is sent, its events included."""
    return conformance.received(match, viewer) + repr(match.events(viewer)).encode()


@pytest.mark.rule("MIS-12", "MIS-D6", "MIS-D15")
@pytest.mark.parametrize("options", [HONOUR, BLIND], ids=str)
def test_nobody_else_can_tell_which_tile_was_kept(options: dict[str, Any]) -> None:
    worlds = []
    for kept in (0, 1):
        match = drawn(("", "", ""), options)
        turn_up(match, "S0", "S3")
        match.play(0, f"keep {kept}")
        before = [wire(match, viewer) for viewer in (-1, 1, 2)]
        match.play(0, "place 1")
        worlds.append((before, [wire(match, viewer) for viewer in (-1, 1, 2)]))
    assert worlds[0] == worlds[1]


@pytest.mark.rule("MIS-12", "MIS-D6", "MIS-D14")
def test_only_the_owner_sees_what_is_owned_and_what_may_be_kept() -> None:
    def owner_of(kept: int) -> Match:
        """Seat 0 has kept K3 or K4 of a pair, and later turns up a crown 3 and a crown 5."""
        match = drawn(("", "", ""))
        turn_up(match, "K3", "K4")
        match.play(0, f"keep {kept}")
        match.play(0, "place 17")
        decline(match, "M2", "C4")
        decline(match, "M2", "C4")
        turn_up(match, "C3", "C5")
        return match

    three, four = owner_of(0), owner_of(1)
    assert legal(three, 0) == ["decline", "keep 1"]
    assert legal(four, 0) == ["decline", "keep 0", "keep 1"]
    for match, face in ((three, "arms-3"), (four, "arms-4")):
        assert [piece.face for piece in match.scene(0).pieces if piece.zone == "seat-0"] == [face]
        assert [piece.face for piece in match.scene(1).pieces if piece.zone == "seat-0"] == [None]
    assert [wire(three, viewer) for viewer in (-1, 1, 2)] == [wire(four, viewer) for viewer in (-1, 1, 2)]


@pytest.mark.rule("MIS-17", "MIS-D14")
def test_blind_owners_see_how_many_tiles_they_own_and_no_more() -> None:
    match = drawn(("S0 M3", ""), BLIND)
    assert [piece.face for piece in match.scene(0).pieces if piece.zone == "seat-0"] == [None, None]
    assert GAME.position(match.view(0))["players"][0]["tiles"] == (None, None)
    turn_up(match, "C2", "C3")
    assert [choice.label for choice in match.choices(0)][:3] == ["Turn both back", "Keep crown 2", "Keep crown 3"]
    match.play(0, "keep 0")
    faces = {piece.zone: piece.face for piece in match.scene(0).pieces if piece.face}
    assert faces == {"supply": "crown-3"}, "the tile in hand has just been seen"
    match.play(0, "place 8")
    assert {piece.face for piece in match.scene(0).pieces} == {None}


@pytest.mark.rule("MIS-D15", "MIS-D16")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_what_was_seen_is_kept_for_bots_and_never_sent(options: dict[str, Any]) -> None:
    """The same position, its memory wiped, is sent as the same bytes to everybody."""
    match, dice = started(3, 5, **options), new_dice(5)
    for step in range(40):
        if match.over:
            break
        play_on(match, dice)
        if step % 9 == 0 and not match.over:
            for viewer in range(-1, 3):
                view = match.view(viewer)
                assert view.known.any()
                sent = GAME.draw(view, viewer, "ABC"), GAME.position(view)
                view.known[:], view.seen_at[:], view.source[:], view.pair[:], view.resolved[:] = -1, 0, -1, -1, -1
                assert (GAME.draw(view, viewer, "ABC"), GAME.position(view)) == sent
                faces = {piece.face for piece in sent[0].pieces if piece.zone == "board"} - {None}
                assert len(faces) <= 2


@pytest.mark.rule("MIS-D15")
def test_the_story_names_no_face_before_the_game_is_over() -> None:
    match, dice = started(3, 2, memory="blind"), new_dice(2)
    words = ""
    while not match.over:
        words = " ".join(event.text for viewer in range(-1, 3) for event in match.events(viewer)).lower()
        play_on(match, dice)
    assert not any(suit in words for suit in ("sun", "moon", "crown", "arms", "null", "ace "))
    assert "turns up row" in words and "keeps one of the two" in words


@pytest.mark.rule("MIS-D15")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_the_story_is_complete_after_the_game(viewer: int) -> None:
    match = drawn(("S0 MA C2 K3 S4", "M5"))
    turn_up(match, "K5", "K2")
    match.play(0, "keep 0")
    assert match.events(viewer)[2].text == "Player 1 keeps one of the two tiles."
    match.play(0, "place 4")
    assert [event.text for event in match.events(viewer)] == [
        "Player 1 turns up row 1, column 5 (arms 5).",
        "Player 1 turns up row 2, column 4 (arms 2).",
        "Player 1 keeps one of the two tiles (arms 5).",
        "Player 1 puts the other on row 1, column 5.",
        "Player 1 wins.",
    ]


@pytest.mark.rule("MIS-D15", "MIS-16")
def test_after_the_game_everything_lies_open() -> None:
    match = drawn(("S0 MA C2 K3 S4", "M5"))
    turn_up(match, "K5", "K2")
    match.play(0, "keep 0")
    match.play(0, "place 4")
    for viewer in (-1, 0, 1):
        assert None not in {piece.face for piece in match.scene(viewer).pieces}


@pytest.mark.rule("MIS-D16", "MIS-D10")
def test_imagined_worlds_keep_what_was_seen_and_split_pairs_both_ways() -> None:
    match = drawn(("", "", ""))
    turn_up(match, "S0", "S3")
    match.play(0, "keep 0")
    match.play(0, "place 1")
    decline(match, "M2", "C4")
    kept, elsewhere, dice = set(), set(), new_dice(4)
    for _ in range(300):
        world = match.view(2)
        imagine(world, 2, dice)
        kept.add((TILE_NAMES[int(world.own[0, 0])], TILE_NAMES[int(world.face[1])]))
        assert (int(world.face[2]), int(world.face[3])) == (8, 16)
        elsewhere.add(int(world.face[23]))
        assert sorted(int(tile) for tile in (*world.face, *world.own.ravel()) if tile >= 0) == list(range(24))
    assert kept == {("S0", "S3"), ("S3", "S0")}
    assert elsewhere == set(range(24)) - {0, 3, 8, 16}
    owner = match.view(0)
    imagine(owner, 0, dice)
    assert TILE_NAMES[int(owner.face[1])] == "S3", "who kept one knows the other"


@pytest.mark.rule("MIS-D16", "MIS-10")
def test_imagined_worlds_have_no_repeats_where_nobody_can_own_one() -> None:
    match = drawn(("", ""))
    for first, second, gap in (("S0", "S3", 0), ("K5", "K0", 4)):
        turn_up(match, first, second)
        match.play(0, "keep 0")
        match.play(0, f"place {gap}")
        decline(match, "M2", "C4")
    dice, seen = new_dice(9), set()
    for _ in range(200):
        world = match.view(1)
        imagine(world, 1, dice)
        seen.add(tuple(TILE_NAMES[int(tile)] for tile in world.own[0, :2]))
    assert seen == {("S0", "K5"), ("S3", "K5"), ("S3", "K0")}


@pytest.mark.rule("MIS-D16")
def test_turning_up_the_returned_tile_tells_what_was_kept() -> None:
    match = drawn(("", ""))
    turn_up(match, "S0", "S3")
    match.play(0, "keep 1")
    match.play(0, "place 1")
    assert int(match.state.resolved[0, 0]) == -2
    match.play(1, "flip 1")
    assert int(match.state.resolved[0, 0]) == TILE_NAMES.index("S3")


def test_ids_are_new_after_a_secret_choice_and_stay_otherwise() -> None:
    match = drawn(("", ""))
    before = {piece.id: (piece.x, piece.y) for piece in match.scene(1).pieces}
    turn_up(match, "S0", "S3")
    assert {piece.id: (piece.x, piece.y) for piece in match.scene(1).pieces} == before
    match.play(0, "keep 0")
    match.play(0, "place 1")
    after = {piece.id for piece in match.scene(1).pieces}
    assert len(after - set(before)) == 2 and len(set(before) - after) == 2


# --- bots


def play_bots(seed: int, levels: tuple[str, ...], options: dict[str, Any]) -> Match:
    match = started(len(levels), seed, **options)
    while not match.over:
        decided = [
            (seat, decision.action)
            for seat in match.seats_to_act()
            if (decision := GAME.mind.decide(match.view(seat), seat, levels[seat], new_dice(len(match.entries))))
            and decision.action is not None
        ]
        match.play(*decided[0])
    return match


@pytest.mark.rule("MIS-D16")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_bots_of_every_level_play_whole_games(options: dict[str, Any]) -> None:
    for levels in (("perfect", "forgetful"), ("strong", "random", "steady")):
        assert play_bots(1, levels, options).over


@pytest.mark.rule("MIS-D16")
def test_good_memories_win_and_two_of_them_need_about_fifteen_turns() -> None:
    games = [play_bots(seed, ("perfect", "perfect"), {}) for seed in range(15)]
    assert 12 <= sorted(int(match.state.turns) for match in games)[7] <= 18
    assert sum(play_bots(seed, ("steady", "random"), {}).points()[1] == (0,) for seed in range(8)) >= 7


@pytest.mark.rule("MIS-D16", "MIS-21")
def test_a_proven_repeat_is_challenged_and_a_possible_one_is_not() -> None:
    def watcher(pairs: list[list[str]]) -> int | None:
        match = drawn(("S0 M0", "", ""), HONOUR)
        for i, pair in enumerate(pairs):
            match.state.resolved[0, i] = -2
            match.state.pair[0, i] = [TILE_NAMES.index(tile) for tile in pair]
        return decide(match.view(2), 2, "strong", new_dice(1)).action

    assert watcher([["S0", "SA"], ["M0", "MA"]]) is None
    assert watcher([["S0", "S0"], ["M0", "M0"]]) == GAME.actions.read("challenge 0")


@pytest.mark.rule("MIS-D16")
def test_a_bot_that_has_forgotten_does_not_remember_again() -> None:
    match = drawn(("", ""))
    decline(match, "S0", "M2")
    recalls = []
    for turn in range(2, 60):
        match.state.turns = turn
        recalls.append(Recall(match.view(1), 1, "forgetful").tiles)
    for earlier, later in pairwise(recalls):
        assert set(later) <= set(earlier)
    assert recalls[0] and not recalls[-1]


# --- bad input, options, laws


@pytest.mark.rule("MIS-02", "MIS-08", "MIS-13", "MIS-20", "MIS-D1")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"grid": ["S0"] * 24}, "S0 lies in 24 places"),
        ({"grid": ["S9"] * 24}, "'S9' is no tile"),
        ({"grid": ["."] * 24}, "24 tiles are missing"),
        ({"grid": [None] * 24}, "what a seat may see"),
        ({"grid": ["."] * 25}, "MIS-D1"),
        ({"phase": "sleep"}, "phase"),
        ({"turn": 2}, "seats of this game"),
        ({"up": [1, 1]}, "MIS-08"),
        ({"up": [30]}, "MIS-08"),
        ({"phase": "shown"}, "MIS-08"),
        ({"phase": "place"}, "MIS-13"),
        ({"phase": "replace"}, "MIS-20"),
        ({"tags": [1]}, "tags"),
        ({"options": {"stall": 11}}, "stall"),
        ({"wind": 1}, "unknown field"),
    ],
)
def test_a_wrong_position_is_refused_by_field(change: dict[str, Any], words: str) -> None:
    position = GAME.position(drawn().state)
    position.pop("memory")
    with pytest.raises((BadPosition, BadOption), match=words):
        GAME.load({**position, **change})


def test_options_have_ranges() -> None:
    conformance.options_have_ranges(GAME)


@pytest.mark.rule("MIS-02")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_tiles_are_conserved_and_eight_remain_in_the_grid(options: dict[str, Any]) -> None:
    for seed in range(4 if JIT else 1):
        match, dice = started(2 + seed % 2, seed, **options), new_dice(seed)
        while not match.over:
            play_on(match, dice)
            state = match.state
            held = (*state.face, *state.own.ravel(), *state.shown, state.returning)
            assert sorted(int(tile) for tile in held if tile >= 0) == list(range(24))
            assert int(state.tiles).bit_count() >= 8
            assert all((int(state.face[place]) >= 0) == bool(int(state.tiles) >> place & 1) for place in range(36))


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_of_every_game(options: dict[str, Any], seed: int) -> None:
    conformance.laws(GAME, seed, options=options)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("players", [2, 3])
def test_random_games_end_within_the_bound(options: dict[str, Any], players: int) -> None:
    conformance.termination(GAME, 10_000 if JIT else 1, players, options)


def test_every_clause_has_its_words() -> None:
    wanted = {f"MIS-{number:02}" for number in range(1, 26)} | {f"MIS-D{number}" for number in range(1, 18)}
    assert set(GAME.clauses) == wanted | {"MIS-ACT"}
