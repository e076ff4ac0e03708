/** Where the focus goes when what had it is gone. */

/** Give the focus to the board, so that it is never nowhere. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>("main [tabindex='0']")?.focus();
}
