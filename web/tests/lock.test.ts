import { expect, it } from "vitest";
import { demandLock, takeLock, watchDemands } from "../src/net/local/lock";

const never = () => expect.fail("lost");
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

it("is lent to one house at a time", async () => {
  const release = (await takeLock(never))!;
  expect(await takeLock(never)).toBeNull();
  release();
  await soon();
  const again = (await takeLock(never))!;
  expect(again).not.toBeNull();
  again();
});

it("is given up in order to whoever demands it", async () => {
  const release = (await takeLock(never))!;
  let isDemanded = false;
  const end = watchDemands(() => {
    isDemanded = true;
    release();
  });
  const taken = (await demandLock(never))!;
  expect(isDemanded).toBe(true);
  expect(await takeLock(never)).toBeNull();
  end();
  taken();
  await soon();
});

it("is taken from a tab that sleeps, which learns of it", async () => {
  let isLost = false;
  await takeLock(() => (isLost = true));
  const taken = (await demandLock(never))!;
  await soon();
  expect(isLost).toBe(true);
  taken();
});
