/** The laws of the layout, asked after every view: give what breaks them now, in words. */
(() => {
  const APART = 2;
  /** A finger needs so much; a mouse is sharper. */
  const touched = matchMedia("(pointer: coarse)").matches;
  const THUMB = touched ? 44 : 32;
  /** Cells of a board lie side by side: who touches beside one has touched the next, and sees it. */
  const CELL = touched ? 36 : 32;
  /** So many letters of a name are read at least. */
  const LETTERS = 6;
  /** Smaller type is not read on a phone. */
  const LEAST_TYPE = 12;
  /** By so much the row of a dock may stand beside the middle of the board; so near the edge there is no room left. */
  const [OFF, BESIDE] = [6, 16];
  /** Letters reach so far out of lines that stand close. */
  const OVERHANG = 3;
  /** So much of a seat may be free below what it has, on a screen on which nothing grows. */
  const HOLLOW = 70;
  const grown = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--px")) || 1;
  /** At a low screen nothing is said between a name and a hand. */
  const BETWEEN = 36;
  /** A hand is so low at most; a grid, higher, keeps its room however much it grows. */
  const LOW = 48;
  let before = null;

  function seenOf(zone) {
    const box = zone.getBoundingClientRect();
    const frame = (zone.closest(".frame") ?? document.documentElement).getBoundingClientRect();
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    return {
      cells: zone.dataset.cells,
      cell: box.width / parseFloat(zone.dataset.cells),
      kind: zone.dataset.kind,
      small: "still" in zone.dataset,
      framed: zone.closest(".frame") !== null,
      followed: zone.closest(".magnified") !== null,
      pieces: zone.querySelectorAll("[data-piece]").length,
      box: [box.left, box.top, box.width, box.height],
      seen: { left, top, right: Math.min(box.right, frame.right), bottom: Math.min(box.bottom, frame.bottom) },
    };
  }

  /**
   * Hands close up when a card leaves them; what is too small to read is followed; boards change places when another
   * is played on; a board that grows is fitted anew, and with it what lies on the stage. Nothing else ever moves.
   */
  function* moved(zones) {
    if (!before) return;
    const known = Object.keys(zones).filter((id) => before[id]);
    const grown = known.some((id) => zones[id].kind !== "hand" && before[id].cells !== zones[id].cells);
    const swapped = known.some((id) => before[id].small !== zones[id].small);
    for (const id of known) {
      const [was, is] = [before[id], zones[id]];
      const staged = is.small || is.framed || is.kind === "supply" || is.kind === "info";
      if (is.followed || was.followed || was.cells !== is.cells || (staged && (grown || swapped))) continue;
      if (is.kind === "hand" && is.pieces !== was.pieces) continue;
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

  const outside = (x, y, w, h) => x < -1 || y < -1 || x + w > innerWidth + 1 || y + h > innerHeight + 1;

  function* cropped(zones) {
    for (const [id, { framed, box }] of Object.entries(zones))
      if (!framed && outside(...box)) yield `${id} is cropped: ${box.map(Math.round)}`;
    if (document.documentElement.scrollWidth > innerWidth + 1) yield "the page scrolls sideways";
  }

  /** Whatever can be touched now. A board that cannot be large enough may be smaller if it can be magnified. */
  function* tooSmall() {
    const lens = document.querySelector(".lens") !== null;
    for (const target of document.querySelectorAll(".target.open, button")) {
      const { width, height } = target.getBoundingClientRect();
      const least = target.matches(".target") ? CELL : THUMB;
      if (!width || Math.min(width, height) > least - 0.5 || (lens && target.closest(".frame"))) continue;
      const name = target.getAttribute("aria-label") ?? target.textContent;
      yield `${name} is too small to touch: ${width.toFixed(1)} by ${height.toFixed(1)}`;
    }
  }

  /** A card to be taken is no smaller than the place it will lie on. */
  function* dwarfed(zones) {
    const boards = Object.values(zones).filter(({ framed, followed }) => framed && !followed);
    const largest = Math.max(0, ...boards.map(({ cell }) => cell));
    for (const [id, { kind, cell }] of Object.entries(zones))
      if (kind === "supply" && cell < largest - 1) yield `${id} is smaller than the board: ${cell} under ${largest}`;
  }

  const hides = (element) => getComputedStyle(element).overflowX !== "visible";
  /** Said to those who cannot see, and nowhere to be seen. */
  const unseen = (element) => getComputedStyle(element).clipPath === "inset(50%)";

  function* cut() {
    const texts = document.createTreeWalker(document.querySelector(".top"), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || !element.checkVisibility() || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { x, y, width, height } = range.getBoundingClientRect();
      const scrolls = element.closest(".actions, .drawer, .frame, .low, dialog");
      const shortened = hides(element) && element.scrollWidth > element.clientWidth + 1;
      if (shortened || (!scrolls && outside(x, y, width, height))) yield `the text "${text.data}" is cut`;
    }
  }

  /** What is told and what is to be done lie one below the other. */
  function* spilled() {
    for (const line of document.querySelectorAll(".dock > .told, .dock > .say")) {
      const { top, bottom } = line.getBoundingClientRect();
      if (line.matches(".say") && hides(line) && line.scrollHeight > line.clientHeight + OVERHANG)
        yield `"${line.textContent.trim()}" has to be scrolled`;
      for (const text of line.querySelectorAll("p")) {
        const box = text.getBoundingClientRect();
        if (box.height && !hides(line) && (box.top < top - APART || box.bottom > bottom + APART))
          yield `"${text.textContent}" is taller than its line`;
      }
    }
  }

  /** A score is read whole, with nothing over it; of a name six letters at least. */
  function* unreadable() {
    for (const score of document.querySelectorAll(".players .score")) {
      const { x, y, width, height } = score.getBoundingClientRect();
      const over = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width * part, y + height / 2));
      const covered = over.filter((it) => it && !it.contains(score) && !score.contains(it) && !it.matches(".all, .drawer, .drawer *"));
      if (covered.length) yield `the score ${score.textContent} lies under ${covered[0].className || covered[0].tagName}`;
      if (score.scrollWidth > score.clientWidth + 1) yield `the score ${score.textContent} is cut`;
    }
    for (const name of document.querySelectorAll(".players .name")) {
      const letters = [...name.textContent].length;
      const share = (name.clientWidth + 1) / Math.max(1, name.scrollWidth); // both are rounded
      if (share < 1 && letters * share < LETTERS) yield `of the name ${name.textContent} too little is read`;
    }
  }

  /** The time of a seat lies inside it, beside all else that its line says. */
  function* untimely() {
    for (const time of document.querySelectorAll(".players [role='timer']")) {
      const [a, seat] = [time.getBoundingClientRect(), time.closest("li").getBoundingClientRect()];
      if (a.left < seat.left || a.right > seat.right || a.bottom > seat.bottom) yield `the time ${time.textContent} reaches out of its seat`;
      for (const other of time.closest(".line").querySelectorAll(".name, .score, .swatch")) {
        const b = textOf(other);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 0 && tall > OVERHANG) yield `the time ${time.textContent} covers ${other.className}`;
      }
    }
  }

  /** The box of the text of an element, or of what is drawn in it. */
  function textOf(element) {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  }

  /** Words, not what is drawn on pieces: those are as large as their cells. */
  function* tiny() {
    for (const element of document.querySelectorAll(".top *")) {
      const own = [...element.childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.data.trim());
      if (!own || !element.checkVisibility() || unseen(element) || element.closest("svg, [data-piece], .away")) continue;
      const width = element.offsetWidth - 0.5; // it is told in whole pixels, and may be that much less
      const magnified = width > 0 ? element.getBoundingClientRect().width / width : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * magnified;
      if (size < LEAST_TYPE - 0.1) yield `"${element.textContent.trim().slice(0, 24)}" is written in ${size} px`;
    }
  }

  /** A row of actions may be scrolled sideways, and then need not be scrolled up and down, too; nothing else sideways. */
  function* barred() {
    for (const it of document.querySelectorAll(".actions, .low, .seats, .say, .text")) {
      const below = it.offsetHeight - it.clientHeight > APART;
      const beside = it.offsetWidth - it.clientWidth > APART;
      if (below && (beside || !it.matches(".actions"))) yield `${it.classList[0]} has a bar too many`;
    }
  }

  const middleOf = (boxes) =>
    (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
  const boxesOf = (elements) => [...elements].map((it) => it.getBoundingClientRect()).filter(({ width }) => width);

  /** What is said, pressed and held stands under the middle of the board, unless what lies beside that needs the room. */
  function* aslant() {
    const stage = document.querySelector(".top:not(.flat) .stage");
    const boards = boxesOf(stage?.querySelectorAll(".frame:not(.magnified) .zone") ?? []);
    const beside = boxesOf(stage?.querySelectorAll(".place:not(.frame *) :is(.zone, .name)") ?? []);
    const edge = stage?.getBoundingClientRect().right;
    if (!boards.length || beside.some(({ right }) => right > edge - BESIDE)) return;
    const middle = boards.reduce((sum, board) => sum + middleOf([board]), 0) / boards.length;
    for (const row of document.querySelectorAll(".dock > .say, .actions > .group, .hands")) {
      const things = boxesOf(row.children);
      const around = row.closest(".actions") ?? row;
      if (!things.length || around.scrollWidth > around.clientWidth + 1) continue;
      const off = middleOf(things) - middle;
      if (Math.abs(off) > OFF) yield `${row.classList[0]} stands ${Math.round(off)} px beside the middle of the board`;
    }
  }

  /** What is said of a seat is said to its end. */
  function* unsaid() {
    for (const said of document.querySelectorAll(".players .detail"))
      if (hides(said) && said.scrollHeight > said.clientHeight + APART) yield `"${said.textContent}" is cut below`;
  }

  /** A name over a thing that is not there says nothing. */
  function* empty() {
    for (const name of document.querySelectorAll(".stage .name")) {
      const zone = name.parentElement.querySelector(".zone");
      if (zone && !zone.matches(".vacant") && !zone.querySelector("[data-piece], .spot")) yield `${name.textContent} has nothing below it`;
    }
    for (const seat of document.querySelectorAll(".players.wide > li")) {
      const { bottom } = seat.getBoundingClientRect();
      const below = boxesOf(seat.querySelectorAll(".line, .detail, .zone"));
      const free = bottom - Math.max(...below.map((it) => it.bottom));
      const held = boxesOf(seat.closest(".flat") ? seat.querySelectorAll(".zone") : []);
      const between = held.length && Math.min(...held.map(({ top }) => top)) - seat.querySelector(".line").getBoundingClientRect().bottom;
      if (held.every(({ height }) => height <= LOW) && between > BETWEEN)
        yield `the seat of ${seat.querySelector(".name").textContent} is hollow for ${Math.round(between)} px`;
      if (free > HOLLOW * grown()) yield `the seat of ${seat.querySelector(".name").textContent} is empty for ${Math.round(free)} px`;
    }
  }

  window.broken = () => {
    const zones = {};
    for (const zone of document.querySelectorAll(".zone[data-zone]")) zones[zone.dataset.zone] = seenOf(zone);
    const laws = [moved(zones), overlapping(zones), cropped(zones), tooSmall(), dwarfed(zones), cut(), spilled(), barred(), unreadable(), untimely(), tiny(), aslant(), empty(), unsaid()];
    const found = laws.flatMap((law) => [...law]);
    before = zones;
    return found;
  };
})();
