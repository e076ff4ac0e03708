"""The positions of the five games with TIC cards: complete, in the same words, and never unsound."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from parlour.core import conformance
from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.games.tic.deck import NAMES

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("tyramid", 3, {"shape": "hourglass", "rows": 4, "play_drawn": True}),
    ("tyramid", 2, {"shape": "diamond", "rows": 4, "optional_play": True}),
    ("tic-squared", 3, {}),
    ("tic-squared", 2, {"mode": "race", "deck_size": 40}),
    ("gridsy", 1, {"grid": 3}),
    ("gridsy", 3, {"grid": 3, "best_of": 3}),
    ("queen-of-the-ticcitories", 2, {"grid": 3, "line": 3, "raid": "each"}),
    ("pentic", 2, {"max_rounds": 60}),
    ("pentic", 4, {"deck_out": "end", "target": 1000}),
]
EVERY = 7

of_every_kind = pytest.mark.parametrize(("name", "players", "options"), KINDS, ids=lambda value: str(value))


def walk(name: str, players: int, options: dict[str, Any]) -> Iterator[Match]:
    """Play a random match; give it at its beginning, after every action, and at its end."""
    game = find_game(name)
    chosen = game.read_options(options, players)
    finished = Match.start(game, players, chosen, seed=bytes([3] * 32))
    conformance.play_at_random(finished, new_dice(3))
    match = Match.start(game, players, chosen, seed=bytes([3] * 32))
    yield match
    for seat, action in finished.entries[: 4000 if JIT else 400]:
        match.play(seat, action)
        yield match


def fields_of(value: Any) -> Iterator[tuple[msgspec.Struct, dict[str, Any]]]:
    """Give every struct within a position with what is written of it."""
    if isinstance(value, msgspec.Struct):
        yield value, msgspec.to_builtins(value)
        for field in value.__struct_fields__:
            yield from fields_of(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from fields_of(item)


@of_every_kind
def test_a_position_and_a_view_leave_no_field_out(name, players, options):
    for number, match in enumerate(walk(name, players, options)):
        for state in [match.state, match.view(-1), match.view(0)] if number % EVERY == 0 else []:
            for struct, written in fields_of(match.game.table.positions.position(state)):
                assert set(written) == set(struct.__struct_fields__)


@of_every_kind
def test_in_a_deck_the_next_card_stands_first(name, players, options):
    decks = [list(position["deck"]) for position in written(name, players, options)]
    drawn = 0
    for before, after in pairwise(decks):
        if len(after) < len(before) and set(after) <= set(before):
            assert after == before[len(before) - len(after) :]
            drawn += 1
    assert drawn or name == "gridsy"


def test_an_extra_card_of_gridsy_is_the_one_that_stood_first():
    match = next(walk("gridsy", 1, {"grid": 3}))
    first, *rest = match.game.position(match.state)["deck"]
    match.play(0, "extra")
    after = match.game.position(match.state)
    assert (after["players"][0]["cards"][-1], list(after["deck"])) == (first, rest)


def written(name: str, players: int, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for match in walk(name, players, options):
        yield msgspec.json.decode(msgspec.json.encode(match.game.position(match.state)))


@of_every_kind
def test_loading_what_was_written_gives_it_back_to_the_last_position(name, players, options):
    for position in written(name, players, options):
        game = find_game(name)
        assert msgspec.json.decode(msgspec.json.encode(game.position(game.load(position)))) == position
    assert position["phase"] == "over" or name == "gridsy"


@of_every_kind
def test_the_lines_of_every_seat_sum_to_its_score(name, players, options):
    for match in walk(name, players, options):
        points = match.points()[0]
        for score in match.public().scores:
            assert sum(line.points for line in score.lines) == points[score.seat]
            # What Tic Squared's players hold counts against them at the end; until then it is said beside the score.
            assert score.points == points[score.seat] or (name == "tic-squared" and not match.over)


@of_every_kind
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.sampled(8)
def test_load_is_sound(name, players, options, seed):
    conformance.load_is_sound(find_game(name), seed, 200 if JIT else 40, players, options)


def test_no_seat_of_a_grid_has_another_name():
    for name in {name for name, _, _ in KINDS}:
        for forms in find_game(name).rules.actions.forms.values():
            for form in forms:
                assert not {"grid", "seat", "player"} & form.parameters.keys()
    said = {"action": "play", "card": "3Xo", "owner": 1, "row": -1, "column": 2}
    assert find_game("tic-squared").rules.actions.read(said) == find_game("tic-squared").rules.actions.read(
        "play 3Xo 1 -1 2"
    )


@pytest.mark.rule("TIC-G06")
@pytest.mark.parametrize("name", sorted({name for name, _, _ in KINDS}))
def test_any_card_may_lie_anywhere_after_the_shuffle(name):
    game = find_game(name)
    orders = [order(game, seed) for seed in range(40)]
    assert len(orders[0]) >= 125
    for place in zip(*orders, strict=True):
        assert len(set(place)) > 20


def order(game: Game, seed: int) -> list[str]:
    """All cards as a new match lies, in the order in which its position names them; nobody has drawn for the start."""
    options = {"start": 0} if any(field.name == "start" for field in game.option_fields()) else {}
    match = Match.start(game, max(2, game.rules.players[0]), game.read_options(options), bytes([seed] * 32))
    return [card for card in strings(game.position(match.state)) if card in NAMES]


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from strings(item)
