"""The doctor finds what was broken on purpose, and nothing where all is well."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pysqlite3.dbapi2 as sqlite
import pytest
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.server.base.settings import Settings
from parlour.server.storage import doctor
from parlour.server.storage.doctor import examine
from parlour.server.storage.findings import Asked, Finding
from parlour.server.storage.migrations import newest
from tests.server.browser import PATIENCE_S
from tests.server.process import Process
from tests.server.test_backup import house

__all__ = ["house"]
pytestmark = pytest.mark.anyio


def said(database: Path, **more: object) -> list[Finding]:
    return list(examine(Asked(Settings(database=str(database)), **more)))  # type: ignore[arg-type]


def bad(database: Path, **more: object) -> list[str]:
    return [finding.text for finding in said(database, **more) if finding.kind == "bad"]


async def test_a_house_in_order_has_nothing_to_mend(house: Path) -> None:
    done = CliRunner().invoke(main, ["doctor", "--database", str(house), "--all"])
    assert done.exit_code == 0, done.output
    assert "2 with sound seals" in done.output
    assert f"revision {newest()}" in done.output
    assert "journal mode wal" in done.output


async def test_a_house_not_opened_yet_is_in_order_and_stays_unmade(tmp_path: Path) -> None:
    assert bad(tmp_path / "new" / "parlour.db") == []
    assert os.listdir(tmp_path) == []


def change_a_row(database: Path) -> None:
    execute(database, "UPDATE log SET what = 'chooseColour 1'")


def change_the_seed(database: Path) -> None:
    execute(database, "UPDATE tables SET seed = zeroblob(32) WHERE began_at IS NOT NULL")


def be_of_tomorrow(database: Path) -> None:
    execute(database, "UPDATE alembic_version SET version_num = 'tomorrow'")


def be_no_database(database: Path) -> None:
    for file in database.parent.glob("house.db-*"):
        file.unlink()
    database.write_bytes(b"x" * 8192)


def damage_a_page(database: Path) -> None:
    execute(database, "PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(database.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : page * 4096 + 2] = b"\xff\xff"
    database.write_bytes(bytes(data))


def open_the_file(database: Path) -> None:
    os.chmod(database, 0o644)


def execute(database: Path, statement: str) -> None:
    file = sqlite.connect(str(database), isolation_level=None)
    file.execute(statement)
    file.close()


DAMAGES: dict[Callable[[Path], None], str] = {
    change_a_row: "what follows row 0 is not what was written",
    change_the_seed: "what follows row 0 is not what was written",
    be_of_tomorrow: "does not know",
    be_no_database: "cannot be read",
    damage_a_page: "",
    open_the_file: "chmod 600",
}


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
async def test_what_is_damaged_is_found(house: Path, damage: Callable[[Path], None]) -> None:
    damage(house)
    found = bad(house)
    assert found
    assert all(DAMAGES[damage] in text for text in found), found
    assert CliRunner().invoke(main, ["doctor", "--database", str(house)]).exit_code == 1


async def test_a_table_of_other_rules_is_noted(house: Path) -> None:
    execute(house, "UPDATE tables SET edition = 7 WHERE began_at IS NULL")
    assert bad(house) == []
    assert any("1 of thirty-six, edition 7" in finding.text for finding in said(house))


async def test_an_earlier_schema_is_noted(house: Path) -> None:
    execute(house, "UPDATE alembic_version SET version_num = 'pulse'")
    assert any("the next start brings it to" in finding.text for finding in said(house) if finding.kind == "note")


async def test_a_sample_says_that_it_is_one(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "SAMPLE", 1)
    assert any("1 with sound seals of 2" in finding.text for finding in said(house))
    assert any(finding.text == "2 with sound seals" for finding in said(house, everything=True))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit; Linux tests it")
async def test_too_few_files_are_found(house: Path, few_files: None) -> None:
    assert any("LimitNOFILE" in text for text in bad(house))


@pytest.fixture
def few_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (500, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_cache_that_cannot_be_is_found(house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "file"))
    assert any("PARLOUR_CACHE" in text for text in bad(house))


async def test_little_room_is_found(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LITTLE_BYTES", 2**70)
    assert any("full disk" in text for text in bad(house))


async def test_a_server_is_asked_as_a_browser_asks(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "ANSWER_S", float(PATIENCE_S))
    with Process(house) as process:
        about = {finding.about: finding for finding in said(house, address=process.url)}
        assert {about[name].kind for name in ("ready", "socket")} == {"well"}, about
        wrong = process.url.replace("127.0.0.1", "[::ffff:127.0.0.1]").replace("http", "ftp")
        assert any("http://" in text for text in bad(house, address=wrong))
        process.signal(signal.SIGKILL)
        assert any("does not answer" in text for text in bad(house, address=process.url))


async def test_names_that_the_settings_list_are_tried(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that ``--url`` does not name; without it each is looked up from outside."""
    monkeypatch.setattr(doctor, "ANSWER_S", float(PATIENCE_S))
    listed = Settings(database=str(house), hosts="play.example,127.0.0.1,localhost,::1")
    with Process(house) as process:
        found = [it for it in examine(Asked(listed, process.url)) if it.about == "names"]
        assert [(it.kind, "--allow-host play.example" in it.text) for it in found] == [("bad", True)]
    with Process(house, PARLOUR_HOSTS="play.example") as process:
        found = [it for it in examine(Asked(listed, process.url)) if it.about == "names"]
        assert [it.kind for it in found] == ["well"]
    asked: list[str] = []
    monkeypatch.setattr(doctor, "_get", lambda url, host=None: asked.append(url) or (421, {}))
    found = [it for it in examine(Asked(listed)) if it.about == "server"]
    assert (asked, [it.kind for it in found]) == (["https://play.example/api/ready"], ["bad"])


async def test_a_proxy_that_is_not_trusted_is_found(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind TLS the server says itself as what it takes who asks."""
    real = doctor._get
    with Process(house) as process:
        monkeypatch.setattr(doctor, "_get", lambda url, host=None: real(url.replace("https:", "http:")))
        texts = bad(house, address=process.url.replace("http:", "https:"))
    assert any("plain http from 127.0.0.1" in text and "PARLOUR_TRUSTED_PROXIES" in text for text in texts), texts


async def test_a_name_that_the_server_does_not_know_is_found(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import socket

    real = socket.getaddrinfo
    monkeypatch.setattr(doctor, "ANSWER_S", float(PATIENCE_S))
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, *more, **named: real("127.0.0.1", *more, **named))
    with Process(house) as process:
        assert any(
            "--allow-host play.example" in text
            for text in bad(house, address=process.url.replace("127.0.0.1", "play.example"))
        )
