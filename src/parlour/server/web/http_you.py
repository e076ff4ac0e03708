"""HTTP operations on the guest of a request: passes to other devices, feed, push devices, days away, being forgotten.

Passes and tokens are sent in bodies and URL fragments only, so that no log holds one. The feed's secret is the
exception: it has to be in its address.
"""

from __future__ import annotations

from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from parlour.core.messages import LANGUAGES
from parlour.protocol.you import DaysAway, Device, Feed, KeptGuest, NewName, NoDevice, Pass, PushKey, TakePass, You
from parlour.server.base import logs
from parlour.server.base.decode import clean_name
from parlour.server.base.errors import NoGuest, NotYours
from parlour.server.base.limits import network_of
from parlour.server.house import naming
from parlour.server.house.forgetting import forget_everywhere
from parlour.server.house.tables import Tables
from parlour.server.house.turns import turns_of
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.people import feeds, passes
from parlour.server.people.guests import Guest, drop_cookie, random_of
from parlour.server.people.pushing import check_device, drop_device, public_key, write_device
from parlour.server.storage.away import write_away
from parlour.server.web.answers import Asked, answer_encoded, as_json
from parlour.server.web.encoding import encode
from parlour.server.web.routes import read_call, routed

FILE = "parlour-guest.json"
GUEST = (403, 503)
"""Refusals of a request that only a known guest may make."""
PRICE_US = 3_000
NO_REMINDERS = "Kid mode is on here: nobody is reminded of their turn."


@operation("post", "/api/you/pass", {201: Pass}, GUEST, price_us=PRICE_US)
async def make_pass(tables: Tables, call: Call) -> Answer:
    """Make a pass: a link that makes another device this guest."""
    guest, secret = require_guest(tables, call), passes.new_secret()
    random, now = random_of(call.token or ""), tables.guests.now()
    await tables.store.write(lambda db: passes.write_pass(db, secret, guest.hash, random, now), "passes")
    return Answer(Pass(secret, passes.GOOD_S), 201)


@operation("post", "/api/you/take", {200: You}, (*BODY, 503), body=TakePass, cookie="given", price_us=PRICE_US)
async def take_pass(tables: Tables, call: Call) -> Answer:
    """Become the guest of a pass."""
    secret, now = (await call.body(TakePass)).secret, tables.guests.now()
    random = await tables.store.write(lambda db: passes.take_pass(db, secret, now), "passes")
    return await answer_as(tables, tables.guests.issue_token(random))


@operation("get", "/api/you/file", {200: KeptGuest}, (403,), attachment=True, price_us=PRICE_US)
async def get_guest_file(tables: Tables, call: Call) -> Answer:
    """Return a file by which any device can become this guest."""
    require_guest(tables, call)
    token = tables.guests.issue_token(random_of(call.token or "")).token or ""
    return Answer(KeptGuest("guest", token), name=FILE)


@operation("post", "/api/you/become", {200: You}, (*BODY, 503), body=KeptGuest, cookie="given", price_us=PRICE_US)
async def become_guest(tables: Tables, call: Call) -> Answer:
    """Become the guest of such a file."""
    token = (await call.body(KeptGuest)).token
    tables.guests.read_token(token)
    return await answer_as(tables, tables.guests.issue_token(random_of(token)))


@routed("post", "/api/you/forget", {200: You}, (403, 500, 503), cookie="taken", for_banned=True, price_us=PRICE_US)
async def forget_guest(request: Asked, tables: NamedDependency[Tables]) -> Response[bytes]:
    """Forget this guest at all tables, for good."""
    await forget_everywhere(tables, require_guest(tables, read_call(request)).hash)
    logs.info("guest_forgotten")
    response = as_json(You(False))
    response.set_header("Set-Cookie", drop_cookie())
    return response


@operation("post", "/api/you/name", {200: You}, (*BODY, 403, 429, 503), body=NewName, price_us=PRICE_US)
async def name_guest(tables: Tables, call: Call) -> Answer:
    """Give this guest another name at all their tables, in ratings, tournaments and circles; programs keep theirs."""
    guest, wish = require_guest(tables, call), await call.body(NewName)
    name = clean_name(wish.name, "name")
    if guest.program:
        raise NotYours("The name of a program was given with its token.")
    tables.charge(guest.hash, call.address, False)
    now = tables.guests.now()
    changed = await tables.store.write(lambda db: naming.name_guest(db, guest.hash, name, now, wish.before), "name")
    for table in changed:
        tables.announce_change(table)
    return Answer(await tables.describe_guest(guest.hash, call.token))


@operation("post", "/api/you/feed", {201: Feed}, GUEST, price_us=PRICE_US)
async def make_feed(tables: Tables, call: Call) -> Answer:
    """Make a new secret address for this guest's feed; the old one ends."""
    guest, secret = require_guest(tables, call).hash, passes.new_secret()
    await tables.store.write(lambda db: feeds.write_feed(db, guest, secret), "feeds")
    return Answer(Feed(secret), 201)


@operation("post", "/api/you/feed/stop", {200: You}, GUEST, price_us=PRICE_US)
async def stop_feed(tables: Tables, call: Call) -> Answer:
    """Delete this guest's feed."""
    guest = require_guest(tables, call).hash
    await tables.store.write(lambda db: feeds.drop_feed(db, guest), "feeds")
    return Answer(await tables.describe_guest(guest, call.token))


@routed("get", "/api/feed/{secret:str}", {200: bytes, 304: None}, (404, 503), query={"language": str | None})
async def get_feed(
    request: Asked, tables: NamedDependency[Tables], secret: FromPath[str], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """List the tables at which the guest of a secret address is to act, as an Atom feed.

    ``language`` is that of its words; an unknown one means English.
    """
    guest = await tables.store.read(lambda db: feeds.guest_of_feed(db, secret))
    origin = str(request.base_url).rstrip("/")
    spoken = language if language in LANGUAGES else "en"
    feed = feeds.write_atom(await turns_of(tables, guest), origin, secret, spoken)
    return answer_encoded(request, encode(feed, feeds.KIND), feeds.KIND, "private, no-cache")


@operation("get", "/api/you/push", {200: PushKey}, price_us=PRICE_US)
async def get_push_key(tables: Tables, _call: Call) -> Answer:
    """Return the public key by which push services recognize this server."""
    return Answer(PushKey(await tables.runner.run(lambda: public_key(tables.pusher.secret))))


@operation("post", "/api/you/push", {201: You}, (*BODY, 503), body=Device, price_us=PRICE_US)
async def add_device(tables: Tables, call: Call) -> Answer:
    """Send this guest's notices to a device; not in kid mode."""
    tables.measures.check_kids(network_of(call.address), True, NO_REMINDERS)
    guest, device = require_guest(tables, call).hash, await call.body(Device)
    check_device(device, tables.settings)
    tables.networks.note_network(guest, network_of(call.address))
    await tables.store.write(lambda db: write_device(db, guest, device, tables.guests.now()), "devices")
    tables.pusher.wanted = True
    return Answer(await tables.describe_guest(guest, call.token), 201)


@operation("post", "/api/you/push/stop", {200: You}, (*BODY, 503), body=NoDevice, price_us=PRICE_US)
async def remove_device(tables: Tables, call: Call) -> Answer:
    """Stop notices to a device; anybody who knows its endpoint may do so."""
    endpoint = (await call.body(NoDevice)).endpoint
    await tables.store.write(lambda db: drop_device(db, endpoint), "devices")
    return Answer(You(False))


@operation("get", "/api/you/away", {200: DaysAway}, price_us=PRICE_US)
async def get_days_away(tables: Tables, call: Call) -> Answer:
    """List the days on which this guest's time to move does not run."""
    guest = call.guest_hash(tables)
    return Answer(DaysAway(tuple(sorted(tables.away.of.get(guest or "", ())))))


@operation("post", "/api/you/away", {200: DaysAway}, (*BODY, 503), body=DaysAway, price_us=PRICE_US)
async def set_days_away(tables: Tables, call: Call) -> Answer:
    """Set the days, from today on, on which this guest's time to move does not run."""
    guest, days = require_guest(tables, call).hash, (await call.body(DaysAway)).days
    found = await tables.store.write(lambda db: write_away(db, guest, days, tables.away.today), "away")
    tables.away.of[guest] = frozenset(found)
    return Answer(DaysAway(tuple(found)))


async def answer_as(tables: Tables, guest: Guest) -> Answer:
    """Describe a guest to whom the caller becomes; their new token is the caller's cookie from now on."""
    return Answer(await tables.describe_guest(guest.hash, guest.token), guest=guest)


def require_guest(tables: Tables, call: Call) -> Guest:
    """Return the guest who calls. Raises NoGuest if the caller is none."""
    guest = call.guest(tables)
    if guest is None:
        raise NoGuest("no_guest", "You are no guest of this house yet: take a seat first.")
    return guest
