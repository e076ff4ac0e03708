/** Parses the part of Markdown that rules are written in. Gives data, never HTML. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };

export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "heading"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*(.+?)\*/g;
const ITEM = /^\s*(?:[-*]|\d+[.)])\s+/;

export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > done) parts.push({ kind: "text", text: text.slice(done, match.index) });
    parts.push(marked(match));
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push({ kind: "text", text: text.slice(done) });
  return parts;
}

function marked([, strong, code, em]: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  return code !== undefined ? { kind: "code", text: code } : { kind: "em", text: em ?? "" };
}

/** Split text into blocks at blank lines; a fenced block stays whole. */
export function readMarkdown(text: string): Block[] {
  const chunks = text.split(/(^```[^\n]*\n[\s\S]*?^```[ \t]*$)/m);
  return chunks.flatMap((chunk) => (chunk.startsWith("```") ? [fenced(chunk)] : paragraphs(chunk)));
}

const fenced = (chunk: string): Block => ({ kind: "code", text: chunk.split("\n").slice(1, -1).join("\n") });

function paragraphs(text: string): Block[] {
  const chunks = text.split(/\n\s*\n/).map((chunk) => chunk.trim());
  return chunks.filter(Boolean).map(block);
}

function block(chunk: string): Block {
  const lines = chunk.split("\n");
  if (/^#+ /.test(chunk)) return { kind: "heading", text: readInline(chunk.replace(/^#+ /, "")) };
  if (lines.every((line) => line.trim().startsWith("|"))) return table(lines);
  if (ITEM.test(lines[0]!)) return list(lines);
  return { kind: "paragraph", text: readInline(lines.map((line) => line.trim()).join(" ")) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: /^\s*\d/.test(lines[0]!), items: items.map(readInline) };
}

function table(lines: string[]): Block {
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells);
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => readInline(cell.trim()));
