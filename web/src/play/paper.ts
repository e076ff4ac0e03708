/** Prints a position: it keeps its measures on the screen and is scaled as a whole. */

/** The sides of the area that can be printed on, in CSS pixels, of A4 as well as of letter. */
const [SHORT, LONG] = [690, 960];
/** The greatest scale. */
const MOST = 1.5;

/**
 * Compute what styles need of the screen while a page is printed, as custom properties. A screen that is wider than high
 * is printed sideways; `px` is the pixel of the screen.
 */
export function measures(width: number, height: number, px: string): Record<string, string> {
  const isWide = width > height;
  const [across, down] = isWide ? [LONG, SHORT] : [SHORT, LONG];
  return {
    "--px": px,
    "--screen-width": `${width}px`,
    "--screen-height": `${height}px`,
    "--to-paper": String(Math.min(MOST, across / width, down / height)),
    "--held": isWide ? "sideways" : "auto",
  };
}

/** Set these properties while the browser prints. Give what ends that. */
export function prepare(): () => void {
  const root = document.documentElement;
  const { style } = root;
  const before = () => {
    const px = getComputedStyle(root).getPropertyValue("--px");
    for (const [name, value] of Object.entries(measures(innerWidth, innerHeight, px)))
      style.setProperty(name, value);
  };
  const after = () => Object.keys(measures(1, 1, "")).forEach((name) => style.removeProperty(name));
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
