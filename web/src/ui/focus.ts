/** Where the focus goes when what had it is gone, and when a page is come to. */

import { route } from "./route.svelte";

/** Give the focus to the board. */
function focusBoard(): void {
  document.querySelector<HTMLElement>("main [tabindex='0']")?.focus();
}

/** Give the focus to the heading of a page that was just come to, so that whoever listens hears where they are. */
export function arrive(heading: HTMLElement): void {
  if (!route.arriving) return;
  route.arriving = false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Go past the bar: to the board, else to where the page begins. The address keeps what it says. */
export function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>("main");
  const first = main?.querySelector<HTMLElement>("[role='grid'] [tabindex='0']") ?? main;
  if (first === main) main?.setAttribute("tabindex", "-1");
  first?.focus();
}

/** From here on the focus of whoever uses the keyboard is never nowhere: when what had it goes, the board takes it. */
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
