"""Notices by Web Push: each device says for itself that it wants them, and they say what the feed says, no more.

The hot path notes which table something happened at, and only where somebody wants notices at all. What follows waits
its turn beside: whose turn it is by then, to whom it was not told yet, a few at a time, again after a while where a
push service is away. What a service does not know any more is forgotten.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from parlour.core.errors import BadOption
from parlour.core.words import LANGUAGES
from parlour.protocol.you import Device
from parlour.server.base import logs
from parlour.server.base.clocks import Time
from parlour.server.base.errors import Unavailable
from parlour.server.base.networks import Networks
from parlour.server.base.settings import Settings
from parlour.server.model.thinking import Standing
from parlour.server.people.feeds import Turn, sentence, turn_of
from parlour.server.people.outward import Unreachable, checked, post
from parlour.server.storage.schema import DEVICES
from parlour.server.storage.store import Store
from parlour.server.table.table import Table
from parlour.server.thinking.fair_queue import FairQueue

MOST_DEVICES = 10
MOST_WAITING = 1_000
MOST_OF_A_GUEST = 20
MOST_KNOWN = 10_000
MOST_AT_ONCE = 4
GOOD_S = 24 * 3600
AGAIN_MS = (60_000, 600_000, 3_600_000)
GONE = (404, 410)
BUSY = 429


class Wish(NamedTuple):
    """A device that wants notices."""

    id: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Place(NamedTuple):
    """Whose notice waits: the guest, and the network they were last seen in."""

    network: str
    guest: str


class Notice(NamedTuple):
    """What is to be said to a device; ``tried`` is how often it was."""

    wish: Wish
    turn: Turn
    tried: int = 0


# --- on the disk


def id_of(endpoint: str) -> str:
    """Name a device."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def write_device(connection: sa.Connection, guest: str, device: Device, now: float) -> None:
    """Note that a device wants notices, as the one guest's it is now; of a guest's many the oldest go."""
    drop_device(connection, device.endpoint)
    mine = sa.select(DEVICES.c.id).where(DEVICES.c.guest == guest).order_by(DEVICES.c.added_at.desc())
    for old in list(connection.execute(mine).scalars())[MOST_DEVICES - 1 :]:
        connection.execute(DEVICES.delete().where(DEVICES.c.id == old))
    values = msgspec.structs.asdict(device)
    row = DEVICES.insert().values(id=id_of(device.endpoint), guest=guest, added_at=int(now), **values)
    connection.execute(row)


def drop_device(connection: sa.Connection, endpoint: str) -> None:
    """Forget a device."""
    connection.execute(DEVICES.delete().where(DEVICES.c.id == id_of(endpoint)))


def count_devices(connection: sa.Connection) -> int:
    """Say how many devices want notices."""
    return int(connection.execute(sa.select(sa.func.count()).select_from(DEVICES)).scalar_one())


def wishes_of(connection: sa.Connection, guests: set[str]) -> list[Wish]:
    """Give the devices of guests."""
    asked = sa.select(*(DEVICES.c[name] for name in Wish._fields)).where(DEVICES.c.guest.in_(guests))
    return [Wish(*row) for row in connection.execute(asked)]


# --- keys


def public_key(secret: bytes) -> str:
    """Give the public key of the house as browsers want it."""
    from cryptography.hazmat.primitives.asymmetric import ec  # only who wants notices waits for this

    point = ec.derive_private_key(int.from_bytes(secret), ec.SECP256R1()).public_key().public_numbers()
    raw = b"\4" + point.x.to_bytes(32) + point.y.to_bytes(32)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def envelope(notice: Notice, secret: bytes, contact: str) -> tuple[bytes, dict[str, str]]:
    """Encrypt a notice for its device, and sign who sends it. Raises ValueError where the device's keys are none."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    wish, turn = notice.wish, notice.turn
    language = wish.language if wish.language in LANGUAGES else "en"
    said = msgspec.json.encode({"title": sentence(turn, language), "table": turn.table})
    keys = {"p256dh": wish.p256dh, "auth": wish.auth}
    sealed = WebPusher({"endpoint": wish.endpoint, "keys": keys}).encode(said, "aes128gcm")
    service = "/".join(wish.endpoint.split("/", 3)[:3])
    signer = Vapid02.from_raw(base64.urlsafe_b64encode(secret).rstrip(b"="))
    signed: dict[str, str] = signer.sign({"sub": contact, "aud": service})
    told = {
        "TTL": str(GOOD_S),
        "Content-Encoding": "aes128gcm",
        "Topic": hashlib.sha256(turn.table.encode()).hexdigest()[:32],
    }
    return bytes(sealed["body"]), {**signed, **told}


# --- sending


class Pusher:
    """Tells devices whose turn it is. ``find`` gives a table in memory.

    Of MOST_AT_ONCE notices that are on their way at once each is another guest's; which go next is a matter of
    networks first (``FairQueue``). Of what waits, a network that has most of it gives way when there is no room.
    """

    def __init__(
        self, store: Store, time: Time, settings: Settings, networks: Networks, find: Callable[[str], Table | None]
    ) -> None:
        self._store, self._time, self._settings, self._find = store, time, settings, find
        self._networks = networks
        self.wanted = False
        self.secret = b""
        self._happened: set[str] = set()
        self._told: dict[tuple[str, str], str] = {}
        self._tasks: dict[asyncio.Task[None], Place] = {}
        self._turns: FairQueue[asyncio.Future[None]] = FairQueue()
        self._at_work = 0
        self._senders = ThreadPoolExecutor(MOST_AT_ONCE, "push")  # the store reads in the loop's own threads

    @property
    def busy(self) -> bool:
        """Whether a notice waits or is on its way."""
        return bool(self._tasks)

    def note(self, table: str) -> None:
        """Something happened at a table."""
        if self.wanted:
            self._happened.add(table)

    async def keep_telling(self) -> None:
        """Look now and then at what happened, for as long as the server runs."""
        while True:
            await self._time.sleep(self._settings.push_ms)
            with contextlib.suppress(Unavailable):
                await self.tell()

    async def tell(self) -> None:
        """Tell those whose turn it has become and who do not look. Raises Unavailable."""
        self.wanted = await self._store.read(count_devices) > 0
        happened, self._happened = self._happened, set()
        turns = [turn for id in happened for turn in self._turns_at(id)]
        if not turns:
            return
        wishes = await self._store.read(lambda db: wishes_of(db, {guest for guest, _ in turns}))
        for guest, turn in turns:
            self._remember(guest, turn)
            for wish in wishes:
                if wish.guest == guest:
                    self._start(Notice(wish, turn))

    def forget(self, guest: str) -> None:
        """Drop what is known of a guest, and what they were to be told."""
        self._told = {known: turn for known, turn in self._told.items() if known[0] != guest}
        for task, place in self._tasks.items():
            if place.guest == guest:
                task.cancel()

    def _turns_at(self, id: str) -> list[tuple[str, Turn]]:
        """List who is to act at a table, is not there, and was not told yet."""
        table = self._find(id)
        if table is None:
            return []
        people = {seat.guest for seat in table.state.seats if seat.kind == "human" and seat.guest}
        away = sorted(people - set(table.online()))
        found = [(guest, turn) for guest in away if (turn := turn_of(table.state, guest, 0)) is not None]
        return [(guest, turn) for guest, turn in found if self._told.get((guest, id)) != turn.id]

    def _remember(self, guest: str, turn: Turn) -> None:
        self._told[guest, turn.table] = turn.id
        if len(self._told) > MOST_KNOWN:
            del self._told[next(iter(self._told))]

    def _start(self, notice: Notice) -> None:
        place = Place(self._networks.of(notice.wish.guest), notice.wish.guest)
        if not self._has_room(place):
            logs.warning("push_dropped")
            return
        task = asyncio.create_task(self._send(notice))
        self._tasks[task] = place
        task.add_done_callback(lambda task: self._tasks.pop(task, None))

    def _has_room(self, place: Place) -> bool:
        """Find room for one more, where there is none in the place of the last of the network that has most."""
        guests = Counter(other.guest for other in self._tasks.values())
        if guests[place.guest] >= MOST_OF_A_GUEST:
            return False
        if len(self._tasks) < MOST_WAITING:
            return True
        ((largest, most),) = Counter(other.network for other in self._tasks.values()).most_common(1)
        if largest == place.network or most <= 1:
            return False
        latest = next(task for task, other in reversed(self._tasks.items()) if other.network == largest)
        del self._tasks[latest]
        latest.cancel()
        logs.warning("push_dropped")
        return True

    async def _send(self, notice: Notice) -> None:
        """Send a notice, again after a while where the service is away, as long as it is true and wanted."""
        while not await self._sent(notice):
            if notice.tried >= len(AGAIN_MS):
                return
            await self._time.sleep(AGAIN_MS[notice.tried])
            notice = notice._replace(tried=notice.tried + 1)
            if self._told.get((notice.wish.guest, notice.turn.table)) != notice.turn.id:
                return
            if not await self._is_wanted(notice.wish):
                return

    async def _is_wanted(self, wish: Wish) -> bool:
        """Whether a device still wants notices; its guest may have been forgotten by another process."""
        with contextlib.suppress(Unavailable):
            return wish in await self._store.read(lambda db: wishes_of(db, {wish.guest}))
        return True

    async def _sent(self, notice: Notice) -> bool:
        """Try once, when it is its turn; whether that was the end of it."""
        async with self._turn(notice.wish.guest):
            try:
                status = await asyncio.get_running_loop().run_in_executor(self._senders, self._post, notice)
            except Unreachable:
                return False
            except (BadOption, ValueError) as error:
                logs.info("push_refused", error=type(error).__name__)
                status = GONE[0]
        if status in GONE:
            await self._forget(notice.wish)
        return status < 500 and status != BUSY

    @contextlib.asynccontextmanager
    async def _turn(self, guest: str) -> AsyncIterator[None]:
        """Wait for a turn to send, of which a guest has one at a time."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.put(turn, lambda: Standing(guest, guest, 0, self._networks.of(guest)))
        self._give_turns()
        try:
            await turn
            yield
        finally:
            self._turns.drop(turn)
            if turn.done() and not turn.cancelled():
                self._at_work -= 1
                self._turns.done(guest)
                self._give_turns()

    def _give_turns(self) -> None:
        while self._at_work < MOST_AT_ONCE and (taken := self._turns.take()) is not None:
            turn, guest = taken
            if turn.cancelled():
                self._turns.done(guest)
                continue
            self._at_work += 1
            turn.set_result(None)

    def _post(self, notice: Notice) -> int:
        body, headers = envelope(notice, self.secret, self._settings.push_contact)
        return post(notice.wish.endpoint, body, headers, self._settings.push_private)

    async def _forget(self, wish: Wish) -> None:
        with contextlib.suppress(Unavailable):
            await self._store.write(lambda db: drop_device(db, wish.endpoint), "devices")

    async def close(self) -> None:
        """Drop what waits."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._senders.shutdown(wait=False, cancel_futures=True)


def check_device(device: Device, settings: Settings) -> None:
    """See that a device can be sent anything. Raises BadOption."""
    checked(device.endpoint, settings.push_private)
