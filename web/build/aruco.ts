/** Makes modules of js-aruco2's files, which hang what they give on `this`: that is nothing in a module. */

import type { Plugin } from "vite";

const FILE = /js-aruco2[\\/]src[\\/](aruco|cv)\.js$/;
const INSTEAD: Record<string, [string, string][]> = {
  cv: [["this.CV = CV;", "export { CV };"]],
  aruco: [
    ["var CV = this.CV || require('./cv').CV;", 'import { CV } from "js-aruco2/src/cv";'],
    ["this.AR = AR;", "export { AR };"],
  ],
};

export function aruco(): Plugin {
  return {
    name: "aruco",
    enforce: "pre",
    transform(code, id) {
      const name = FILE.exec(id.split("?")[0]!)?.[1];
      if (!name) return null;
      for (const [old, instead] of INSTEAD[name]!) {
        if (!code.includes(old)) throw new Error(`js-aruco2 has changed: no "${old}" in ${name}.js`);
        code = code.replace(old, instead);
      }
      return { code, map: null };
    },
  };
}
