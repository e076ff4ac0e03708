"""Web Push: tells a guest's devices that it is their turn, in the sentence that the feed uses, or of a pairing.

Each device subscribes for itself. Tables only record that they changed, and only if there is any subscriber. A
background task finds out whose turn it has become, skips guests who are connected or were notified of this turn, and
sends MOST_AT_ONCE notices at a time, with retries while a push service fails. A subscription that its service reports
as gone is deleted.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.core.messages import LANGUAGES
from parlour.protocol.you import Device
from parlour.server.base import logs
from parlour.server.base.clocks import Time
from parlour.server.base.errors import Unavailable
from parlour.server.base.measures import Measures
from parlour.server.base.networks import Networks
from parlour.server.base.settings import Settings
from parlour.server.model.thinking import Standing
from parlour.server.people.calls_to_tables import TableCall, describe_call
from parlour.server.people.feeds import Turn, describe_turn, turn_of
from parlour.server.people.outward import Unreachable, parse_endpoint, post_body
from parlour.server.storage.schema import DEVICES
from parlour.server.storage.store import Store
from parlour.server.table.table import Table
from parlour.server.thinking.fair_queue import FairQueue

MOST_DEVICES = 10
"""Devices that one guest may subscribe; the oldest gives way."""
MOST_WAITING = 1_000
"""Notices in memory, of all guests."""
MOST_OF_A_GUEST = 20
"""Notices in memory of one guest."""
MOST_KNOWN = 10_000
"""Guests and tables of which the last notified turn is remembered."""
MOST_AT_ONCE = 4
"""Requests to push services that run at once."""
GOOD_S = 24 * 3600
"""How long a push service keeps a notice for a device that is switched off."""
AGAIN_MS = (60_000, 600_000, 3_600_000)
"""The pauses before each retry."""
GONE = (404, 410)
"""Statuses by which a service says that a subscription has ended."""
BUSY = 429


class Subscription(NamedTuple):
    """A subscription: one browser that gets its guest's notices.

    ``endpoint``: URL at its push service. ``p256dh``, ``auth``: its keys (RFC 8291). ``language``: of its notices.
    ``id``: hash of the endpoint.
    """

    id: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Recipient(NamedTuple):
    """The recipient of a waiting notice: a guest, and the network in which they were last seen."""

    network: str
    guest: str


class Notice(NamedTuple):
    """A turn or a pairing to report to one device; ``tried`` is the number of failed attempts."""

    device: Subscription
    turn: Turn | TableCall
    tried: int = 0


# --- storage


def device_id(endpoint: str) -> str:
    """Return the id of the device that has an endpoint: its SHA-256."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def write_device(connection: sa.Connection, guest: str, device: Device, now: float) -> None:
    """Subscribe a device to a guest's notices; it leaves any other guest, and the oldest beyond MOST_DEVICES go."""
    drop_device(connection, device.endpoint)
    mine = sa.select(DEVICES.c.id).where(DEVICES.c.guest == guest).order_by(DEVICES.c.added_at.desc())
    for old in list(connection.execute(mine).scalars())[MOST_DEVICES - 1 :]:
        connection.execute(DEVICES.delete().where(DEVICES.c.id == old))
    values = msgspec.structs.asdict(device)
    row = DEVICES.insert().values(id=device_id(device.endpoint), guest=guest, added_at=int(now), **values)
    connection.execute(row)


def drop_device(connection: sa.Connection, endpoint: str) -> None:
    """Delete the subscription of a device of any guest."""
    connection.execute(DEVICES.delete().where(DEVICES.c.id == device_id(endpoint)))


def count_devices(connection: sa.Connection) -> int:
    """Count the subscribed devices of all guests."""
    return int(connection.execute(sa.select(sa.func.count()).select_from(DEVICES)).scalar_one())


def read_subscriptions(connection: sa.Connection, guests: set[str]) -> list[Subscription]:
    """Read the subscriptions of guests."""
    rows = sa.select(*(DEVICES.c[name] for name in Subscription._fields)).where(DEVICES.c.guest.in_(guests))
    return [Subscription(*row) for row in connection.execute(rows)]


# --- keys


def public_key(secret: bytes) -> str:
    """Return the house's public key on P-256 as an uncompressed point in base64url, as browsers expect (RFC 8292)."""
    from cryptography.hazmat.primitives.asymmetric import ec  # imported late: slow, and needed for push only

    point = ec.derive_private_key(int.from_bytes(secret), ec.SECP256R1()).public_key().public_numbers()
    raw = b"\4" + point.x.to_bytes(32) + point.y.to_bytes(32)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def encrypt_notice(notice: Notice, secret: bytes, contact: str) -> tuple[bytes, dict[str, str]]:
    """Encrypt a notice for its device (RFC 8291); return the body and the headers, signed by the house (RFC 8292).

    ``secret`` is the house's private key; ``contact`` a mailto: or https: address for the service's operator. Raises
    ValueError if the device's keys are invalid.
    """
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    device, turn = notice.device, notice.turn
    language = device.language if device.language in LANGUAGES else "en"
    if isinstance(turn, TableCall):
        said = {"title": describe_call(turn, language), **turn.place}
    else:
        said = {"title": describe_turn(turn, language), "table": turn.table}
    content = msgspec.json.encode(said)
    keys = {"p256dh": device.p256dh, "auth": device.auth}
    sealed = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(content, "aes128gcm")
    service = "/".join(device.endpoint.split("/", 3)[:3])
    signer = Vapid02.from_raw(base64.urlsafe_b64encode(secret).rstrip(b"="))
    signed: dict[str, str] = signer.sign({"sub": contact, "aud": service})
    headers = {
        "TTL": str(GOOD_S),
        "Content-Encoding": "aes128gcm",
        "Topic": hashlib.sha256(_about(turn).encode()).hexdigest()[:32],
    }
    return bytes(sealed["body"]), {**signed, **headers}


def _about(turn: Turn | TableCall) -> str:
    """Return what a notice is about: a table, or a tournament. A later one about the same replaces it."""
    return turn.about if isinstance(turn, TableCall) else turn.table


# --- sending


class Pusher:
    """Sends notices to devices. ``find`` returns a table in memory, None for others.

    A guest has at most one request running. The next guest is chosen fairly among networks, then among guests
    (``FairQueue``). When MOST_WAITING notices are waiting, a new one replaces the latest of the network that has most.

    Guests who were last seen where kid mode holds, and banned ones, get none.

    ``wanted``: whether any device is subscribed. ``secret``: the house's private key.
    """

    def __init__(
        self,
        store: Store,
        time: Time,
        settings: Settings,
        networks: Networks,
        find: Callable[[str], Table | None],
        measures: Measures,
    ) -> None:
        self._store, self._time, self._settings, self._find = store, time, settings, find
        self._networks, self._measures = networks, measures
        self.wanted = False
        self.secret = b""
        self._changed_tables: set[str] = set()
        self._calls: list[tuple[str, TableCall]] = []
        self._last_notified: dict[tuple[str, str], str] = {}
        self._tasks: dict[asyncio.Task[None], Recipient] = {}
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._sending = 0
        self._senders = ThreadPoolExecutor(MOST_AT_ONCE, "push")  # apart: the store needs the loop's default threads

    @property
    def busy(self) -> bool:
        """Whether any notice is waiting or being sent."""
        return bool(self._tasks)

    def note_change(self, table: str) -> None:
        """Record that a table changed, for the next ``notify``; does nothing while no device is subscribed."""
        if self.wanted:
            self._changed_tables.add(table)

    def note_calls(self, calls: Sequence[tuple[str, TableCall]]) -> None:
        """Record whom a new round calls to which table, for the next ``notify``; nothing while no device is wanted."""
        if self.wanted:
            self._calls += calls

    async def keep_notifying(self) -> None:
        """Call ``notify`` every ``push_ms`` until cancelled."""
        while True:
            await self._time.sleep(self._settings.push_ms)
            with contextlib.suppress(Unavailable):
                await self.notify()

    async def notify(self) -> None:
        """Start a notice for each absent guest whose turn it has become since the last call. Raises Unavailable."""
        self.wanted = await self._store.read(count_devices) > 0
        changed, self._changed_tables = self._changed_tables, set()
        calls, self._calls = self._calls, []
        turns: list[tuple[str, Turn | TableCall]] = [turn for id in changed for turn in self._turns_at(id)]
        turns += [(guest, call) for guest, call in calls if self._may_remind(guest)]
        if not turns:
            return
        subscriptions = await self._store.read(lambda db: read_subscriptions(db, {guest for guest, _ in turns}))
        for guest, turn in turns:
            self._remember_turn(guest, turn)
            for device in subscriptions:
                if device.guest == guest:
                    self._start_sending(Notice(device, turn))

    def drop_guest(self, guest: str) -> None:
        """Drop all that is remembered of a guest, and cancel their notices."""
        self._last_notified = {known: turn for known, turn in self._last_notified.items() if known[0] != guest}
        for task, recipient in self._tasks.items():
            if recipient.guest == guest:
                task.cancel()

    def _turns_at(self, id: str) -> list[tuple[str, Turn]]:
        """List the guests who are to act at a table, are not connected, and were not notified of this turn."""
        table = self._find(id)
        if table is None:
            return []
        people = {seat.guest for seat in table.state.seats if seat.kind == "human" and seat.guest}
        away = sorted(guest for guest in people - set(table.online()) if self._may_remind(guest))
        found = [(guest, turn) for guest in away if (turn := turn_of(table.state, guest, 0)) is not None]
        return [(guest, turn) for guest, turn in found if self._last_notified.get((guest, id)) != turn.id]

    def _may_remind(self, guest: str) -> bool:
        network = self._networks.of(guest)
        return not self._measures.is_kids(network) and self._measures.banned_until(guest, network) is None

    def _remember_turn(self, guest: str, turn: Turn | TableCall) -> None:
        self._last_notified[guest, _about(turn)] = turn.id
        if len(self._last_notified) > MOST_KNOWN:
            del self._last_notified[next(iter(self._last_notified))]

    def _start_sending(self, notice: Notice) -> None:
        recipient = Recipient(self._networks.of(notice.device.guest), notice.device.guest)
        if not self._has_room(recipient):
            logs.warning("push_dropped")
            return
        task = asyncio.create_task(self._send(notice))
        self._tasks[task] = recipient
        task.add_done_callback(lambda task: self._tasks.pop(task, None))

    def _has_room(self, recipient: Recipient) -> bool:
        """Return whether a notice may wait; when all places are taken, drop one of the network that has most."""
        guests = Counter(other.guest for other in self._tasks.values())
        if guests[recipient.guest] >= MOST_OF_A_GUEST:
            return False
        if len(self._tasks) < MOST_WAITING:
            return True
        ((largest, most),) = Counter(other.network for other in self._tasks.values()).most_common(1)
        if largest == recipient.network or most <= 1:
            return False
        latest = next(task for task, other in reversed(self._tasks.items()) if other.network == largest)
        del self._tasks[latest]
        latest.cancel()
        logs.warning("push_dropped")
        return True

    async def _send(self, notice: Notice) -> None:
        """Send a notice, with a retry after each of AGAIN_MS while it is still that turn and still subscribed."""
        while not await self._try_sending(notice):
            if notice.tried >= len(AGAIN_MS):
                return
            await self._time.sleep(AGAIN_MS[notice.tried])
            notice = notice._replace(tried=notice.tried + 1)
            if self._last_notified.get((notice.device.guest, _about(notice.turn))) != notice.turn.id:
                return
            if not await self._is_wanted(notice.device):
                return

    async def _is_wanted(self, device: Subscription) -> bool:
        """Return whether a subscription is still stored: another process may have deleted it with its guest."""
        with contextlib.suppress(Unavailable):
            return device in await self._store.read(lambda db: read_subscriptions(db, {device.guest}))
        return True

    async def _try_sending(self, notice: Notice) -> bool:
        """Send a notice once it may run; return whether it is settled, so that no retry is due."""
        async with self._hold_permit(notice.device.guest):
            try:
                status = await asyncio.get_running_loop().run_in_executor(self._senders, self._post_notice, notice)
            except Unreachable:
                return False
            except (BadOption, ValueError) as error:
                logs.info("push_refused", error=type(error).__name__)
                status = GONE[0]
        if status in GONE:
            await self._drop_device(notice.device)
        return status < 500 and status != BUSY

    @contextlib.asynccontextmanager
    async def _hold_permit(self, guest: str) -> AsyncIterator[None]:
        """Hold one of MOST_AT_ONCE permits to send; a guest holds one at a time."""
        permit: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(permit, lambda: Standing(guest, guest, 0, self._networks.of(guest)))
        self._grant_permits()
        try:
            await permit
            yield
        finally:
            self._queue.remove(permit)
            if permit.done() and not permit.cancelled():
                self._sending -= 1
                self._queue.done(guest)
                self._grant_permits()

    def _grant_permits(self) -> None:
        while self._sending < MOST_AT_ONCE and (taken := self._queue.take()) is not None:
            permit, guest = taken
            if permit.cancelled():
                self._queue.done(guest)
                continue
            self._sending += 1
            permit.set_result(None)

    def _post_notice(self, notice: Notice) -> int:
        body, headers = encrypt_notice(notice, self.secret, self._settings.push_contact)
        return post_body(notice.device.endpoint, body, headers, self._settings.push_private)

    async def _drop_device(self, device: Subscription) -> None:
        with contextlib.suppress(Unavailable):
            await self._store.write(lambda db: drop_device(db, device.endpoint), "devices")

    async def close(self) -> None:
        """Cancel all notices and stop the sending threads."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._senders.shutdown(wait=False, cancel_futures=True)


def check_device(device: Device, settings: Settings) -> None:
    """Raise BadOption if a device's endpoint is not an allowed address."""
    parse_endpoint(device.endpoint, settings.push_private)
