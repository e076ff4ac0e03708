"""What stands in the files for hosting exists: options, variables, files; and the units are units."""

from __future__ import annotations

import dataclasses
import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import httpx
import pytest
import yaml

from parlour.cli.main import main
from parlour.server.base.settings import Settings
from tests.debian import provide
from tests.server.browser import PATIENCE_S
from tests.server.process import Process

ROOT = Path(__file__).parents[2]
UNITS = sorted((ROOT / "deploy").glob("*.service")) + sorted((ROOT / "deploy").glob("*.timer"))
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
INSTRUCTIONS = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"}
KNOWN = {f"PARLOUR_{each.name.upper()}" for each in dataclasses.fields(Settings)} | {"PARLOUR_CACHE"}


def variables(text: str) -> set[str]:
    return set(re.findall(r"PARLOUR_[A-Z_]*[A-Z]", text))


def instructions() -> list[str]:
    """The Dockerfile's instructions, each in one line."""
    lines = [line for line in DOCKERFILE.splitlines() if not line.startswith("#")]
    return [line for line in "\n".join(lines).replace("\\\n", " ").splitlines() if line.strip()]


def commands(text: str) -> list[list[str]]:
    """The words of every call of parlour in a text."""
    found = re.findall(r"(?:^|[\s=\"'`])(?:/opt/parlour/bin/)?parlour ((?!-)[a-z][^\n`;]*)", text)
    return [shlex.split(line, comments=True) for line in found if line.split()[0] in main.commands]


def understood(words: list[str]) -> None:
    """Let click read a command as it would on the command line."""
    words = [word for word in words if word not in ("--workers", "--bus", "4") and not word.startswith("nats:")]
    command = main.commands[words[0]]
    while isinstance(command, click.Group) and len(words) > 1:
        command, words = find_command(command, words[1]), words[1:]
    if isinstance(command, click.Group):
        return
    for parameter in command.params:
        if isinstance(parameter.type, click.Path):
            parameter.type.exists = False
    command.make_context(words[0], words[1:], resilient_parsing="--help" in words)


def find_command(group: click.Group, name: str) -> click.Command:
    if name not in group.commands:
        raise click.UsageError(f"{group.name} has no command {name}")
    return group.commands[name]


@pytest.mark.parametrize(
    "file",
    [*UNITS, ROOT / "Dockerfile", ROOT / "compose.yaml", ROOT / "docs" / "hosting.md"],
    ids=lambda file: file.name,
)
def test_every_variable_and_every_command_exists(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert variables(text) <= KNOWN
    for words in commands(text):
        understood(words)


def test_the_commands_are_found() -> None:
    assert len(commands(HOSTING)) >= 12
    assert ["backup", "/var/lib/parlour-backups/today.parlour"] in commands(
        (ROOT / "deploy/parlour-backup.service").read_text()
    )


def test_a_command_that_is_none_would_be_noticed() -> None:
    with pytest.raises(click.UsageError):
        understood(["serve", "--colour", "red"])


def test_every_file_the_page_links_to_is_there() -> None:
    links = re.findall(r"\]\((\.\./[^)#]+)\)", HOSTING)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).resolve().is_file()] == []


def test_every_metric_of_the_page_is_counted() -> None:
    from parlour.server.base import metrics

    written = metrics.write_text().decode()
    named = set(re.findall(r"`((?:parlour|process)_[a-z_]+)", HOSTING))
    assert {name for name in named if name not in written} == set()


def test_compose_names_what_is_there() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())
    house = services["services"]["parlour"]
    assert set(house["environment"]) <= KNOWN
    assert set(house["depends_on"]) <= set(services["services"])
    named = {volume.split(":")[0] for service in services["services"].values() for volume in service.get("volumes", ())}
    assert named == set(services["volumes"])
    database = services["services"]["database"]["environment"]
    url = house["environment"]["PARLOUR_DATABASE"]
    assert url.startswith(f"postgresql://{database['POSTGRES_USER']}:{database['POSTGRES_PASSWORD']}@database/")
    inside = next(line for line in instructions() if line.startswith("VOLUME")).split()[1]
    assert house["volumes"] == [f"parlour:{inside}"]


def test_the_image_is_built_of_what_is_there() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for line in instructions():
        word, _, rest = line.partition(" ")
        assert word in INSTRUCTIONS, line
        if word in ("CMD", "HEALTHCHECK"):
            assert json.loads(rest[rest.index("[") :])
        if word == "RUN":
            subprocess.run(["sh", "-n", "-c", rest], check=True)
    asked = set(re.findall(r"'\.\[(.+?)\]'", DOCKERFILE))
    assert asked <= set(extras)
    users = [line.split()[1] for line in instructions() if line.startswith("USER")]
    assert users == ["parlour"], "nothing runs as root"


def test_the_image_s_health_check_tells_a_server_from_none(tmp_path: Path) -> None:
    check = next(line for line in instructions() if line.startswith("HEALTHCHECK"))
    words = json.loads(check[check.index("[") :])
    with Process(tmp_path / "parlour.db") as process:
        assert httpx.get(f"{process.url}/api/ready", timeout=PATIENCE_S).status_code == 200
        port = process.url.rpartition(":")[2]
        words = [sys.executable, *(word.replace("8036", port).replace("=5", f"={PATIENCE_S}") for word in words[1:])]
        assert subprocess.run(words, capture_output=True, check=False).returncode == 0
    assert subprocess.run(words, capture_output=True, check=False).returncode != 0


def test_the_units_are_units(tmp_path: Path) -> None:
    analyze = provide(("systemd-analyze",), "SYSTEMD_ANALYZE", "systemd")
    for unit in UNITS:
        (tmp_path / unit.name).write_text(unit.read_text().replace("/opt/parlour/bin/parlour", sys.executable))
    files = [str(tmp_path / unit.name) for unit in UNITS]
    done = subprocess.run([analyze, "verify", "--man=no", *files], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "parlour" in line]
    assert ours == []
    spoilt = tmp_path / UNITS[0].name
    spoilt.write_text(spoilt.read_text().replace("[Service]", "[Service]\nRestrat=always"))
    done = subprocess.run([analyze, "verify", "--man=no", str(spoilt)], capture_output=True, text=True, check=False)
    assert "Restrat" in done.stderr, "what is wrong would be said"
