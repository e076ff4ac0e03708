import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pointAt } from "../src/play/pointing";
import { Teacher } from "../src/learn/teacher.svelte";
import type { Choice, Incoming, Lesson, LessonAnswer, LessonStep, Outgoing, View } from "../src/wire";

const view = (seq: number): View =>
  ({
    is: "view",
    seq,
    seat: 0,
    table: { seats: [{ seat: 0, name: "", mine: true }] },
    events: [{ seq, rest: true, ids: [] }],
    undo: true,
  }) as unknown as View;

const step = (name: string, more: Partial<LessonStep> = {}): LessonStep => ({
  asks: name,
  view: view(0),
  take: [{ action: "right", views: [view(1), view(2)] }],
  otherwise: "not that",
  done: null,
  jumps: false,
  ...more,
});

let heard: Outgoing[];
let asked: [step: number, question: Incoming][];
let answer: LessonAnswer | null;

function teach(...steps: LessonStep[]): Teacher {
  const events = {
    greet: () => ({ do: "ping" }) as Incoming,
    hear: (it: Outgoing) => heard.push(it),
    online: () => 0,
    late: () => undefined,
  };
  const teacher = new Teacher({ steps } as Lesson, "pentic", "Ada", events, async (_, number, question) => {
    asked.push([number, question]);
    if (!answer) throw new Error("no server");
    return answer;
  });
  teacher.open();
  return teacher;
}

const act = (action: string): Incoming => ({ do: "act", id: "a", seat: 0, action, seq: 0 });
const seqs = () => heard.flatMap((it) => (it.is === "view" ? [it.seq] : []));

beforeEach(() => {
  vi.useFakeTimers();
  [heard, asked, answer] = [[], [], null];
});
afterEach(() => void vi.useRealTimers());

test("the reader is called as everywhere, nothing rests, and nothing is taken back", () => {
  teach(step("one"));
  const [first] = heard as View[];
  expect(first!.table.seats[0]!.name).toBe("Ada");
  expect(first!.events[0]!.rest).toBe(false);
  expect(first!.undo).toBe(false);
});

test("the right action shows what comes of it, one move after the other, and leads on", () => {
  const teacher = teach(step("one"), step("two"));
  teacher.send(act("right"));
  expect(seqs()).toEqual([0, 1]);
  vi.runAllTimers();
  expect(seqs()).toEqual([0, 1, 2]);
  expect(teacher.said).toBe("two");
});

test("what is said of it is read first, and a step of its own position begins there", () => {
  const teacher = teach(step("one", { done: "well" }), step("two", { jumps: true, view: view(7) }));
  teacher.send(act("right"));
  vi.runAllTimers();
  expect(teacher.said).toBe("well");
  expect(seqs()).toEqual([0, 1, 2]);
  teacher.goOn();
  expect(teacher.said).toBe("two");
  expect(seqs()).toEqual([0, 1, 2, 7]);
  teacher.send(act("right"));
  vi.runAllTimers();
  expect(teacher.step).toBeNull();
});

test("another legal action is answered, shows where to touch, and changes nothing", () => {
  const teacher = teach(step("one"));
  teacher.send(act("other"));
  expect(heard.at(-1)).toMatchObject({ is: "refused", reason: "not that", clause: null });
  expect(teacher.pointing).toBe(true);
  expect(teacher.number).toBe(0);
});

test("why not is asked of the step's own position", async () => {
  const teacher = teach(step("one", { view: view(5) }));
  answer = { is: "because", id: "a", reason: "so", clause: "PEN-07" };
  teacher.send({ do: "why", id: "a", seat: 0, path: ["x"] });
  await vi.runAllTimersAsync();
  expect(asked).toEqual([[0, { do: "why", id: "a", seat: 0, path: ["x"] }]]);
  expect(heard.at(-1)).toEqual(answer);
  answer = { is: "outlook", seq: 5, brings: [] };
  teacher.send({ do: "foresee", seat: 0, seq: 9, actions: ["right"] });
  await vi.runAllTimersAsync();
  expect(asked.at(-1)![1]).toMatchObject({ seq: 5 });
});

test("without a server a mistake is still answered, and an answer that comes too late is dropped", async () => {
  const teacher = teach(step("one"), step("two"));
  teacher.send({ do: "why", id: "a", seat: 0, path: ["x"] });
  await vi.runAllTimersAsync();
  expect(heard.at(-1)).toMatchObject({ is: "because", reason: "not that" });
  answer = { is: "because", id: "b", reason: "late", clause: null };
  teacher.send({ do: "why", id: "b", seat: 0, path: ["x"] });
  teacher.send(act("right"));
  await vi.runAllTimersAsync();
  expect(heard.filter((it) => it.is === "because")).toHaveLength(1);
});

test("one is shown all that is left to touch and where it leads, whatever is in hand", () => {
  const choice = (text: string, path: string[], free = 0, to: string | null = null) =>
    ({ text, path, free, to, seat: 0 }) as Choice;
  const choices = [
    choice("lay", ["card", "pile"]),
    choice("take", ["a", "b", "c"], 3),
    choice("move", ["pawn"], 0, "d4"),
  ];
  expect(pointAt(choices, "lay", [])).toEqual(["card", "pile"]);
  expect(pointAt(choices, "lay", ["card"])).toEqual(["pile"]);
  expect(pointAt(choices, "lay", ["other"])).toEqual(["card", "pile"]);
  expect(pointAt(choices, "take", ["b"])).toEqual(["a", "c"]);
  expect(pointAt(choices, "move", [])).toEqual(["pawn", "d4"]);
  expect(pointAt(choices, "gone", [])).toEqual([]);
});
