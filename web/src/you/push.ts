/** Notices on this device, by the browser's own push service. */

import { addDevice, pushKey, removeDevice } from "../net/api";
import { language } from "../words/language.svelte";

/** `none`: this browser, or an address without TLS, has no notices; `denied`: the reader has said no to the browser. */
export type Standing = "none" | "denied" | "off" | "on";

/** Notices are on where the house knows this device: what the browser remembers of it is told again, or ended. */
async function known(made: PushSubscription): Promise<boolean> {
  const { key } = await pushKey();
  if (!isKeyOf(made, key)) return made.unsubscribe().then(() => false);
  return addDevice(deviceOf(made.toJSON(), language.code)).then(
    () => true,
    () => false,
  );
}

/** Whether a subscription was made for this house; one made for another is of no use. */
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

/** Ask the browser, then tell the house where this device wants its notices. */
export async function begin(): Promise<Standing> {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== "granted") return standing();
  const { key } = await pushKey();
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

/** What the house has to know of a subscription. */
function deviceOf({ endpoint, keys }: PushSubscriptionJSON, language: string) {
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language };
}
