"""The server's log: every line an event with fields, for people (``text``) or for programs (``json``).

Lines name tables by the first letters of their id only (who has the id may look at the table), and never carry
seeds, hands, actions, names or tokens. So an error is told by its class and where it arose, not by its message, which
may quote what is hidden; and whatever looks like an id or a token in other libraries' lines is cut short.
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
"""Letters and digits in a row as no word has them."""


def info(event: str, **facts: object) -> None:
    """Log an ordinary event."""
    _logger.info(event, extra={"facts": facts})


def warning(event: str, **facts: object) -> None:
    """Log something that should not happen but was dealt with."""
    _logger.warning(event, extra={"facts": facts})


def error(event: str, problem: BaseException, **facts: object) -> None:
    """Log an error of ours, with where it arose."""
    _logger.error(event, extra={"facts": facts}, exc_info=problem)


def short(table: str) -> str:
    """Name a table in the log without giving it away."""
    return table[:6]


def write_to_stderr(style: Style) -> None:
    """Write events as they come; of the web server only warnings, for its lines hold addresses of tables."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """Give what a line says: of our own events the facts, of others' their message with what is secret cut short."""
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
    """Name the places an error came through, the last first, and those of the errors behind it."""
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
