/**
 * Turns a face, as Svelte renders it on a server, into an SVG that stands alone and asks little of its reader.
 *
 * Typst's engine knows simple selectors, but no variables, no `light-dark()`, no `font` shorthand and no nesting.
 */

/** What is different on paper: no edge is drawn where scissors go, and nothing casts a shadow. */
const ON_PAPER = { "--cut": "none" };
const SHADELESS = ".shade{display:none}";
/** Families of the page, as the fonts for paper name themselves. */
const FAMILIES: [RegExp, string][] = [[/"(Fraunces|Source Sans 3|Noto Sans JP) Variable"/g, "'$1'"]];
/** What a browser needs to know of an element, and a drawing by itself does not. */
const LAYOUT = /^(display|width|height|overflow|font-variant-numeric|--.*)$/;
type Variables = Map<string, string>;

/** Find where the parenthesis that opens before `from` is closed. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === "(") depth++;
    else if (text[i] === ")" && --depth === 0) return i;
  }
  throw new Error(`no closing parenthesis in ${text}`);
}

/** Split at the first comma that is in no parentheses. */
function halves(text: string): [string, string | undefined] {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "(") depth++;
    else if (text[i] === ")") depth--;
    else if (text[i] === "," && depth === 0) return [text.slice(0, i).trim(), text.slice(i + 1).trim()];
  }
  return [text.trim(), undefined];
}

/** Replace every `name(…)` in a text, the outermost first. */
function replaceCalls(text: string, name: string, by: (inside: string) => string): string {
  const at = text.indexOf(`${name}(`);
  if (at < 0) return text;
  const from = at + name.length + 1;
  const end = closing(text, from);
  return replaceCalls(text.slice(0, at) + by(text.slice(from, end)) + text.slice(end + 1), name, by);
}

/** Write a value without variables, in the light theme. */
export function plainValue(value: string, variables: Variables): string {
  const known = replaceCalls(value, "var", (inside) => {
    const [name, otherwise] = halves(inside);
    const found = variables.get(name) ?? otherwise;
    if (found === undefined) throw new Error(`nobody says what ${name} is on paper`);
    return found;
  });
  const light = replaceCalls(known, "light-dark", (inside) => halves(inside)[0]);
  return FAMILIES.reduce((text, [family, name]) => text.replace(family, name), light);
}

const DECLARATION = /([\w-]+)\s*:\s*([^;]+);/g;
const FONT = /^(\d+) ([\d.]+px)(?:\/[\d.]+)? (.+)$/;

/** List the variables that a style sheet sets. */
export function variablesIn(css: string): Variables {
  return new Map([...css.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** Write a weight in hundreds, as the engine knows them and as the fonts for paper (build/fonts.py) are named. */
const hundreds = (weight: string) => Math.floor(Number(weight) / 100) * 100;

/** Write a declaration in words that the engine knows; nothing if it means nothing to it. */
function declaration(name: string, value: string): string {
  if (LAYOUT.test(name)) return "";
  if (name === "font-weight") return `font-weight:${hundreds(value)};`;
  if (name !== "font") return `${name}:${value};`;
  const [, weight, size, family] = FONT.exec(value) ?? [];
  if (!family) throw new Error(`a font with weight, size and family is expected, not ${value}`);
  return `font-weight:${hundreds(weight!)};font-size:${size};font-family:${family};`;
}

function plainStyles(css: string, variables: Variables): string {
  const rules = [...css.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const plain = rules.map(([, selector, body]) => {
    const found = [...body!.matchAll(DECLARATION)].map(([, name, value]) =>
      declaration(name!, plainValue(value!.trim(), variables)),
    );
    return found.join("") && `${selector!.trim().replace(/\s+/g, " ")}{${found.join("")}}`;
  });
  return plain.join("");
}

/** Round what is finer than any printer. */
const rounded = (text: string) =>
  text.replace(/\d+\.\d{4,}/g, (number) => `${Number(Number(number).toFixed(3))}`);

/** Find the definitions that a drawing refers to, among those shared by all. */
function definitionsFor(body: string, shared: string): string {
  const ids = new Set([...body.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id!));
  const found = [...ids].map((id) => {
    const [whole] = new RegExp(`<(\\w+) id="${id}"[^]*?</\\1>`).exec(shared) ?? [];
    if (!whole) throw new Error(`nothing is called ${id}`);
    return whole;
  });
  return found.length ? `<defs>${found.join("")}</defs>` : "";
}

export interface Rendered {
  head: string;
  body: string;
}

/** Make the SVG of a face. `tokens` are the variables of the page, `shared` the definitions shared by all drawings. */
export function onPaper({ head, body }: Rendered, tokens: Variables, shared: string): string {
  const css = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join("\n");
  const variables = new Map([...tokens, ...variablesIn(css), ...Object.entries(ON_PAPER)]);
  const svg = rounded(plainValue(body.replace(/<!--[^]*?-->/g, ""), variables)).trim();
  const styles = `<style>${plainStyles(css, variables)}${SHADELESS}</style>`;
  const opened = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');
  return opened.replace(">", `>${styles}${definitionsFor(svg, shared)}`);
}
