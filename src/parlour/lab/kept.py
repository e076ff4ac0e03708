"""Files of batches: a Parquet file when a batch is complete; until then, a stream of finished chunks beside it.

The stream (Arrow's format, ``FILE.part``) can be read as far as it was written, so a later run of the same batch
continues after an interruption or a crash. It also continues from a complete file if more matches are wanted.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import pyarrow as pa
import pyarrow.parquet as pq

from parlour.core.errors import BadFile
from parlour.core.outputs import check_output, reason_of, replacing
from parlour.lab.rows import BATCH


class Kept:
    """A context manager that keeps the finished chunks of a batch in memory and, if there is a file, in its stream."""

    def __init__(self, schema: pa.Schema, file: Path | None) -> None:
        """Read the chunks in the file and its stream. Raises BadFile if either is not of this batch."""
        self._schema, self._file = schema, file
        self.tables: list[pa.Table] = []
        self._stream: pa.RecordBatchStreamWriter | None = None
        if file is None:
            return
        check_output(file)
        self._part = file.with_name(f"{file.name}.part")
        self.tables = [*self._read_file(file), *self._read_stream()]
        self._open_stream()

    def _read_file(self, file: Path) -> list[pa.Table]:
        if not file.exists():
            return []
        try:
            table = pq.read_table(file)
        except (OSError, pa.ArrowException):
            raise BadFile(f"{file} is in the way: it holds no matches of a batch; choose another file") from None
        return [self._check_batch(table, file)]

    def _read_stream(self) -> list[pa.Table]:
        """Read the chunks of the stream, except a last one that was not written completely."""
        found: list[pa.Table] = []
        if not self._part.exists():
            return found
        try:
            with pa.ipc.open_stream(self._part) as stream:
                self._check_batch(stream.schema.empty_table(), self._part)
                found += (pa.Table.from_batches([batch]) for batch in stream)
        except (OSError, pa.ArrowException):
            pass
        return found

    def _check_batch(self, table: pa.Table, file: Path) -> pa.Table:
        if (table.schema.metadata or {}).get(BATCH) != (self._schema.metadata or {})[BATCH]:
            raise BadFile(f"{file} is in the way: it is of another batch; choose another file")
        return table.replace_schema_metadata(self._schema.metadata)

    def _open_stream(self) -> None:
        """Replace the stream atomically by a new one that begins with the chunks that were read."""
        beside = self._part.with_name(f"{self._part.name}.new")
        try:
            self._sink = beside.open("wb")
            self._stream = pa.ipc.new_stream(self._sink, self._schema)
            for table in self.tables:
                self._stream.write_table(table)
            self._sink.flush()
            os.replace(beside, self._part)
        except OSError as error:
            raise BadFile(f"{self._part}: {reason_of(error)}") from None

    @property
    def numbers(self) -> set[int]:
        """The numbers of the matches that were played."""
        return {number for table in self.tables for number in table["number"].to_pylist()}

    def add(self, table: pa.Table) -> None:
        """Add a chunk and write it to the stream. Raises BadFile if it cannot be written."""
        self.tables.append(table)
        if self._stream is not None:
            try:
                self._stream.write_table(table.combine_chunks())
                self._sink.flush()
            except OSError as error:
                said = f"{self._part}: {reason_of(error)}; the same command goes on from what is written there"
                raise BadFile(said) from None

    def table(self, games: int) -> pa.Table:
        """Return the matches with numbers below ``games``, in order, each once."""
        whole = pa.concat_tables([self._schema.empty_table(), *self.tables]).sort_by("number")
        numbers = whole["number"].to_numpy()
        first = [True, *(numbers[1:] != numbers[:-1])][: len(numbers)]
        return whole.filter(pa.array(first & (numbers < games), pa.bool_()))

    def __enter__(self) -> Kept:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._stream is not None:
            with suppress(OSError):  # ``add`` has reported a full disk, and a stream without its end can be read
                self._stream.close()
            with suppress(OSError):
                self._sink.close()

    def write_whole(self, table: pa.Table) -> None:
        """Write a table as the file, replacing it atomically, and delete the stream. Raises BadFile if that fails."""
        if self._file is None:
            return
        try:
            with replacing(self._file) as path:
                pq.write_table(table, path)
        except BadFile as error:
            said = f"{error}; all matches are in {self._part}, and the same command goes on from there"
            raise BadFile(said) from None
        self._part.unlink(missing_ok=True)
