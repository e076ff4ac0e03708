/**
 * Draws an element of the page as a picture: an SVG with its elements, and the page's styles and fonts.
 *
 * Libraries for this need inline styles, which the content security policy forbids, or lose what drawings refer to.
 */

import { share } from "../ui/copying.svelte";
import { saveFile } from "../ui/saving";

export type Format = "png" | "svg";

/** How many pixels of the picture there are for one of the screen. */
const SCALE = 2;
/** Fonts that come in a hundred files are left out: whoever looks at the picture has one of their own. */
const LETTERS = /font-family:\s*["']?(Fraunces|Source Sans)/;
/** The properties that an element inherits from the page around it. */
const INHERITED = [
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "line-height",
  "font-variant-numeric",
  "--px",
];
/** What is no part of a picture: the controls over the board. */
const TOOLS = "button, .lens";

export async function pictureOf(element: HTMLElement, format: Format): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const drawing = await drawingOf(element);
  return format === "svg" ? drawing : png(await painted(drawing, width * SCALE, height * SCALE));
}

export async function drawingOf(element: HTMLElement): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const root = document.documentElement;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const { name, value } of root.attributes) svg.setAttribute(name, value);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", `${width}`);
  svg.setAttribute("height", `${height}`);
  const hole = svg.appendChild(document.createElementNS(svg.namespaceURI, "foreignObject"));
  hole.setAttribute("width", "100%");
  hole.setAttribute("height", "100%");
  const copy = element.cloneNode(true) as HTMLElement;
  for (const tool of copy.querySelectorAll(TOOLS)) tool.remove();
  const now = getComputedStyle(element);
  copy.style.cssText += `width:${width}px;height:${height}px;background:var(--paper)`;
  for (const name of INHERITED) copy.style.setProperty(name, now.getPropertyValue(name));
  hole.append(...[...document.querySelectorAll("svg:has(> defs)")].map((it) => it.cloneNode(true)), copy);
  const styles = document.createElementNS(svg.namespaceURI, "style");
  styles.textContent = await stylesNow();
  svg.prepend(styles);
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
}

/** The styles that were put together last, and with how many fonts; they change only when further fonts are loaded. */
let known = { letters: -1, styles: Promise.resolve("") };

function stylesNow(): Promise<string> {
  const { length } = lettersHere();
  if (known.letters !== length) known = { letters: length, styles: allStyles() };
  return known.styles;
}

/** List the fonts that the page has needed so far. */
const lettersHere = () => [...document.fonts].filter(({ status }) => status === "loaded");

const FACE = /@font-face\s*\{[^}]*\}/g;
const EVERY_SIGN = "U+0-10FFFF";
const ADDRESS = /url\(["']?([^)"']+)["']?\)/;

/** Put the page's styles together, with fonts as data in place of their addresses. */
async function allStyles(): Promise<string> {
  const sheets = [...document.styleSheets].filter(({ href }) => href);
  return (await Promise.all(sheets.map(styles))).join("\n");
}

async function styles({ href, cssRules }: CSSStyleSheet): Promise<string> {
  const text = await (await fetch(href!)).text();
  const needed = [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).filter(isHere);
  const faces = await Promise.all(needed.map(({ cssText }) => letters(cssText, href!)));
  return text.replace(FACE, "") + faces.join("\n");
}

/** Tell whether the page itself has needed a font: all others would make the drawing four times as large. */
const isHere = ({ style }: CSSFontFaceRule) =>
  lettersHere().some(
    ({ unicodeRange }) => unicodeRange === (style.getPropertyValue("unicode-range") || EVERY_SIGN),
  );

async function letters(face: string, base: string): Promise<string> {
  const [address, path] = ADDRESS.exec(face) ?? [];
  if (!address || !path || !LETTERS.test(face)) return "";
  const file = await (await fetch(new URL(path, base))).blob();
  return face.replace(address, `url("${await dataUrl(file)}")`);
}

export function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((done, fail) => {
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}

export async function painted(drawing: Blob, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = await dataUrl(drawing);
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return canvas;
}

const png = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("nothing was drawn"))), "image/png"),
  );

/** Hand a picture to the system's share sheet, else to the downloads. */
export async function hand(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] }) && (await share({ files: [file] }))) return;
  saveFile(picture, name);
}
