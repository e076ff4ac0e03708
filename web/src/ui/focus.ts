/** Moves the focus where its element is gone, and on a new page. */

import { route } from "./route.svelte";

/** Focus the board. */
function focusBoard(): void {
  document.querySelector<HTMLElement>("main [tabindex='0']")?.focus();
}

/** Focus the heading of a page that was just opened, so that screen readers say it. */
export function arrive(heading: HTMLElement): void {
  if (!route.arriving) return;
  route.arriving = false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Skip the bar: focus the board, else the beginning of the page, without changing the address. */
export function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>("main");
  const first = main?.querySelector<HTMLElement>("[role='grid'] [tabindex='0']") ?? main;
  if (first === main) main?.setAttribute("tabindex", "-1");
  first?.focus();
}

/** From now on, let the board take the focus of a keyboard user whose element is removed. */
export function keepFocus(): void {
  let last: Element | null = null;
  let byKeyboard = false;
  addEventListener("focusin", (event) => (last = event.target as Element));
  addEventListener("keydown", () => (byKeyboard = true), true);
  addEventListener("pointerdown", () => (byKeyboard = false), true);
  new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    if (byKeyboard) focusBoard();
  }).observe(document, { childList: true, subtree: true });
}
