/** Where there are too many boards for all to be large: one in front, the others small with their owners. */

import type { Choice } from "../wire";
import type { Scene, Zone } from "../words/scene";
import { divide } from "./layout";

export interface Apart {
  front: Zone[];
  asides: Zone[];
}

interface Played {
  /** The board that was touched to be seen large. */
  front: string | null;
  next: Map<string, Choice[]>;
}

/** Divide the boards; a desk has room for two. The first is the reader's own and in front unless another is wanted. */
export function setApart(scene: Scene, played: Played, roomy: boolean): Apart {
  const { boards } = divide(scene);
  if (boards.length <= (roomy ? 2 : 1)) return { front: boards, asides: [] };
  const wanted = played.front ?? neededOf(scene, played, boards);
  const front = boards.find(({ id }) => id === wanted) ?? boards[0]!;
  return { front: [front], asides: boards.filter((zone) => zone !== front) };
}

/** The board that is to be touched next, unless the reader's own may be, too. */
function neededOf(scene: Scene, played: Played, boards: Zone[]): string | null {
  const open = boards.filter((zone) => isOpen(scene, played, zone));
  return open.includes(boards[0]!) ? null : (open[0]?.id ?? null);
}

/** Whether something in this zone may be touched next. */
export const isOpen = (scene: Scene, { next }: Pick<Played, "next">, zone: Zone): boolean =>
  [...scene.spots, ...scene.pieces].some((it) => it.zone === zone.id && next.has(it.id));
