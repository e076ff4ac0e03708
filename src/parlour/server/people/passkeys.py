"""Passkeys: WebAuthn credentials, kept by a person's authenticators, that make any device the same guest.

The database holds the random part of the guest's token encrypted with the passkey's handle, which only the
authenticator keeps and shows when its person agrees; so whoever reads the database cannot become the guest. Challenges
lie in the database, too, so that any process can check one, and are deleted when first used. The functions over a
connection run within a transaction of the store; ``now`` is Unix time in seconds.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import sqlalchemy as sa
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from parlour.protocol.passkeys import NewPasskey, Passkey, Passkeys, PasskeyWish, ShownPasskey
from parlour.server.base.decode import clean_name
from parlour.server.base.errors import NoGuest, NoPasskey
from parlour.server.people.guests import lock_random
from parlour.server.storage.schema import CHALLENGES, FORGOTTEN, PASSKEYS

T = TypeVar("T")
GOOD_S = 300
MOST = 10
"""The number of passkeys that one guest may have."""
RANDOM_BYTES = 32
USE = b"passkey"


class Place(NamedTuple):
    """Where a passkey is made or shown: the origin of the page, and the name of its host."""

    origin: str
    host: str


class Challenge(NamedTuple):
    """A challenge that was taken; ``wrapped`` is stored with the passkey that answers it, if one is to be made."""

    challenge: bytes
    wrapped: bytes


class Kept(NamedTuple):
    """A stored passkey: see the table for its fields."""

    id: str
    guest: str
    key: bytes
    wrapped: bytes
    signed: int


def place_of(origin: str) -> Place:
    """Return the place of a request with this Origin header, which names this server. Raises NoPasskey for none."""
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return Place(origin, host)
    raise NoPasskey("passkey_nowhere", "A passkey needs a name of this house, and its address here is a number.")


# --- challenges


def wish_for_passkey(connection: sa.Connection, guest: str, random: bytes, host: str, now: float) -> PasskeyWish:
    """Store a challenge for a new passkey of a guest. ``random`` is the random part of their token.

    Raises NoPasskey if they have as many passkeys as they may.
    """
    _check_room(connection, guest)
    handle = secrets.token_bytes(RANDOM_BYTES)
    challenge = _write_challenge(connection, host, now, guest, lock_random(random, handle, USE))
    here = sa.and_(PASSKEYS.c.guest == guest, PASSKEYS.c.host == host)
    known = connection.execute(sa.select(PASSKEYS.c.credential).where(here)).scalars()
    return PasskeyWish(challenge, GOOD_S, host, bytes_to_base64url(handle), tuple(map(bytes_to_base64url, known)))


def ask_for_passkey(connection: sa.Connection, host: str, now: float) -> PasskeyWish:
    """Store a challenge for somebody who wants to sign in."""
    return PasskeyWish(_write_challenge(connection, host, now), GOOD_S, host)


def _write_challenge(
    connection: sa.Connection, host: str, now: float, guest: str | None = None, wrapped: bytes | None = None
) -> str:
    challenge = secrets.token_bytes(RANDOM_BYTES)
    old = CHALLENGES.c.until <= now
    connection.execute(CHALLENGES.delete().where(sa.or_(old, CHALLENGES.c.guest == guest) if guest else old))
    values = {"id": _hash(challenge), "host": host, "until": int(now) + GOOD_S, "guest": guest, "wrapped": wrapped}
    connection.execute(CHALLENGES.insert().values(values))
    return bytes_to_base64url(challenge)


def take_challenge(
    connection: sa.Connection, client_data: str, host: str, now: float, guest: str | None = None
) -> Challenge:
    """Delete the challenge that is in ``clientDataJSON`` and return it; without a guest it is one for signing in.

    Raises NoPasskey if there is none such, or no longer.
    """
    challenge = _trying(lambda: parse_client_data_json(base64url_to_bytes(client_data))).challenge
    here = sa.and_(CHALLENGES.c.id == _hash(challenge), CHALLENGES.c.host == host)
    whose = CHALLENGES.c.guest.is_(None) if guest is None else CHALLENGES.c.guest == guest
    taken = CHALLENGES.delete().where(here, whose).returning(CHALLENGES.c.until, CHALLENGES.c.wrapped)
    found = connection.execute(taken).first()
    if found is None or found.until <= now:
        raise NoPasskey("passkey_late", "That took too long, or was done already. Try again.")
    return Challenge(challenge, bytes(found.wrapped or b""))


# --- what authenticators say


def verify_new(made: NewPasskey, challenge: Challenge, place: Place) -> VerifiedRegistration:
    """Verify what an authenticator says of a passkey that it has made. Raises NoPasskey."""
    return _trying(
        lambda: verify_registration_response(
            credential=_registration_of(made),
            expected_challenge=challenge.challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    )


def _registration_of(made: NewPasskey) -> RegistrationCredential:
    """Return what was said as the library reads it; the id beside it says no more than the attestation."""
    response = AuthenticatorAttestationResponse(
        base64url_to_bytes(made.client_data), base64url_to_bytes(made.attestation)
    )
    return RegistrationCredential("", b"", response)


def verify_shown(shown: ShownPasskey, kept: Kept, challenge: Challenge, place: Place) -> VerifiedAuthentication:
    """Verify what an authenticator says with a stored passkey, and that its count has grown. Raises NoPasskey."""
    return _trying(
        lambda: verify_authentication_response(
            credential=_authentication_of(shown),
            expected_challenge=challenge.challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=kept.key,
            credential_current_sign_count=kept.signed,
        )
    )


def _authentication_of(shown: ShownPasskey) -> AuthenticationCredential:
    said = (base64url_to_bytes(text) for text in (shown.client_data, shown.authenticator_data, shown.signature))
    response = AuthenticatorAssertionResponse(*said)
    return AuthenticationCredential(shown.credential, base64url_to_bytes(shown.credential), response)


def unlock(shown: ShownPasskey, kept: Kept) -> bytes:
    """Return the random part of the guest's token. Raises NoPasskey if the handle is not the passkey's."""
    handle = _trying(lambda: base64url_to_bytes(shown.handle))
    random = lock_random(kept.wrapped, handle, USE)
    if _hash(random) != kept.guest:
        raise _wrong()
    return random


def _wrong() -> NoPasskey:
    return NoPasskey("passkey_wrong", "This passkey was not accepted.")


def _trying(verify: Callable[[], T]) -> T:
    """Return what a verification returns. Raises NoPasskey for anything it raises: it parses what strangers write."""
    try:
        return verify()
    except Exception:
        raise _wrong() from None


# --- passkeys


def keep_passkey(
    connection: sa.Connection, guest: str, label: str, made: VerifiedRegistration, wrapped: bytes, host: str, now: float
) -> None:
    """Store a verified passkey of a guest.

    Raises BadOption for the label, NoPasskey for one that is known or too many, NoGuest if the guest was forgotten.
    """
    if connection.execute(sa.select(FORGOTTEN.c.at).where(FORGOTTEN.c.guest == guest)).first() is not None:
        raise NoGuest("guest_forgotten", "This guest was forgotten, as they had asked.")
    _check_room(connection, guest)
    id = _hash(made.credential_id)
    if connection.execute(sa.select(PASSKEYS.c.id).where(PASSKEYS.c.id == id)).first() is not None:
        raise NoPasskey("passkey_known", "This passkey is kept here already.")
    values: dict[str, Any] = {"id": id, "guest": guest, "credential": made.credential_id, "host": host}
    values |= {"key": made.credential_public_key, "wrapped": wrapped, "signed": made.sign_count}
    connection.execute(PASSKEYS.insert().values({**values, "label": clean_name(label, "label"), "made_at": int(now)}))


def _check_room(connection: sa.Connection, guest: str) -> None:
    if len(list_passkeys(connection, guest).passkeys) >= MOST:
        raise NoPasskey("passkeys_full", f"You have {MOST} passkeys here. Remove one first.")


def list_passkeys(connection: sa.Connection, guest: str) -> Passkeys:
    """List a guest's passkeys, the oldest first."""
    columns = (PASSKEYS.c[name] for name in Passkey.__struct_fields__)
    asked = sa.select(*columns).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.made_at, PASSKEYS.c.id)
    return Passkeys(tuple(Passkey(*row) for row in connection.execute(asked)), MOST)


def remove_passkey(connection: sa.Connection, guest: str, id: str) -> None:
    """Delete a passkey of a guest, if it is there."""
    connection.execute(PASSKEYS.delete().where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == id))


def find_passkey(connection: sa.Connection, credential: str, host: str) -> Kept:
    """Find the passkey with a credential's id, for the name of a host. Raises NoPasskey."""
    id = _hash(_trying(lambda: base64url_to_bytes(credential)))
    columns = (PASSKEYS.c[name] for name in Kept._fields)
    found = connection.execute(sa.select(*columns).where(PASSKEYS.c.id == id, PASSKEYS.c.host == host)).first()
    if found is None:
        raise NoPasskey("passkey_unknown", "This house does not know this passkey, or no longer.")
    return Kept._make(found)


def note_use(connection: sa.Connection, kept: Kept, count: int, now: float) -> None:
    """Store the new count of a passkey and when it was used.

    Raises NoPasskey if it was used or removed since it was found.
    """
    here = sa.and_(PASSKEYS.c.id == kept.id, PASSKEYS.c.signed == kept.signed)
    if connection.execute(PASSKEYS.update().where(here).values(signed=count, used_at=int(now))).rowcount == 0:
        raise _wrong()


def _hash(of: bytes) -> str:
    return hashlib.sha256(of).hexdigest()
