"""The ``--database`` option of the commands that read or write a server's data without serving."""

from __future__ import annotations

import click

database = click.option("--database", default=None, help="Database URL or SQLite file; default: as for serve.")
