/** The imports among the source files of the page, and the circles they form. */

import { posix } from "node:path";
import ts from "typescript";

/** By the name of a file the names of those it imports. */
export type Imports = Map<string, string[]>;

/** What may follow an imported name to make it that of a file. */
const ENDINGS = ["", ".ts", ".svelte.ts", ".svelte", "/index.ts"];

/** Imported files that import nothing. */
const NO_CODE = /\.(css|ftl)$/;

/** Find what each file imports of the others, types included. Throws where an imported file does not exist. */
export function importsOf(files: [name: string, text: string][]): Imports {
  const names = new Set(files.map(([name]) => name));
  return new Map(files.map(([name, text]) => [name, importedBy(name, text, names)]));
}

function importedBy(name: string, text: string, names: Set<string>): string[] {
  const { importedFiles } = ts.preProcessFile(scriptOf(name, text), true, true);
  const paths = importedFiles.map(({ fileName }) => fileName.split("?")[0]!);
  const own = paths.filter((path) => path.startsWith(".") && !NO_CODE.test(path));
  return [...new Set(own.map((path) => fileAt(name, path, names)))];
}

/** The code of a file: of a component what stands in its script elements. */
function scriptOf(name: string, text: string): string {
  if (!name.endsWith(".svelte")) return text;
  return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script).join("\n");
}

function fileAt(name: string, path: string, names: Set<string>): string {
  const base = posix.join(posix.dirname(name), path).replace(/\/$/, "");
  const found = ENDINGS.map((ending) => base + ending).find((file) => names.has(file));
  if (found === undefined) throw new Error(`${name} imports ${path}, which does not exist`);
  return found;
}

/** List the groups of files that lead back to themselves by their imports, each in alphabetical order. */
export function loopsIn(imports: Imports): string[][] {
  const reached = new Map([...imports.keys()].map((name) => [name, reachedFrom(name, imports)]));
  const loops = [...imports.keys()].flatMap((name) => {
    const loop = [...reached.get(name)!].filter((other) => reached.get(other)!.has(name)).sort();
    return reached.get(name)!.has(name) && loop[0] === name ? [loop] : [];
  });
  return loops;
}

/** All files that can be reached by imports of this one; itself only where it lies in a circle. */
function reachedFrom(start: string, imports: Imports): Set<string> {
  const reached = new Set<string>();
  const open = [...imports.get(start)!];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    open.push(...imports.get(name)!);
  }
  return reached;
}
