/** Questions whose answers somebody waits for, beside what the session takes up by itself. */

import type { HistoryPage, Incoming, Outgoing, Recalled, Told } from "../wire";
import type { Session } from "./session.svelte";

/** As many moments as the server tells at once. */
const AT_ONCE = 8;

/** Ask, and wait for so many of the answers that are meant. */
function ask<T extends Outgoing>(
  session: Session,
  frame: Incoming,
  isMeant: (message: Outgoing) => message is T,
  many: number,
  signal: AbortSignal,
): Promise<T[]> {
  return new Promise((done, fail) => {
    const found: T[] = [];
    const stop = () => {
      session.ears.delete(hear);
      signal.removeEventListener("abort", abort);
    };
    const abort = () => {
      stop();
      fail(signal.reason);
    };
    const hear = (message: Outgoing) => {
      if (isMeant(message)) found.push(message);
      if (found.length < many) return;
      stop();
      done(found);
    };
    signal.throwIfAborted();
    signal.addEventListener("abort", abort);
    session.ears.add(hear);
    session.line.send(frame);
  });
}

/** All that was told of the match, from its beginning on. */
export async function wholeLog(session: Session, signal: AbortSignal): Promise<Told[]> {
  while (session.since > 0) {
    const before = session.since;
    const isPage = (message: Outgoing): message is HistoryPage =>
      message.is === "history" && message.before === before;
    await ask(session, { do: "history", before }, isPage, 1, signal);
  }
  return session.log;
}

/** These moments in their order, with the eyes the reader looks back with. */
export async function* momentsOf(
  session: Session,
  all: number[],
  signal: AbortSignal,
): AsyncGenerator<Recalled> {
  const { seat, all: everybody } = session.memory;
  for (let first = 0; first < all.length; first += AT_ONCE) {
    const at = all.slice(first, first + AT_ONCE);
    const isOne = (message: Outgoing): message is Recalled =>
      message.is === "recalled" && at.includes(message.at);
    yield* await ask(session, { do: "recall", at, seat, all: everybody }, isOne, at.length, signal);
  }
}
