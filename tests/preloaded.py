"""What a server takes long to import and to set up, done once before servers are forked off (``tests/jepsen``)."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import parlour.cli.serve  # noqa: F401
from parlour.core.game import games
from parlour.server.base.settings import Settings
from parlour.server.house.tables import Tables
from parlour.server.web.app import create_app
from tests import jepsen

with TemporaryDirectory() as folder:
    SHELF = games(), create_app(Tables(Settings(database=str(Path(folder) / "parlour.db")))), jepsen
