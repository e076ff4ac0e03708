/** Keeps the house on this device, so that it is there without a connection, and lets it go again. */

import { here } from "../here.svelte";
import { dropBundle, fetchManifest } from "./bundle";
import { BASE, house } from "./this_house";
import { HouseError, type FromKeeper } from "./messages";

/** Fetch the size of the bundle over the wire, in bytes. Throws a HouseError. */
export const fetchSize = async (): Promise<number> => (await fetchManifest(BASE)).sent;

/** Fetch the bundle and keep it. `tell` is told how much has come. Throws a HouseError. */
export async function keepHouse(tell: (done: number, total: number) => void): Promise<void> {
  if (!("caches" in globalThis)) throw new HouseError("no_storage");
  void navigator.storage?.persist?.();
  const version = await fetchInWorker(tell);
  if (here.phase === "open" && version !== here.kept) here.renewable = true;
  else here.keep(version);
}

function fetchInWorker(tell: (done: number, total: number) => void): Promise<string> {
  const worker = new Worker(new URL("./keeper.worker.ts", import.meta.url), { type: "module" });
  const kept = new Promise<string>((resolve, reject) => {
    worker.onerror = (event) => reject(new HouseError("failed", event.message));
    worker.onmessage = ({ data }: MessageEvent<FromKeeper>) => {
      if (data.is === "loading") tell(data.done, data.total);
      else if (data.is === "kept") resolve(data.version);
      else reject(new HouseError(data.code, data.message));
    };
  });
  worker.postMessage({ is: "keep", base: BASE });
  return kept.finally(() => worker.terminate());
}

/** Fetch a newer bundle, if there is one, while the house goes on as it is. */
export async function fetchNewer(): Promise<void> {
  const manifest = await fetchManifest(BASE).catch(() => null);
  if (manifest && manifest.version !== here.kept) await keepHouse(() => undefined).catch(() => undefined);
}

/** Begin the newer house at once. */
export async function renew(): Promise<void> {
  await house.stop();
  await house.open();
}

/** Remove the bundle from this device; matches stay. */
export async function letGo(): Promise<void> {
  await house.stop();
  await dropBundle(BASE);
  here.keep("");
}
