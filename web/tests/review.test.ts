import { expect, test } from "vitest";
import type { Judged } from "../src/wire";
import { openTable } from "./tables";

const judged = (at: number, lost: number, chance: number | null = 0.5): Judged => ({
  at,
  took: "a",
  best: "b",
  chance,
  lost,
  because: "",
  brought: 0,
  brings: 0,
  took_path: [],
  best_path: [],
  doubt: 0,
  right: [],
});

test("what is told again is the same, and when all is known nothing more is asked", () => {
  const { session, sent } = openTable();
  const { reviews } = session;
  reviews.ask(0);
  reviews.keep({ is: "reviewed", seat: 0, total: 2, decisions: [judged(4, 0.2)] });
  reviews.ask(0);
  reviews.keep({ is: "reviewed", seat: 0, total: 2, decisions: [judged(4, 0.2), judged(2, 0)] });
  reviews.ask(0);
  expect(sent.map((frame) => frame.do)).toEqual(["review", "review"]);
  expect(reviews.of(0).decisions.map((it) => it.at)).toEqual([2, 4]);
  expect(reviews.of(0).curve).toEqual([0.5, 0.3]);
  expect(reviews.of(1).total).toBeNull();
});

test("the dearest decision is named once all are known, if it cost enough", () => {
  const { reviews } = openTable().session;
  const tell = (total: number, ...decisions: Judged[]) =>
    reviews.keep({ is: "reviewed", seat: 0, total, decisions });
  tell(3, judged(2, 0.04), judged(4, 0.2));
  expect(reviews.of(0).worst).toBeNull();
  tell(3, judged(6, 0.1));
  expect(reviews.of(0).worst?.at).toBe(4);
  expect(reviews.of(0).losses).toHaveLength(3);
  reviews.keep({ is: "reviewed", seat: 1, total: 1, decisions: [judged(3, 0.04)] });
  expect(reviews.of(1).worst).toBeNull();
});

test("what cost most comes first, what cost next to nothing not at all, and a short match has no course", () => {
  const { reviews } = openTable().session;
  const tell = (total: number, ...decisions: Judged[]) =>
    reviews.keep({ is: "reviewed", seat: 0, total, decisions });
  tell(3, judged(2, 0.04), judged(4, 0.2), judged(6, 0.02));
  expect(reviews.of(0).losses.map((it) => it.at)).toEqual([4, 2]);
  expect(reviews.of(0).hasCourse).toBe(false);
  tell(4, judged(8, 0.1));
  expect(reviews.of(0).losses.map((it) => it.at)).toEqual([4, 8, 2]);
  expect(reviews.of(0).hasCourse).toBe(true);
});

test("where nobody can tell chances, nothing is dearest", () => {
  const { reviews } = openTable().session;
  reviews.keep({
    is: "reviewed",
    seat: 0,
    total: 2,
    decisions: [judged(2, 1, null), judged(4, 0, null)],
  });
  expect(reviews.of(0).hasChances).toBe(false);
  expect(reviews.of(0).losses.map((it) => it.at)).toEqual([2]);
  expect(reviews.of(0).worst).toBeNull();
  reviews.keep({ is: "reviewed", seat: 1, total: 1, decisions: [judged(3, 0)] });
  expect(reviews.of(1).hasChances).toBe(true);
});
