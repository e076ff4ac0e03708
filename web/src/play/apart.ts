/** Divides many boards into those in front, drawn large, and those aside, drawn small with their owners. */

import type { Choice } from "../wire";
import type { Scene, Zone } from "../words/scene";
import { divide } from "./layout";

export interface Apart {
  front: Zone[];
  asides: Zone[];
}

interface Played {
  /** The id of the board that was touched to be seen large. */
  front: string | null;
  next: Map<string, Choice[]>;
}

/**
 * Divide the boards. The first is the reader's own and stays in front until another is touched; where there is room for
 * two, another one comes beside it.
 */
export function setApart(scene: Scene, { front: wanted }: Pick<Played, "front">, roomy: boolean): Apart {
  const { boards } = divide(scene);
  if (boards.length <= (roomy ? 2 : 1)) return { front: boards, asides: [] };
  const [own, ...others] = boards;
  const touched = boards.find(({ id }) => id === wanted);
  const beside = others.find((zone) => zone === touched) ?? others[0]!;
  const front = roomy ? [own!, beside] : [touched ?? own!];
  return { front, asides: boards.filter((zone) => !front.includes(zone)) };
}

/** Find the boards aside on which the choice goes on; none where it may go on in front. */
export function openAside(scene: Scene, played: Played, roomy: boolean): Zone[] {
  const { front, asides } = setApart(scene, played, roomy);
  const open = (zones: Zone[]) => zones.filter((zone) => isOpen(scene, played, zone));
  return open(front).length ? [] : open(asides);
}

/** Tell whether something in this zone may be touched next. */
export const isOpen = (scene: Scene, { next }: Pick<Played, "next">, zone: Zone): boolean =>
  [...scene.spots, ...scene.pieces].some((it) => it.zone === zone.id && next.has(it.id));
