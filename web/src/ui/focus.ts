/** Where the focus goes when what had it is gone. */

/** Give the focus to the board. */
function focusBoard(): void {
  document.querySelector<HTMLElement>("main [tabindex='0']")?.focus();
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
