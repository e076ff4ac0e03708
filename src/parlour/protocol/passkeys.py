"""HTTP messages about passkeys: WebAuthn credentials by which a guest signs in on any device."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.protocol.scalars import Hex64, Name

Base64 = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,20000}$")]


class PasskeyWish(msgspec.Struct):
    """What a browser asks its authenticators for; binary values are base64url without padding.

    challenge: works once, within ``seconds``
    seconds: how long the challenge is valid
    host: the name of this server, for which the passkey is good (WebAuthn calls it the id of the relying party)
    handle: the id under which an authenticator keeps a new passkey; empty when one is asked for
    known: the ids of this guest's passkeys for this name, of which an authenticator should hold none yet
    """

    challenge: str
    seconds: int
    host: str
    handle: str = ""
    known: tuple[str, ...] = ()


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/passkeys``: a passkey that an authenticator has made for this guest.

    client_data: the credential's ``clientDataJSON``
    attestation: its ``attestationObject``
    label: what the guest calls it
    """

    client_data: Base64
    attestation: Base64
    label: Name


class ShownPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/passkeys/use``: what an authenticator says with a passkey.

    credential: the credential's id
    client_data: its ``clientDataJSON``
    authenticator_data: its ``authenticatorData``
    signature: its ``signature``
    handle: its ``userHandle``
    """

    credential: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    handle: Base64


class NoPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/you/passkeys/remove``: a passkey that shall sign in nobody any more.

    id: its id
    """

    id: Hex64


class Passkey(msgspec.Struct):
    """A passkey of this guest.

    id: by which it is removed
    label: what the guest called it
    host: the name of the server for which it is good
    made_at, used_at: when it was made and when it last signed the guest in, in seconds since 1970; 0 for never
    """

    id: str
    label: str
    host: str
    made_at: int
    used_at: int = 0


class Passkeys(msgspec.Struct):
    """``GET /api/you/passkeys``: the passkeys of this guest.

    passkeys: the oldest first
    most: how many a guest may have
    """

    passkeys: tuple[Passkey, ...]
    most: int
