// Runs in Node: bundle.mjs BUNDLE ROOT MODULE ARGUMENTS runs a module of the tests in the Python of a bundle.
import { readFileSync } from "node:fs";

const [bundle, root, module, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(`${bundle}/pyodide.mjs`);
const python = await loadPyodide({
  indexURL: `${bundle}/`,
  stdLibURL: `${bundle}/python.zip`,
  lockFileContents: readFileSync(`${root}/web/node_modules/pyodide/pyodide-lock.json`, "utf8"),
});
python.unpackArchive(new Uint8Array(readFileSync(`${bundle}/parlour.zip`)), "zip", { extractDir: "/parlour" });
python.FS.mkdir("/root");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/root");
python.globals.set("MODULE", module);
python.globals.set("ARGUMENTS", python.toPy(args));
const program = `
import importlib, sys
sys.path[:0] = ["/parlour", "/root"]
sys.argv = [MODULE, *ARGUMENTS]
importlib.import_module(MODULE).main()
`;
try {
  await python.runPythonAsync(program);
} catch (error) {
  // Node would print the line of Pyodide's own source, which is a million characters long.
  console.error(error.message);
  process.exit(1);
}
