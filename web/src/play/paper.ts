/** A position brought to paper: it keeps its measures on the screen and is made smaller, or larger, as a whole. */

/** What can be printed on, in CSS pixels: what an A4 page and a letter leave within their margins, in either way. */
const [SHORT, LONG] = [690, 960];
/** A phone's table is not blown up to a poster. */
const MOST = 1.5;

/**
 * Give what styles need to know of the screen while a page is printed. A screen wider than tall is printed sideways; `px`
 * is the pixel of the screen, as that of paper is smaller.
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

/** Before printing, and not after it: the screen has no such measures. */
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
