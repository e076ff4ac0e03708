/** The factor by which the page is enlarged on the screen, as `--px` in styles, for what scripts compute. */

const USUAL_TYPE = 17;

const measured = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TYPE;

class Scale {
  by = $state(measured());

  constructor() {
    addEventListener("resize", () => (this.by = measured()));
  }
}

export const scale = new Scale();
