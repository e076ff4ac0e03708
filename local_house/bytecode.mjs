// Runs in Node: bytecode.mjs PYODIDE SOURCE BUNDLE runs bytecode.py in Pyodide, with these folders.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [pyodide, source, bundle] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
for (const [root, place] of [
  [source, "/source"],
  [bundle, "/bundle"],
]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
try {
  python.runPython(readFileSync(fileURLToPath(new URL("bytecode.py", import.meta.url)), "utf8"));
} catch (error) {
  // Node would print the line of Pyodide's own source, which is a million characters long.
  console.error(error.message);
  process.exit(1);
}
