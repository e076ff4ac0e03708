import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { begin, standing } from "../src/you/push";

const KEY = "AQID";
let answers: Record<string, number>;
let asked: string[];
let subscribed: boolean;
let madeFor: number[];

/** A subscription as a browser remembers it. */
const subscription = {
  get options() {
    return { applicationServerKey: Uint8Array.from(madeFor).buffer };
  },
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: () => Promise.resolve(!(subscribed = false)),
};

const pushManager = {
  getSubscription: () => Promise.resolve(subscribed ? subscription : null),
  subscribe: () => Promise.resolve((subscribed = true) && subscription),
};

function answer(path: string, init: RequestInit): Promise<Response> {
  asked.push(`${init.method ?? "GET"} ${path}`);
  const status = answers[init.method ?? "GET"] ?? 200;
  return Promise.resolve(new Response(JSON.stringify({ key: KEY, code: "no_guest" }), { status }));
}

beforeEach(() => {
  [answers, asked, subscribed, madeFor] = [{}, [], true, [1, 2, 3]];
  const notification = { permission: "granted", requestPermission: () => Promise.resolve("granted") };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
  vi.stubGlobal("window", { Notification: notification });
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("fetch", answer);
});
afterEach(() => void vi.unstubAllGlobals());

it("is on once the house has been told of the device again", async () => {
  expect(await standing()).toBe("on");
  expect(asked).toEqual(["GET /api/you/push", "POST /api/you/push"]);
});

it("is off where the house does not know who asks, or the device was another house's", async () => {
  answers = { POST: 403 };
  expect(await standing()).toBe("off");
  [answers, madeFor] = [{}, [9]];
  expect([await standing(), subscribed]).toEqual(["off", false]);
});

it("leaves no subscription behind that the house refused", async () => {
  [answers, subscribed] = [{ POST: 403 }, false];
  await expect(begin()).rejects.toThrow();
  expect(subscribed).toBe(false);
});
