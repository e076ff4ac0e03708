import type { Plugin } from "postcss";

const PIXELS = /(?<![\w.-])(-?\d*\.?\d+)px\b/g;
/** Drawings have units of their own, paper its own measures, and the unit is not measured by itself. */
const AS_WRITTEN = /\/faces\/|\/(print|tokens)\.css/;

/** Turn pixels into those of the page, `--px`, which are larger on large screens. */
export const scaled = (value: string): string =>
  value.includes("url(") ? value : value.replace(PIXELS, (_, number) => `calc(${number} * var(--px))`);

/** Let everything that styles say in pixels grow with the screen, as letters do; conditions stay as they are. */
export const scale = (): Plugin => ({
  postcssPlugin: "scale",
  Once(root) {
    if (AS_WRITTEN.test(root.source?.input.file ?? "")) return;
    root.walkDecls((declaration) => {
      declaration.value = scaled(declaration.value);
    });
  },
});
