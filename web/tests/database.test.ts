import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { Database } from "../src/net/local/database";

let count = 0;
const open = () => Database.open(`test ${++count}`);

it("gives what was written, and nothing where nothing was", async () => {
  const database = await open();
  expect(await database.write([["put", "house", "clock", "12"]])).toBe(true);
  expect(await database.read("house", "clock")).toBe("12");
  expect(await database.read("house", "other")).toBeUndefined();
  expect(await database.read("tables", "clock")).toBeUndefined();
});

it("lists keys in order, up to but without the end", async () => {
  const database = await open();
  await database.write([
    ["put", "rows", "b", "2"],
    ["put", "rows", "a", "1"],
    ["put", "rows", "c", "3"],
  ]);
  expect(await database.list("rows", "a", "c")).toEqual([
    ["a", "1"],
    ["b", "2"],
  ]);
  expect(await database.list("rows", "c", "a")).toEqual([]);
});

it("changes nothing where an added key is there already", async () => {
  const database = await open();
  await database.write([["add", "rows", "1", "first"]]);
  const changes = [
    ["put", "house", "clock", "1"],
    ["add", "rows", "1", "second"],
    ["delete", "rows", "1", null],
  ] as const;
  expect(await database.write(changes.map((it) => [...it]))).toBe(false);
  expect(await database.read("rows", "1")).toBe("first");
  expect(await database.read("house", "clock")).toBeUndefined();
});

it("deletes, and adds again what was deleted, in one go", async () => {
  const database = await open();
  await database.write([["add", "rows", "1", "first"]]);
  expect(
    await database.write([
      ["delete", "rows", "1", null],
      ["add", "rows", "1", "second"],
    ]),
  ).toBe(true);
  expect(await database.read("rows", "1")).toBe("second");
});

it("asks for transactions that are on the disk when they are over", async () => {
  const database = await open();
  const asked = vi.spyOn(IDBDatabase.prototype, "transaction");
  await database.write([["put", "house", "clock", "1"]]);
  expect(asked.mock.calls[0]!.slice(1)).toEqual(["readwrite", { durability: "strict" }]);
  asked.mockRestore();
});

it("rejects where nothing can be stored", async () => {
  const database = await open();
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort();
    throw new DOMException("", "QuotaExceededError");
  });
  await expect(database.write([["put", "house", "clock", "1"]])).rejects.toThrow();
  full.mockRestore();
  database.close();
  await expect(database.write([["put", "house", "clock", "1"]])).rejects.toThrow();
});

it("rejects where the browser refuses a database", async () => {
  const refused = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  await expect(open()).rejects.toThrow();
  refused.mockRestore();
});
