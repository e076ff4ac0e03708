/** A line to a table of the house on this device, in the place of a WebSocket to a server's. */

import { here } from "./here.svelte";
import { theHouse } from "./house";

/** What the peer of a table needs of a line. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

const PING = JSON.stringify({ do: "ping" });
const PONG = JSON.stringify({ is: "pong", mark: 0 });

/** Open a line to a table. It answers pings itself: nothing can be lost between a page and its worker. */
export function openLine(table: string): Line {
  let hangUp: (() => void) | null = null;
  let say: ((text: string) => void) | null = null;
  const hear = (data: string) =>
    line.onmessage?.call(line as WebSocket, new MessageEvent("message", { data }));
  const end = () => {
    if (line.readyState === 3) return;
    line.readyState = 3;
    line.onclose?.call(line as WebSocket, new CloseEvent("close"));
  };
  const line = {
    readyState: 0 as Line["readyState"],
    onopen: null as Line["onopen"],
    onmessage: null as Line["onmessage"],
    onclose: null as Line["onclose"],
    send: (text: string) => (text === PING ? hear(PONG) : say?.(text)),
    close() {
      hangUp?.();
      end();
    },
  };
  async function connect(): Promise<void> {
    const house = await theHouse();
    await house.open();
    if (line.readyState === 3) return;
    [say, hangUp] = house.connect(table, hear, end);
    line.readyState = 1;
    line.onopen?.call(line as WebSocket, new Event("open"));
  }
  void connect().catch(() => {
    if (here.phase === "closed") here.phase = "failed"; // its code could not be loaded
    end();
  });
  return line;
}
