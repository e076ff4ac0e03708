"""The way out of the house: one POST to an address that a stranger has named.

It must not become a way in: nothing behind the same wall is asked, whatever a name is made to mean. So the name is
looked up here, once, what it means is judged, and the connection goes to that very address. No redirect is followed.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
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
    if not private and parts.port not in (None, HTTPS_PORT):
        raise BadOption("notices go to port 443 only", "endpoint")
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


CLOSED = tuple(
    ipaddress.ip_network(each)
    for each in (
        "192.88.99.0/24",  # once relays of 6to4
        "::/96",  # an IPv4 address, as it was once written
        "::ffff:0:0:0/96",  # an IPv4 address, translated
        "64:ff9b::/96",  # an IPv4 address, translated (RFC 6052)
        "64:ff9b:1::/48",  # the same within one network (RFC 8215)
        "100::/64",  # discarded
        "2001::/23",  # protocols, among them Teredo
        "2001:db8::/32",  # examples
        "2002::/16",  # an IPv4 address, tunnelled
        "3fff::/20",  # examples
        "5f00::/16",  # segment routing
        "fec0::/10",  # once local to a site
    )
)
"""Of what the registries of special-purpose addresses list, what Python takes for public or could, by its version.

An address that embeds another leads wherever a gateway takes it; no push service has one.
"""


def is_public(address: str) -> bool:
    """Whether an address lies outside, however it is written."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    closed = any(found in network for network in CLOSED if network.version == found.version)
    return found.is_global and not found.is_multicast and not closed


def post(address: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Send a body; give the status. Raises BadOption, Unreachable."""
    parts = checked(address, private)
    host, port = parts.hostname or "", parts.port or (HTTPS_PORT if parts.scheme == "https" else http.client.HTTP_PORT)
    place = _place_of(host, port, private)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE_S)
    try:
        connection.sock = line = _connect(place, host if parts.scheme == "https" else None)
    except OSError as error:
        raise Unreachable(type(error).__name__) from None
    late = threading.Event()
    ends = threading.Timer(PATIENCE_S, _hang_up, (line, late))
    ends.daemon = True
    ends.start()
    try:
        if isinstance(line, ssl.SSLSocket):
            line.do_handshake()
        path = parts.path or "/"
        connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, dict(headers))
        status = connection.getresponse().status
        if late.is_set():  # where a header breaks off, http.client takes what there is for the whole
            raise TimeoutError
        return status
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        ends.cancel()
        connection.close()
        line.close()


def _connect(place: tuple[str, int], name: str | None) -> socket.socket:
    """Connect to an address; what is said to a named server is sealed, once hands have been shaken."""
    line = socket.create_connection(place, PATIENCE_S)
    if name is None:
        return line
    return ssl.create_default_context().wrap_socket(line, server_hostname=name, do_handshake_on_connect=False)


def _hang_up(line: socket.socket, late: threading.Event) -> None:
    """End an exchange that takes too long in all: one that drips keeps every single deadline."""
    late.set()
    with contextlib.suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def _place_of(host: str, port: int, private: bool) -> tuple[str, int]:
    """Look a name up; all that it means must lie outside."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from None
    if not private and not all(is_public(address) for address in found):
        raise BadOption("notices go to public addresses only", "endpoint")
    return sorted(found, key=lambda address: ":" in address)[0], port
