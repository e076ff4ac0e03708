"""What agents learn from, as far as it needs no PyTorch: traits of actions, judgements, matches, advantages."""

from __future__ import annotations

import argparse
import dataclasses
import itertools
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.bots.greedy import choose_greedily
from parlour.core.game import find_game
from parlour.core.kernel import Array
from parlour.core.match import Match
from parlour.lab.learning.__main__ import main, read_arguments
from parlour.lab.learning.examples import collect, judge
from parlour.lab.learning.parts import parts_of, traits_of
from parlour.lab.learning.recipes import RECIPES, Recipe
from parlour.lab.learning.rollouts import (
    GAMMA,
    LAMBDA,
    Choices,
    Chosen,
    Played,
    Row,
    Samples,
    advantages_of,
    joined,
    survey,
)

SMALL = dataclasses.replace(Recipe("t", "thirty-six"), copied=60, against_itself=6, against_greedy=4)


def choose_first(choices: Choices) -> Chosen:
    """Choose the first legal output, sure of it and expecting nothing."""
    nothing = np.zeros(len(choices.seen), np.float32)
    return Chosen(np.maximum(choices.legal[:, 0], 0), nothing, nothing)


@pytest.mark.parametrize("name", ["pentic", "thirty-six", "queen-of-the-ticcitories"])
def test_a_trait_is_what_actions_with_equal_parts_have_in_common(name: str) -> None:
    game = find_game(name)
    actions = np.sort(np.random.default_rng(1).permutation(len(game.rules.actions))[:60])
    parts, traits = parts_of(game, actions), traits_of(game, actions)
    groups = set()
    for many in range(1, parts.shape[1] + 1):
        for places in itertools.combinations(range(parts.shape[1]), many):
            rows = [tuple(row) for row in parts[:, places].tolist()]
            groups |= {frozenset(at for at, other in enumerate(rows) if other == row) for row in rows}
    groups.discard(frozenset(range(len(actions))))
    having = {trait: frozenset(np.flatnonzero((traits == trait).any(axis=1))) for trait in range(traits.max() + 1)}
    assert len(having) == len(groups) and set(having.values()) == groups
    assert all(len(set(row[row >= 0])) == (row >= 0).sum() for row in traits)


def test_a_card_is_split_into_number_shape_and_colour() -> None:
    game = find_game("pentic")
    numbers = [game.rules.actions.read(text) for text in ("play 3Xo 4", "play 3Xv 4", "play 1Xo 4", "play 3Xo 5")]
    parts = parts_of(game, np.array(numbers))
    assert (parts != parts[0]).sum(axis=1).tolist() == [0, 1, 1, 1]


def test_judgements_prefer_what_greedy_bots_choose() -> None:
    game = find_game("thirty-six")
    match = Match.start(game, 2, seed=b"3" * 32)
    while not match.over:
        seat = match.seats_to_act()[0]
        actions, view = match.actions(seat), match.view(seat)
        worth = judge(game, view, seat, actions, 1)
        chosen = choose_greedily(game, view, seat, actions, 1)
        assert worth[actions.index(chosen)] == pytest.approx(worth.max())
        match.play(seat, chosen)


def test_examples_are_decisions_between_actions_that_are_known() -> None:
    compact = survey(SMALL)
    found = collect(SMALL, compact)
    assert len(found.worth) >= 60 and found.seen.shape[1] == len(compact.inputs)
    assert found.legal.max() < len(compact.actions)
    assert ((found.legal >= 0).sum(axis=1) >= 2).mean() > 0.9
    assert ((found.worth >= 0) & (found.worth <= 1)).all()
    assert (found.worth[found.legal < 0] == 0).all() and not (np.diff((found.legal < 0).astype(int), axis=1) < 0).any()


@given(st.data())
def test_advantages_are_those_of_each_seat_by_itself(data: st.DataObject) -> None:
    matches, players, steps = 2, data.draw(st.integers(2, 3)), data.draw(st.integers(1, 9))
    random = np.random.default_rng(data.draw(st.integers(0, 1 << 20)))
    rows = []
    for _ in range(steps):
        values = random.normal(size=matches).astype(np.float32)
        chosen = Chosen(np.zeros(matches, int), values, values)
        seats, ours, over = (
            random.integers(players, size=matches),
            random.random(matches) < 0.7,
            random.random(matches) < 0.3,
        )
        rewards = random.normal(size=(matches, players)).astype(np.float32)
        rows.append(Row(Choices(values[:, None], seats[:, None]), chosen, seats, ours, rewards, over))
    found = [dict(zip(at.tolist(), gained.tolist(), strict=True)) for at, gained in advantages_of(rows, players)]
    for match in range(matches):
        for seat in range(players):
            for begin, end, is_over in stretches(rows, match):
                wanted = slow_advantages(rows[begin:end], match, seat, is_over)
                for step in range(begin, end):
                    if rows[step].ours[match] and rows[step].seats[match] == seat:
                        assert found[step].get(match) == pytest.approx(wanted.get(step - begin), abs=1e-4)


def stretches(rows: list[Row], match: int) -> list[tuple[int, int, bool]]:
    """Return the first step, the end and whether it ended, of each match that was played there one after the other."""
    ends = [step + 1 for step, row in enumerate(rows) if row.over[match]]
    begins = [0, *ends]
    whole = [(begin, end, True) for begin, end in zip(begins, ends, strict=False)]
    return [*whole, (begins[-1], len(rows), False)] if begins[-1] < len(rows) else whole


def slow_advantages(rows: list[Row], match: int, seat: int, is_over: bool) -> dict[int, float]:
    """Return a seat's advantages by step, summed as generalized advantage estimation defines them."""
    own = [step for step, row in enumerate(rows) if row.ours[match] and row.seats[match] == seat]
    better = {}
    for step, following in itertools.zip_longest(own, own[1:]):
        got = sum(float(row.rewards[match, seat]) for row in rows[step:following])
        then = 0.0 if following is None else GAMMA * float(rows[following].chosen.values[match])
        if following is not None or is_over:
            better[step] = got + then - float(rows[step].chosen.values[match])
    return {
        step: sum((GAMMA * LAMBDA) ** far * better.get(other, 0.0) for far, other in enumerate(own[at:]))
        for at, step in enumerate(own)
        if is_over or step != own[-1]
    }


@pytest.mark.parametrize(("bot", "per_point"), [(None, 0.0), ("greedy", 0.0), (None, 0.1)])
def test_what_is_played_is_legal_and_ends_in_what_there_was_to_win(bot: str | None, per_point: float) -> None:
    recipe = dataclasses.replace(SMALL, per_point=per_point)
    compact = survey(recipe)
    played = Played(recipe, compact, 8, bot, 1)
    found = played.play(200, choose_first, choose_first)
    assert (found.outputs == found.legal[:, 0]).all()
    assert len(found.seen) > 100 and found.seen.shape[1] == len(compact.inputs)
    if not per_point:
        assert (np.abs(found.advantages) <= 1.0001).all() and found.advantages.any()
    if bot is None:
        assert abs(found.advantages.mean()) < 0.5
    share = played.take_share()
    assert 0 <= share <= 1 and played.take_share() == 0.5


def test_samples_are_joined_row_by_row() -> None:
    def some(rows: int, most: int) -> Samples:
        numbers: Array = np.arange(rows, dtype=np.float32)
        return Samples(np.ones((rows, 3), np.float32), np.full((rows, most), 5), numbers, numbers, numbers, numbers)

    found = joined([some(2, 4), some(3, 2)])
    assert found.legal.tolist() == [[5, 5, 5, 5]] * 2 + [[5, 5, -1, -1]] * 3
    assert found.values.tolist() == [0, 1, 0, 1, 2] and found.seen.shape == (5, 3)


def test_recipes_are_named_as_the_games_they_learn() -> None:
    for name, recipe in RECIPES.items():
        assert name == recipe.name == f"{find_game(recipe.game).name}-ppo"
        find_game(recipe.game).read_options(recipe.options, recipe.players)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess-ppo",), "there is no recipe 'chess-ppo'; there are pentic-ppo"),
        (("--rounds", "0"), "--rounds: 0 is not possible; take 1 or more"),
        (("--into", "nowhere"), "--into: nowhere is no folder"),
    ],
)
def test_what_cannot_be_trained_is_said_in_a_line(
    words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["learning", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_numbers_of_the_command_take_the_place_of_the_recipes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = ["learning", "--into", str(tmp_path), "--rounds", "3", "--copied", "9", "pentic-ppo"]
    monkeypatch.setattr("sys.argv", words)
    folder, (recipe,) = read_arguments(argparse.ArgumentParser())
    assert (folder, recipe.name, recipe.rounds, recipe.copied) == (tmp_path, "pentic-ppo", 3, 9)
