/** Where there are too many boards for all to be large: one's own in front, the others small with their owners. */

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

/**
 * Divide the boards. The first is the reader's own and stays in front until another is touched; a desk has room for two,
 * so there another comes beside it.
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

/** The boards that lie aside where what is in hand goes on, unless it may go on in front. */
export function openAside(scene: Scene, played: Played, roomy: boolean): Zone[] {
  const { front, asides } = setApart(scene, played, roomy);
  const open = (zones: Zone[]) => zones.filter((zone) => isOpen(scene, played, zone));
  return open(front).length ? [] : open(asides);
}

/** Whether something in this zone may be touched next. */
export const isOpen = (scene: Scene, { next }: Pick<Played, "next">, zone: Zone): boolean =>
  [...scene.spots, ...scene.pieces].some((it) => it.zone === zone.id && next.has(it.id));
