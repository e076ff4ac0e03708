"""Tyramid: what must be done tells what a hand is not, and imagined worlds agree with it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.dice import mix, new_dice, roll
from parlour.core.errors import BadPosition
from parlour.core.game import legal_actions
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.record import copied
from parlour.core.verbs import actors, apply
from parlour.games.tic.deck import CARDS, NAMES
from parlour.games.tic.hands import with_card
from parlour.games.tic.notation import write_set
from parlour.games.tyramid.legality import can_lay
from parlour.games.tyramid.record import MOST_FACTS
from parlour.games.tyramid.view import UNSAID, tell
from tests.games.tic.knowing import deals_that_agree, imagined_uniformly, worlds_bear_out_what_was_seen
from tests.games.tyramid.drawing import GAME, A, B, C, drawn, play

ROW_3 = "2Ty\n2Rr 4Tr\n. 4Ro ."
"""Open are cells 1, beside 2Rr and 4Ro, and 3, beside 4Tr and 4Ro. The four cards were dealt after the hands."""

NEXT = 14
"""The place in the stock of the first card drawn, where two hands have five."""


def not_held(match: Match, place: int, viewer: int = B) -> set[str]:
    """What a viewer knows the card at a place of the stock not to be."""
    view = match.view(viewer)
    return set(write_set(view.not_low[place], view.not_high[place]))


def fitting(match: Match) -> set[str]:
    """The cards that fit an open cell."""
    return {card for number, card in enumerate(NAMES) if can_lay(match.state, *with_card(0, 0, number))}


# --- what is told


@pytest.mark.rule("TYR-25", "TIC-G10")
@pytest.mark.parametrize("viewer", [-1, A, B])
def test_who_must_draw_has_no_card_that_fits_but_for_the_one_drawn(viewer):
    match = drawn(ROW_3, ["1Cc 1Xy 5Cc 5Xy 3Cv", "+5"], "1Sv")
    told = fitting(match)
    assert {"2Rc", "4Tc", "4Sv"} <= told
    assert not {"1Cc", "2Cv", "5Xr"} & told
    play(match, A, "draw")
    assert all(not_held(match, place, viewer) == told for place in range(5))
    assert not any(not_held(match, place, viewer) for place in range(5, CARDS))


@pytest.mark.rule("TYR-25")
def test_what_was_told_is_of_the_cells_that_were_open_then():
    match = drawn(ROW_3, ["1Cc 1Xy 5Cc 5Xy 3Cv", "4Rr +4"], "1Sv")
    told = fitting(match)
    play(match, A, "draw")
    play(match, B, "play 4Rr 1")
    assert fitting(match) != told
    assert not_held(match, 0) == told


@pytest.mark.rule("TYR-26")
def test_a_second_draw_tells_of_the_card_drawn_before_too():
    match = drawn(ROW_3, ["1Cc 1Xy 5Cc 5Xy 3Cv", "4Rv +4"], "1Sv 3Cy")
    first = fitting(match)
    play(match, A, "draw")
    play(match, B, "play 4Rv 3")
    second = fitting(match)
    play(match, A, "draw")
    assert not_held(match, 0) == first | second
    assert not_held(match, NEXT) == second
    assert not any(not_held(match, place) for place in range(NEXT + 1, CARDS))


@pytest.mark.rule("TYR-10", "TYR-G05", "TYR-G15")
@pytest.mark.parametrize(("plays", "tells"), [(0, False), (2, True)])
def test_a_draw_by_choice_tells_nothing_but_after_a_play_only_who_must_draws(plays, tells):
    match = drawn(ROW_3, ["1Cc 1Xy 5Cc 5Xy 3Cv", "+5"], options={"optional_play": True}, plays=plays)
    play(match, A, "draw")
    assert bool(not_held(match, 0)) is tells


@pytest.mark.rule("TYR-G06")
@pytest.mark.parametrize(("card", "fits"), [("4Rr", True), ("1Sv", False)])
def test_with_play_drawn_it_is_seen_whether_the_card_drawn_fits(card, fits):
    match = drawn(ROW_3, ["1Cc 1Xy 5Cc 5Xy 3Cv", "+5"], f"{card} 3Cy", options={"play_drawn": True})
    told = fitting(match)
    play(match, A, "draw")
    assert not_held(match, NEXT) == (set(NAMES) - told if fits else told)
    assert not_held(match, 0) == told
    if fits:
        play(match, A, "end")
        assert not_held(match, NEXT) == set(NAMES) - told


@pytest.mark.rule("TYR-G08")
def test_a_pass_without_a_deck_tells_as_much():
    match = drawn(ROW_3, ["1Cc 1Xy 5Cc 5Xy 3Cv", "+5"], 0)
    told = fitting(match)
    play(match, A, "pass")
    assert not_held(match, 0) == told


@pytest.mark.rule("TYR-33")
def test_of_an_hourglass_both_halves_count():
    match = drawn((ROW_3, "2Ty\n1Ty ."), ["3Cc 3Xv 5Cc 5Xc 3Cv", "+5"], options={"shape": "hourglass"})
    play(match, A, "draw")
    assert not_held(match, 0) == fitting(match)


def test_without_room_the_oldest_fact_goes():
    state = drawn(ROW_3).state
    for place in range(MOST_FACTS):
        tell(state, A, place % 100, True, UNSAID)
    second = int(state.fact[1])
    tell(state, B, 7, True, UNSAID)
    assert int(state.facts) == MOST_FACTS
    assert int(state.fact[0]) == second
    assert int(state.fact[MOST_FACTS - 1]) >> 3 & 3 == B


# --- worlds


def small_deal(seed: int, options: dict[str, Any]) -> tuple[Match, list[tuple[int, int]]]:
    """Deal two cards to A and B, three to the deck and the rest to C; give what they do in nine random actions."""
    dice, cards = new_dice(seed), list(NAMES)
    mix(dice, cards, 0, CARDS)  # type: ignore[arg-type]
    hands = [" ".join(cards.pop() for _ in range(2)) for _ in (A, B)]
    deck, peak = " ".join(cards.pop() for _ in range(3)), cards.pop()
    match = drawn(peak, [*hands, " ".join(cards)], deck, options=options)
    state, entries = copied(match.state), []
    while len(entries) < 9 and (mask := int(actors(state))):
        seat = mask.bit_length() - 1
        legal = legal_actions(GAME, state, seat)
        entries.append((seat, legal[roll(dice, len(legal))]))
        apply(state, *entries[-1])
    return match, entries


@pytest.mark.rule("TYR-25", "TYR-26", "TYR-G06", "TYR-G08", "TIC-G10")
@pytest.mark.parametrize(
    ("seed", "options", "number"),
    [(9, {}, 12), (0, {}, 48), (5, {"play_drawn": True}, 24)] + [(5, {}, 48), (9, {"play_drawn": True}, 240)] * JIT,
    ids=str,
)
def test_all_deals_that_agree_with_all_that_was_seen_are_equally_likely(seed, options, number):
    view, deals = deals_that_agree(*small_deal(seed, options), C)
    imagined_uniformly(view, C, deals)
    assert len(deals) == number


@pytest.mark.rule("TYR-25", "TYR-G05", "TYR-G06", "TYR-G08", "TIC-G10")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"optional_play": True, "play_drawn": True}),
        (4, {"shape": "hourglass", "play_drawn": True, "rows": 5}),
    ],
    ids=str,
)
def test_in_imagined_worlds_all_goes_as_it_went(players, options):
    for seed in range(3 if JIT else 1):
        worlds_bear_out_what_was_seen(GAME, seed, players, options, 0)


# --- positions


def written(match: Match) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))


@pytest.mark.rule("TYR-G06")
def test_that_a_card_just_drawn_may_be_laid_is_known_where_a_position_does_not_say_it():
    match = drawn(ROW_3, ["1Cc 1Xy 5Cc 5Xy 3Cv", "+5"], "4Rr 3Cy", options={"play_drawn": True})
    told = fitting(match)
    play(match, A, "draw")
    position = written(match)
    assert position["told"] == [{"seat": A, "place": NEXT, "halves": [[2, 2, 2]], "stuck": True, "drawn": "fit"}]
    del position["told"]
    loaded = Match(GAME, match.options, GAME.load(position))
    assert not_held(loaded, NEXT) == set(NAMES) - told
    assert not not_held(loaded, 0)


@pytest.mark.rule("TYR-25", "TYR-G03", "TYR-G06")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seat": 2}, "seat"),
        ({"drawn": "green"}, "drawn"),
        ({"place": 16}, "of no card"),
        ({"stuck": False}, "nothing is said"),
        ({"halves": [[2, 2, 2], [1, 0, 0]]}, "halves"),
        ({"halves": [[3, 1, 1]]}, "never so"),
        ({"halves": [[2, 1, 2]]}, "never so"),
        ({"halves": [[1, 1, 2]]}, "never so"),
        ({"halves": [[0, 0, 0]]}, "never so"),
        ({"seat": B}, "4Rr is in a hand"),
    ],
    ids=str,
)
def test_what_was_told_is_true_and_can_have_been(change, words):
    match = drawn(ROW_3, ["1Cc 1Xy 5Cc 5Xy 3Cv", "4Rr +4"], "1Sv 3Cy")
    play(match, A, "draw")
    position = written(match)
    assert GAME.load(position).tobytes() == match.state.tobytes()
    position["told"][0].update(change)
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    assert words in str(refused.value)
    assert refused.value.field == "told"


@pytest.mark.rule("TYR-12", "TYR-G03")
@pytest.mark.parametrize("halves", [[[2, 0, 0]], [[2, 2, 2]], [[1, 2, 2]], [[1, 0, 0]]], ids=str)
def test_what_was_told_earlier_is_read_too(halves):
    match = drawn(ROW_3, ["1Cc 1Xc 5Cc 5Xc 3Cv", "+5"], "1Sv 3Cy")
    play(match, A, "draw")
    position = written(match)
    position["told"][0]["halves"] = halves
    assert GAME.position(GAME.load(position))["told"][0]["halves"] == tuple(map(tuple, halves))
