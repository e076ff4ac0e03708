"""Games of an arena in a Parquet file, one a row, to be gone on with and looked into."""

from __future__ import annotations

import io
from itertools import groupby
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from parlour.core.errors import BadFile
from parlour.core.outputs import write_file
from parlour.lab.arena import Arena, Deal
from parlour.lab.contest import Pair, Played, lineups, won

CONTEST = b"parlour.contest"
"""Under this key the file says which contest it is of."""
SEATS = pa.list_(pa.int64())
COLUMNS = pa.schema(
    [
        ("game", pa.string()),
        ("players", pa.int64()),
        ("weak", pa.string()),
        ("strong", pa.string()),
        ("deal", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("points", SEATS),
        ("winners", SEATS),
        ("won", pa.float64()),
        ("actions", pa.int64()),
        ("fault", pa.string()),
    ]
)
"""A row: the pair, the number of the deal, by seat who sat there with how many points; ``won``: the share of strong."""


def write(arena: Arena, file: Path) -> None:
    """Write all whole deals, putting the file in its place at once. Raises BadFile where that cannot be done."""
    contest = arena.contest
    rows = [
        {
            "game": contest.game,
            "players": contest.players,
            "weak": pair.weak,
            "strong": pair.strong,
            "deal": number,
            **game._asdict(),
            "won": won(game, pair.strong),
        }
        for pair, standing in arena.standings.items()
        for number, deal in enumerate(standing.deals)
        for game in deal
    ]
    table = pa.Table.from_pylist(rows, COLUMNS).replace_schema_metadata({CONTEST: contest.text().encode()})
    data = io.BytesIO()
    pq.write_table(table, data)
    write_file(file, data.getvalue())


def go_on(arena: Arena, file: Path) -> None:
    """Take into the arena what a file of the same contest holds. Raises BadFile for any other file."""
    try:
        table = pq.read_table(file)
        metadata = table.schema.metadata or {}
    except (OSError, pa.ArrowException):
        raise BadFile(f"{file} is in the way: it is no file of an arena") from None
    if metadata.get(CONTEST) != arena.contest.text().encode():
        raise BadFile(f"{file} is in the way: it is of another contest")
    rows = table.to_pylist()
    for (weak, strong, _), games in groupby(rows, key=lambda row: (row["weak"], row["strong"], row["deal"])):
        pair = Pair(weak, strong)
        deal: Deal = tuple(
            Played(tuple(row["bots"]), tuple(row["points"]), tuple(row["winners"]), row["actions"], row["fault"])
            for row in games
        )
        if tuple(game.bots for game in deal) != lineups(pair, arena.contest.players):
            raise BadFile(f"{file} is damaged: a deal of it is not whole")
        arena.take(pair, deal)
