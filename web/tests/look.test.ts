import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { packPosition, readPosition } from "../src/look/positions";
import { judged, Reel } from "../src/look/reel";
import { why } from "../src/look/why";
import type { Incoming, Outgoing, Recalled, ReplayQuestion, Told, View } from "../src/wire";
import { openTable } from "./tables";

const view = { is: "view", seq: 3, table: { id: "file", seats: [{ seat: 0, name: "" }] } } as unknown as View;
const then = (at: number) => ({ is: "recalled", at, events: [] }) as unknown as Recalled;

describe("a match file", () => {
  const asked: unknown[] = [];
  const answer = async (file: string, question?: ReplayQuestion) => {
    asked.push([file, question]);
    return { messages: question?.do === "recall" ? question.at.map(then) : [view] };
  };

  it("is judged, and nobody in it is away", async () => {
    const shown = await judged("{}", answer);
    expect(shown.first.at).toBe(0);
    expect(shown.view.table).toMatchObject({ id: "", seats: [{ online: true }] });
  });

  it("is sent with every question, and a question that fails may be asked again", async () => {
    const heard: Outgoing[] = [];
    let forgotten = 0;
    const events = {
      greet: () => ({ do: "ping" }) as Incoming,
      hear: (it: Outgoing) => void heard.push(it),
      online: () => void forgotten++,
      late: () => undefined,
    };
    let fails = false;
    const reel = new Reel({ file: "{}", view, first: then(0) }, events, async (file, question) => {
      if (fails) throw new Error();
      return answer(file, question);
    });
    reel.open();
    reel.send({ do: "recall", at: [2, 3], seat: 0, all: false });
    await new Promise((done) => setTimeout(done));
    fails = true;
    reel.send({ do: "history", before: 2 });
    await new Promise((done) => setTimeout(done));
    expect(heard.map((it) => it.is)).toEqual(["view", "recalled", "recalled", "refused"]);
    expect(asked.at(-1)).toEqual(["{}", { do: "recall", at: [2, 3], seat: 0, all: false }]);
    expect(forgotten).toBe(1);
  });
});

describe("what is wrong with a file", () => {
  const wrong = (field: string | null, code = "bad_file") =>
    why({ code, message: "as said", field, clause: null, until: null, reason: null });

  it("is said by the field, a move by its number, and all else as the house says it", () => {
    expect(wrong("events[11]")).toBe("Move 12 cannot have been played so.");
    expect(wrong("seed")).toContain("not over yet");
    expect(wrong("options.stall")).toContain("options.stall");
    expect(wrong(null, "conflict")).toBe("as said");
  });
});

describe("moments", () => {
  const log = [{ seq: 4 }, { seq: 4 }, { seq: 6 }] as Told[];

  it("are those of older pages, too, and of newer ones those that something was told of", () => {
    const { session } = openTable();
    session.log.events = log;
    session.log.since = 3;
    expect(session.log.moments).toEqual([0, 1, 2, 3, 4, 6]);
    session.lookBack.past = then(3);
    expect(session.lookBack.neighbours).toEqual({ before: 2, after: 4 });
    session.lookBack.past = { ...then(4), events: log };
    expect(session.lookBack.events).toEqual(log);
  });
});

describe("a position in a link", () => {
  it("is read as it was packed", async () => {
    const file = { game: "pentic", position: { hands: ["3Xo", "é"] } };
    const link = await packPosition(file);
    expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(JSON.parse((await readPosition(link))!)).toEqual(file);
  });

  it("is none where the link was cut off, is something else, or unpacks to too much", async () => {
    const link = await packPosition({ a: "some text that is long enough to be cut" });
    const bomb = deflateRawSync(Buffer.alloc(1_000_000)).toString("base64url");
    for (const wrong of [link.slice(0, -6), "?", "abcd", bomb]) expect(await readPosition(wrong)).toBeNull();
  });
});
