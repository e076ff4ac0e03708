"""The server's log lines: one JSON object per event.

Lines name tables by the first letters of their id only (who has the id may look at the table), and never carry
seeds, hands, actions, names or tokens.
"""

from __future__ import annotations

import json
import logging

_logger = logging.getLogger("parlour.server")


def info(event: str, **facts: object) -> None:
    """Log an ordinary event."""
    _write(logging.INFO, event, facts)


def warning(event: str, **facts: object) -> None:
    """Log something that should not happen but was dealt with."""
    _write(logging.WARNING, event, facts)


def error(event: str, problem: BaseException, **facts: object) -> None:
    """Log an error of ours, with its traceback."""
    _logger.error(_line(event, facts), exc_info=problem)


def short(table: str) -> str:
    """Name a table in the log without giving it away."""
    return table[:6]


def _write(level: int, event: str, facts: dict[str, object]) -> None:
    if _logger.isEnabledFor(level):
        _logger.log(level, _line(event, facts))


def _line(event: str, facts: dict[str, object]) -> str:
    # Nobody who has trouble to report may get more of it here: this writes whatever it is given.
    return json.dumps({"event": event, **facts}, default=repr, separators=(",", ":"))
