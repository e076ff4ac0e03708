"""The nonces that a program has committed to, kept on the disk until the match begins, so that a restart loses none."""

from __future__ import annotations

import os
from pathlib import Path

from parlour.core.seed import commitment, new_nonce
from parlour.server.base.settings import data_folder


class Nonces:
    """Nonces by table and seat, each in a file that only its owner may read."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or data_folder() / "nonces"

    def draw_nonce(self, table: str, seat: int) -> str:
        """Draw and keep a new nonce; return the commitment to it, as hex."""
        self._folder.mkdir(parents=True, exist_ok=True)
        nonce, file = new_nonce(), self._file(table, seat)
        draft = file.with_suffix(".new")
        draft.touch(mode=0o600)
        draft.write_text(nonce)
        os.replace(draft, file)
        return commitment(bytes.fromhex(nonce))

    def find_nonce(self, table: str, seat: int, promise: str) -> str | None:
        """Return the nonce that a commitment was made to, None if it is not known here."""
        try:
            nonce = self._file(table, seat).read_text()
            return nonce if commitment(bytes.fromhex(nonce)) == promise else None
        except (OSError, ValueError):
            return None

    def delete_nonce(self, table: str, seat: int) -> None:
        """Delete the nonce of a match that has begun."""
        self._file(table, seat).unlink(missing_ok=True)

    def _file(self, table: str, seat: int) -> Path:
        return self._folder / f"{table}.{seat}"
