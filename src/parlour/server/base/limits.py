"""Limits for each visitor: frames, new tables, questions, connections, and time of the event loop.

Token buckets delay and never lock out, because they refill. An address counts as its network, since whoever has one
IPv6 address has 2^64 of them.
"""

from __future__ import annotations

import ipaddress
import math
from collections import Counter
from collections.abc import Collection
from typing import Generic, Literal, NamedTuple, TypeVar

from parlour.server.base.clocks import Time
from parlour.server.base.errors import TooMany
from parlour.server.base.settings import Settings

Line = TypeVar("Line")
REFILL_MS = 20_000
"""The time in which a bucket of frames or questions fills."""
PATIENCE = 25
"""The number of frames in excess after which a connection is closed."""
HOUR_MS = 3_600_000
MOST_GUESSES, GUESS_MS = 10, 60_000
MOST_CHALLENGES, CHALLENGE_MS = 30, 5_000
IPV6_BITS = 64
"""The prefix of an IPv6 network that counts as one address."""


def network_of(address: str) -> str:
    """Return the network that an IP address is counted as: its /64 for IPv6, itself for IPv4 and anything else.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.1"), network_of("192.0.2.1"), network_of("")
    ('2001:db8:1:2::', '192.0.2.1', '192.0.2.1', '')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_BITS), strict=False).network_address)


class Bucket:
    """A token bucket: ``most`` at once, then one every ``every_ms`` milliseconds."""

    def __init__(self, time: Time, most: int, every_ms: float) -> None:
        self._time = time
        self._most = most
        self._every_ms = every_ms
        self._left = float(most)
        self._at = time.now()

    def wait_ms(self) -> float:
        """Return the milliseconds until a token can be taken; 0 if one can be taken now."""
        self._refill()
        return max(0.0, (1 - self._left) * self._every_ms)

    def spend(self, cost: int = 1) -> bool:
        """Take ``cost`` tokens, going into debt if needed; False, and none is taken, if not even one is left."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= cost
        return True

    def reserve(self, cost: int, now: float) -> float:
        """Take ``cost`` tokens, going into debt if needed, and return the milliseconds until the debt is repaid."""
        self._refill_until(now)
        self._left -= cost
        return max(0.0, -self._left * self._every_ms)

    def count_spent(self, now: float) -> float:
        """Count the tokens taken and not yet refilled."""
        self._refill_until(now)
        return self._most - self._left

    @property
    def full(self) -> bool:
        """Whether all tokens have been refilled."""
        self._refill()
        return self._left >= self._most

    def _refill(self) -> None:
        self._refill_until(self._time.now())

    def _refill_until(self, now: float) -> None:
        self._left = min(self._most, self._left + (now - self._at) / self._every_ms)
        self._at = now


class FrameLimit:
    """A bucket for a connection's frames: ``most`` at once, refilled within REFILL_MS.

    After PATIENCE frames in excess the connection is to be closed.
    """

    def __init__(self, time: Time, most: int) -> None:
        self._bucket = Bucket(time, most, REFILL_MS / max(1, most))
        self._excess = 0

    def spend(self) -> bool:
        """Take a token for a frame; return False if none is left."""
        if not self._bucket.spend():
            self._excess += 1
            return False
        self._excess = 0
        return True

    @property
    def first_excess(self) -> bool:
        """Whether this is the first frame too many, the one that gets an answer."""
        return self._excess == 1

    @property
    def exhausted(self) -> bool:
        """Whether the connection is to be closed."""
        return self._excess > PATIENCE


class Buckets:
    """Buckets by kind and name, each of the size of its kind, made when they are first used."""

    def __init__(self, time: Time, **sizes: tuple[int, float]) -> None:
        self._time = time
        self._sizes = sizes
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def of(self, kind: str, name: str) -> Bucket:
        """Return the bucket of a name."""
        found = self._buckets.get((kind, name))
        if found is None:
            found = self._buckets[kind, name] = Bucket(self._time, *self._sizes[kind])
        return found

    def drop_full(self) -> None:
        """Drop the buckets that are full again, so that memory stays flat."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}


class TableLimits(Buckets):
    """How many tables may be made: by a guest, from a network, and by a network's visitors without a token.

    Visitors without a token share the tightest limit, so dropping the token gains nothing.
    """

    def __init__(self, time: Time, settings: Settings) -> None:
        by_guest, by_address = settings.tables_per_guest_an_hour, settings.tables_per_address_an_hour
        super().__init__(
            time,
            guest=(by_guest, HOUR_MS / max(1, by_guest)),
            address=(by_address, HOUR_MS / max(1, by_address)),
            newcomers=(settings.newcomer_tables, settings.newcomer_table_ms),
        )

    def spend(self, guest: str, address: str, newcomer: bool, cost: int) -> None:
        """Take ``cost`` tokens for a table of a guest. Raises TooMany with the seconds after which to try again.

        ``newcomer``: the guest had no token, so the newcomers' bucket of their network pays instead of the guest's.
        """
        network = network_of(address)
        whose = ("newcomers", network) if newcomer else ("guest", guest)
        buckets = [self.of("address", network), self.of(*whose)]
        wait = max(bucket.wait_ms() for bucket in buckets)
        if wait > 0:
            seconds = math.ceil(wait / 1000)
            raise TooMany(f"That are too many tables. Come back in {seconds} seconds.", retry_s=seconds)
        for bucket in buckets:
            bucket.spend(cost)


class QuestionLimit(Buckets):
    """How many questions without a table, as in a lesson, a network may ask."""

    def __init__(self, time: Time, most: int) -> None:
        super().__init__(time, network=(max(1, most), REFILL_MS / max(1, most)))

    def spend(self, address: str) -> None:
        """Take a token for a question from an address. Raises TooMany with the seconds after which to try again."""
        bucket = self.of("network", network_of(address))
        if not bucket.spend():
            raise TooMany("That are too many questions at once.", retry_s=math.ceil(bucket.wait_ms() / 1000))


class GuessLimit(Buckets):
    """How many wrong tokens of operators a network may present: MOST_GUESSES at once, then one each GUESS_MS."""

    def __init__(self, time: Time) -> None:
        super().__init__(time, network=(MOST_GUESSES, GUESS_MS))

    def check(self, address: str) -> None:
        """Raise TooMany, with the seconds after which to try again, if an address presented too many wrong tokens."""
        wait = self.of("network", network_of(address)).wait_ms()
        if wait > 0:
            seconds = math.ceil(wait / 1000)
            raise TooMany(f"That were too many wrong tokens. Try again in {seconds} seconds.", retry_s=seconds)

    def note_wrong(self, address: str) -> None:
        """Count a wrong token from an address."""
        self.of("network", network_of(address)).spend()


class ChallengeLimit(Buckets):
    """How many challenges for passkeys a network may ask for: MOST_CHALLENGES at once, then one each CHALLENGE_MS."""

    def __init__(self, time: Time) -> None:
        super().__init__(time, network=(MOST_CHALLENGES, CHALLENGE_MS))

    def spend(self, address: str) -> None:
        """Take a token for a challenge to an address. Raises TooMany with the seconds after which to try again."""
        bucket = self.of("network", network_of(address))
        if not bucket.spend():
            seconds = math.ceil(bucket.wait_ms() / 1000)
            raise TooMany(f"That were too many passkeys at once. Try again in {seconds} seconds.", retry_s=seconds)


class Payer(NamedTuple):
    """Who is charged for work: the kind of the network's bucket, the network, and the guest, if any.

    A ``program`` has a bucket of its own in place of a network's.
    """

    kind: Literal["player", "spectator", "request", "program"]
    network: str
    guest: str | None = None


class LoopBudget(Buckets):
    """Buckets of processor time on the event loop, in microseconds, by guest and by network, over sockets and requests.

    A payer that has spent the allowance of a second waits until it is refilled; another socket or token changes
    nothing for the network. A network has three buckets, for frames of players, of spectators, and for requests, so
    that spectators cannot spend what players of the same network need.
    """

    def __init__(self, time: Time, settings: Settings) -> None:
        guest, network = max(1, settings.loop_ms_per_guest), max(1, settings.loop_ms_per_address)
        sizes = dict.fromkeys(("player", "spectator", "request"), (network * 1000, 1 / network))
        program = max(1, settings.loop_ms_per_program)
        super().__init__(time, guest=(guest * 1_000, 1 / guest), program=(program * 1_000, 1 / program), **sizes)

    def charge(self, payer: Payer, price_us: int) -> float:
        """Charge work before it is done, and return the milliseconds it has to wait."""
        now = self._time.now()
        wait = self.of(payer.kind, payer.network).reserve(price_us, now)
        return wait if payer.guest is None else max(wait, self.of("guest", payer.guest).reserve(price_us, now))

    def claim(self, payer: Payer) -> float:
        """Return what a payer has spent lately; the lower it is, the sooner their work is done."""
        now = self._time.now()
        spent = self.of(payer.kind, payer.network).count_spent(now)
        return spent if payer.guest is None else spent + self.of("guest", payer.guest).count_spent(now)


class ConnectionCounts:
    """Counts open connections: those of players by guest, those of spectators by guest and by address."""

    def __init__(self, per_guest: int, per_address: int) -> None:
        self._most = {"player": per_guest, "spectator": per_guest, "address": per_address}
        self._open: Counter[tuple[str, str]] = Counter()

    @property
    def count(self) -> int:
        """The number of open connections."""
        return sum(count for (kind, _), count in self._open.items() if kind != "spectator")

    def add_connection(self, guest: str | None, address: str, sits: bool) -> tuple[tuple[str, str], ...]:
        """Count a connection; return the place to give to ``exit``. Raises TooMany if a limit is reached.

        ``sits``: the guest has a seat at the table, so that only the guest's own limit for players applies.
        """
        if guest is not None and sits:
            place: tuple[tuple[str, str], ...] = (("player", guest),)
        else:
            place = (("address", network_of(address)), *([("spectator", guest)] if guest is not None else []))
        for key in place:
            if self._open[key] >= self._most[key[0]]:
                raise TooMany("Too many tables are open at once. Try again later.")
        self._open.update(place)
        return place

    def remove_connection(self, place: tuple[tuple[str, str], ...]) -> None:
        """Count a connection no longer."""
        self._open.subtract(place)
        self._open += Counter()


class ProgramTables(Generic[Line]):
    """The tables at which programs play, each over one connection: a program may play at ``most`` at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: dict[str, dict[str, Line]] = {}

    @property
    def programs(self) -> Collection[str]:
        """The programs that are connected."""
        return self._lines.keys()

    def check_room(self, program: str, table: str) -> None:
        """Raise TooMany if a program plays at as many other tables as it may."""
        if len(self._lines.get(program, {}).keys() - {table}) >= self._most:
            raise TooMany(f"This program plays at {self._most} tables already; it has to end one before.")

    def add_connection(self, program: str, table: str, line: Line) -> Line | None:
        """Note the connection of a program at a table, and return the one it replaces. Raises TooMany."""
        self.check_room(program, table)
        lines = self._lines.setdefault(program, {})
        before, lines[table] = lines.get(table), line
        return before

    def remove_connection(self, program: str, table: str, line: Line) -> None:
        """Forget a connection, unless another has replaced it."""
        lines = self._lines.get(program, {})
        if lines.get(table) is line:
            del lines[table]
            if not lines:
                del self._lines[program]
