"""Locks an SQLite file for one server, by a lock that the operating system drops however the process ends.

Two servers over one file would each keep tables in memory that the other changes. The lock lies on a file beside the
database, so that tools which only read need none. Other databases are not locked.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from parlour.server.base.errors import InUse
from parlour.server.storage.database import is_file, parse_url

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_database(url: str) -> IO[bytes] | None:
    """Lock an SQLite file for as long as the file given is open; None for a database that is no file. Raises InUse."""
    parsed = parse_url(url)
    if not is_file(parsed):
        return None
    database = Path(str(parsed.database)).resolve()
    database.parent.mkdir(parents=True, exist_ok=True)
    file = database.with_name(f"{database.name}.lock").open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise InUse(f"Another server is running over {database}. Stop it first, or name another database.") from None
    return file
