/** Makes the scene of one reader: what they see, in their words. */

import type * as wire from "../wire";
import type { Context } from "./tell";

/** A type with words in place of its facts. */
type Told<T> = wire.Fact extends T ? string : { [K in keyof T]: Told<T[K]> };
export type Scene = Told<wire.Scene>;
export type Zone = Told<wire.Zone>;
export type Piece = Told<wire.Piece>;
export type Spot = Told<wire.Spot>;

/** Give the scene of a view with what only its seat sees; hands of others are zones to look at. */
export function seen({ scene, own, seat }: wire.View): wire.Scene | null {
  if (!scene) return null;
  const zones = scene.zones
    .map((zone) => called(zone, kindFor(zone, seat)))
    .toSorted((a, b) => Number(isOwn(b, seat)) - Number(isOwn(a, seat)));
  if (!own) return { ...scene, zones };
  const turn = <T extends Placed>(it: T): T => {
    const zone = own.turn && scene.zones.find(({ id }) => id === it.zone);
    return zone && zone.kind === "board" && zone.owner === null ? turned(it, zone.columns, own.turn) : it;
  };
  const pieces = replaced(scene.pieces, own.pieces).map(turn);
  return { ...scene, zones, pieces, spots: scene.spots.map(turn), status: own.status || scene.status };
}

const otherwise = new WeakMap<wire.Zone, wire.Zone>();

/** Give a zone another kind; the same object whenever it is asked for. */
function called(zone: wire.Zone, kind: wire.ZoneKind): wire.Zone {
  if (zone.kind === kind) return zone;
  const known = otherwise.get(zone);
  if (known?.kind === kind) return known;
  const made = { ...zone, kind };
  otherwise.set(zone, made);
  return made;
}

type Placed = Pick<wire.Spot, "zone" | "x" | "y" | "w" | "h">;

/** Turn a thing on a square board by so many quarter turns counterclockwise. */
function turned<T extends Placed>(it: T, size: number, quarters: number): T {
  if (quarters === 0) return it;
  const { x, y, w, h } = it;
  return turned({ ...it, x: y, y: size - x - w, w: h, h: w }, size, quarters - 1);
}

/** Tell whether a zone is the reader's own board, which stands first. */
const isOwn = (zone: wire.Zone, seat: number | null) =>
  (zone.kind === "board" || zone.kind === "mat") && seat !== null && zone.owner === seat;

/**
 * Find the kind a zone has for a seat. Hands and mats of others are small and only looked at; to a spectator all mats are
 * boards. A zone that others read is a supply for its owner.
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

/**
 * Remembers what was told to one reader: what has not changed is the same object again, so that it is not drawn anew.
 */
export class Once {
  private known = new WeakMap<object, object>();
  private words: unknown = null;
  private whose = "";

  /** Forget everything that would be told in other words to this reader. Give this. */
  by({ words, names, me, turned }: Context): this {
    const whose = JSON.stringify([names, me, turned ?? null]);
    if (words !== this.words || whose !== this.whose) this.known = new WeakMap();
    [this.words, this.whose] = [words, whose];
    return this;
  }

  tell<T extends object, R extends object>(it: T, tell: (it: T) => R): R {
    const known = this.known.get(it) ?? tell(it);
    this.known.set(it, known);
    return known as R;
  }
}

/** Tell a scene in the words of one reader, without the texts for terminals. */
export function tellScene(scene: wire.Scene, tell: (word: wire.Word) => string, once = new Once()): Scene {
  const named = <T extends { label: wire.Word }>(it: T) => ({ ...it, label: tell(it.label) });
  return {
    ...scene,
    status: tell(scene.status),
    opening: tell(scene.opening),
    zones: scene.zones.map((zone) => once.tell(zone, named)),
    pieces: scene.pieces.map((piece) => once.tell(piece, (it) => ({ ...named(it), short: [] }))),
    spots: scene.spots.map((spot) => once.tell(spot, named)),
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
