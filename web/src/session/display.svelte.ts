/** What is drawn of the match: the scene of now, of a moment looked back to, or with what is tried. */

import { withGhosts } from "../play/ghosts";
import { Once, seen, tellScene, type Scene } from "../words/scene";
import { lastPlaced, type Log } from "./log.svelte";
import type { LookBack } from "./look_back.svelte";
import type { Match } from "./match.svelte";
import type { Trial } from "./trial.svelte";
import type { Viewpoint } from "./viewpoint.svelte";

interface Parts {
  match: Match;
  log: Log;
  viewpoint: Viewpoint;
  lookBack: LookBack;
  trial: Trial;
}

export class Display {
  /** The id of another seat's board that was touched to be seen large. */
  front = $state<string | null>(null);
  private readonly once = new Once();
  /** The scene in facts; null behind a cover. */
  facts = $derived.by(() => {
    const { viewpoint, match, lookBack } = this.parts;
    if (viewpoint.cover || !match.view) return null;
    if (!lookBack.past) return seen(match.view);
    const { scene, own, seat } = lookBack.past;
    return seen({ ...match.view, scene, own, seat });
  });
  /** The scene in the words of the reader; null behind a cover. */
  scene = $derived.by<Scene | null>(() => {
    const scene = this.facts;
    if (!scene) return null;
    const { match, lookBack, trial } = this.parts;
    const pieces = lookBack.past ? scene.pieces : withGhosts(scene.pieces, trial.attempt?.pieces ?? []);
    return tellScene({ ...scene, pieces }, match.tell, this.once.by(match.context));
  });
  /** The kind of every piece and spot, by id. */
  kinds = $derived(
    new Map([...(this.scene?.pieces ?? []), ...(this.scene?.spots ?? [])].map((it) => [it.id, it.kind])),
  );
  /** The event that is traced on the boards: the last one, or that of the moment looked back to. */
  trace = $derived.by(() => {
    const { lookBack, log } = this.parts;
    return lookBack.past ? lastPlaced(lookBack.events) : log.latest;
  });

  constructor(private readonly parts: Parts) {}
}
