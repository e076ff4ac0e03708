"""Settings are read strictly: what is no setting is refused by a sentence that names it."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from parlour.cli.main import main
from parlour.core.errors import BadOption
from parlour.server.base.settings import Settings, check_hosts, from_environment, to_environment

WRONG = {
    "HOSTS": ["https://play.example", "play.example/", "play.example:8443", "a b", "user@play.example"],
    "TRUSTED_PROXIES": ["proxy", "10.0.0.1;10.0.0.2"],
    "WORKERS": ["abc", "-1", "1.5", "", "²"],
    "FRAMES_PER_20_S": ["many"],
    "COMPILE": ["maybe"],
    "LOG": ["xml"],
}


@pytest.mark.parametrize(("name", "given"), [(name, given) for name, all in WRONG.items() for given in all])
def test_what_is_no_setting_is_refused_naming_the_variable(name: str, given: str) -> None:
    with pytest.raises(BadOption, match=f"PARLOUR_{name}"):
        from_environment({f"PARLOUR_{name}": given})


@pytest.mark.parametrize("hosts", ["", "play.example, 192.0.2.1", "[2001:db8::1]", "2001:db8::1", "0.0.0.0", "::"])
def test_names_and_addresses_are_hosts(hosts: str) -> None:
    assert from_environment({"PARLOUR_HOSTS": hosts}).hosts == hosts
    check_hosts(hosts.split(","), "--allow-host")


def test_what_is_written_for_workers_is_read_as_it_was() -> None:
    settings = Settings(hosts="a,b", compile=False, trusted_proxies="*,10.0.0.0/8", push_private=True)
    assert from_environment(to_environment(settings)) == settings


@pytest.mark.parametrize("name", ["a b?.db", "é#%.db", "plain.db"])
def test_a_database_s_path_is_taken_as_it_is(name: str, tmp_path: Path) -> None:
    url = sa.make_url(Settings(database=str(tmp_path / name)).url)
    assert (url.database, dict(url.query)) == (str(tmp_path / name), {})


@pytest.mark.parametrize("port", ["70000", "-1", "x"])
def test_a_port_that_cannot_be_is_refused(port: str) -> None:
    done = CliRunner().invoke(main, ["serve", "--port", port])
    assert done.exit_code == 2
    assert "--port" in done.output


def test_a_port_that_is_named_and_taken_is_not_exchanged_for_another(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = CliRunner().invoke(main, ["serve", "--port", port, "--database", str(tmp_path / "x.db")])
    assert done.exit_code != 0
    assert f"{port} is in use" in done.output
    assert "Parlour is open" not in done.output


@pytest.mark.parametrize(("name", "given"), [("PARLOUR_WORKERS", "abc"), ("PARLOUR_HOSTS", "https://play.example")])
@pytest.mark.parametrize("command", [["serve"], ["doctor"]])
def test_commands_say_in_a_sentence_which_setting_is_wrong(command: list[str], name: str, given: str) -> None:
    done = CliRunner(env={name: given}).invoke(main, command)
    assert done.exit_code not in (0, None)
    assert name in done.output
    assert "Traceback" not in done.output
