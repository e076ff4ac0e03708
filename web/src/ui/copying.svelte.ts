/** Handing text to the clipboard or to the system's share sheet; success is said only where it was seen. */

/** A text that is being copied: by the browser, else by the reader's own hand. */
export class Copying {
  /** What the clipboard has taken. */
  done = $state("");
  /** What the browser would not copy; it is shown, selected. */
  byHand = $state("");

  async copy(text: string): Promise<void> {
    const taken = await written(text);
    this.done = taken ? text : "";
    this.byHand = taken ? "" : text;
  }
}

/** Whether the clipboard took it; pages without TLS have none, and some readers forbid it. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Open the system's share sheet; false where it refuses. Who closes it has changed their mind, which is no refusal. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Select a field's text as soon as it is there, so that one key or a long touch copies it. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.focus();
  field.select();
}
