import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { begun, type Evening } from "../src/companion/evening";
import { fragmentOfRoom, readWritten, Room, roomIn, shifted, written } from "../src/companion/room.svelte";
import type { Sheet } from "../src/companion/sheet";
import type { SharedSheet } from "../src/wire";

const AHEAD = 5_000;
const house = vi.hoisted(() => ({ revision: 0, text: "", isDown: false, slow: [] as (() => void)[] }));

/** An answer that comes when the test lets it come. */
function later(answer: () => SharedSheet): Promise<SharedSheet> {
  return new Promise((resolve, reject) => {
    house.slow.push(() => (house.isDown ? reject(new Error("no line")) : resolve(answer())));
  });
}

const now = (known: number, taken = true): SharedSheet => ({
  sheet: "sheet-0001",
  game: "pentic",
  revision: house.revision,
  now: Date.now() + AHEAD,
  written: house.revision === known ? null : house.text,
  taken,
});

vi.mock("../src/net/api", () => ({
  beginSharing: ({ written: text }: { written: string }) => {
    [house.revision, house.text] = [0, text];
    return Promise.resolve(now(-1));
  },
  getSharedSheet: (_: string, ask?: { revision: number }) => later(() => now(ask?.revision ?? -1)),
  writeSharedSheet: (_: string, wish: { revision: number; written: string }) =>
    later(() => {
      const taken = wish.revision === house.revision;
      if (taken) [house.revision, house.text] = [house.revision + 1, wish.written];
      return now(-1, taken);
    }),
}));

const sheet = JSON.parse(
  readFileSync(new URL("../../src/parlour/games/pentic/data/sheet.json", import.meta.url), "utf8"),
) as Sheet;

/** A device with a sheet; what it writes are marks, which nobody takes away again. */
class Device {
  evening: Evening | null = null;
  lost = new Set<string>();
  room: Room;

  constructor(readonly name: string) {
    this.room = new Room("pentic", name, sheet, {
      read: () => this.evening,
      adopt: (evening, lost) => {
        const there = Object.keys(evening?.timers ?? {});
        for (const mark of Object.keys(lost?.timers ?? {})) if (!there.includes(mark)) this.lost.add(mark);
        this.evening = evening;
      },
    });
  }

  write(mark: string) {
    this.evening = {
      ...this.evening!,
      timers: { ...this.evening!.timers, [mark]: { left: 1, since: null } },
    };
    this.room.note();
  }
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function answerAll(devices: Device[]): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    for (const device of devices) void device.room.sync();
    await settle();
    while (house.slow.length) {
      house.slow.shift()!();
      await settle();
    }
  }
}

/** A generator of numbers below `n`, the same in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  [house.isDown, house.slow] = [false, []];
});

describe("a shared sheet", () => {
  it("has in the end all that was written and was not said to be lost, on every device", async () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const roll = dice(seed);
      const devices = ["a", "b", "c"].map((name) => new Device(`${name}${seed}`));
      devices[0]!.evening = begun(["Ana", "Ben"], {}, 0);
      await devices[0]!.room.begin();
      for (const device of devices.slice(1)) void device.room.enter("sheet-0001");
      await answerAll([]);
      const marks: string[] = [];
      for (let step = 0; step < 30; step += 1) {
        const device = devices[roll(3)]!;
        const deed = roll(5);
        if (deed === 0) {
          marks.push(`m${step}`);
          device.write(`m${step}`);
        } else if (deed === 1) house.isDown = roll(3) === 0;
        else if (deed === 2) void device.room.sync();
        else house.slow.splice(roll(Math.max(1, house.slow.length)), 1)[0]?.();
        await settle();
      }
      house.isDown = false;
      await answerAll(devices);
      const stands = Object.keys((JSON.parse(house.text) as Evening).timers);
      const lost = new Set(devices.flatMap((device) => [...device.lost]));
      for (const device of devices)
        expect(Object.keys(device.evening!.timers).toSorted()).toEqual(stands.toSorted());
      expect(
        marks.filter((mark) => !stands.includes(mark) && !lost.has(mark)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });

  it("has the times of the house, whatever the clocks of the devices say", () => {
    const evening: Evening = {
      ...begun(["Ana", "Ben"], {}, 0),
      clock: { control: "5", left: [1, 2], runs: { seat: 0, since: 100, free: 0 } },
      timers: { sand: { left: 3, since: 200 }, still: { left: 4, since: null } },
      bids: [{ seat: 1, value: 3, at: 300 }],
    };
    const there = shifted(evening, 50);
    expect([
      there.clock!.runs!.since,
      there.timers.sand!.since,
      there.timers.still!.since,
      there.bids[0]!.at,
    ]).toEqual([150, 250, null, 350]);
    expect(readWritten(sheet, written(evening, 50), 50)).toEqual(evening);
  });

  it("is not taken from what is none", () => {
    for (const text of ["", "[]", "{}", '{"names": ["Ana"]}', '{"names": 3, "filled": {}}'])
      expect(readWritten(sheet, text, 0)).toBeUndefined();
    expect(readWritten(sheet, "null", 0)).toBeNull();
  });

  it("is named by a link", () => {
    expect(roomIn(fragmentOfRoom("abc_DEF-123"))).toBe("abc_DEF-123");
    for (const hash of ["", "#r-", "#s-abcdefghij", "#r-a b", "#r-short"]) expect(roomIn(hash)).toBeNull();
  });
});
