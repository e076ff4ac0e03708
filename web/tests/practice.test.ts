import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  courseOf,
  following,
  keepCourse,
  passed,
  pathOf,
  readWhich,
  type Course,
} from "../src/practice/course";
import {
  countDue,
  dueAt,
  forgetMistake,
  forgetMistakes,
  isClear,
  isDue,
  isKept,
  keepMistake,
  mistake,
  mistakeOf,
  mistakes,
  planOf,
  type Mistake,
} from "../src/practice/mistakes";
import { Replayer } from "../src/practice/replayer.svelte";
import { noteAnswer, planned } from "../src/practice/schedule";
import type { Choice, Judged, Outgoing, Recalled, TableInfo } from "../src/wire";

const kept = new Map<string, string>();

beforeEach(() => {
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  // The keys of the real one are its own properties.
  globalThis.localStorage = new Proxy(store, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
});

afterEach(() => {
  kept.clear();
  delete (globalThis as { localStorage?: unknown }).localStorage;
});

/** Go through a course: a number that is solved is positive, one that is left negative. */
const through = (...numbers: number[]): Course =>
  numbers.reduce(
    (course, number) => passed(course, Math.abs(number), number > 0),
    courseOf("nim", "puzzle", 3),
  );

describe("practice without end", () => {
  it("begins with the first and goes on", () => {
    expect(following(through())).toBe(1);
    expect(following(through(1, 2, 3))).toBe(4);
    expect(through(1, 2, 3)).toMatchObject({ solved: 3, left: [] });
  });

  it("shows what was left again once four others were seen, and again if it is left again", () => {
    const left = through(-1, 2, 3, 4);
    expect(following(left)).toBe(5);
    const due = passed(left, 5, true);
    expect(following(due)).toBe(1);
    expect(following(passed(due, 1, true))).toBe(6);
    const again = passed(due, 1, false);
    expect(following(again)).toBe(6);
    expect(following([6, 7, 8, 9].reduce((course, number) => passed(course, number, true), again))).toBe(1);
  });

  it("counts nothing twice, and nothing that a link led to", () => {
    expect(through(1, 1)).toEqual(through(1));
    expect(through(1, 40)).toEqual(through(1));
  });

  it("is remembered by game, kind and difficulty", () => {
    keepCourse("nim", "puzzle", 3, through(1, 2));
    expect(courseOf("nim", "puzzle", 3).fresh).toBe(3);
    expect([courseOf("nim", "puzzle", 4), courseOf("nim", "border", 3)].map(following)).toEqual([1, 1]);
    kept.set("parlour.practice", '{"nim/puzzle-3": {"fresh": "x"}}');
    expect(following(courseOf("nim", "puzzle", 3))).toBe(1);
  });

  it("names its puzzles as the server does", () => {
    expect(pathOf("nim", "border", 4, 12)).toBe("/practice/nim/border-4-12");
    expect(readWhich("border-4-12")).toEqual({ kind: "border", difficulty: 4, number: 12 });
    expect(["2026-01-01", "today", "border-4", "border-4--1", ""].map(readWhich)).toEqual(
      Array(5).fill(null),
    );
  });
});

const CHOICES = ["take 1", "take 2", "take 3"].map(
  (text) => ({ text, path: ["heap", text], label: text }) as unknown as Choice,
);
const TABLE = {
  id: "t1",
  game: "nim",
  title: "Nim",
  seats: [
    { seat: 0, name: "Ada", mine: true, commitment: "c0" },
    { seat: 1, name: "Ben", mine: true, commitment: "c1" },
  ],
  phase: "over",
  proof: { seed: "secret", nonces: [] },
  commitment: "c",
  again: "t2",
} as unknown as TableInfo;
const THEN = {
  is: "recalled",
  at: 3,
  seat: 0,
  scene: { pieces: [] },
  own: { tries: true, status: "" },
  events: [],
  actions: CHOICES,
} as unknown as Recalled;
const JUDGED: Judged = {
  at: 4,
  took: "You take one.",
  best: "You take two.",
  chance: 0.75,
  lost: 0.25,
  because: "",
  brought: 0,
  brings: 0,
  took_path: ["heap", "take 1"],
  best_path: ["heap", "take 2"],
  doubt: 0,
  right: ["take 2", "take 3"],
};
const DAY = 86_400_000;

const made = (id = "t1-0-4", at = 1000): Mistake => mistakeOf(id, TABLE, THEN, JUDGED, at)!;

describe("an own mistake", () => {
  it("is a decision that cost enough, where it is known what was right", () => {
    const found = [0, 0.05, 0.1, 1].map((lost) => isClear({ ...JUDGED, lost }));
    expect(found).toEqual([false, false, true, true]);
    expect(isClear({ ...JUDGED, right: [] })).toBe(false);
  });

  it("holds what the seat saw and could do then, and nothing that came to be known later", () => {
    const { view, right, taken, path } = made();
    expect([view.seat, view.seq, view.actions, right, taken, path]).toEqual([
      0,
      3,
      CHOICES,
      ["take 2", "take 3"],
      "take 1",
      ["heap", "take 2"],
    ]);
    expect(view.own?.tries).toBe(false);
    expect(view.table).toMatchObject({ id: "", phase: "playing", proof: null, again: null, commitment: "" });
    expect(view.table.seats.map((it) => it.mine)).toEqual([true, false]);
    expect(JSON.stringify(made())).not.toContain("secret");
  });

  it("is none where the moment is unknown, or the right action is none of what could be done", () => {
    expect(mistakeOf("x", TABLE, { ...THEN, scene: null }, JUDGED)).toBeNull();
    expect(mistakeOf("x", TABLE, { ...THEN, actions: CHOICES.slice(0, 1) }, JUDGED)).toBeNull();
  });

  it("is kept once, read again, and deleted alone or with all others", () => {
    keepMistake(made("a"));
    keepMistake(made("b", 2000));
    keepMistake(made("a", 3000));
    noteAnswer("a", true);
    expect(mistakes().map((it) => it.id)).toEqual(["b", "a"]);
    expect(mistake("a")).toMatchObject({ at: 1000, right: ["take 2", "take 3"] });
    forgetMistake("a");
    expect([isKept("a"), planOf("a"), isKept("b")]).toEqual([false, null, true]);
    keepMistake(made("c"));
    forgetMistakes();
    expect(mistakes()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it("makes room: of too many the oldest go", () => {
    for (let i = 0; i < 90; i++) keepMistake(made(`m${i}`, i));
    expect(mistakes()).toHaveLength(60);
    expect([isKept("m29"), isKept("m30"), isKept("m89")]).toEqual([false, true, true]);
  });

  it("is passed over where something else was stored", () => {
    for (const text of ["", "{", "[]", '{"id": 5}', "null"]) kept.set("parlour.mistake.a", text);
    expect([mistake("a"), mistakes()]).toEqual([null, []]);
  });
});

describe("what is planned", () => {
  const now = new Date(2026, 0, 10, 12);
  const days = (right: boolean[]) => {
    let [plan, at] = [planned(null, right[0]!, now), now.getTime()];
    const gaps = [(Date.parse(plan.due) - at) / DAY];
    for (const each of right.slice(1)) {
      at = Date.parse(plan.due);
      plan = planned(JSON.parse(JSON.stringify(plan)), each, new Date(at));
      gaps.push((Date.parse(plan.due) - at) / DAY);
    }
    return gaps;
  };

  it("comes at longer and longer intervals while it is known", () => {
    const gaps = days([true, true, true, true]);
    expect(gaps[0]).toBeGreaterThanOrEqual(1);
    for (const [before, after] of gaps.slice(1).map((gap, i) => [gaps[i]!, gap]))
      expect(after).toBeGreaterThan(before!);
    expect(Math.max(...days(Array(12).fill(true)))).toBeLessThanOrEqual(366);
  });

  it("comes soon again once it is missed", () => {
    expect(days([false])[0]).toBe(1);
    const [, , before, missed] = days([true, true, true, false]);
    expect(missed).toBeLessThan(before! / 2);
  });

  it("is made anew where something else was stored", () => {
    expect(planned({ due: "never" }, true, now)).toEqual(planned(null, true, now));
  });

  it("is due at once when it is new, and then on its day from midnight on", () => {
    const it = made("a", now.getTime() - 1);
    expect(isDue(it, now)).toBe(true);
    keepMistake(it);
    noteAnswer("a", false, now);
    expect(dueAt(it)).toBe(now.getTime() + DAY);
    expect([countDue(now), countDue(new Date(2026, 0, 11))]).toEqual([0, 1]);
    expect([now, new Date(2026, 0, 10, 23, 59), new Date(2026, 0, 11)].map((at) => isDue(it, at))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("the replay of a mistake", () => {
  function replayed() {
    const heard: Outgoing[] = [];
    const answers: boolean[] = [];
    const events = {
      greet: () => ({}),
      hear: (it: Outgoing) => heard.push(it),
      online: () => {},
      late: () => {},
    };
    const replayer = new Replayer(made(), "Ada", events as never, (isRight) => answers.push(isRight));
    replayer.open();
    const act = (action: string) => replayer.send({ do: "act", seat: 0, action, seq: 3, id: action });
    return { replayer, heard, answers, act };
  }

  it("takes what the review found best, and what is as good", () => {
    for (const action of ["take 2", "take 3"]) {
      const { replayer, heard, answers, act } = replayed();
      act(action);
      expect([replayer.end, answers]).toEqual(["found", [true]]);
      expect(heard.at(-1)).toMatchObject({ is: "view", actions: [] });
    }
  });

  it("says what is wrong, lets one try again, and counts the first answer alone", () => {
    const { replayer, heard, answers, act } = replayed();
    act("take 1");
    expect(heard.at(-1)).toMatchObject({ is: "refused", id: "take 1" });
    expect([replayer.end, replayer.missed]).toEqual([null, true]);
    act("take 2");
    expect([replayer.end, answers]).toEqual(["found", [false]]);
  });

  it("shows the answer, which counts as missed", () => {
    const { replayer, answers } = replayed();
    replayer.show();
    expect([replayer.end, answers]).toEqual(["shown", [false]]);
  });

  it("lists what could be done then", () => {
    const { replayer, heard } = replayed();
    replayer.send({ do: "moves" });
    expect(heard.at(-1)).toEqual({ is: "moves", seq: 3, actions: CHOICES });
  });
});
