"""What is logged can be read by programs and people, and tells nothing that is hidden."""

from __future__ import annotations

import json
import logging
import secrets
import subprocess
import sys
from typing import Any

import pytest

from parlour.server.base import logs
from parlour.server.model.stored import ID_BYTES
from parlour.server.people.guests import Guests
from tests.server.conftest import Running

pytestmark = pytest.mark.anyio
HIDDEN = "the queen of hearts lies third"


def record_of(log: Any) -> logging.LogRecord:
    found: list[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = found.append  # type: ignore[method-assign]
    root = logging.getLogger()
    root.addHandler(handler)
    before = root.level
    root.setLevel(logging.INFO)
    try:
        log()
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
    (record,) = found
    return record


def fail() -> None:
    try:
        raise KeyError(HIDDEN)
    except KeyError as error:
        try:
            raise ValueError(HIDDEN) from error
        except ValueError as second:
            logs.error("frame_failed", second, table="abcdef", do="Act")


def test_an_event_is_one_json_object_with_its_fields() -> None:
    line = logs.JsonLines().format(record_of(lambda: logs.info("table_made", table="abcdef", game="pentic", seats=2)))
    said = json.loads(line)
    assert said.pop("time").endswith("Z")
    assert said == {"level": "info", "event": "table_made", "table": "abcdef", "game": "pentic", "seats": 2}


def test_a_line_for_people() -> None:
    record = record_of(lambda: logs.warning("write_failed", error="disk is full", works=3))
    assert logs.TextLines().format(record).split(" ", 1)[1] == 'warning write_failed error="disk is full" works=3'


@pytest.mark.fault(43)
@pytest.mark.parametrize("form", [logs.JsonLines(), logs.TextLines()], ids=["json", "text"])
def test_an_error_is_told_by_its_class_and_place_not_by_what_it_quotes(form: logging.Formatter) -> None:
    line = form.format(record_of(fail))
    assert HIDDEN not in line
    assert "ValueError" in line
    assert "because of KeyError" in line
    assert "test_logs.py" in line
    assert "fail" in line


@pytest.mark.fault(43)
@pytest.mark.parametrize("form", [logs.JsonLines(), logs.TextLines()], ids=["json", "text"])
def test_ids_and_tokens_in_lines_of_others_are_cut_short(form: logging.Formatter) -> None:
    token = str(Guests(bytes(32)).new_guest().token)
    table = f"A1{secrets.token_urlsafe(ID_BYTES)}"
    record = record_of(
        lambda: logging.getLogger("uvicorn.error").warning(
            "GET /api/tables/%s/live %s queen-of-the-ticcitories", table, token
        )
    )
    line = form.format(record)
    assert table not in line
    assert token not in line
    assert table[:6] in line
    assert "queen-of-the-ticcitories" in line


@pytest.mark.fault(43)
async def test_what_happens_at_a_table_is_logged_without_its_id_its_people_and_its_moves(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    browser = server.browser()
    with caplog.at_level("INFO"):
        table = await browser.make("trapdoor", "here", "here")
        async with browser.live(table, 0) as live:
            await live.act(0, "stumble", seq=0)
            await live.send(do="act", id="x", seat=0, action="fall", seq=0)
            await live.closed()
    lines = [logs.JsonLines().format(record) for record in caplog.records]
    said = "\n".join(lines)
    assert {"table_made", "frame_failed", "table_spoiled"} <= {json.loads(line)["event"] for line in lines}
    assert table[:6] in said
    for hidden in (table, "stumble", next(iter(browser.http.cookies.values()))):
        assert hidden not in said, hidden


@pytest.mark.parametrize("style", ["json", "text"])
def test_a_server_writes_to_stderr_as_it_was_told(style: str) -> None:
    code = (
        f"from parlour.server.base import logs; logs.write_to_stderr({style!r}); logs.info('opened', version='1');"
        "import logging; logging.getLogger('uvicorn.error').info('GET /api/tables/x/live')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    (line,) = done.stderr.splitlines()
    assert (json.loads(line)["event"] if style == "json" else line.split()[2]) == "opened"
