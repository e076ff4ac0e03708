/** Makes ghosts: pieces drawn faintly where the choices at hand would bring them. */

import type * as wire from "../wire";
import type { Piece, Scene } from "../words/scene";
import type { Lead } from "./lines";
import type { Rect } from "./rects";

interface Touched {
  path: string[];
  hovered: string | null;
  next: Map<string, wire.Choice[]>;
  turn: number | null;
}

/** Find the turn that all these choices give the piece touched; null where there is none or it is still open. */
export function turnOf(choices: wire.Choice[]): number | null {
  const turn = choices[0]?.turn ?? null;
  return choices.every((choice) => choice.turn === turn) ? turn : null;
}

/** Turn a piece by so many quarter turns. */
export const turned = (piece: Piece, quarters: number | null): Piece =>
  quarters ? { ...piece, turn: piece.turn + quarters } : piece;

/** Make the ghosts of one zone: of the choice under the pointer, or of all whose way has bends. */
export function ghostsOf(scene: Scene, zone: string, touched: Touched, ways: Lead[]): Piece[] {
  const brought = broughtBy(scene, zone, touched);
  if (brought.length) return brought;
  const mover = scene.pieces.findLast((piece) => touched.path.includes(piece.id));
  if (!mover) return [];
  const ids = endOf(touched) ?? ways.filter((way) => way.points.length > 2).map((way) => way.to);
  return ids.flatMap((id) => ghostAt(scene, zone, turned(mover, touched.turn), id) ?? []);
}

/** Make the ghosts of what the one choice under the pointer says it would bring into this zone. */
function broughtBy(scene: Scene, zone: string, { hovered, next }: Touched): Piece[] {
  const choices = next.get(hovered ?? "") ?? [];
  if (choices.length !== 1) return [];
  return choices[0]!.brings.flatMap(([id, spot]) => {
    const piece = scene.pieces.find((piece) => piece.id === id);
    const place = scene.spots.find((it) => it.id === spot && it.zone === zone);
    return piece && place ? [{ ...piece, zone, x: place.x, y: place.y, id: `ghost-${id}` }] : [];
  });
}

function endOf({ hovered, next }: Touched): string[] | null {
  const choices = hovered === null ? undefined : next.get(hovered);
  return choices?.length === 1 ? [choices[0]!.to ?? hovered!] : null;
}

function ghostAt(scene: Scene, zone: string, mover: Piece, id: string): Piece | null {
  const place = [...scene.spots, ...scene.pieces].find((it) => it.id === id && it.zone === zone);
  if (!place || place === scene.pieces.find((piece) => piece.id === mover.id)) return null;
  const crowded = scene.pieces.some((piece) => piece.kind === mover.kind && samePlace(piece, place, zone));
  return crowded ? null : { ...mover, zone, x: place.x, y: place.y, id: `ghost-${id}` };
}

const samePlace = (piece: Piece, place: Rect, zone: string) =>
  piece.zone === zone && piece.x === place.x && piece.y === place.y;

/** The prefix of the id of what stands where a ghost has left it. */
const LEFT = "left-";

/** Give the pieces with those of `ghosts` in place of their own; what stands there really can still be seen. */
export function withGhosts(pieces: wire.Piece[], ghosts: wire.Piece[]): wire.Piece[] {
  const moved = new Map(ghosts.map((ghost) => [ghost.id, ghost]));
  const left = pieces.filter(({ id }) => moved.has(id)).map((piece) => ({ ...piece, id: LEFT + piece.id }));
  return [...left, ...pieces.map((piece) => moved.get(piece.id) ?? piece)];
}
