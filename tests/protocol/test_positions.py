"""Positions as JSON: whatever is written is read, and what cannot be is refused by a sentence."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.errors import BadOption, BadPosition
from parlour.core.game import Game, find_game, games, legal_actions
from parlour.core.match import Match
from parlour.core.verbs import CLOCK


def any_match(game: Game, dice: random.Random, **options: Any) -> Match | None:
    """Begin a match of any number of players with any options; None where they do not go together."""
    players = dice.randint(*game.rules.players)
    for field in game.option_fields():
        if field.values and field.name not in options and dice.random() < 0.4:
            options[field.name] = dice.choice(field.values)
    try:
        return Match.start(game, players, options=game.read_options(options, players), seed=dice.randbytes(32))
    except BadOption:
        return None


def play_at_random(match: Match, dice: random.Random, most: int) -> None:
    """Play at most so many actions."""
    for _ in range(most):
        if match.over:
            return
        seat = dice.choice(match.seats_to_act() or [CLOCK])
        match.play(seat, dice.choice(legal_actions(match.game, match.state, seat)))


def as_json(match: Match) -> Any:
    """Give a match's position as it would come over the wire."""
    return msgspec.json.decode(msgspec.json.encode(match.game.position(match.state)))


@pytest.mark.parametrize("name", games())
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), most=st.sampled_from([0, 5, 20, 60, 1_000, 1_000]))
def test_whatever_is_written_is_read_and_written_the_same(name: str, seed: int, most: int) -> None:
    dice = random.Random(seed)
    match = any_match(find_game(name), dice)
    if match is not None:
        play_at_random(match, dice, most)
        written = as_json(match)
        state = match.game.load(written)
        assert state.tobytes() == match.state.tobytes()
        assert msgspec.json.decode(msgspec.json.encode(match.game.position(state))) == written


@pytest.mark.rule("TYR-G03", "TYR-32")
@pytest.mark.parametrize("seed", range(40))
def test_a_finished_diamond_is_read_whose_last_card_was_waited_for(seed: int) -> None:
    dice = random.Random(seed)
    match = Match.start(
        find_game("tyramid"),
        2,
        options=find_game("tyramid").read_options({"shape": "diamond", "rows": 4}, 2),
        seed=dice.randbytes(32),
    )
    play_at_random(match, dice, 1_000)
    assert match.over
    assert match.game.load(as_json(match)).tobytes() == match.state.tobytes()


@pytest.mark.rule("SQR-G25")
@pytest.mark.parametrize("field", ["barred", "told"])
@pytest.mark.parametrize("cards", [["5Rv"] * 300, ["1Co", "1Co"]])
def test_a_set_that_names_a_card_twice_is_no_set(field: str, cards: list[str]) -> None:
    match = Match.start(find_game("tic-squared"), 2, seed=bytes(32))
    known = {"barred": {"places": [0], "cards": cards}, "told": {"seat": 0, "end": 1, "cards": cards}}
    with pytest.raises(BadPosition, match="every card once"):
        match.game.load(as_json(match) | {field: [known[field]]})


@pytest.mark.parametrize("name", games())
def test_a_number_beyond_its_field_s_bounds_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a game's own ``load`` lets through, no record leaves the bounds that its fields declare."""
    game = find_game(name)
    match = Match.start(game, game.rules.players[0], seed=bytes(32))
    load = game.table.positions.load

    def too_much(position: Any, state: Any) -> None:
        load(position, state)
        state.players = 120

    monkeypatch.setattr(game.table.positions, "load", too_much)
    with pytest.raises(BadPosition, match="players"):
        game.load(as_json(match))
