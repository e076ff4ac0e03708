"""Notebooks run, and print again what is kept in them; the citation file is what its schema asks for."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
import yaml

import parlour
from tests import notebooks

ROOT = notebooks.FOLDER.parent
NAMES = ["balance", "batch", "evaluate", "exam", "solve", "train"]


def test_all_notebooks_are_tested_and_told_of() -> None:
    assert notebooks.names() == NAMES
    told = (ROOT / "docs" / "laboratory.md").read_text("utf-8")
    assert all(f"](../notebooks/{name}.ipynb)" in told for name in NAMES)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_prints_what_is_kept_in_it(name: str) -> None:
    done = subprocess.run([sys.executable, "-m", "tests.notebooks", name], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"python -m tests.notebooks --write {name}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_keeps_text_and_nothing_of_a_machine(name: str) -> None:
    kept = notebooks.read(name)
    outputs = [output for cell in kept.cells for output in cell.get("outputs", ())]
    assert outputs and {(output.output_type, output.get("name")) for output in outputs} == {("stream", "stdout")}
    assert not re.search(r"/(work|home|Users|tmp|root|usr|opt)/|\b\w:\\\\", str(kept))
    assert set(kept.metadata) == {"kernelspec", "language_info"}
    assert all(set(cell.metadata) == set() for cell in kept.cells)


def test_the_citation_is_complete_and_of_this_version() -> None:
    """What the schema of the Citation File Format 1.2.0 requires, and the fields that it knows."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["cff-version"] == "1.2.0" and cited["type"] == "software"
    assert {"authors", "cff-version", "message", "title"} <= set(cited)
    assert set(cited) <= {
        *("authors", "cff-version", "message", "title", "type", "abstract", "version"),
        "license",
        "keywords",
    }
    assert cited["authors"] and all(set(author) == {"name"} for author in cited["authors"])
    assert cited["version"] == parlour.__version__
    assert len(set(cited["keywords"])) == len(cited["keywords"])
