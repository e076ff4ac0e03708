"""HTTP operations on a guest's passkeys: making, listing and removing them, and signing in with one."""

from __future__ import annotations

from parlour.protocol.passkeys import NewPasskey, NoPasskey, Passkeys, PasskeyWish, ShownPasskey
from parlour.protocol.you import You
from parlour.server.base import logs
from parlour.server.house.tables import Tables
from parlour.server.operations.calls import Answer, Call
from parlour.server.operations.declarations import BODY, operation
from parlour.server.people import passkeys
from parlour.server.people.guests import random_of
from parlour.server.web.http_you import GUEST, PRICE_US, answer_as, require_guest

KEY = "passkeys"
VERIFY_US = 4_000


@operation("get", "/api/you/passkeys", {200: Passkeys}, GUEST, price_us=PRICE_US)
async def list_passkeys(tables: Tables, call: Call) -> Answer:
    """List this guest's passkeys."""
    guest = require_guest(tables, call).hash
    return Answer(await tables.store.read(lambda db: passkeys.list_passkeys(db, guest)))


@operation("post", "/api/you/passkeys/make", {201: PasskeyWish}, (*GUEST, 429), price_us=PRICE_US)
async def wish_for_passkey(tables: Tables, call: Call) -> Answer:
    """Begin to make a passkey, by which any device can become this guest."""
    guest, host = require_guest(tables, call).hash, passkeys.place_of(call.origin).host
    random, now = random_of(call.token or ""), tables.guests.now()
    tables.challenges.spend(call.address)
    wish = await tables.store.write(lambda db: passkeys.wish_for_passkey(db, guest, random, host, now), KEY)
    return Answer(wish, 201)


@operation("post", "/api/you/passkeys", {201: Passkeys}, (*BODY, 503), body=NewPasskey, price_us=VERIFY_US)
async def keep_passkey(tables: Tables, call: Call) -> Answer:
    """Keep a passkey that an authenticator has made."""
    guest, place = require_guest(tables, call).hash, passkeys.place_of(call.origin)
    made, now = await call.body(NewPasskey), tables.guests.now()
    taken = await tables.store.write(
        lambda db: passkeys.take_challenge(db, made.client_data, place.host, now, guest), KEY
    )
    found = await tables.runner.run(lambda: passkeys.verify_new(made, taken, place))
    await tables.store.write(
        lambda db: passkeys.keep_passkey(db, guest, made.label, found, taken.wrapped, place.host, now), KEY
    )
    return Answer(await tables.store.read(lambda db: passkeys.list_passkeys(db, guest)), 201)


@operation("post", "/api/you/passkeys/remove", {200: Passkeys}, (*BODY, 503), body=NoPasskey, price_us=PRICE_US)
async def remove_passkey(tables: Tables, call: Call) -> Answer:
    """Remove a passkey of this guest, which signs in nobody any more."""
    guest, id = require_guest(tables, call).hash, (await call.body(NoPasskey)).id
    await tables.store.write(lambda db: passkeys.remove_passkey(db, guest, id), KEY)
    return Answer(await tables.store.read(lambda db: passkeys.list_passkeys(db, guest)))


@operation("post", "/api/you/passkeys/ask", {201: PasskeyWish}, (403, 429, 503), price_us=PRICE_US)
async def ask_for_passkey(tables: Tables, call: Call) -> Answer:
    """Begin to sign in with a passkey."""
    host, now = passkeys.place_of(call.origin).host, tables.guests.now()
    tables.challenges.spend(call.address)
    return Answer(await tables.store.write(lambda db: passkeys.ask_for_passkey(db, host, now), KEY), 201)


@operation(
    "post", "/api/you/passkeys/use", {200: You}, (*BODY, 503), body=ShownPasskey, cookie="given", price_us=VERIFY_US
)
async def use_passkey(tables: Tables, call: Call) -> Answer:
    """Become the guest of a passkey."""
    shown, place, now = await call.body(ShownPasskey), passkeys.place_of(call.origin), tables.guests.now()
    taken = await tables.store.write(lambda db: passkeys.take_challenge(db, shown.client_data, place.host, now), KEY)
    kept = await tables.store.read(lambda db: passkeys.find_passkey(db, shown.credential, place.host))
    found = await tables.runner.run(lambda: passkeys.verify_shown(shown, kept, taken, place))
    random = passkeys.unlock(shown, kept)
    await tables.store.write(lambda db: passkeys.note_use(db, kept, found.new_sign_count, now), KEY)
    logs.info("passkey_used")
    return await answer_as(tables, tables.guests.issue_token(random))
