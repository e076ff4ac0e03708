/**
 * What stands out, measured from the pixels of a picture: for every place that may be touched the better of its ring's
 * tones against the surface outside of it and inside, as it mostly is along its left edge: what lies on an edge, such
 * as the sign of a Nic, covers a bit of it.
 */
(() => {
  const OUTSIDE = 5;
  const INSIDE = 5;
  const HEIGHTS = [0.2, 0.3, 0.5, 0.7, 0.8];

  function light(r, g, b) {
    const [x, y, z] = [r, g, b].map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  }

  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const middle = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

  async function pixelsOf(picture) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const { data, width } = canvas.getImageData(0, 0, image.width, image.height);
    const scale = image.width / innerWidth;
    return (x, y) => {
      const at = 4 * (Math.floor(y * scale) * width + Math.floor(x * scale));
      return light(data[at], data[at + 1], data[at + 2]);
    };
  }

  function* steps(from, to) {
    for (let at = from; at < to; at += 1 / devicePixelRatio) yield at;
  }

  /** Where a ring begins and ends, seen from the left. */
  function ringOf(target) {
    const style = getComputedStyle(target, "::after");
    const box = target.getBoundingClientRect();
    const zoom = box.width / target.offsetWidth;
    const start = box.left + parseFloat(style.left) * zoom;
    const border = parseFloat(style.borderLeftWidth);
    const widths = style.boxShadow.split("inset").map((part) => parseFloat(part.trim().split(" ").at(-1)) || 0);
    return { start, end: start + Math.max(border, ...widths) * zoom, box };
  }

  /** The contrast of a ring against the worse of its two surfaces, at one height. */
  function measure(at, start, end, y) {
    const along = (from, to) => [...steps(from, to)].map((x) => at(x, y));
    const ring = along(start, end);
    const surfaces = [along(start - OUTSIDE, start - 1), along(end + 1, end + INSIDE)].map(middle);
    return Math.min(...surfaces.map((surface) => Math.max(...ring.map((tone) => contrast(tone, surface)))));
  }

  /** Give [name, contrast] of every ring that is in sight and not covered. */
  window.rings = async (picture) => {
    const at = await pixelsOf(picture);
    const found = [];
    const forced = matchMedia("(forced-colors: active)").matches;
    const ringed = (it) => (forced ? !it.matches(".around") : getComputedStyle(it, "::after").boxShadow !== "none");
    for (const target of [...document.querySelectorAll(".target.open:not(.chosen), .around")].filter(ringed)) {
      const { start, end, box } = ringOf(target);
      const top = document.elementFromPoint(start + 1, box.top + box.height / 2);
      const seen = top === target || (target.matches(".around") && start >= OUTSIDE);
      if (!seen || start < OUTSIDE || box.right > innerWidth || box.bottom > innerHeight) continue;
      const measured = HEIGHTS.map((part) => measure(at, start, end, box.top + part * box.height));
      found.push([target.ariaLabel, middle(measured)]);
    }
    return found;
  };
})();
