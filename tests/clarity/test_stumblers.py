"""The ranking finds the rules that simulated people have misread, among the noise of people who slip."""

from __future__ import annotations

import json
import random
from pathlib import Path

from click.testing import CliRunner

from parlour.clarity.ranking import rank
from parlour.cli.main import main
from parlour.lab.clarity_files import write_notes
from tests.clarity.stumblers import GAMES, SLIPS, Rule, stumble, survey

PLANTED, NAMED = 10, 8
SELDOM = 0.05
"""A misreading that can show at fewer positions than that is not planted."""
PEOPLE = 6


def test_of_ten_planted_misreadings_eight_are_among_the_first_ten(tmp_path: Path) -> None:
    dice = random.Random("clarity")
    known = sorted(rule for rule, share in survey(GAMES, dice).items() if share >= SELDOM)
    assert len(known) >= 2 * PLANTED, "there is enough to be wrong about"
    planted = tuple(dice.sample(known, PLANTED))
    file = tmp_path / "notes.parquet"
    write_notes(stumble(planted, PEOPLE, dice), file)
    result = CliRunner().invoke(main, ["clarity", "--from", str(file), "--json"])
    assert result.exit_code == 0, result.output
    first = [Rule(each["game"], each["clause"]) for each in json.loads(result.stdout)["clauses"][:PLANTED]]
    assert len(set(planted) & set(first)) >= NAMED, (planted, first)


def test_what_nobody_misreads_is_nearly_even() -> None:
    """Without anything planted the worst clause refuses as often as people slip, no more, and nothing follows."""
    report = rank(stumble((), 4, random.Random("even"), ("pentic",)))
    assert report.clauses
    assert all(each.score < SLIPS for each in report.clauses)
