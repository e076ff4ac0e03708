/** An open table without a server, for the tests. */

import { vi } from "vitest";
import { readFrame } from "../src/net/read";
import { Session } from "../src/session/session.svelte";
import type { Incoming, View } from "../src/wire";

/** Open a table whose peer answers nothing; `sent` is all that it was sent. */
export function openTable(): { session: Session; sent: Incoming[] } {
  const sent: Incoming[] = [];
  const nothing = () => undefined;
  const peer = { open: nothing, close: nothing, renew: nothing, send: (frame: Incoming) => sent.push(frame) };
  return { session: new Session("t", () => peer), sent };
}

/** Let what is received be drawn on a page without elements. */
export function stubPage(): void {
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
}

/** What a view is made with. */
interface Parts {
  seq?: number;
  seat?: number | null;
  /** The seats of this browser, of two. */
  mine?: number[];
  secret?: boolean;
  phase?: string;
  to_act?: number[];
  actions?: { text: string; path: string[] }[];
  events?: object[];
  log?: boolean;
  since?: number;
  own?: object;
  times?: object[];
  may?: string[];
  proposal?: object | null;
}

/** Make a view as a server sends it, with defaults for all that is not given. */
export function viewWith({
  mine = [0],
  secret = false,
  phase = "playing",
  to_act = [0],
  proposal = null,
  ...more
}: Parts = {}): View {
  const seats = [0, 1].map((seat) => ({
    seat,
    name: `P${seat}`,
    kind: "human",
    mine: mine.includes(seat),
    online: true,
  }));
  const zones = [{ id: "board", kind: "board", columns: 6, rows: 6, label: "Board" }];
  const pieces = ["a", "b"].map((id, x) => ({ id, zone: "board", kind: "pawn", x, y: 0, label: id }));
  const scene = { zones, pieces, spots: [], scores: [], to_act, status: "" };
  const table = { id: "t", game: "", title: "", seats, phase, secret, proposal };
  return readFrame(JSON.stringify({ is: "view", seq: 1, seat: 0, table, scene, ...more })) as View;
}
