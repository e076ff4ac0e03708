"""Finds the address under which phones in the same network reach a server that listens on all interfaces."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

UNUSED_ADDRESS = ("192.0.2.1", 9)
"""An address reserved for documentation (RFC 5737). Connecting UDP to it selects a route and sends no packet."""


def listens_everywhere(hosts: Iterable[str]) -> bool:
    """Return whether a server's list of hosts contains the unspecified address: then it listens on all interfaces."""
    return bool({"0.0.0.0", "::"}.intersection(hosts))  # noqa: S104


def own_address() -> str | None:
    """Return this machine's IPv4 address in its network; None if it has no route to others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(UNUSED_ADDRESS)
        except OSError:
            return None
        found = ipaddress.ip_address(way.getsockname()[0])
    return None if found.is_loopback or found.is_unspecified else str(found)


def origin_nearby(hosts: Iterable[str], port: int) -> str | None:
    """Return the origin under which others in the network reach the server; None if they cannot."""
    address = own_address() if listens_everywhere(hosts) else None
    return None if address is None else f"http://{address}:{port}"
