/** Notices on this device, by the push service of its browser. */

import { addDevice, getPushKey, removeDevice } from "../net/api";
import { language } from "../words/language.svelte";

/** `none`: this browser, or an address without TLS, has no notices; `denied`: the reader has forbidden them. */
export type Standing = "none" | "denied" | "off" | "on";

/** Find whether notices are on: a subscription that the browser has is sent to the server again, or ended. */
async function known(made: PushSubscription): Promise<boolean> {
  const { key } = await getPushKey();
  if (!isKeyOf(made, key)) return made.unsubscribe().then(() => false);
  return addDevice(deviceOf(made.toJSON(), language.code)).then(
    () => true,
    () => false,
  );
}

/** Tell whether a subscription was made for this server; one for another is of no use. */
function isKeyOf({ options }: PushSubscription, key: string): boolean {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer()));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

const worker = () => navigator.serviceWorker?.getRegistration();

export async function standing(): Promise<Standing> {
  const registration = await worker();
  if (!registration?.pushManager || !("Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  const made = await registration.pushManager.getSubscription();
  return made && (await known(made).catch(() => false)) ? "on" : "off";
}

/** Subscribe, then tell the server where this device gets its notices. */
export async function begin(): Promise<Standing> {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== "granted") return standing();
  const { key } = await getPushKey();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await addDevice(deviceOf(made.toJSON(), language.code));
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return "on";
}

export async function end(): Promise<Standing> {
  const made = await (await worker())?.pushManager.getSubscription();
  if (made) {
    await removeDevice({ endpoint: made.endpoint });
    await made.unsubscribe();
  }
  return standing();
}

/** Give what the server has to know of a subscription. */
function deviceOf({ endpoint, keys }: PushSubscriptionJSON, language: string) {
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language };
}
