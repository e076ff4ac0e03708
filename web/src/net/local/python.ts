/** Python in a worker, as WebAssembly, with what the bundle holds of Parlour. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { Change, Database, Store } from "./database";
import { HouseError, type Failed } from "./messages";

/** Where Parlour lies in the file system of Python. */
const PLACE = "/parlour";
/** Everything is in the bundle: there are no packages to be found. The build knows which Python it is. */
const NO_PACKAGES = JSON.stringify({ info: import.meta.env.PYODIDE, packages: {} });

/** Start Python, and give it with a module of `parlour.server.local`. Throws a HouseError. */
export async function openPython(
  base: string,
  module: string,
): Promise<{ python: PyodideAPI; entry: PyProxy }> {
  if (typeof WebAssembly === "undefined") throw new HouseError("no_wasm");
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof import("pyodide");
  const [python, archive] = await Promise.all([
    loadPyodide({ indexURL: base, stdLibURL: `${base}python.zip`, lockFileContents: NO_PACKAGES }),
    fetch(`${base}parlour.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(archive, "zip", { extractDir: PLACE });
  python.pyimport("sys").path.insert(0, PLACE);
  return { python, entry: python.pyimport(`parlour.server.local.${module}`) };
}

/** Convert what Python hands over into plain objects, arrays and bytes. */
export const fromPython = (given: unknown): unknown =>
  isProxy(given) ? given.toJs({ dict_converter: Object.fromEntries, create_pyproxies: false }) : given;

const isProxy = (given: unknown): given is PyProxy =>
  typeof given === "object" && given !== null && "toJs" in given;

/** Give a database the form in which Python calls it: lists go in and out as Python's own. */
export const forPython = (python: PyodideAPI, database: Database) => ({
  read: (store: Store, key: string) => database.read(store, key),
  list: async (store: Store, low: string, high: string) => python.toPy(await database.list(store, low, high)),
  write: (changes: unknown) => database.write(fromPython(changes) as Change[]),
});

/** Write an error as the message that the house has failed. */
export function failure(error: unknown): Failed {
  const message = String(error);
  if (error instanceof HouseError) return { is: "failed", code: error.code as Failed["code"], message };
  if (error instanceof RangeError || /memory/i.test(message))
    return { is: "failed", code: "no_memory", message };
  if (/WebAssembly|CompileError/.test(message)) return { is: "failed", code: "no_wasm", message };
  console.error(error); // a fault of ours, which somebody may want to report
  return { is: "failed", code: "failed", message };
}
