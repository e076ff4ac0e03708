"""Tuning: variants that can be played, aims and bounds as defined, a search that repeats, unseen deals that decide."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from parlour.cli.main import main
from parlour.core.errors import BadFile, BadOption
from parlour.core.game import find_game, games
from parlour.core.kernel import JIT
from parlour.core.options import PLAYERS, NoOptions
from parlour.games.tyramid.record import Shape
from parlour.lab import measurements, tune
from parlour.lab.aims import AIMS, MEASURES, Bound, bound_p, change_p, imbalance, read_aims, read_bounds
from parlour.lab.figures import mean, share
from parlour.lab.option_space import new_space
from parlour.lab.tuning import TuningPlan, new_plan

compiled = pytest.mark.skipif(not JIT, reason="matches by the hundred")
QUICK: dict[str, Any] = {"bots": "random", "games": 100, "deals": 20, "trials": 6, "checks": 2, "show": 2}
FEW = {"layout": "square", "stall": 8, "tournament": False, "start": "random"}
"""Of 36 this leaves the options gates and tie: six variants."""


# --- what can be searched


@given(st.data())
def test_whatever_is_chosen_the_game_allows_or_it_is_said_not_to(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(list(games().values())))
    players = data.draw(st.integers(max(2, game.rules.players[0]), min(game.rules.players[1], 6)))
    fields = {field.name: field for field in game.option_fields()}
    held = data.draw(st.sampled_from([name for name, field in fields.items() if field.values is not None]))
    space = new_space(game, players, {held: fields[held].default})
    asked: list[str] = []

    class Drawn:
        def suggest_categorical(self, name: str, choices: Sequence[Any]) -> Any:
            asked.append(name)
            return data.draw(st.sampled_from(choices))

        def suggest_int(self, name: str, low: int, high: int, *, step: int = 1) -> int:
            asked.append(name)
            return data.draw(st.integers(0, (high - low) // step)) * step + low

    options = space.suggest(Drawn())
    assert held not in asked and options[held] == fields[held].default
    assert not any(options[name] in fields[name].listed for name in options)
    for name, value in options.items():  # each alone is allowed, but for a size without its case
        ranges, by = fields[name].ranges, fields[name].by
        if ranges is None or by is None:
            game.read_options({name: value})
        else:
            least, most = ranges[str(players if by == PLAYERS else options[by])]
            assert least <= value <= most
    if not space.is_possible(options):
        return
    lean = space.without_usual(options)
    assert space.identity(lean) == space.identity(options) and set(lean) <= set(options)
    assert not [
        name for name in lean if name != held and fields[name].ranges is None and lean[name] == fields[name].default
    ]


def test_a_small_space_is_counted_out_and_sizes_follow_their_case() -> None:
    tyramid = find_game("tyramid")
    fixed = {"same_pair": 6, "optional_play": False, "play_drawn": False, "start": "random"}
    found = new_space(tyramid, 2, fixed).small(100)
    assert found is not None
    naive = []
    for shape, rows in itertools.product(get_args(Shape), range(40)):
        try:
            tyramid.read_options({**fixed, "shape": shape, "rows": rows}, 2)
        except BadOption:
            continue
        naive.append((shape, rows))
    assert sorted((one["shape"], one["rows"]) for one in found) == sorted(naive)
    assert new_space(tyramid, 2, fixed).small(len(naive) - 1) is None
    values = {field.name: field.values for field in new_space(find_game("36"), 2, {}).fields}
    assert values["layout"] == ("square", "draft", "scatter") and values["start"] == ("random", 0, 1)
    assert "preset" not in values and "mode" not in {
        field.name for field in new_space(find_game("gridsy"), 2, {}).fields
    }
    starts = new_space(find_game("pentic"), 2, {"deck_out": "end", "target": 50, "max_rounds": 20}).small(9)
    assert [one["start"] for one in starts or ()] == ["value_draw", "random", 0, 1]


def test_a_game_without_options_is_refused() -> None:
    game = find_game("36")
    bare = replace(
        game, rules=replace(game.rules, options=NoOptions, starter=None, check_options=lambda players, options: None)
    )
    with pytest.raises(BadOption, match="36 cannot be tuned: it has no options to search"):
        new_space(bare, 2, {})
    with pytest.raises(BadOption, match="no option is left"):
        new_space(game, 2, {**FEW, "gates": "off", "tie": "draw"})


# --- aims, bounds and measures


@given(st.lists(st.sampled_from(sorted(AIMS)), min_size=1))
def test_aims_contradict_each_other_only_in_one_measure(names: list[str]) -> None:
    if {"short", "long"} <= set(names):
        with pytest.raises(BadOption, match=r"aim: (short and long|long and short) contradict"):
            read_aims(names)
    else:
        assert read_aims(names) == tuple(dict.fromkeys(names))


@given(st.sampled_from(sorted(MEASURES)), st.floats(0, 0.5), st.floats(0, 0.5))
def test_bounds_are_read_as_typed_and_contradict_where_they_cross(name: str, least: float, most: float) -> None:
    words = (f"{name}>={least!r}", f" {name} <= {most!r} ")
    if least > most:
        with pytest.raises(BadOption, match="contradict each other"):
            read_bounds(words, 2)
        return
    low, high = read_bounds(words, 2)
    assert (low, high) == (Bound(name, 1, least), Bound(name, -1, most))
    for value in (least, most, (least + most) / 2):
        assert low.excess({name: mean(np.array([value]))}) <= 0 >= high.excess({name: mean(np.array([value]))})
    assert low.excess({name: mean(np.array([least - 0.1]))}) > 0 < high.excess({name: mean(np.array([most + 0.1]))})


@pytest.mark.parametrize("most", [1.0, 1.6])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_imbalance_lies_in_its_interval_and_of_like_games_none_is_called_different(
    players: int, most: float
) -> None:
    dice, chances = np.random.default_rng(players), np.linspace(1, most, players) / np.linspace(1, most, players).sum()
    truth, inside, wrong = np.max(np.abs(chances - 1 / players)), 0, 0
    for _ in range(400):
        one, other = (imbalance(np.eye(players)[dice.choice(players, 300, p=chances)]) for _ in range(2))
        inside += one.least <= truth <= one.most
        wrong += change_p("imbalance", players, one, other) < 0.05
    assert inside >= 400 * 0.95 - 3 * (400 * 0.05 * 0.95) ** 0.5
    assert wrong <= 400 * 0.05 + 3 * (400 * 0.05 * 0.95) ** 0.5
    fair, unfair = np.eye(players)[np.arange(3000) % players], np.eye(players)[np.zeros(3000, int)]
    assert imbalance(fair).value < 1e-9 and imbalance(unfair).value == pytest.approx(1 - 1 / players)
    assert change_p("imbalance", players, imbalance(fair), imbalance(unfair)) < 1e-6


def test_whether_a_bound_is_surely_kept() -> None:
    won, lengths = share(np.repeat([1.0, 0.0], [900, 100])), mean(np.arange(1000) % 11 + 35.0)
    assert bound_p(Bound("decided", 1, 0.8), 2, won) < 1e-6 < 0.5 < bound_p(Bound("decided", 1, 0.899), 2, won)
    assert bound_p(Bound("length", -1, 42), 2, lengths) < 1e-6 < 0.5 < bound_p(Bound("length", -1, 40), 2, lengths)


# --- the search


@compiled
def test_the_same_seed_finds_the_same_on_any_number_of_cores_and_after_a_break(tmp_path: Path) -> None:
    file = tmp_path / "36.json"
    wanted: dict[str, Any] = {"game": "36", "aims": ("fair", "long", "skilful"), **QUICK}
    whole = tune(**wanted, cores=1)
    assert len(whole.tried) == 7 and tune(**wanted, cores=2) == whole
    told = itertools.count()

    def break_off(what: str, done: int, total: int) -> None:
        assert 0 <= done <= total
        if next(told) == 15:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(**wanted, out=file, tell=break_off)
    assert 0 < file.read_bytes().count(b'"over"') < len(whole.tried)
    assert tune(**wanted, out=file) == whole
    more = tune(**wanted | {"trials": 9}, out=file)
    assert len(more.tried) == 10 and more.tried[:7] == whole.tried


@compiled
def test_what_is_kept_is_not_played_again_and_serves_another_aim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "36.json"
    first = tune("36", "fair", options=FEW, **QUICK, out=file)
    assert len(first.tried) == 6  # all there are
    assert {tuple(one.options.items())[4:] for one in first.tried} >= {(), (("gates", "off"), ("tie", "replay"))}
    monkeypatch.setattr(measurements, "run_batch", None)  # nothing is left to play
    assert tune("36", "fair", options=FEW, **QUICK, out=file) == first
    with pytest.raises(TypeError):
        tune("36", "fair", options=FEW, **QUICK, seed=1, out=file)
    with pytest.raises(BadFile, match="of another game or other bots"):
        tune("pentic", "fair", **QUICK, out=file)
    file.write_text("my diary")
    with pytest.raises(BadFile, match="it holds no measurements"):
        tune("36", "fair", **QUICK, out=file)
    assert file.read_text() == "my diary"


@compiled
def test_a_shorter_game_is_found_and_confirmed_by_deals_that_chose_nothing() -> None:
    found = tune(
        "pentic", "short", options={"deck_out": "end", "start": "random"}, **QUICK | {"bots": "greedy", "games": 40}
    )
    (best,) = found.variants
    assert best.options.keys() - {"deck_out", "start"} == {"target"}  # max_rounds, which changed nothing, is left out
    assert best.options["target"] == min(one.options.get("target", 250) for one in found.tried) < 250
    assert [(change.aim, change.is_better, change.sure) for change in found.changes] == [("short", True, True)]
    assert found.usual.found["length"].matches == 80
    seen = {one.over.seed for one in found.tried}
    unseen = [one.over.seed for one in (found.usual, *found.variants)]
    assert len(seen) == 1 and len(set(unseen)) == len(unseen) and seen.isdisjoint(unseen)


@compiled
def test_what_is_surely_longer_and_fairer_by_chance_alone_is_not_shown() -> None:
    few: dict[str, Any] = {"games": 60, "deals": 2, "trials": 9, "checks": 1, "show": 9, "seed": 2}
    fixed = {"deck_out": "reshuffle", "max_rounds": 500, "start": "random"}
    found = tune("pentic", ("short", "fair"), options=fixed, **few)
    usual, *others = found.tried
    by_chance = [one for one in others if one.found["imbalance"].value < usual.found["imbalance"].value]
    assert max(one.options["target"] for one in by_chance) > 500
    assert found.variants and max(one.options["target"] for one in found.variants) < 250


@compiled
def test_options_that_change_nothing_are_no_variants() -> None:
    fixed = {"think": 180, "timer": 30, "demo": 60, "strict": False, "false_bid": "none", "tiebreak": "shared"}
    found = tune("pivot-pawns", "fair", options={**fixed, "tempo": "turns"}, **QUICK)  # leaves the number of chairs
    assert len(found.tried) == 7 and found.variants == () and found.changes == ()


@compiled
def test_bounds_that_no_variant_keeps_name_the_nearest_and_lose_nothing(tmp_path: Path) -> None:
    file = tmp_path / "36.json"
    with pytest.raises(
        BadOption, match=r"none of 6 variants keeps length<=3; the nearest has length \d+\.?\d*, with .*gates="
    ):
        tune("36", "fair", options=FEW, bounds=["length<=3"], **QUICK, out=file)
    assert file.read_bytes().count(b'"over"') == 6
    kept = tune("36", "long", options=FEW, bounds=["decided>=0.99"], **QUICK)
    assert [one.is_kept for one in kept.kept] and {one.bound.text for one in kept.kept} == {"decided>=0.99"}
    assert all(one.options["tie"] == "replay" for one in kept.variants)


def test_a_plan_measures_skill_only_where_it_is_asked_for() -> None:
    def plan(aims: Sequence[str], bounds: Sequence[str] = ()) -> TuningPlan:
        pair = ("random", "greedy")
        return new_plan("36", aims, None, {}, bounds, "random", pair, 9, 5, 0, trials=1, checks=3, show=1)

    assert plan(["fair"]).seen.deals == 0 and plan(["fair"]).unseen({}).deals == 15
    assert plan(["skilful"]).seen.deals == plan(["short"], ["skill>=0.5"]).seen.deals == 5


# --- the command


@compiled
def test_the_command_says_what_it_found_and_how_to_play_it(tmp_path: Path) -> None:
    words = ("tune", "36", "--aim", "long", "--bound", "decided>=0.5", "--option", "start=random", "--games", "200")
    more = ("--deals", "2", "--trials", "4", "--show", "1", "--checks", "1", "--out", str(tmp_path / "x.json"))
    done = CliRunner().invoke(main, [*words, *more, "--language", "en"])
    assert done.exit_code == 0, done.output
    assert "36, 2 seats start=random" in done.output and "long: surely" in done.output and "kept" in done.output
    assert "parlour play thirty-six --option start=random --option" in done.output
    german = CliRunner().invoke(main, [*words, *more, "--language", "de"])
    assert "übliches Spiel" in german.output and "eingehalten" in german.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "there is no game"),
        (("36", "--aim", "pretty"), "aim: there is no aim 'pretty'"),
        (("36", "--aim", ""), "aim: there is no aim ''"),
        (("36", "--aim", "short,long"), "aim: short and long contradict each other"),
        (("36", "--bound", "length<=10", "--bound", "length>=20"), "contradict each other"),
        (("36", "--bound", "length=10"), "bound: 'length=10' is not possible"),
        (("36", "--bound", "length<=nan"), "bound: 'length<=nan' is not possible"),
        (("36", "--bound", "beauty<=1"), "bound: there is no measure 'beauty'"),
        (("36", "--bound", "decided>=1.5"), "decided lies between 0 and 1"),
        (("36", "--bound", "imbalance>=0.6"), "imbalance lies between 0 and 0.5"),
        (("36", "--bound", "length<=-1"), "length is 0 or more"),
        (("36", "--option", "gravity=1"), "there is no option 'gravity'"),
        (("36", "--option", "stall=7"), "option stall: 7 is not possible"),
        (("36", "--players", "9"), "is played by"),
        (("gridsy", "--players", "1"), "players: tuning is between two seats or more"),
        (("36", "--trials", "0"), "trials: 0 is not possible"),
        (("36", "--games", "1"), "games: 1 is not possible"),
        (("36", "--cores", "0"), "cores: 0 is not possible"),
        (("36", "--bots", "master"), "there is no bot 'master'"),
        (("36", "--skill", "random"), "skill: random are no two bots"),
        (("36", "--out", "/dev/null/x.json"), "no file can be written there"),
    ],
)
def test_bad_input_is_one_line_that_names_the_field(words: tuple[str, ...], said: str) -> None:
    done = CliRunner().invoke(main, ["tune", *words])
    assert done.exit_code == 2
    assert done.output.startswith("Error: ") and done.output.count("\n") == 1 and said in done.output
