import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SocketPeer, liveUrl, pauseMs } from "../src/net/socket";
import type { Incoming, Outgoing } from "../src/wire";

/** A socket with nobody at the other end; the test plays the server. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  accept() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(...messages: object[]) {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }

  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const act: Incoming = { do: "act", id: "x1", seat: 0, action: "move 3", seq: 4 };

describe("the connection", () => {
  let heard: Outgoing[];
  let peer: SocketPeer;
  let online: boolean[];
  let back: () => void;
  let late: boolean[];
  let hidden: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    heard = [];
    online = [];
    [late, hidden] = [[], false];
    const events = {
      greet: (): Incoming => ({ do: "look", seat: 0, seq: 4 }),
      hear: (message: Outgoing) => heard.push(message),
      online: (yes: boolean) => online.push(yes),
      late: (yes: boolean) => late.push(yes),
    };
    const watch = (call: () => void) => {
      back = call;
      return () => undefined;
    };
    peer = new SocketPeer(
      "ws://test",
      events,
      () => new Wire() as unknown as WebSocket,
      watch,
      () => hidden,
    );
    peer.open();
    Wire.all[0]!.accept();
  });

  afterEach(() => {
    peer.close();
    vi.useRealTimers();
  });

  it("greets with a look", () => expect(Wire.all[0]!.sent).toEqual([{ do: "look", seat: 0, seq: 4 }]));

  it("sends an unanswered act again, with the same id, after a loss", () => {
    peer.send(act);
    Wire.all[0]!.close();
    vi.advanceTimersByTime(2000);
    Wire.all[1]!.accept();
    expect(Wire.all[1]!.sent).toEqual([{ do: "look", seat: 0, seq: 4 }, act]);
  });

  it("does not repeat what was answered", () => {
    peer.send(act);
    Wire.all[0]!.say({ is: "ack", id: "x1", seq: 5 }, { is: "changes", seq: 5, since: 4 });
    Wire.all[0]!.close();
    vi.advanceTimersByTime(2000);
    Wire.all[1]!.accept();
    expect(Wire.all[1]!.sent).toHaveLength(1);
    expect(heard.map((message) => message.is)).toEqual(["ack", "changes"]);
  });

  it("keeps an act said while the connection is down", () => {
    Wire.all[0]!.close();
    peer.send(act);
    vi.advanceTimersByTime(2000);
    Wire.all[1]!.accept();
    expect(Wire.all[1]!.sent).toContainEqual(act);
  });

  it.each<Incoming>([
    { do: "say", id: "s1", seat: 0, phrase: "words", words: "hello" },
    { do: "hint", id: "h1", seat: 0, seq: 4 },
    { do: "why", id: "w1", seat: 0, path: [] },
    { do: "lead", at: 3, pointers: [], to: null },
  ])("keeps what a person did while the connection is down: $do", (frame) => {
    Wire.all[0]!.close();
    peer.send(frame);
    vi.advanceTimersByTime(2000);
    Wire.all[1]!.accept();
    expect(Wire.all[1]!.sent).toContainEqual(frame);
  });

  it("forgets what a fault names, and shows only the last that was pointed to", () => {
    peer.send({ do: "say", id: "s1", seat: 0, phrase: "luck", words: "" });
    Wire.all[0]!.say({ is: "fault", code: "bad_message", message: "", id: "s1" });
    Wire.all[0]!.close();
    const lead = (at: number): Incoming => ({ do: "lead", at, pointers: [], to: null });
    peer.send(lead(1));
    peer.send(lead(2));
    vi.advanceTimersByTime(2000);
    Wire.all[1]!.accept();
    expect(Wire.all[1]!.sent.slice(1)).toEqual([lead(2)]);
  });

  it("pings, and calls again within five seconds where nothing answers, though no event says that a network is back", () => {
    Wire.all[0]!.say({ is: "pong", mark: 1 });
    vi.advanceTimersByTime(2_000);
    expect(Wire.all[0]!.sent).toContainEqual({ do: "ping" });
    vi.advanceTimersByTime(2_400);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(Wire.all).toHaveLength(2);
  });

  it("says so where an act alone stays unanswered while other frames come, and sends it again", () => {
    peer.send(act);
    for (let second = 0; second < 4; second++) {
      vi.advanceTimersByTime(999);
      Wire.all[0]!.say({ is: "pong", mark: 1 });
    }
    expect([late, online]).toEqual([[true], [true]]);
    expect(Wire.all[0]!.sent.filter((frame) => frame.do === "act")).toEqual([act, act]);
    Wire.all[0]!.say({ is: "ack", id: "x1", seq: 5 });
    expect(late).toEqual([true, false]);
  });

  it("stays open in a hidden tab, whose timers run once a minute", () => {
    hidden = true;
    Wire.all[0]!.say({ is: "pong", mark: 1 });
    for (let minute = 0; minute < 5; minute++) {
      vi.setSystemTime(Date.now() + 50_000);
      vi.advanceTimersByTime(10_000);
      Wire.all[0]!.say({ is: "pong", mark: 1 });
    }
    expect(Wire.all).toHaveLength(1);
    expect(online).toEqual([true]);
  });

  it("says so after three seconds without an answer to an act, and calls again beside the dead connection", () => {
    Wire.all[0]!.say({ is: "pong", mark: 1 });
    Wire.all[0]!.close = () => undefined; // the closing handshake is not answered either
    peer.send(act);
    vi.advanceTimersByTime(3_000);
    expect(online).toEqual([true, false]);
    Wire.all[1]!.accept();
    expect(Wire.all[1]!.sent).toContainEqual(act);
  });

  it("calls again beside a call that is not answered, gives each up after five seconds, and keeps the first answered", () => {
    back();
    Wire.all[0]!.close = () => undefined;
    vi.advanceTimersByTime(2_000);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(2_500);
    expect(Wire.all.map((wire) => wire.readyState)).toEqual([1, 0, 0]);
    vi.advanceTimersByTime(2_500);
    expect(Wire.all.map((wire) => wire.readyState)).toEqual([1, 3, 0, 0]);
    Wire.all[2]!.accept();
    expect(Wire.all.map((wire) => wire.readyState)).toEqual([1, 3, 1, 3]);
    Wire.all[2]!.say({ is: "pong", mark: 1 });
    expect(online).toEqual([true, false, true]);
    vi.advanceTimersByTime(2_400);
    expect(Wire.all).toHaveLength(4);
  });

  it("reminds nobody of a question, which may take its time", () => {
    peer.send({ do: "hint", id: "h1", seat: 0, seq: 4 });
    for (let second = 0; second < 8; second++) {
      Wire.all[0]!.say({ is: "pong", mark: 1 });
      vi.advanceTimersByTime(999);
    }
    expect(Wire.all[0]!.sent.filter((frame) => frame.do === "hint")).toHaveLength(1);
    expect(late).toEqual([]);
  });

  it("calls at once when the network is back while it pauses", () => {
    Wire.all[0]!.close();
    back();
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(2_000);
    expect(Wire.all).toHaveLength(2);
  });

  it("replaces a connection that is dead when the network is back, and keeps one that answers", () => {
    back();
    Wire.all[0]!.say({ is: "pong", mark: 1 });
    vi.advanceTimersByTime(2_000);
    expect(Wire.all).toHaveLength(1);
    back();
    vi.advanceTimersByTime(2_000);
    expect(Wire.all).toHaveLength(2);
  });

  it("stays closed once closed", () => {
    peer.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });
});

it("waits longer after each try, up to four seconds", () => {
  expect([0, 1, 2, 9].map(pauseMs)).toEqual([400, 800, 1600, 4000]);
});

it("speaks securely where the page does", () => {
  expect(liveUrl("ab", { protocol: "https:", host: "h" })).toBe("wss://h/api/tables/ab/live");
});
