/** Passkeys as this browser has them: whether it can have any, making one, and showing one. */

import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { Refusal } from "../net/requests";
import type { NewPasskey, PasskeyWish, ShownPasskey } from "../wire";

/** Signatures that the server can verify, as COSE numbers them: Ed25519, ECDSA on P-256, RSA with SHA-256. */
const ALGORITHMS = [-8, -7, -257];
const NUMBERS = /^[\d.]+$|:/;
const DEVICES = /iPhone|iPad|Android|Windows|Mac|Linux/;
/** What browsers throw, as problems; anything else has failed. */
const CODES: Record<string, string> = {
  NotAllowedError: "passkey_cancelled",
  AbortError: "passkey_cancelled",
  InvalidStateError: "passkey_known",
};

/** Tell whether passkeys are possible here: only over https, at a host with a name, and in a browser that knows them. */
export const canHavePasskeys = (): boolean =>
  isSecureContext && browserSupportsWebAuthn() && !NUMBERS.test(location.hostname);

/** Name the kind of this device, if the browser says it. */
export const nameDevice = (): string => DEVICES.exec(navigator.userAgent)?.[0] ?? "";

/** Have an authenticator make a passkey for somebody of this name. Throws a Refusal. */
export async function makePasskey(wish: PasskeyWish, name: string, label: string): Promise<NewPasskey> {
  const made = startRegistration({
    optionsJSON: {
      challenge: wish.challenge,
      rp: { id: wish.host, name: "Parlour" },
      user: { id: wish.handle, name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: wish.seconds * 1000,
      excludeCredentials: wish.known.map((id) => ({ id, type: "public-key" })),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "preferred",
      },
    },
  });
  const { response } = await awaitBrowser(made);
  return { client_data: response.clientDataJSON, attestation: response.attestationObject, label };
}

/** Have an authenticator show a passkey that its person chooses. Throws a Refusal. */
export async function showPasskey(wish: PasskeyWish): Promise<ShownPasskey> {
  const shown = startAuthentication({
    optionsJSON: {
      challenge: wish.challenge,
      rpId: wish.host,
      timeout: wish.seconds * 1000,
      userVerification: "preferred",
    },
  });
  const { id, response } = await awaitBrowser(shown);
  return {
    credential: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    handle: response.userHandle ?? "",
  };
}

async function awaitBrowser<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const code = CODES[(error as Error).name] ?? "passkey_failed";
    throw new Refusal({ code, message: "", field: null, clause: null, until: null, reason: null });
  }
}
