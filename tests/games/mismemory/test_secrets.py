"""Mismemory: what a seat may know, and what bots remember."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from parlour.bots.search import Halt
from parlour.core import conformance
from parlour.core.dice import new_dice
from parlour.core.match import Match
from parlour.core.verbs import imagine
from parlour.games.mismemory.components import TILE_NAMES
from parlour.games.mismemory.strategy.decisions import MINDS, Recall, decide
from tests.games.mismemory.drawing import (
    BLIND,
    GAME,
    HONOUR,
    OPTION_SETS,
    decline,
    drawn,
    legal,
    play_on,
    started,
    turn_up,
)
from tests.games.spoken import said

# --- what a seat may know


def wire(match: Match, viewer: int) -> str:
    """All that a seat is sent, its events included."""
    return repr((conformance.collect_received(match, viewer), match.events(viewer)))


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
        mine = [piece for piece in match.scene(0).pieces if piece.zone == "hand-0"]
        assert [piece.face for piece in mine if piece.kind == "piecepack"] == [face]
        assert [piece.face for piece in match.scene(1).pieces if piece.zone == "hand-0"] == [None]
    assert [wire(three, viewer) for viewer in (-1, 1, 2)] == [wire(four, viewer) for viewer in (-1, 1, 2)]


@pytest.mark.rule("MIS-17", "MIS-D14")
def test_blind_owners_see_how_many_tiles_they_own_and_no_more() -> None:
    match = drawn(("S0 M3", ""), BLIND)
    assert [piece.face for piece in match.scene(0).pieces if piece.zone == "hand-0"] == [None, None]
    assert GAME.position(match.view(0))["players"][0]["tiles"] == (None, None)
    turn_up(match, "C2", "C3")
    assert [said(GAME, choice.label) for choice in match.choices(0)][:3] == [
        "Turn both back",
        "Keep crown 2",
        "Keep crown 3",
    ]
    match.play(0, "keep 0")
    faces = {piece.zone: piece.face for piece in match.scene(0).pieces if piece.face}
    assert faces == {"hand-0": "crown-3"}, "the tile in hand has just been seen"
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
                sent = GAME.draw(view), viewer >= 0 and GAME.own(view, viewer), GAME.position(view)
                view.known[:], view.seen_at[:], view.source[:], view.pair[:], view.resolved[:] = -1, 0, -1, -1, -1
                assert (GAME.draw(view), viewer >= 0 and GAME.own(view, viewer), GAME.position(view)) == sent
                faces = {piece.face for piece in sent[0].pieces if piece.zone == "board"} - {None}
                assert len(faces) <= 2


@pytest.mark.rule("MIS-D15")
def test_the_story_names_no_face_before_the_game_is_over() -> None:
    match, dice = started(3, 2, memory="blind"), new_dice(2)
    words, told = "", 0
    while True:
        play_on(match, dice)
        if match.over:
            break
        news = [said(GAME, event.text) for viewer in range(-1, 3) for event in match.events(viewer, told)]
        words, told = " ".join([words, *news]).lower(), len(match.entries)
    assert not any(suit in words for suit in ("sun", "moon", "crown", "arms", "null", "ace "))
    assert "turns up row" in words and "keeps one of the two" in words


@pytest.mark.rule("MIS-D15")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_the_story_is_complete_after_the_game(viewer: int) -> None:
    match = drawn(("S0 MA C2 K3 S4", "M5"))
    turn_up(match, "K5", "K2")
    match.play(0, "keep 0")
    assert said(GAME, match.events(viewer)[2].text) == "Player 1 keeps one of the two tiles."
    match.play(0, "place 4")
    assert [said(GAME, event.text) for event in match.events(viewer)] == [
        "Player 1 turns up row 1, column 5 (arms 5).",
        "Player 1 turns up row 2, column 4 (arms 2).",
        "Player 1 keeps one of the two tiles (arms 5).",
        "Player 1 puts the other on row 1, column 5.",
        "Player 1 has all six numbers. Player 1 wins.",
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
            if (
                decision := GAME.strategy.decide(
                    match.view(seat), seat, levels[seat], new_dice(len(match.entries)), Halt().word
                )
            )
            and decision.action is not None
        ]
        match.play(*decided[0])
    return match


@pytest.mark.rule("MIS-D16")
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_bots_of_every_level_play_whole_games(options: dict[str, Any]) -> None:
    for levels in (("expert", "gentle"), ("club", "gentle", "casual")):
        assert play_bots(1, levels, options).over


@pytest.mark.thorough
@pytest.mark.rule("MIS-D16")
def test_good_memories_win_and_two_of_them_need_about_fifteen_turns() -> None:
    games = [play_bots(seed, ("expert", "expert"), {}) for seed in range(9)]
    assert 12 <= sorted(int(match.state.turns) for match in games)[4] <= 18
    assert sum(play_bots(seed, ("club", "gentle"), {}).points()[1] == (0,) for seed in range(8)) >= 6


@pytest.mark.rule("MIS-D16", "MIS-21")
def test_a_proven_repeat_is_challenged_and_a_possible_one_is_not() -> None:
    def watcher(pairs: list[list[str]]) -> int | None:
        match = drawn(("S0 M0", "", ""), HONOUR)
        for i, pair in enumerate(pairs):
            match.state.resolved[0, i] = -2
            match.state.pair[0, i] = [TILE_NAMES.index(tile) for tile in pair]
        return decide(match.view(2), 2, "club", new_dice(1), Halt().word).action

    assert watcher([["S0", "SA"], ["M0", "MA"]]) is None
    assert watcher([["S0", "S0"], ["M0", "M0"]]) == GAME.rules.actions.read("challenge 0")


@pytest.mark.rule("MIS-D16")
def test_a_bot_that_has_forgotten_does_not_remember_again() -> None:
    match = drawn(("", ""))
    decline(match, "S0", "M2")
    recalls = []
    for turn in range(2, 60):
        match.state.turns = turn
        recalls.append(Recall(match.view(1), 1, MINDS.gentle).tiles)
    for earlier, later in pairwise(recalls):
        assert set(later) <= set(earlier)
    assert recalls[0] and not recalls[-1]
