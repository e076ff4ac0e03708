"""Runs the notebooks: ``python -m tests.notebooks NAME`` compares with what is kept, ``--write`` keeps what they print.

Without names all are run. Only text that is printed is kept; it has to be the same on every machine.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "notebooks"
LIMIT_S = 600
"""A kernel that hangs is given up; how long a notebook takes is measured elsewhere."""


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.ipynb"))


def read(name: str) -> Any:
    return nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)


def printed(notebook: Any) -> list[tuple[str, str]]:
    """Return the kind and the text of everything the cells gave."""
    return [
        (output.output_type, output.get("text", "")) for cell in notebook.cells for output in cell.get("outputs", ())
    ]


def run(name: str) -> Any:
    """Return a notebook after its cells were run in a new kernel, without when and by what."""
    notebook = read(name)
    where = {"metadata": {"path": FOLDER}}
    NotebookClient(notebook, timeout=LIMIT_S, record_timing=False, coalesce_streams=True, resources=where).execute()
    notebook.metadata = read(name).metadata
    return notebook


def main(given: list[str]) -> int:
    changed = 0
    for name in [each for each in given if each != "--write"] or names():
        notebook = run(name)
        if "--write" in given:
            nbformat.write(notebook, FOLDER / f"{name}.ipynb")
        elif printed(notebook) != printed(read(name)):
            changed += 1
            print(f"{name}:", *(text for _, text in printed(notebook)), sep="\n")
    return min(changed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
