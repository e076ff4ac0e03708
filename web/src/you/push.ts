/** Notices on this device, by the browser's own push service. */

import { addDevice, pushKey, removeDevice } from "../net/api";
import { language } from "../words/language.svelte";

/** `none`: this browser, or an address without TLS, has no notices; `denied`: the reader has said no to the browser. */
export type Standing = "none" | "denied" | "off" | "on";

const worker = () => navigator.serviceWorker?.getRegistration();

export async function standing(): Promise<Standing> {
  const registration = await worker();
  if (!registration?.pushManager || !("Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  return (await registration.pushManager.getSubscription()) ? "on" : "off";
}

/** Ask the browser, then tell the house where this device wants its notices. */
export async function begin(): Promise<Standing> {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== "granted") return standing();
  const { key } = await pushKey();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await addDevice(deviceOf(made.toJSON(), language.code));
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
export function deviceOf({ endpoint, keys }: PushSubscriptionJSON, language: string) {
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language };
}
