"""The server's log: every line is an event with fields, for people (``text``) or for programs (``json``).

Lines name a table by the first letters of its id only, since whoever has the id may look at the table, and never hold
seeds, hands, actions, names or tokens. So an error is logged by its class and where it was raised, not by its message,
which may quote what is hidden; and whatever looks like an id or a token in other libraries' lines is cut short.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

Style = Literal["text", "json"]

_logger = logging.getLogger("parlour.server")
_SECRET = re.compile(r"(?=[A-Za-z_-]*[0-9A-Z])[A-Za-z0-9_-]{16,}")
"""Sixteen or more letters, digits, ``_`` and ``-`` with a digit or capital among them: ids and tokens, not words."""


def info(event: str, **facts: object) -> None:
    """Log an ordinary event."""
    _logger.info(event, extra={"facts": facts})


def warning(event: str, **facts: object) -> None:
    """Log an unexpected event that was handled."""
    _logger.warning(event, extra={"facts": facts})


def error(event: str, problem: BaseException, **facts: object) -> None:
    """Log an error in our code by its class and traceback, without its message."""
    _logger.error(event, extra={"facts": facts}, exc_info=problem)


def short(table: str) -> str:
    """Shorten a table's id for the log."""
    return table[:6]


def write_to_stderr(style: Style) -> None:
    """Send all events to stderr; of the web server only warnings, since its other lines hold table ids."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of a line: an event of ours with its facts, or another's message with secrets cut short."""
    said: dict[str, Any] = {"level": record.levelname.lower()}
    if hasattr(record, "facts"):
        said |= {"event": record.getMessage(), **record.facts}
    else:
        said |= {"event": "said", "by": record.name, "text": _SECRET.sub(_cut, record.getMessage())}
    if record.exc_info and record.exc_info[1] is not None:
        said |= {"error": type(record.exc_info[1]).__name__, "at": list(_where(record.exc_info[1]))}
    return said


def _cut(found: re.Match[str]) -> str:
    return short(found.group()) + "…"


def _where(error: BaseException) -> Iterator[str]:
    """Yield the places of an error's traceback, the innermost first, then those of the errors that caused it."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        yield f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
    behind = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if behind is not None:
        yield f"because of {type(behind).__name__}"
        yield from _where(behind)


class JsonLines(logging.Formatter):
    """One JSON object a line, with the time in UTC."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        said = {"time": f"{moment}.{int(record.msecs):03}Z", **fields(record)}
        return json.dumps(said, default=repr, separators=(",", ":"), ensure_ascii=False)


class TextLines(logging.Formatter):
    """Time, event, and its fields as name=value; where an error arose is written below it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line, or several."""
        said = fields(record)
        at = said.pop("at", [])
        level, event = said.pop("level"), said.pop("event")
        words = [f"{name}={_word(value)}" for name, value in said.items()]
        line = " ".join([self.formatTime(record, "%H:%M:%S"), f"{level:7}", event, *words])
        return "\n".join([line, *(f"    {place}" for place in at)])


def _word(value: object) -> str:
    text = str(value)
    return text if re.fullmatch(r"[^\s=\"]+", text) else json.dumps(text, ensure_ascii=False)
