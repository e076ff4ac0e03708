/** Draws every piece that a game prints, with the components that draw it in the page. */

import type { Component } from "svelte";
import { render } from "svelte/server";
import tokens from "../styles/tokens.css?raw";
import { faceOf } from "../faces";
import type { FaceProps } from "../faces/face";
import Defs from "../faces/common/Defs.svelte";
import type { Piece } from "../wire";
import { onPaper, variablesIn } from "./paper";
import { speak } from "./say";

/** What a game's data/print.json says of one sort of its components, as far as drawing needs it. */
export interface Printed {
  kind: string;
  faces: string[][];
  size: [number, number];
  back?: string;
  over?: Record<string, [string, string]>;
}

const page = variablesIn(tokens);

const STONES = ["W", "R", "B"];

const SUITS = ["sun", "moon", "crown", "arms"];

const NUMBERS = ["null", "ace", "2", "3", "4", "5"];

/** The numbers of tiles that may be either of two. */
const TWO_NUMBERS = NUMBERS.flatMap((one, i) => NUMBERS.slice(i + 1).map((other) => `-${one}-${other}`));

/** What only the examples of guides and puzzles show: nobody cuts it out. On a card, which is tall, pawns stand lower. */
const IN_EXAMPLES: Printed[] = [
  { kind: "mark", faces: [["card tall", "pawn tall"]], size: [5, 7] },
  { kind: "pawn", faces: [["red", "green", "blue", "yellow", "black"], [" tall"]], size: [5, 7] },
  { kind: "placeholder", faces: [["red", "green", "blue", "yellow", "black"], [" tall"]], size: [5, 7] },
  // Tiles as they lie after turns: any four squares.
  { kind: "tile", faces: [STONES, STONES, ["/"], STONES, STONES], size: [1, 1] },
  { kind: "piecepack-place", faces: [NUMBERS], size: [1, 1] },
  { kind: "piecepack", faces: [SUITS, TWO_NUMBERS], size: [1, 1] },
];

/** Combine one text from each of these lists in all ways. */
const combined = (lists: string[][]): string[] =>
  lists.reduce<string[]>((starts, list) => starts.flatMap((start) => list.map((end) => start + end)), [""]);

function drawing(part: Component<FaceProps>, kind: string, face: string | null, aspect: number): string {
  const shown = face?.replace(" tall", "") ?? null;
  const piece: Piece = {
    id: "",
    kind,
    zone: "",
    x: 0,
    y: 0,
    label: "",
    face: shown,
    count: 1,
    level: 0,
    w: 1,
    h: 1,
    turn: 0,
  } as never;
  return onPaper(render(part, { props: { piece, aspect } }), page, render(Defs).body);
}

/** Draw the fronts and backs of components in a language. The key of a front is its kind and face, of a back its kind. */
export function drawings(components: Printed[], language: string, ftl: string): Record<string, string> {
  speak(language, ftl);
  const found: Record<string, string> = {};
  for (const { kind, faces, size, back, over = {} } of [...components, ...IN_EXAMPLES]) {
    const { front, back: reverse } = faceOf(kind);
    const aspect = size[1] / size[0];
    for (const face of combined(faces)) found[`${kind} ${face}`] = drawing(front, kind, face, aspect);
    if (back === "own") found[kind] = drawing(reverse, kind, null, aspect);
    else if (back && back !== "same")
      for (const face of combined(faces))
        found[`${back} ${face}`] = drawing(faceOf(back).front, back, face, aspect);
    for (const [other, face] of Object.values(over))
      found[`${other} ${face}`] = drawing(faceOf(other).front, other, face, aspect);
  }
  return found;
}
