"""Train agents: ``python -m parlour.lab.learning [--into FOLDER] [--copied N] [--rounds N] [NAME …]``.

By default all of RECIPES are trained, as they say.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path

from parlour.agents.checkpoints import DATA, SUFFIX, write
from parlour.core.errors import ParlourError
from parlour.lab.learning.recipes import RECIPES, Recipe


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def read_arguments(parser: argparse.ArgumentParser) -> tuple[Path, list[Recipe]]:
    """Return the folder for checkpoints and the recipes; end the program, in a sentence, where they cannot be."""
    parser.add_argument("--into", type=Path, default=DATA, help="the folder for checkpoints (default: Parlour's own)")
    parser.add_argument("--copied", type=int, help="how many decisions to copy, in place of the recipe's")
    parser.add_argument("--rounds", type=int, help="how many rounds to play, in place of the recipe's")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(RECIPES))
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in RECIPES]
    if unknown:
        parser.error(f"there is no recipe {unknown[0]!r}; there are {', '.join(RECIPES)}")
    chosen = {name: number for name in ("copied", "rounds") if (number := getattr(asked, name)) is not None}
    for name, number in chosen.items():
        if number < 1:
            parser.error(f"--{name}: {number} is not possible; take 1 or more")
    if not asked.into.is_dir():
        parser.error(f"--into: {asked.into} is no folder")
    return asked.into, [dataclasses.replace(RECIPES[name], **chosen) for name in asked.names or RECIPES]


def main() -> None:
    """Train the agents named and write their checkpoints."""
    parser = argparse.ArgumentParser(prog="python -m parlour.lab.learning")
    folder, recipes = read_arguments(parser)
    try:
        from parlour.lab.learning.training import train
    except ModuleNotFoundError:
        parser.error("training needs more: pip install 'parlour[agents]'")
    for recipe in recipes:
        try:
            write(train(recipe, say), folder / f"{recipe.name}{SUFFIX}")
        except ParlourError as error:
            parser.error(str(error))


if __name__ == "__main__":
    main()
