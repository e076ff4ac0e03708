"""Sends POST requests to addresses that strangers named, without reaching hosts in the server's own network (SSRF).

The host name is resolved once, here; every address found must be public; and the connection goes to one of those
addresses, so that a second resolution cannot differ. Redirects are not followed.
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
    """The address could not be resolved or connected to, or did not answer in time with valid HTTP."""


def parse_endpoint(address: str, private: bool) -> SplitResult:
    """Parse the URL of a push service. Raises BadOption unless it is https, on port 443, and its host may be public.

    A host name is not resolved here. ``private`` also allows http, every port, and addresses of the own network.
    """
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
    """Return whether a host is an IP address rather than a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


SPECIAL_PURPOSE = tuple(
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
"""Special-purpose networks (IANA's registries) that ``is_global`` accepts in some version of Python.

Among them are all that embed an IPv4 address: a gateway may lead those into a private network.
"""


def is_public(address: str) -> bool:
    """Return whether an IP address, with or without a scope, is a public unicast address."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    closed = any(found in network for network in SPECIAL_PURPOSE if network.version == found.version)
    return found.is_global and not found.is_multicast and not closed


def post_body(address: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Send a POST request; return the status of the answer, whose body is not read.

    ``private`` is as for ``parse_endpoint``. Raises BadOption if the address is not allowed or its name resolves to an
    address that is not public; Unreachable if there is no answer within PATIENCE_S.
    """
    parts = parse_endpoint(address, private)
    host, port = parts.hostname or "", parts.port or (HTTPS_PORT if parts.scheme == "https" else http.client.HTTP_PORT)
    place = _resolve_host(host, port, private)
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
        if late.is_set():  # http.client accepts headers that break off as complete
            raise TimeoutError
        return status
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        ends.cancel()
        connection.close()
        line.close()


def _connect(place: tuple[str, int], name: str | None) -> socket.socket:
    """Connect to an address and port; with a ``name``, wrap the socket in TLS for that host without a handshake."""
    line = socket.create_connection(place, PATIENCE_S)
    if name is None:
        return line
    return ssl.create_default_context().wrap_socket(line, server_hostname=name, do_handshake_on_connect=False)


def _hang_up(line: socket.socket, late: threading.Event) -> None:
    """Shut a socket down after PATIENCE_S in all; a server that sends byte by byte never exceeds a read's timeout."""
    late.set()
    with contextlib.suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def _resolve_host(host: str, port: int, private: bool) -> tuple[str, int]:
    """Resolve a host to an address and port, IPv4 first. Raises BadOption unless all its addresses are public."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from None
    if not private and not all(is_public(address) for address in found):
        raise BadOption("notices go to public addresses only", "endpoint")
    return sorted(found, key=lambda address: ":" in address)[0], port
