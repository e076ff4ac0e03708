import { expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", Object.assign(kept, { getItem: () => null, setItem: () => undefined }));
let loaded = 0;
vi.mock("../src/net/local/this_house", () => {
  loaded += 1;
  const table = { table: "here-x", game: "36", scene: { zones: [], pieces: [] } };
  return { house: { listTables: () => Promise.resolve([table]) } };
});
const { tablesHere } = await import("../src/net/house");

it("of a device that never had any need no house", async () => {
  expect([await tablesHere(), loaded]).toEqual([[], 0]);
});

it("are given with what the house leaves out", async () => {
  Object.assign(kept, { "parlour.here.tables": "[]" });
  const [table] = await tablesHere();
  expect(table!.table).toBe("here-x");
  expect(table!.scene).toMatchObject({ seams: [], to_act: [], over: false });
});
