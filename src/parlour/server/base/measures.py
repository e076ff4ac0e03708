"""What operators imposed, as each process holds it in memory: bans, mutes, words that are not accepted, kid mode.

Storage is the truth; ``renew`` takes over what it holds. Whatever has an end ends here by itself.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from parlour.core.errors import BadOption
from parlour.server.base.errors import Banned, ForKids, WordRemoved
from parlour.server.base.limits import IPV6_BITS
from parlour.server.base.removed_words import RemovedWords

MeasureKind = Literal["ban", "mute", "word", "kids"]
WHOLE_HOUSE = "*"
"""Where kid mode holds everywhere, in place of a network."""

WIDEST = {4: 8, 6: 16}
"""The shortest prefix of a network that may be named, by the version of the protocol."""
FULL = {4: 32, 6: IPV6_BITS}
"""The longest prefix that is distinguished."""
MOST_KNOWN = 10_000
"""The number of networks of which it is remembered what holds for them."""
ONLY_PHRASES = "Here only phrases are said: kid mode is on."

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Measure(NamedTuple):
    """Something imposed. ``until`` is Unix time; None: until it is lifted."""

    kind: MeasureKind
    whom: str
    until: int | None


class Holding(NamedTuple):
    """What holds for a network: until when it is banned, None if it is not; whether it is in kid mode."""

    banned_until: int | None
    kids: bool


class Measures:
    """The measures of a house. ``now`` returns Unix time."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self.replace(())

    def replace(self, found: Iterable[Measure]) -> None:
        """Replace what is known by what was found."""
        found = tuple(found)
        self._until = {(each.kind, each.whom): each.until for each in found}
        networks = [each for each in found if each.kind in ("ban", "kids") and _is_network(each.whom)]
        self._networks = [(each, ipaddress.ip_network(each.whom)) for each in networks]
        self._known: dict[str, Holding] = {}
        self._removed = RemovedWords([each.whom for each in found if each.kind == "word"])
        self.house_kids = ("kids", WHOLE_HOUSE) in self._until
        self.bans = any(each.kind == "ban" for each in found)

    # --- bans and mutes

    def banned_until(self, guest: str | None, network: str) -> int | None:
        """Return until when a guest or their network is banned, the later of both; None if neither is."""
        untils = (self._until.get(("ban", guest or "")), self._holding(network).banned_until)
        left = [until for until in untils if until is not None and until > self._now()]
        return max(left, default=None)

    def check_ban(self, guest: str | None, network: str) -> None:
        """Raise Banned if a guest or their network is banned."""
        until = self.banned_until(guest, network) if self.bans else None
        if until is not None:
            raise Banned(f"Those who run this house ask you to stay away until {spell_time(until)}.", until)

    def muted_until(self, guest: str) -> int | None:
        """Return until when a guest is muted; None if they may talk."""
        until = self._until.get(("mute", guest))
        return until if until is not None and until > self._now() else None

    # --- words

    def check_words(self, text: str | None, field: str) -> None:
        """Raise WordRemoved, naming the field, if a text holds a word that is not accepted."""
        word = self._removed.find(text or "")
        if word is not None:
            raise WordRemoved(f"The word {word!r} is not used in this house. Choose another.", field)

    # --- kid mode

    def is_kids(self, network: str) -> bool:
        """Return whether kid mode holds for a network."""
        return self.house_kids or self._holding(network).kids

    def check_kids(self, network: str, is_off: bool, text: str, field: str | None = None) -> None:
        """Raise ForKids with a text if something ``is_off`` in kid mode, and that holds for a network."""
        if is_off and self.is_kids(network):
            raise ForKids(text, field)

    def _holding(self, network: str) -> Holding:
        if not self._networks:
            return Holding(None, False)
        if network not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[network] = self._find_holding(network)
        return self._known[network]

    def _find_holding(self, network: str) -> Holding:
        try:
            address = ipaddress.ip_address(network)
        except ValueError:
            return Holding(None, False)
        here = [measure for measure, wide in self._networks if address in wide]
        bans = [measure.until or 0 for measure in here if measure.kind == "ban"]
        return Holding(max(bans, default=None), any(measure.kind == "kids" for measure in here))


def read_network(text: str, field: str) -> str:
    """Return an address or network in the one way in which it is written; of IPv6 at most the first 64 bits count.

    Raises BadOption naming the field.

    >>> read_network("192.0.2.7", "whom"), read_network("10.1.2.3/16", "whom"), read_network("2001:db8::5", "whom")
    ('192.0.2.7', '10.1.0.0/16', '2001:db8::/64')
    """
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadOption(f"{text!r} is no address and no network", field) from None
    if found.prefixlen < WIDEST[found.version]:
        raise BadOption(f"{found} is too wide: name at least the first {WIDEST[found.version]} bits", field)
    if found.prefixlen > FULL[found.version]:
        found = found.supernet(new_prefix=FULL[found.version])
    return str(found.network_address) if found.prefixlen == found.max_prefixlen else str(found)


def spell_time(at: int) -> str:
    """Write a Unix time in words, in UTC.

    >>> spell_time(1_800_000_000)
    '2027-01-15 08:00 UTC'
    """
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _is_network(whom: str) -> bool:
    return "." in whom or ":" in whom
