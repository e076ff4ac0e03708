"""Measurements made with a designer's components are never mixed with those made with the components of the rules."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour.core.errors import BadFile
from parlour.core.facets import Rules
from parlour.lab.batch import Batch
from parlour.lab.contest import Contest
from parlour.lab.measurements import Measurements, Subject


def test_plans_of_changed_components_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = (Batch("36", ("random", "greedy"), {}, 3), Contest("36", ("random", "greedy"), 2, {}, 3))
    usual = [plan.text() for plan in plans]
    assert not any("components" in text for text in usual)
    monkeypatch.setattr(Rules, "changed_components", "12ab")
    assert all('"components":"12ab"' in plan.text() for plan in plans)
    assert [plan.text().replace('"components":"12ab",', "") for plan in plans] == usual


def test_measures_of_changed_components_are_in_the_way_of_others(tmp_path: Path) -> None:
    usual = Subject("36", 2, ("random", "random"), ("random", "greedy"))
    changed = msgspec.structs.replace(usual, components="12ab")
    assert b"components" not in msgspec.json.encode(usual)
    file = tmp_path / "tuned.json"
    file.write_bytes(msgspec.json.encode({"tuned": changed, "measurements": []}))
    Measurements(changed, file)
    with pytest.raises(BadFile, match="is in the way"):
        Measurements(usual, file)
