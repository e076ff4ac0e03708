"""Files of what a house noted of how people play: Parquet, one note a row, with nobody in it."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from parlour.clarity.notes import Kind, Note, Period
from parlour.core.errors import BadFile
from parlour.core.outputs import write_file

CLARITY = b"parlour.clarity"
"""The key in a file's metadata under which its edition is stored."""
EDITION = b"1"
COLUMNS = pa.schema(
    [
        ("game", pa.string()),
        ("variant", pa.string()),
        ("seats", pa.int64()),
        ("period", pa.string()),
        ("kind", pa.string()),
        ("verb", pa.string()),
        ("clause", pa.string()),
        ("code", pa.string()),
        ("reason", pa.string()),
        ("step", pa.int64()),
        ("stakes", pa.list_(pa.string())),
        ("lots", pa.list_(pa.string())),
        ("day", pa.int64()),
    ],
    metadata={CLARITY: EDITION},
)
"""The columns are the fields of ``Note``."""


def write_notes(notes: Iterable[Note], file: Path) -> int:
    """Write notes to a file, which is replaced atomically; return how many. Raises BadFile.

    Notes are sorted by their fields, so that their order does not show which are of one person or match.
    """
    rows = [msgspec.structs.asdict(note) for note in sorted(notes)]
    data = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, COLUMNS), data)
    write_file(file, data.getvalue())
    return len(rows)


def read_notes(file: Path) -> Iterator[Note]:
    """Read the notes of a file. Raises BadFile naming what is wrong: the file, a column, or the value of a row."""
    try:
        table = pq.read_table(file)
    except FileNotFoundError:
        raise BadFile(f"{file}: there is no such file") from None
    except (OSError, pa.ArrowException):
        raise BadFile(f"{file} is no Parquet file") from None
    for field in COLUMNS:
        if field.name not in table.column_names:
            raise BadFile(f"{file} has no column {field.name}: it is no file of parlour clarity")
        if table.schema.field(field.name).type != field.type:
            raise BadFile(
                f"{file}: column {field.name} is of type {table.schema.field(field.name).type}, not {field.type}"
            )
    return _read_rows(table.select(COLUMNS.names), file)


def _read_rows(table: pa.Table, file: Path) -> Iterator[Note]:
    number = 0
    for batch in table.to_batches(max_chunksize=10_000):
        for row in batch.to_pylist():
            number += 1
            if row["kind"] not in get_args(Kind) or row["period"] not in get_args(Period) or None in row.values():
                raise BadFile(f"{file}: row {number} is no note of parlour clarity")
            yield Note(**{**row, "stakes": tuple(row["stakes"]), "lots": tuple(row["lots"])})
