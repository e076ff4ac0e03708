/** How many pixels of the screen one of the page has: what styles know as `--px`, for what is reckoned. */

const USUAL_TYPE = 17;

const measured = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TYPE;

class Scale {
  by = $state(measured());

  constructor() {
    addEventListener("resize", () => (this.by = measured()));
  }
}

export const scale = new Scale();
