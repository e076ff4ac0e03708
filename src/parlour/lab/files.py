"""Files of an arena: Parquet with one game a row, to continue a contest from and to analyse."""

from __future__ import annotations

import io
from itertools import groupby
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from parlour.bots.lineups import lineups
from parlour.core.errors import BadFile
from parlour.core.outputs import write_file
from parlour.lab.arena import Arena, Deal
from parlour.lab.contest import Pair, Played, share_of_game

CONTEST = b"parlour.contest"
"""The key in a file's metadata under which its contest is stored, as JSON."""
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
"""Columns of a file: ``deal`` is the deal's number, ``bots`` and ``points`` are by seat, ``won`` is strong's share."""
LATE = pa.field("late", pa.int64())
"""A further column where bots have clocks: the seat whose time was up, or null."""


def write(arena: Arena, file: Path) -> None:
    """Write all deals of an arena, replacing the file atomically. Raises BadFile if it cannot be written."""
    contest = arena.contest
    rows = [
        {
            "game": contest.game,
            "players": contest.players,
            "weak": pair.weak,
            "strong": pair.strong,
            "deal": number,
            **game._asdict(),
            "won": share_of_game(game, pair.strong),
        }
        for pair, standing in arena.standings.items()
        for number, deal in enumerate(standing.deals)
        for game in deal
    ]
    columns = COLUMNS.append(LATE) if contest.clock else COLUMNS
    table = pa.Table.from_pylist(rows, columns).replace_schema_metadata({CONTEST: contest.text().encode()})
    data = io.BytesIO()
    pq.write_table(table, data)
    write_file(file, data.getvalue())


def add_file(arena: Arena, file: Path) -> None:
    """Add the deals in a file to an arena. Raises BadFile if the file is not of the arena's contest, or damaged."""
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
            Played(
                tuple(row["bots"]),
                tuple(row["points"]),
                tuple(row["winners"]),
                row["actions"],
                row["fault"],
                row.get(LATE.name),
            )
            for row in games
        )
        if tuple(game.bots for game in deal) != lineups(pair, arena.contest.players):
            raise BadFile(f"{file} is damaged: a deal of it is not whole")
        arena.add_deal(pair, deal)
