/** The laws of the layout, asked after every view: give what breaks them now, in words. */
(() => {
  const APART = 2;
  let before = null;

  function seenOf(zone) {
    const box = zone.getBoundingClientRect();
    const frame = (zone.closest(".frame") ?? document.documentElement).getBoundingClientRect();
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    return {
      cells: zone.dataset.cells,
      framed: zone.closest(".frame") !== null,
      followed: zone.closest(".magnified") !== null,
      pieces: zone.querySelectorAll("[data-piece]").length,
      hand: zone.dataset.zone.startsWith("hand"),
      box: [box.left, box.top, box.width, box.height],
      seen: { left, top, right: Math.min(box.right, frame.right), bottom: Math.min(box.bottom, frame.bottom) },
    };
  }

  /** Hands close up when a card leaves them; what is too small to read is followed; a board that grows is fitted anew. */
  function* moved(zones) {
    if (!before) return;
    const known = Object.keys(zones).filter((id) => before[id]);
    if (known.some((id) => before[id].cells !== zones[id].cells)) return;
    for (const id of known) {
      const [was, is] = [before[id], zones[id]];
      if (is.followed || was.followed || (is.hand && is.pieces !== was.pieces)) continue;
      if (is.box.some((length, i) => Math.abs(length - was.box[i]) > 1))
        yield `${id} moved from ${was.box.map(Math.round)} to ${is.box.map(Math.round)}`;
    }
  }

  function* overlapping(zones) {
    const all = Object.entries(zones);
    for (const [i, [id, { seen: a }]] of all.entries())
      for (const [other, { seen: b }] of all.slice(i + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > APART && tall > APART) yield `${id} and ${other} overlap`;
      }
  }

  function* cropped(zones) {
    for (const [id, { framed, box }] of Object.entries(zones)) {
      const [x, y, w, h] = box;
      if (!framed && (x < -1 || y < -1 || x + w > innerWidth + 1 || y + h > innerHeight + 1))
        yield `${id} is cropped: ${box.map(Math.round)}`;
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) yield "the page scrolls sideways";
  }

  window.broken = () => {
    const zones = {};
    for (const zone of document.querySelectorAll(".zone[data-zone]")) zones[zone.dataset.zone] = seenOf(zone);
    const found = [...moved(zones), ...overlapping(zones), ...cropped(zones)];
    before = zones;
    return found;
  };
})();
