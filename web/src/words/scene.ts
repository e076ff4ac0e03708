/** What one reader sees, and in whose words. */

import type * as wire from "../wire";

/** The same with words where it has facts. */
type Told<T> = wire.Fact extends T ? string : { [K in keyof T]: Told<T[K]> };
export type Scene = Told<wire.Scene>;
export type Zone = Told<wire.Zone>;
export type Piece = Told<wire.Piece>;
export type Spot = Told<wire.Spot>;

/** Everybody's scene with what this seat sees of it besides; the hands of others are no hands to play from. */
export function seen({ scene, own, seat }: wire.View): wire.Scene | null {
  if (!scene) return null;
  const zones = scene.zones
    .map((zone) => ({ ...zone, kind: kindFor(zone, seat) }))
    .toSorted((a, b) => Number(isOwn(b, seat)) - Number(isOwn(a, seat)));
  if (!own) return { ...scene, zones };
  const turn = <T extends Placed>(it: T): T => {
    const zone = own.turn && scene.zones.find(({ id }) => id === it.zone);
    return zone && zone.kind === "board" && zone.owner === null ? turned(it, zone.columns, own.turn) : it;
  };
  const pieces = replaced(scene.pieces, own.pieces).map(turn);
  return { ...scene, zones, pieces, spots: scene.spots.map(turn), status: own.status || scene.status };
}

type Placed = Pick<wire.Spot, "zone" | "x" | "y" | "w" | "h">;

/** Where a thing on a square board lies after so many quarter turns counterclockwise. */
function turned<T extends Placed>(it: T, size: number, quarters: number): T {
  if (quarters === 0) return it;
  const { x, y, w, h } = it;
  return turned({ ...it, x: y, y: size - x - w, w: h, h: w }, size, quarters - 1);
}

/** One's own board stands first. */
const isOwn = (zone: wire.Zone, seat: number | null) =>
  (zone.kind === "board" || zone.kind === "mat") && seat !== null && zone.owner === seat;

/**
 * Hands and mats of others are small and not to play from; to a spectator all mats are boards. What is read of others
 * may be taken from by its owner.
 */
export function kindFor({ kind, owner }: wire.Zone, seat: number | null): wire.ZoneKind {
  const others = owner !== null && owner !== seat;
  if (kind === "hand") return others ? "opponent" : kind;
  if (kind === "info") return owner !== null && !others ? "supply" : kind;
  return kind !== "mat" ? kind : others && seat !== null ? "opponent" : "board";
}

function replaced(pieces: wire.Piece[], own: wire.Piece[]): wire.Piece[] {
  const known = new Map(own.map((piece) => [piece.id, piece]));
  const merged = pieces.map((piece) => {
    const better = known.get(piece.id) ?? piece;
    known.delete(piece.id);
    return better;
  });
  return [...merged, ...known.values()];
}

/** The scene in the words of one reader, without what only terminals write. */
export function tellScene(scene: wire.Scene, tell: (word: wire.Word) => string): Scene {
  const named = <T extends { label: wire.Word }>(it: T) => ({ ...it, label: tell(it.label) });
  return {
    ...scene,
    status: tell(scene.status),
    opening: tell(scene.opening),
    zones: scene.zones.map(named),
    pieces: scene.pieces.map((piece) => ({ ...named(piece), short: [] })),
    spots: scene.spots.map(named),
    scores: scene.scores.map((score) => ({
      ...score,
      detail: tell(score.detail),
      lines: score.lines.map((line) => ({
        ...line,
        label: tell(line.label),
        parts: line.parts.map((part) => ({ ...part, text: tell(part.text) })),
      })),
    })),
  };
}
