// A worker of a page: runs a module of ours in the Python of the bundle, and posts the lines that it prints.
const BUNDLE = "/src/parlour/server/static/local/";
const PROGRAM = `
import importlib, sys
sys.path[:0] = ["/parlour", "/root"]
sys.argv = [MODULE, *ARGUMENTS]
importlib.import_module(MODULE).main()
`;

const fetchText = async (path) => (await fetch(path)).text();

async function run(module, args) {
  const lines = [];
  const { loadPyodide } = await import(`${BUNDLE}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: BUNDLE,
    stdLibURL: `${BUNDLE}python.zip`,
    lockFileContents: await fetchText("/web/node_modules/pyodide/pyodide-lock.json"),
    stdout: (line) => lines.push(line),
  });
  const archive = await fetch(`${BUNDLE}parlour.zip`);
  python.unpackArchive(await archive.arrayBuffer(), "zip", { extractDir: "/parlour" });
  const file = `/root/${module.replaceAll(".", "/")}.py`;
  python.FS.mkdirTree(file.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(file, await fetchText(file.replace("/root", "")));
  python.globals.set("MODULE", module);
  python.globals.set("ARGUMENTS", python.toPy(args));
  await python.runPythonAsync(PROGRAM);
  return lines;
}

onmessage = ({ data: { module, args } }) =>
  run(module, args).then(
    (lines) => postMessage({ lines }),
    (error) => postMessage({ error: String(error.message).slice(-2000) }),
  );
