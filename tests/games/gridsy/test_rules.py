"""Gridsy: clauses and decisions, options, laws."""

from __future__ import annotations

import pytest

from parlour.core.clauses import ACT
from parlour.core.errors import BadOption, CannotUndo, RuleBroken, Unreadable
from parlour.core.game import legal_actions
from parlour.core.match import Match
from parlour.core.verbs import CLOCK, check
from parlour.games.gridsy.record import CAP
from parlour.games.tic.deck import EMPTY, NAMES
from tests.games.gridsy.drawing import (
    ALMOST_3,
    ALMOST_W1,
    GAME,
    W2,
    W6,
    A,
    B,
    C,
    begun,
    drawn,
    grid_of,
    let_go,
    lines,
    middle_of,
    owned,
    play,
    refusal,
    started,
    tray_of,
    written,
)
from tests.games.spoken import said


def legal_words(match: Match, seat: int = A) -> list[str]:
    return [GAME.rules.actions.text(action) for action in match.actions(seat)]


# --- alone


@pytest.mark.rule("GRI-04", "GRI-05", "GRI-G01", "GRI-G06", "GRI-G16", "TIC-02")
@pytest.mark.parametrize("grid", [3, 4, 5])
def test_alone_the_cards_are_dealt_face_up_into_the_tray_and_the_rest_is_the_deck(grid):
    match = started(grid=grid)
    assert match.seats_to_act() == (A,)
    assert len(tray_of(match, A)) == grid * grid
    seen = written(match.view(A))
    assert None not in seen["players"][A]["cards"]
    assert seen["deck"] == [None] * (125 - grid * grid)
    assert sorted(match.state.deck.tolist()) == list(range(125))


@pytest.mark.rule("GRI-06", "GRI-G06", "GRI-G17")
def test_alone_cards_move_freely():
    match = drawn(["tray 1Xo 1Xr 3Xc"], options={"grid": 3})
    play(match, A, "put 1Xo 0", "put 1Xr 1")
    assert grid_of(match, A).split()[:3] == ["1Xo", "1Xr", "."]
    play(match, A, "put 1Xr 0")
    assert grid_of(match, A).split()[:2] == ["1Xr", "1Xo"]
    play(match, A, "put 3Xc 1")
    assert grid_of(match, A).split()[:2] == ["1Xr", "3Xc"]
    assert "1Xo" in tray_of(match, A)
    play(match, A, "put 1Xr 8")
    assert (grid_of(match, A).split()[0], grid_of(match, A).split()[8]) == (".", "1Xr")
    play(match, A, "put 1Xr 8", "take 1")
    assert grid_of(match, A) == ". . .\n. . .\n. . 1Xr"
    assert int(match.state.acted[A]) == 7
    assert int(match.state.laid[A]) == 1


@pytest.mark.rule("GRI-08", "GRI-G03", "GRI-G02")
def test_extra_cards_come_one_by_one_at_any_time_and_stay():
    match = started(grid=3)
    expected = [NAMES[int(card)] for card in match.state.deck[9:12]]
    play(match, A, "extra")
    assert owned(match, A) >= {expected[0]} and len(owned(match, A)) == 10
    play(match, A, f"put {expected[0]} 4", "extra", "extra")
    assert owned(match, A) >= set(expected)
    assert match.points() == ([3], ())
    with pytest.raises(CannotUndo):
        match.undo()


@pytest.mark.rule("GRI-G03")
def test_the_deck_ends():
    match = drawn(["tray 1Xo"], options={"grid": 3})
    play(match, A, *["extra"] * 116)
    assert refusal(match, "extra") == "GRI-G03"
    assert len(owned(match, A)) == 125
    assert "extra" not in legal_words(match)
    assert len(match.actions(A)) == 125 * 9 + 1


@pytest.mark.rule("GRI-G14", "GRI-09")
def test_giving_up_is_worse_than_any_number_of_extra_cards():
    match = started()
    play(match, A, "give_up")
    assert match.over
    assert match.points() == ([125], ())
    (score,) = match.public().scores
    assert (score.points, [(said(GAME, line.label), line.points) for line in score.lines]) == (
        125,
        [("extra cards", 0), ("not solved", 125)],
    )
    assert refusal(match, "extra") == "GRI-ACT"


@pytest.mark.rule("GRI-G14")
def test_a_limit_alone_is_by_choice_and_ends_the_game_unsolved():
    assert not started().clocks()
    assert refusal(started(), "clock limit", CLOCK) == "GRI-ACT"
    match = started(solo_limit_min=5)
    clock = match.clock()
    assert clock is not None and (clock.name, clock.ms) == ("limit", 300_000)
    match.expire("limit")
    assert match.over and match.points() == ([125], ())


@pytest.mark.rule("GRI-G14")
@pytest.mark.parametrize("minutes", [1, 4, 61, -1])
def test_a_limit_alone_has_five_minutes_or_more(minutes):
    with pytest.raises(BadOption) as refused:
        started(solo_limit_min=minutes)
    assert refused.value.field == "options.solo_limit_min"


@pytest.mark.rule("GRI-G15")
def test_at_the_last_action_alone_the_game_is_given_up_unless_it_completes_the_grid():
    match = drawn([W2], each=[{"acted": CAP - 1}])
    play(match, A, "take 15")
    assert match.over and match.points() == ([125], ())
    match = drawn([ALMOST_W1], each=[{"acted": CAP - 1}])
    play(match, A, "put 5Tv 15")
    assert match.over and match.points() == ([0], (A,))


@pytest.mark.rule("GRI-G11", "GRI-14", "GRI-G16", "GRI-ACT", "TIC-G12")
def test_what_is_only_for_one_way_to_play():
    alone, race = drawn(["tray 1Xo"]), drawn(["tray 1Xo", "tray 2Xo"], middle="3Xo")
    assert refusal(alone, "swap 1Xo 3Xo") == "GRI-14"
    assert refusal(alone, "ready") == "GRI-G16"
    assert refusal(race, "extra") == "GRI-G11"
    assert refusal(race, "give_up") == "GRI-ACT"
    assert refusal(race, "ready") == "GRI-G16"


# --- head-to-head


@pytest.mark.rule("GRI-10", "GRI-11", "GRI-17", "GRI-18", "GRI-G01", "TIC-G10")
@pytest.mark.parametrize("grid", [3, 4, 5])
def test_cards_are_dealt_face_down_and_the_middle_face_up(grid):
    match = started(3, grid=grid)
    for viewer in (-1, A, B, C):
        seen = written(match.view(viewer))
        assert all(player["cards"] == [None] * grid * grid for player in seen["players"])
        assert seen["middle"] == middle_of(match) and len(seen["middle"]) == grid
        assert set(seen["deck"]) == {None}


@pytest.mark.rule("GRI-G16", "GRI-12")
def test_a_round_waits_for_everybody_and_then_for_the_clock():
    match = started(3)
    assert match.seats_to_act() == (A, B, C) and not match.clocks()
    assert refusal(match, "put 1Xo 0") == refusal(match, "take 0") == refusal(match, "swap 1Xo 3Xo") == "GRI-G16"
    play(match, B, "ready")
    assert refusal(match, "ready", B) == "GRI-G16"
    assert match.seats_to_act() == (A, C)
    play(match, A, "ready")
    play(match, C, "ready")
    clock = match.clock()
    assert clock is not None and (clock.name, clock.ms) == ("go", 3_000)
    assert match.seats_to_act() == ()
    assert set(written(match.view(A))["players"][A]["cards"]) == {None}
    assert refusal(match, "ready") == "GRI-G16"
    assert refusal(match, "clock limit", CLOCK) == "GRI-ACT"
    match.expire("go")
    assert match.seats_to_act() == (A, B, C)
    assert refusal(match, "clock go", CLOCK) == "GRI-ACT"


@pytest.mark.rule("GRI-12", "GRI-G07", "TIC-G10")
def test_from_the_go_on_all_cards_on_the_table_are_open():
    match = begun(3)
    for viewer in (-1, A, B, C):
        seen = written(match.view(viewer))
        assert seen["players"] == written(match.state)["players"]
        assert set(seen["deck"]) == {None}


@pytest.mark.rule("GRI-13", "GRI-12")
def test_everybody_moves_own_cards_at_any_time_and_no_others():
    match = drawn(["tray 1Xo 1Xr", "tray 2Xo 2Xr"])
    play(match, B, "put 2Xo 0", "put 2Xr 0")
    play(match, A, "put 1Xo 15", "put 1Xr 0", "put 1Xo 0", "take 0")
    assert grid_of(match, A).split()[0] == "."
    assert grid_of(match, B).split()[0] == "2Xr"
    assert refusal(match, "put 2Xo 3") == refusal(match, "put 1Xo 3", B) == "GRI-ACT"
    assert refusal(match, "swap 2Xo " + middle_of(match)[0]) == "GRI-ACT"


@pytest.mark.rule("GRI-14", "GRI-G08", "GRI-G11")
def test_swaps_are_unlimited_one_for_one_and_keep_the_middle_full():
    match = drawn(["tray 5Xc", "tray 1Cv"], middle="2Co 3Sy 4Rc 1Tv")
    before = owned(match, A) | set(middle_of(match))
    for _ in range(10):
        own, middle = sorted(tray_of(match, A))[0], middle_of(match)[2]
        play(match, A, f"swap {own} {middle}")
        assert middle_of(match)[2] == own and middle in tray_of(match, A)
        assert len(middle_of(match)) == 4 and len(owned(match, A)) == 16
        assert owned(match, A) | set(middle_of(match)) == before
    assert refusal(match, "swap 1Cv 3Tv", B) == "GRI-G09"


@pytest.mark.rule("GRI-15", "GRI-16", "GRI-G05", "GRI-G10", "GRI-G13")
def test_the_first_complete_grid_wins_the_round_and_the_next_is_dealt_anew():
    match = drawn([ALMOST_3, W6], options={"grid": 3})
    first = match.state.deck.tolist()
    play(match, B, "put 3Tv 8")
    assert match.points() == ([0, 1], ())
    assert not match.over and match.seats_to_act() == (A, B)
    assert refusal(match, "put 3Xy 8") == "GRI-G16"
    assert match.state.deck.tolist() != first
    assert int(match.state.rounds) == 2
    assert (match.state.acted == 0).all() and (match.state.cells == EMPTY).all()


@pytest.mark.rule("GRI-G05", "GRI-15")
def test_a_swap_may_complete_a_grid():
    grid = W6.replace(".", "1Xo").replace("tray 3Tv", "")
    match = drawn([grid, "tray 5Xo"], middle="3Tv", options={"grid": 3})
    play(match, A, "swap 1Xo 3Tv")
    assert match.points()[0] == [1, 0]


@pytest.mark.rule("GRI-01", "GRI-02", "GRI-G05")
@pytest.mark.parametrize(
    "grid",
    [
        "1Cv 1Rv 1Tv\n2So 2Xo 2To\n2Sr 2Xr .\ntray 2Tr",
        "1Cv 2So 2Sr\n1Rv 2Xo 2Xr\n1Tv 2To .\ntray 2Tr",
    ],
    ids=["one below the other", "side by side"],
)
def test_nics_in_one_direction_alone_keep_a_grid_from_being_complete(grid):
    match = drawn([grid], options={"grid": 3})
    play(match, A, "put 2Tr 8")
    assert "Nic 2 ·" in said(GAME, match.scene(A).scores[A].detail)
    assert not match.over


@pytest.mark.rule("GRI-G16")
def test_the_grid_that_won_may_be_looked_at_until_the_cards_turn_up():
    match = drawn([ALMOST_3, W6], options={"grid": 3})
    play(match, B, "put 3Tv 8")
    last = [piece.face for piece in match.scene(A).pieces if piece.zone == "last"]
    assert last == lines(W6).replace(".", "3Tv").split()
    let_go(match)
    assert not [zone for zone in match.scene(A).zones if zone.id == "last"]


@pytest.mark.rule("GRI-G12", "GRI-G16", "GRI-ACT")
@pytest.mark.parametrize(
    ("match", "name"), [(begun(), "limit"), (started(solo_limit_min=5), "limit"), (started(), None)]
)
def test_only_the_clock_does_what_the_clock_does_and_one_thing_at_a_time(match, name):
    both = [GAME.rules.actions.read(f"clock {word}") for word in ("go", "limit")]
    assert [check(match.state, A, action) for action in both] == [ACT, ACT]
    allowed = [GAME.rules.actions.text(action) for action in legal_actions(GAME, match.state, CLOCK)]
    assert allowed == ([f"clock {name}"] if name else [])


@pytest.mark.rule("GRI-G12")
@pytest.mark.parametrize("minutes", [2, 10, 30])
def test_at_the_limit_a_round_has_no_winner(minutes):
    match = begun(round_limit_min=minutes)
    clock = match.clock()
    assert clock is not None and (clock.name, clock.ms) == ("limit", 60_000 * minutes)
    match.expire("limit")
    assert match.points() == ([0, 0], ()) and int(match.state.rounds) == 2
    let_go(match)
    later = match.clock()
    assert later is not None and later.number > clock.number


@pytest.mark.rule("GRI-G13", "GRI-16")
@pytest.mark.parametrize("rounds", [1, 3, 5, 7, 9])
def test_without_a_winner_the_series_has_all_its_rounds(rounds):
    match = started(3, best_of=rounds, grid=3)
    for _ in range(rounds):
        assert not match.over
        let_go(match)
        match.expire("limit")
    assert match.over and match.points() == ([0, 0, 0], (A, B, C))


@pytest.mark.rule("GRI-G13")
@pytest.mark.parametrize("best_of", [1, 3, 5, 7, 9])
def test_a_series_ends_with_more_than_half_of_its_rounds_won(best_of):
    needed = (best_of + 1) // 2
    for wins, over in ((needed - 1, True), (needed - 2, False)):
        if wins >= 0:
            options = {"grid": 3, "best_of": best_of}
            match = drawn([ALMOST_3, W6], options=options, each=[{"wins": wins}], rounds=wins + 1)
            play(match, A, "put 3Xy 8")
            assert match.over == over


@pytest.mark.rule("GRI-G15")
def test_who_has_used_up_all_actions_waits_and_when_all_have_the_round_has_no_winner():
    match = drawn(["tray 1Xo", "tray 2Xo"], each=[{"acted": CAP - 1}, {"acted": CAP - 1}])
    play(match, A, "put 1Xo 0")
    assert refusal(match, "take 0") == "GRI-G15"
    assert match.seats_to_act() == (B,)
    play(match, B, "put 2Xo 0")
    assert int(match.state.rounds) == 2 and match.points() == ([0, 0], ())
    let_go(match)
    assert match.seats_to_act() == (A, B)


@pytest.mark.rule("GRI-G15", "GRI-15")
def test_an_action_that_completes_a_grid_wins_even_as_the_last():
    match = drawn([ALMOST_3, W6], options={"grid": 3}, each=[{"acted": CAP}, {"acted": CAP - 1}])
    play(match, B, "put 3Tv 8")
    assert match.points()[0] == [0, 1]


@pytest.mark.rule("GRI-G15")
def test_five_thousand_actions_are_too_many():
    match = drawn(["tray 1Xo 2Xo", "tray 3Xo"])
    actions = [GAME.rules.actions.read(f"put 1Xo {cell}") for cell in (0, 1)]
    for number in range(CAP):
        assert match.seats_to_act() == (A, B)
        match.carry_out(A, actions[number % 2])
    assert match.seats_to_act() == (B,)


@pytest.mark.rule("GRI-G17")
def test_nothing_is_taken_back():
    match = drawn(["tray 1Xo"])
    play(match, A, "put 1Xo 0")
    with pytest.raises(CannotUndo, match="no taking back"):
        match.undo()


@pytest.mark.rule("GRI-ACT", "TIC-G08")
@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("put 3Xo 0", "3 star orange is not yours."),
        ("put 1Xo 9", "There is no such cell."),
        ("take 4", "No card of yours lies there."),
        ("take 20", "No card of yours lies there."),
    ],
)
def test_refusals_in_words(action, words):
    match = drawn(["tray 1Xo"], deck="3Xo", options={"grid": 3})
    problem = match.broken(A, GAME.rules.actions.read(action))
    assert str(problem) == f"{words} (GRI-ACT)"
    with pytest.raises(RuleBroken):
        match.play(A, action)


@pytest.mark.rule("GRI-ACT")
@pytest.mark.parametrize(
    ("said", "field"),
    [
        ("put 1Xo", "action"),
        ("put 9Xo 1", "card"),
        ("put 1Xo 25", "cell"),
        ("take -1", "cell"),
        ("swap 1Xo", "action"),
        ("swap 1Xo xx", "middle"),
        ("lay 1Xo 1", "action"),
        ({"action": "put", "card": "1Xo"}, "cell"),
        ({"action": "put", "card": "1Xo", "cell": "one"}, "cell"),
        ({"action": "take", "cell": 1, "card": "1Xo"}, "card"),
    ],
)
def test_actions_that_cannot_be_read_name_what_is_wrong(said, field):
    with pytest.raises(Unreadable) as refused:
        GAME.rules.actions.read(said)
    assert refused.value.field == field


@pytest.mark.rule("GRI-ACT")
def test_there_is_no_other_seat():
    with pytest.raises(Unreadable, match="no seat 2"):
        begun(2).play(2, "put 1Xo 0")
    assert refusal(drawn(["tray 1Xo"]), "put 1Xo 0", 1) == "GRI-ACT"
