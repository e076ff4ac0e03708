"""The settings of a server, read from the environment (``PARLOUR_...``) or the command line."""

from __future__ import annotations

import ipaddress
import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Literal
from urllib.parse import quote, urlsplit

from parlour.core.errors import BadOption

SWITCHES = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "": False,
    "no": False,
    "false": False,
    "off": False,
}
STATIC = Path(__file__).parents[1] / "static"


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for Parlour's data on this platform, for the user who runs it."""
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "parlour"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "parlour"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"


def default_database() -> str:
    """Return the URL of the SQLite file that is used unless ``database`` is set."""
    return f"sqlite:///{data_folder() / 'parlour.db'}"


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults. Fields that end in ``_ms`` are in milliseconds.

    database: URL, or path of an SQLite file
    hosts: names and addresses that the server answers to besides loopback's, separated by commas
    trusted_proxies: addresses whose X-Forwarded-For is believed, separated by commas; by default none
    workers: number of server processes on this machine
    bus: ``nats://`` URL by which machines that share a PostgreSQL announce changes to each other
    log: format of the events on stderr
    clarity: whether people may let the house note where rules were unclear to them
    wordings: file of other words for messages of games, which are compared by lot; needs ``clarity``

    tables_per_guest_an_hour, tables_per_address_an_hour: new tables allowed at once, and refilled within an hour
    newcomer_tables, newcomer_table_ms: new tables allowed at once to a network's visitors without a token, and the
    time until one more is
    programs: whether programs with a token of this house may take seats
    program_tables, program_frames_per_20_s: tables at which a program plays at a time; its frames on each connection
    lines_per_guest, lines_per_address: open WebSockets of a guest; those of an address without a seat at their table
    frames_per_20_s, control_frames_per_20_s: frames of a connection; its pings, pongs and fragments
    loop_ms_per_guest, loop_ms_per_address, loop_ms_per_program: time on the event loop in each second for a guest, for
    a network, and for a program, which spends nothing of its network's

    arrival_ms: time in which a request or message must arrive whole
    silent_per_address, crowded_ms: connections of a network without a request yet, above which a new one has only
    ``crowded_ms`` to send it
    silence_ms: time after which a silent WebSocket is closed; more than two minutes, since browsers run the timers of
    hidden pages once a minute
    mix_ms: time that a table waits for somebody who took a seat by link and does not add to the seed
    claim_ms: time that somebody is gone until others may stop waiting for them
    warm_ms: time that a table waits for an absent player to act, if its terms let bots replace them

    hint_ms: time of search for a hint, in games without bots of their own
    review_ms, judge_ms: most time for the review of a match, and for each decision

    push_ms: interval at which Web Push notices are sent
    push_contact: address of the operator that push services are told
    push_private: whether push services may have private addresses, for tests

    lease_ms: time without a beat after which a process of a shared database counts as dead
    poll_ms: interval at which processes read from the database what no announcement told them
    presence_ms: time for which an announcement of who is connected stays valid
    """

    database: str = field(default_factory=default_database)
    static: Path = STATIC
    compile: bool = True
    hosts: str = ""
    workers: int = 1
    bus: str = ""
    trusted_proxies: str = ""
    log: Literal["text", "json"] = "text"
    clarity: bool = False
    wordings: str = ""
    tables_per_guest_an_hour: int = 240
    tables_per_address_an_hour: int = 1_000
    newcomer_tables: int = 10
    newcomer_table_ms: int = 5_000
    programs: bool = False
    program_tables: int = 4
    program_frames_per_20_s: int = 40
    lines_per_guest: int = 40
    lines_per_address: int = 400
    frames_per_20_s: int = 50
    loop_ms_per_guest: int = 250
    loop_ms_per_address: int = 500
    loop_ms_per_program: int = 100
    control_frames_per_20_s: int = 100
    silent_per_address: int = 100
    crowded_ms: int = 1_000
    arrival_ms: int = 20_000
    silence_ms: int = 130_000
    send_ms: int = 20_000
    busy_ms: int = 10_000
    health_ms: int = 5_000
    pulse_ms: int = 1_000
    idle_table_ms: int = 600_000
    sweep_ms: int = 5_000
    mix_ms: int = 120_000
    claim_ms: int = 60_000
    warm_ms: int = 120_000
    lease_ms: int = 4_000
    poll_ms: int = 1_000
    presence_ms: int = 15_000
    bot_deadline_ms: int = 20_000
    bot_pause_ms: int = 900
    hint_ms: int = 1_200
    review_ms: int = 20_000
    judge_ms: int = 300
    push_ms: int = 5_000
    push_contact: str = "mailto:parlour@localhost"
    push_private: bool = False

    @property
    def url(self) -> str:
        """The database as a URL."""
        return self.database if "://" in self.database else f"sqlite:///{quote(self.database)}"


def from_environment(environ: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings from variables named PARLOUR_ and the field in capitals; PARLOUR_COMPILE=0 switches off.

    Raises BadOption naming the variable.
    """
    found: dict[str, object] = {}
    for each in fields(Settings):
        name = f"PARLOUR_{each.name.upper()}"
        given = environ.get(name)
        if given is not None:
            found[each.name] = _read(each.type, name, given)
    settings = Settings(**found)  # type: ignore[arg-type]
    check_hosts(settings.hosts.split(","), "PARLOUR_HOSTS")
    check_networks(settings.trusted_proxies)
    return settings


def check_hosts(hosts: Iterable[str], field: str) -> None:
    """Check that names of this server are names or addresses and no URLs. Raises BadOption naming the field."""
    for host in filter(None, map(str.strip, hosts)):
        bare = urlsplit(host if "//" in host else f"//{host}").hostname or ""
        if any(sign in host for sign in "/@ ?#") or (host.count(":") == 1 and "]" not in host):
            raise BadOption(f"{field}: {host!r} is no host; name it without scheme, port and path: {bare!r}", field)


def check_networks(proxies: str) -> None:
    """Check that trusted proxies are addresses, networks or ``*``. Raises BadOption."""
    for each in filter(None, map(str.strip, proxies.split(","))):
        try:
            if each != "*":
                ipaddress.ip_network(each, strict=False)
        except ValueError:
            raise BadOption(f"PARLOUR_TRUSTED_PROXIES: {each!r} is no address", "PARLOUR_TRUSTED_PROXIES") from None


def to_environment(settings: Settings) -> dict[str, str]:
    """Write settings as the variables they are read from."""
    values = {each.name: getattr(settings, each.name) for each in fields(Settings)}
    return {f"PARLOUR_{name.upper()}": str(int(v) if isinstance(v, bool) else v) for name, v in values.items()}


def _read(kind: object, name: str, given: str) -> object:
    if kind == "bool":
        if given.lower() not in SWITCHES:
            raise BadOption(f"{name}: {given!r} is neither 1 nor 0", name)
        return SWITCHES[given.lower()]
    if kind == "int":
        if not (given.strip().isascii() and given.strip().isdecimal()):
            raise BadOption(f"{name}: {given!r} is no whole number of 0 or more", name)
        return int(given)
    if name == "PARLOUR_LOG" and given not in ("text", "json"):
        raise BadOption(f"{name}: {given!r} is neither text nor json", name)
    return Path(given) if kind == "Path" else given
