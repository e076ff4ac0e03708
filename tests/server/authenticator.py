"""An authenticator in software: it keeps passkeys, and speaks for them as a browser hands it on."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 1, 4, 64
P256, ES256, EC2 = 1, -7, 2


def write(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(f"{text}==")


class Authenticator:
    """Keeps passkeys by host. ``origin`` is the page's that asks; ``counts``: it counts its signatures."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.signed = 0
        self.keys: dict[str, tuple[bytes, str, ec.EllipticCurvePrivateKey]] = {}

    def make(self, wish: Json, label: str = "Phone") -> Json:
        """Make a passkey, as ``navigator.credentials.create`` does."""
        id, key = secrets.token_bytes(32), ec.generate_private_key(ec.SECP256R1())
        self.keys[wish["host"]] = (id, wish["handle"], key)
        public = key.public_key().public_numbers()
        cose = {1: EC2, 3: ES256, -1: P256, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(id).to_bytes(2, "big") + id + cbor2.dumps(cose)
        said = {"fmt": "none", "attStmt": {}, "authData": self._data(wish["host"], ATTESTED) + attested}
        return {
            "client_data": write(self._client_data("webauthn.create", wish)),
            "attestation": write(cbor2.dumps(said)),
            "label": label,
        }

    def show(self, wish: Json) -> Json:
        """Sign with the passkey for a host, as ``navigator.credentials.get`` does."""
        id, handle, key = self.keys[wish["host"]]
        client_data, data = self._client_data("webauthn.get", wish), self._data(wish["host"])
        signature = key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "credential": write(id),
            "client_data": write(client_data),
            "authenticator_data": write(data),
            "signature": write(signature),
            "handle": handle,
        }

    def _client_data(self, kind: str, wish: Json) -> bytes:
        return json.dumps({"type": kind, "challenge": wish["challenge"], "origin": self.origin}).encode()

    def _data(self, host: str, flags: int = 0) -> bytes:
        self.signed += self.counts
        whole = bytes([PRESENT | VERIFIED | flags]) + self.signed.to_bytes(4, "big")
        return hashlib.sha256(host.encode()).digest() + whole
