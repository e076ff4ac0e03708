"""Reports of balance: what is called sure where the truth is known, sweeps, and the page that needs no network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour.core.errors import BadFile, BadOption
from parlour.lab import arena, charts, page
from parlour.lab.balance import Plan, Report, Variant, examine, findings, new_plan, variants_of
from parlour.lab.batch import new_batch
from parlour.lab.figures import Figures, figures, mean, share
from parlour.lab.rows import ranks, table_of
from parlour.lab.significance import Finding, corrected, differ, differs_from, normal_p
from parlour.lab.umpire import COUNTS, ROW

PLAN = Plan("pentic", 2, {}, ("random", "random"), 400, ("random", "greedy"), 4, 0)


def made_up(first: int, length: int, count: int = 400) -> tuple[Any, Figures]:
    """The table of matches of which seat 1 won so many, each about so long."""

    rows: Any = np.zeros(count, ROW)
    assert set(COUNTS) < set(ROW.names)
    rows["winners"] = np.where(np.arange(count) < first, 1, 2)
    rows["leaders"] = rows["winners"]
    rows["length"] = length + np.arange(count) % 7
    rows["decisions"], rows["branches"] = 1, 5
    table = table_of(new_batch("pentic", 2, {}, "random", 0), range(count), [b""] * count, rows)
    return table, figures(table)


def variant(name: str, first: int, length: int, skill: float) -> Variant:
    table, found = made_up(first, length)
    return Variant(name, table, found, share(np.repeat([0.0, 1.0], [round(400 * (1 - skill)), round(400 * skill)])))


def test_words_say_sure_what_is_so_and_nothing_else() -> None:
    report = Report(PLAN, (variant("usual", 260, 30, 0.9), variant("target = 50", 200, 20, 0.9)))
    found = findings(report)
    sure = " ".join(one.words for one in found if one.significant)
    unsure = " ".join(one.words for one in found if not one.significant)
    assert "Seat 1 wins 65.0 % (60.2–69.5) of the victories; 50.0 % would be fair." in sure
    assert "Seat 1 wins 50.0 % (45.1–54.9) of the victories with target = 50" in unsure
    assert "greedy wins 90.0 %" in sure
    assert "target = 50 changes the length of a match from 33.0" in sure
    assert "changes the legal actions at a decision from 5.0" in unsure
    assert "changes the victories of seat 1 from 65.0 %" in sure
    assert "changes the victories of greedy over random" in unsure
    assert len(found) == 2 * 2 + 6


def test_of_many_fair_games_hardly_any_is_called_unfair() -> None:
    """Holm: in at most one report of twenty anything of nothing is called sure; here of 200 with 10 questions each."""
    dice, wrong, plain = np.random.default_rng(2), 0, 0
    for _ in range(200):
        asked = [Finding("", differs_from(share(dice.integers(0, 2, 500).astype(np.float64)), 0.5)) for _ in range(10)]
        wrong += any(one.significant for one in corrected(asked))
        plain += any(one.significant for one in asked)
    assert wrong <= 0.05 * 200 + 3 * (200 * 0.05 * 0.95) ** 0.5
    assert plain > 50


def test_corrected_by_hand() -> None:
    """Holm (1979): 4 × .01, 3 × .012, at least as large as the one before, and so on."""
    found = corrected([Finding("c", 0.03), Finding("a", 0.01), Finding("d", 0.9), Finding("b", 0.012)])
    assert [one.words for one in found] == ["a", "b", "c", "d"]
    assert [one.p for one in found] == pytest.approx([0.04, 0.04, 0.06, 0.9])
    assert [one.significant for one in found] == [True, True, False, False]


def test_means_and_shares_by_hand() -> None:
    assert normal_p(1.96, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert (normal_p(0, 0), normal_p(1, 0)) == (1, 0)
    none = share(np.zeros(100))
    assert (none.value, none.least) == (0, 0)
    assert none.most == pytest.approx(1.96**2 / (100 + 1.96**2))
    some = mean(np.array([1.0, 2.0, 3.0]))
    assert (some.value, some.deviation) == (2, 1)
    assert some.most == pytest.approx(2 + 1.96 / 3**0.5)
    assert differ(some, some) == 1
    assert differs_from(mean(np.zeros(0)), 0.5) == 1
    assert share(np.zeros(0)).text(1) == "–"


def test_ranks_go_by_victory_then_by_points() -> None:
    points, won = np.array([[5, 9, 5, 2]]), np.array([[False, False, False, True]])
    assert ranks(points, won).tolist() == [[3, 2, 3, 1]]


def test_a_sweep_varies_one_option_at_a_time() -> None:
    sweeps = [("target", (150, 250, 350)), ("deck_out", ("reshuffle", "end"))]
    names = [name for name, _ in variants_of(PLAN, sweeps)]
    assert names == ["usual", "target = 150", "target = 350", "deck_out = end"]
    others: list[dict[str, Any]] = [{"target": 150, "deck_out": "end"}, {"target": 250}]
    assert variants_of(PLAN, [], others)[1:] == [("target = 150, deck_out = end", others[0])]
    with pytest.raises(BadOption, match="option target: 151 is not possible"):
        variants_of(PLAN, [("target", (151,))])
    with pytest.raises(BadOption, match="there is no option 'gravity'"):
        variants_of(PLAN, [("gravity", (1,))])


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"pair": ("random",)}, "no two bots"),
        ({"pair": ("random", "random")}, "no two bots"),
        ({"pair": ("random", "master")}, "there is no bot 'master'"),
        ({"game": "gridsy", "players": 1}, "two seats or more"),
    ],
)
def test_what_is_wrong_with_a_plan_is_said(wrong: dict[str, Any], words: str) -> None:
    given = {"game": "pentic", "players": 2, "options": {}, "bots": ("random",), "games": 2, "deals": 2, "seed": 0}
    with pytest.raises(BadOption, match=words):
        new_plan(**({"pair": ("random", "greedy")} | given | wrong))


def test_a_report_goes_on_and_stands_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "report.html"
    plan = new_plan("tyramid", 2, {}, ("random",), 100, ("random", "greedy"), 2, 1)
    report = examine(plan, [], file, tell=lambda name, done: None)
    assert {one.name for one in tmp_path.iterdir()} == {"report.usual.matches.parquet", "report.usual.deals.parquet"}
    monkeypatch.setattr(arena, "play_deal", None)  # nothing is left to play
    again = examine(plan, [], file)
    assert findings(again) == findings(report)
    page.write(report, file)
    said = file.read_text(encoding="utf-8")
    assert page.is_report(file) and not page.is_report(tmp_path / "report.usual.deals.parquet")
    assert 'src="http' not in said and "<link" not in said
    assert said.count("<figure>") == 9 and "Tyramid, 2 seats" in said
    picture = tmp_path / "overview.svg"
    charts.save(charts.overview(report, "Tyramid"), picture)
    drawn = picture.read_text()
    assert "Who wins by seat" in drawn and len(drawn) < 60_000
    with pytest.raises(BadFile):
        page.write(report, tmp_path / "nowhere" / "report.html")
    with pytest.raises(BadFile):
        charts.save(charts.overview(report, ""), tmp_path / "nowhere" / "x.svg")
