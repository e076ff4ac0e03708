"""``parlour verify``: recomputes finished matches from their revealed seeds and nonces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from parlour.cli.play import read_seed
from parlour.core.errors import BadFile
from parlour.core.files import MatchFile, read_file, verify
from parlour.core.match import Match
from parlour.core.night import board_seed, check_board
from parlour.core.seed import commitment


def verify_files(files: Sequence[Path], night: str | None) -> str:
    """Verify match files; return a report. With ``night``, the secret of a night as hex, verify their boards, too.

    Raises BadFile naming the file and what differs, BadOption where the secret is none.
    """
    secret = read_seed(night)
    parts = [] if secret is None else [f"night     {commitment(secret)}"]
    for path in files:
        try:
            file = read_file(path.read_bytes())
            if secret is not None:
                check_board(secret, file)
                if file.seed is None and file.board is not None:  # kept by a player before the night was over
                    file.seed = board_seed(secret, file.board.number).hex()
            found = "\n".join(tell_match(verify(file), file))
        except BadFile as error:
            raise BadFile(f"{path}: {error}" if len(files) > 1 else str(error), error.field) from None
        parts.append(f"{path}\n{found}" if len(files) > 1 else found)
    return "\n".join(parts)


def tell_match(match: Match, file: MatchFile) -> Iterator[str]:
    """Yield the lines of the report on a verified match."""
    scores, winners = match.points()
    if file.board is not None:
        yield f"board     {file.board.number} of night {file.board.night}"
    if match.seed is not None:
        yield f"seed      {match.seed.hex()}"
        yield f"committed {match.seed_commitment}  agrees"
    yield f"moves     {len(match.entries)}, all legal"
    if match.ending is not None:
        yield f"ended     {match.ending.how}" + (f", seat {match.ending.seat}" if match.ending.seat is not None else "")
    won = f"won by seat {' and '.join(map(str, winners))}" if winners else "won by nobody"
    yield f"scores    {' '.join(map(str, scores))}, {won}  agrees"
