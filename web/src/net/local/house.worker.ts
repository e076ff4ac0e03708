/** The worker in which the house of this device runs: starts it, and hands messages on. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { fetchBundle, readKept, replaceKept } from "./bundle";
import { Database } from "./database";
import { HouseError, type FromHouse, type ToHouse } from "./messages";
import { failure, forPython, fromPython, openPython } from "./python";

let python: PyodideAPI;
let house: PyProxy | null = null;

const post = (message: FromHouse): void => postMessage(message);

/** Have the bundle ready in the cache, where this browser has one. Give its version, empty where that is not known. */
async function prepare(base: string): Promise<string> {
  if (!("caches" in self)) return "";
  await replaceKept(base);
  const kept = await readKept(base);
  if (kept) return kept.version;
  const { version } = await fetchBundle(base, (done, total) => post({ is: "loading", done, total }));
  await replaceKept(base);
  return version;
}

async function start(base: string): Promise<void> {
  const database = await Database.open(`parlour ${new URL(base).pathname}`).catch((error: unknown) => {
    throw new HouseError("no_storage", String(error));
  });
  const version = await prepare(base);
  const opened = await openPython(base, "entry");
  python = opened.python;
  const tell = (given: unknown) => {
    const message = fromPython(given) as FromHouse;
    post(message.is === "ready" ? { ...message, version } : message);
  };
  house = await opened.entry.start_house(tell, forPython(python, database));
}

// Python reports some failures of its start in this way only.
addEventListener("unhandledrejection", ({ reason }) => void (house ?? post(failure(reason))));
addEventListener("message", ({ data }: MessageEvent<ToHouse>) => {
  if (data.is === "start") void start(data.base).catch((error: unknown) => post(failure(error)));
  else void house?.receive(python.toPy(data));
});
