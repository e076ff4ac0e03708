/** Finds the addresses of pages in plain text. */

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]*[^\s<>"'`{}|\\^.,;:!?)\]]/gi;

/** A part of a text; `href` is null where it is no address. */
export interface Part {
  text: string;
  href: string | null;
}

/** Split a text into addresses of web pages, and what stands between them. */
export function linked(text: string): Part[] {
  const parts: Part[] = [];
  let after = 0;
  for (const found of text.matchAll(ADDRESS)) {
    if (!URL.canParse(found[0])) continue;
    parts.push({ text: text.slice(after, found.index), href: null }, { text: found[0], href: found[0] });
    after = found.index + found[0].length;
  }
  return [...parts, { text: text.slice(after), href: null }].filter((part) => part.text);
}
