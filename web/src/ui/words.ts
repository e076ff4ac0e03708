/** Small pieces of text made from data. */

/** "turn-1" → "Turn 1", "giveUp" → "Give up". */
export function humanise(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text and number of an id like "bid-7"; `null` where it has no number. */
export function numbered(id: string): { stem: string; number: number } | null {
  const match = /^(.*?)-?(\d+)$/.exec(id);
  return match ? { stem: match[1]!, number: Number(match[2]) } : null;
}

/** Keep numbers on one line with the words beside them. */
export const keepTogether = (text: string) => text.replace(/(?<=\w) (?=\d)|(?<=\d) (?=\w)/g, "\u00a0");
