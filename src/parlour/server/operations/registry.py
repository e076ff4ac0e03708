"""All operations that make sense without a web server."""

from __future__ import annotations

from parlour.server.operations import branches, designing, editing, games, moving, puzzles, seeing, tables, you
from parlour.server.operations.declarations import operations_in

OPERATIONS = operations_in((games, tables, branches, editing, designing, moving, puzzles, seeing, you))
