"""A second server over one database says in one line why it does not start."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from parlour.cli.main import main
from parlour.server.storage.lock import lock_database


def test_a_second_server_over_one_database_says_why_it_does_not_start(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    lock = lock_database(f"sqlite:///{database}")
    assert lock is not None
    with lock:
        done = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(database)])
    assert done.exit_code == 1
    why = f"Another server is running over {database}. Stop it first, or name another database."
    assert done.output == f"Error: {why}\n"
