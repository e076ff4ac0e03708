"""The way out of the house: one POST to an address that a stranger has named.

It must not become a way in: nothing behind the same wall is asked, whatever a name is made to mean. So the name is
looked up here, once, what it means is judged, and the connection goes to that very address. No redirect is followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from parlour.core.errors import BadOption

PATIENCE_S = 10.0
HTTPS_PORT = 443


class Unreachable(Exception):
    """Nobody answered there."""


def checked(address: str, private: bool) -> SplitResult:
    """Read an address that may be asked at all, with ``private`` one behind the same wall too. Raises BadOption."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018  (raises where it is no number)
    except ValueError:
        raise BadOption("this is no address", "endpoint") from None
    if parts.scheme not in (("https", "http") if private else ("https",)) or not parts.hostname or "@" in parts.netloc:
        raise BadOption("notices go to https addresses only", "endpoint")
    if not private and is_address(parts.hostname) and not is_public(parts.hostname):
        raise BadOption("notices go to public addresses only", "endpoint")
    return parts


def is_address(host: str) -> bool:
    """Whether a host is written as an address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address lies outside, however it is written."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast


def post(address: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Send a body; give the status. Raises BadOption, Unreachable."""
    parts = checked(address, private)
    host, port = parts.hostname or "", parts.port or (HTTPS_PORT if parts.scheme == "https" else http.client.HTTP_PORT)
    place = _place_of(host, port, private)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE_S)
    try:
        line = socket.create_connection(place, PATIENCE_S)
        secure = parts.scheme == "https"
        connection.sock = ssl.create_default_context().wrap_socket(line, server_hostname=host) if secure else line
        path = parts.path or "/"
        connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, dict(headers))
        return connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        connection.close()


def _place_of(host: str, port: int, private: bool) -> tuple[str, int]:
    """Look a name up; all that it means must lie outside."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from None
    if not private and not all(is_public(address) for address in found):
        raise BadOption("notices go to public addresses only", "endpoint")
    return sorted(found, key=lambda address: ":" in address)[0], port
