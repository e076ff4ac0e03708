/** The house of this device, as this page runs it. */

import { fileAddress, isSite } from "../../ui/address";
import { House } from "./house";
import { demandLock, takeLock, watchDemands } from "./lock";

/** The folder of the bundle. */
export const BASE = fileAddress("local/");

export const makeThinker = () =>
  new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });

export const house = new House({
  base: BASE,
  makeHouse: () => new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" }),
  makeThinker,
  takeLock,
  demandLock,
  watchDemands,
  stays: isSite,
});
