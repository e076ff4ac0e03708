/** Hands text to the clipboard or to the system's share sheet; reports success only where there was some. */

/** Copies a text: by the browser, else by the reader's own hand. */
export class Copying {
  /** The text that the clipboard has taken. */
  done = $state("");
  /** The text that the browser would not copy, to be shown and selected. */
  byHand = $state("");

  async copy(text: string): Promise<void> {
    const taken = await written(text);
    this.done = taken ? text : "";
    this.byHand = taken ? "" : text;
  }
}

/** Copy a text. Give whether the clipboard took it: pages without TLS have none, and some readers forbid it. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Open the system's share sheet. Give whether it opened, also where the reader closes it without sharing. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Select the text of a field once it is shown, so that one key or a long touch copies it. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.focus();
  field.select();
}
