"""``parlour print``: a game as a PDF."""

from __future__ import annotations

from pathlib import Path

from parlour.core.game import find_game
from parlour.core.outputs import check_output, write_file
from parlour.printing import Wishes, file_name, print_game


def print_to_file(name: str, wishes: Wishes, output: Path | None) -> str:
    """Write the PDF of a game, and return what to tell the user. Raises ParlourError for what cannot be printed."""
    game = find_game(name)
    file = output or Path(file_name(game, wishes))
    check_output(file)
    pdf = print_game(game, wishes)
    write_file(file, pdf)
    return f"Written to {file}: {len(pdf) / 1e6:.1f} MB. Print pieces at 100 %, not fitted to the page."
