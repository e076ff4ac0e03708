/** Writes what gains by it compressed beside itself, so that no server has to do that at every start. */

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const GAINING = new Set([".css", ".html", ".js", ".svg", ".webmanifest"]);
const CODINGS: [string, (body: Buffer) => Buffer][] = [
  [".br", (body) => brotliCompressSync(body)],
  [".gz", (body) => gzipSync(body, { level: 9 })],
];

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: ({ build }) => void (folder = build.outDir),
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const name of files.filter((file) => GAINING.has(extname(file)))) {
        const body = readFileSync(join(folder, name));
        for (const [suffix, compress] of CODINGS) {
          const short = compress(body);
          if (short.length < body.length) writeFileSync(join(folder, name + suffix), short);
        }
      }
    },
  };
}
