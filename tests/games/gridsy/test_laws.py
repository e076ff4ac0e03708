"""Gridsy: what is hidden, the laws of every game, positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import conformance
from parlour.core.dice import new_dice, roll
from parlour.core.errors import BadOption, BadPosition
from parlour.core.game import hidden
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import CLOCK, imagine
from parlour.games.tic.deck import EMPTY, UNKNOWN
from tests.games.gridsy.drawing import ALMOST_3, GAME, W6, A, B, begun, drawn, play, started, written
from tests.games.tic.knowing import deals_every_unseen_card_everywhere, deals_in_every_order, shows_all_but
from tests.sampling import SEEDS

OPTION_SETS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"grid": 3, "hint_impossible": True}),
    (1, {"grid": 5, "solo_limit_min": 5}),
    (2, {}),
    (3, {"grid": 3, "best_of": 1}),
    (4, {"grid": 5, "best_of": 9, "hint_impossible": True}),
]


# --- what is hidden


@pytest.mark.rule("TIC-G10", "GRI-10")
def test_imagined_deals_use_each_unseen_card_once():
    view, dice = started(4, grid=5).view(A), new_dice(5)
    middle = view.deck[100:105].tolist()
    found: set[int] = set()
    for _ in range(200 if JIT else 20):
        world = view.copy()
        imagine(world, A, dice)
        assert sorted(world.deck.tolist()) == list(range(125))
        assert world.deck[100:105].tolist() == middle
        found.add(int(world.deck[0]))
    assert not found & set(middle)
    assert len(found) > (90 if JIT else 10)


@pytest.mark.rule("TIC-G10", "GRI-G07")
def test_but_for_the_deck_all_is_public():
    shows_all_but(GAME, "deck")


@pytest.mark.rule("TIC-G10", "TIC-02")
@pytest.mark.parametrize("match", [started(), begun(3)], ids=["alone", "head to head"])
def test_imagined_worlds_deal_every_unseen_card_everywhere(match):
    deals_every_unseen_card_everywhere(match, A)


@pytest.mark.rule("TIC-G10")
def test_three_unseen_cards_come_in_every_order():
    state = started(2).state
    state.grid, state.dealt = 122, 124  # before the go only the middle is seen
    deals_in_every_order(hidden(GAME, state, A), A)


@pytest.mark.rule("GRI-G03", "TIC-G10")
def test_the_deck_of_a_solo_game_is_shown_only_at_its_end():
    match = started()
    assert (match.view(A).deck[16:] == UNKNOWN).all()
    play(match, A, "give_up")
    assert match.view(-1).deck.tolist() == match.state.deck.tolist()
    match = drawn([ALMOST_3, W6], options={"grid": 3, "best_of": 1})
    play(match, B, "put 3Tv 8")
    assert match.over and (match.view(A).deck[21:] == UNKNOWN).all()


# --- laws


@settings(max_examples=12 if JIT else 3)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize(("players", "options"), OPTION_SETS, ids=str)
def test_cards_are_conserved(players, options, seed):
    match = started(players, seed, **options)
    dice = new_dice(seed)
    for _ in range(200):
        if match.over:
            break
        seat = pick_actor(match.actors(), dice)
        if seat == CLOCK:
            match.expire("go" if not match.seats_to_act() else "limit")
        else:
            legal = match.actions(seat)
            match.play(seat, legal[roll(dice, len(legal))])
        conserved(match)


def conserved(match: Match) -> None:
    """Every card is in one place, and what the record remembers of it agrees."""
    state = match.state
    assert sorted(state.deck.tolist()) == list(range(125))
    own = [int(state.low[seat]) | int(state.high[seat]) << 63 for seat in range(match.players)]
    table = [card for card in range(125) for bits in own if bits >> card & 1]
    middle = [int(card) for card in state.middle if int(card) != EMPTY]
    if any(own):
        assert sorted(table + middle) == sorted(state.deck[: int(state.dealt)].tolist())
    for seat in range(match.players):
        laid = {int(card): cell for cell, card in enumerate(state.cells[seat]) if int(card) != EMPTY}
        assert int(state.laid[seat]) == len(laid)
        assert all(own[seat] >> card & 1 and int(state.lies[card]) == cell for card, cell in laid.items())
    assert int((state.lies >= 0).sum()) == int(state.laid.sum())


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "options"), OPTION_SETS, ids=str)
def test_the_laws_of_every_game(players, options, seed):
    conformance.laws(GAME, seed, players, options, every=None if JIT else 400)


@pytest.mark.rule("GRI-G15", "GRI-G12", "GRI-G13")
@pytest.mark.parametrize(("players", "options"), OPTION_SETS, ids=str)
def test_random_games_end_within_the_bound(players, options):
    assert conformance.termination(GAME, 10_000 if JIT else 2, players, options) > 0


# --- positions that cannot be


LAST = ["1Cv", "1Rv", "1Tv", "2Cv", "2Rv", "2Tv", "3Cv", "3Rv", "3Tv"]


@pytest.mark.rule("TIC-02", "GRI-G01", "GRI-G06", "GRI-G13")
@pytest.mark.parametrize(
    ("change", "words", "field"),
    [
        (lambda p: p["deck"].append("3Xo"), "3Xo lies in 2 places (TIC-02)", "cards"),
        (lambda p: p["deck"].pop(), "1 cards are missing", "cards"),
        (lambda p: p["deck"].__setitem__(0, "9Xo"), "'9Xo' is no card", "cards"),
        (lambda p: p["deck"].__setitem__(0, None), "is no card", "cards"),
        (lambda p: p.update(phase="sleep"), "phase", "phase"),
        (lambda p: p.update(phase="ready"), "GRI-G16", "players"),
        (lambda p: p["players"][0].update(ready=False), "GRI-G16", "players"),
        (lambda p: p["deck"].append(p["middle"].pop()), "GRI-11", "middle"),
        (lambda p: p["deck"].append(p["players"][0]["cards"].pop()), "8 cards instead of 9", "players"),
        (lambda p: p["players"][0]["cards"].append(p["deck"].pop()), "10 cards instead of 9", "players"),
        (lambda p: p["players"][0]["grid"].pop(), "8 cells instead of 9", "players"),
        (lambda p: p["players"][0]["grid"].__setitem__(8, "3Tv"), "not among the cards", "players"),
        (lambda p: p["players"][0]["grid"].__setitem__(8, "4Xo"), "two cells", "players"),
        (lambda p: p["players"][0].update(acted=5001), "acted", "players[0].acted"),
        (lambda p: p["dealt"].pop(), "dealt", "dealt"),
        (lambda p: p.update(last_winner=2), "no seat 2", "last_winner"),
        (lambda p: p.update(last_winner=1), "last_grid", "last_grid"),
        (lambda p: p.update(last_grid=["3Xo"]), "1 cells instead of 9", "last_grid"),
        (lambda p: p.update(last_grid=["9Xo"] * 9, last_winner=0), "'9Xo' is no card", "last_grid"),
        (lambda p: p.update(rounds=10), "rounds", "rounds"),
        (lambda p: p.update(rounds=6), "at most 5", "rounds"),
        (lambda p: p["players"][0].update(wins=1), "no more won than were played", "rounds"),
        (lambda p: p["players"][0].update(wins=3) or p.update(rounds=4), "3 rounds won are the end", "players"),
        (lambda p: p["players"][0].update(wins=4) or p.update(rounds=5), "3 rounds won are the end", "players"),
        (lambda p: p.update(phase="over"), "the series is not over", "phase"),
        (lambda p: p.update(last_grid=LAST, last_winner=0, rounds=2), "has won no round", "last_winner"),
        (lambda p: p.update(last_grid=[*LAST[1:], LAST[1]], last_winner=0), "every card once", "last_grid"),
        (lambda p: p.update(last_grid=["5Xo", *LAST[1:]], last_winner=0), "has no Nic", "last_grid"),
        (lambda p: p.update(last_grid=["", *LAST[1:]], last_winner=0), "'' is no card", "last_grid"),
        (lambda p: [player.update(acted=5000) for player in p["players"]], "GRI-G15", "players"),
        (lambda p: p["players"][1]["grid"].__setitem__(8, "3Tv"), "a complete grid is the end", "players"),
        (lambda p: p.update(colour="red"), "colour", "position"),
        (lambda p: p.update(options={"grid": 7}), "grid", "options.grid"),
        (lambda p: p.update(options={"grid": 3, "solo_limit_min": 3}), "solo_limit_min", "options.solo_limit_min"),
    ],
)
def test_impossible_positions_are_refused(change, words, field):
    match = drawn([ALMOST_3, W6], options={"grid": 3})
    position = written(match.state)
    change(position)
    with pytest.raises((BadPosition, BadOption)) as refused:
        GAME.load(position)
    assert words in str(refused.value)
    assert refused.value.field == field


@pytest.mark.rule("GRI-G03")
@pytest.mark.parametrize(
    "change",
    [
        lambda p: p.update(rounds=2),
        lambda p: p["players"][0].update(wins=1),
        lambda p: p["players"][0].update(ready=True),
        lambda p: p.update(last_grid=LAST, last_winner=0),
        lambda p: p["players"][0].update(acted=5000),
    ],
    ids=["rounds", "wins", "ready", "last grid", "no action left"],
)
def test_alone_there_is_one_round_that_nobody_wins(change):
    position = written(started(grid=3).state)
    change(position)
    with pytest.raises(BadPosition):
        GAME.load(position)


@pytest.mark.rule("GRI-G16")
def test_before_the_go_nothing_lies_in_a_grid_and_alone_there_is_none():
    position = written(started(2, grid=3).state)
    position["players"][1]["acted"] = 3
    with pytest.raises(BadPosition, match="nobody builds before the go"):
        GAME.load(position)
    position = written(started(grid=3).state) | {"phase": "go"}
    with pytest.raises(BadPosition, match="a solo game has no go"):
        GAME.load(position)


def test_before_the_go_the_order_of_dealing_is_that_of_the_seats():
    position = written(started(2, grid=3).state)
    position["dealt"][0], position["dealt"][1] = position["dealt"][1], position["dealt"][0]
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    assert refused.value.field == "dealt"
