import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WORKER = new URL("../src/offline/worker.js", import.meta.url);
/** The signs of Japanese come in a hundred pieces: whoever needs them has fetched those that are needed. */
const LEFT_OUT = "noto-sans-jp";

/** Write the service worker beside the page, with the names of all that the page is made of, seen from its folder. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post", // others drop what is empty first
      handler(_, bundle) {
        const kept = Object.keys(bundle).filter(
          (name) => name.startsWith("assets/") && !name.includes(LEFT_OUT),
        );
        const source = `const KEPT = ${JSON.stringify(kept)};\n${readFileSync(WORKER, "utf8")}`;
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
