"""The address by which the phones of a room find a server that is open to its network."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

SOMEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737): asking for the way there sends nothing."""


def is_open(hosts: Iterable[str]) -> bool:
    """Whether a server that answers to these names and addresses listens on all interfaces."""
    return bool({"0.0.0.0", "::"}.intersection(hosts))  # noqa: S104


def own_address() -> str | None:
    """Give this machine's IPv4 address in its network, None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(SOMEWHERE)
        except OSError:
            return None
        found = ipaddress.ip_address(way.getsockname()[0])
    return None if found.is_loopback or found.is_unspecified else str(found)


def origin_nearby(hosts: Iterable[str], port: int) -> str | None:
    """Give the origin under which others in the network find the server; None if they do not."""
    address = own_address() if is_open(hosts) else None
    return None if address is None else f"http://{address}:{port}"
