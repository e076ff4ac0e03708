import { describe, expect, it } from "vitest";
import type { PeerEvents } from "../src/net/socket";
import { Connection } from "../src/session/connection.svelte";
import type { Outgoing, Recalled } from "../src/wire";

const recalled = (at: number) => ({ is: "recalled", at }) as Recalled;
const isRecalled = (message: Outgoing): message is Recalled => message.is === "recalled";

/** A connection, the events by which its peer tells it something, and all it has passed on. */
function connect() {
  let events: PeerEvents | undefined;
  const heard: string[] = [];
  const nothing = () => undefined;
  const connection = new Connection(
    (its) => {
      events = its;
      return { open: nothing, close: nothing, renew: nothing, send: nothing };
    },
    { greet: () => ({ do: "ping" }), hear: ({ is }) => void heard.push(is), online: nothing },
  );
  return { connection, events: events!, heard };
}

describe("a question", () => {
  it("is answered once as many answers as were asked for have come, which the table hears, too", async () => {
    const { connection, events, heard } = connect();
    const asked = connection.ask({ do: "ping" }, isRecalled, 2, new AbortController().signal);
    for (const message of [recalled(1), { is: "pong", mark: 1 } as const, recalled(2), recalled(3)])
      events.hear(message);
    expect((await asked).map(({ at }) => at)).toEqual([1, 2]);
    expect(heard).toEqual(["recalled", "pong", "recalled", "recalled"]);
  });

  it("fails when it is given up, and takes no answer then", async () => {
    const { connection, events } = connect();
    const work = new AbortController();
    const asked = connection.ask({ do: "ping" }, isRecalled, 1, work.signal);
    work.abort("enough");
    events.hear(recalled(1));
    await expect(asked).rejects.toBe("enough");
    await expect(connection.ask({ do: "ping" }, isRecalled, 1, work.signal)).rejects.toBe("enough");
  });
});

it("knows whether its peer can be reached", () => {
  const { connection, events } = connect();
  events.online(false);
  events.late(true);
  expect([connection.online, connection.late]).toEqual([false, true]);
});
