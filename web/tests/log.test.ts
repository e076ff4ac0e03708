import { expect, test } from "vitest";
import type { HistoryPage } from "../src/wire";
import { openTable, viewWith } from "./tables";

const event = (seq: number, ids: string[] = []) => ({ seq, text: `event ${seq}`, ids });
const page = (before: number, since: number, ...seqs: number[]) =>
  ({ is: "history", before, since, events: seqs.map((seq) => event(seq)) }) as unknown as HistoryPage;

/** A log that has been told the events from 5 on. */
function told() {
  const { session, sent } = openTable();
  session.log.record(viewWith({ log: true, since: 4, events: [event(5, ["a"]), event(6)] }), "");
  return { log: session.log, notices: session.notices, sent };
}

test("new events are added and read out, and the last that happened on the table is remembered", () => {
  const { log, notices } = told();
  expect([log.news.number, log.latest?.seq]).toEqual([0, 5]);
  log.record(viewWith({ events: [event(7)] }), "");
  expect(log.events.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  expect([log.news.number, log.latest?.seq ?? null, notices.spoken]).toEqual([1, null, "event 7"]);
});

test("an event that was taken back is not shown, and one told again is not new", () => {
  const { log } = told();
  log.record(viewWith({ seq: 7, events: [event(7, ["b"])] }), "");
  log.placesBefore = new Map([["b", {}]]) as never;
  const told7 = log.news;
  log.record(viewWith({ seq: 7, log: true, since: 4, events: [event(5), event(6), event(7)] }), "");
  expect(log.news).toBe(told7);
  log.record(viewWith({ seq: 6, log: true, since: 4, events: [event(5, ["a"]), event(6)] }), "");
  expect([log.news.events, log.placesBefore.size, log.latest?.seq]).toEqual([[], 0, 5]);
});

test("an older page is put before the events, unless another one came meanwhile", () => {
  const { log, sent } = told();
  log.askEarlier();
  expect(sent.at(-1)).toEqual({ do: "history", before: 4 });
  log.prepend(page(4, 2, 3, 4));
  log.prepend(page(4, 2, 3, 4));
  expect([log.since, log.events.map(({ seq }) => seq)]).toEqual([2, [3, 4, 5, 6]]);
});

test("what was forgotten behind a cover does not rise again", () => {
  const { log } = told();
  log.record(viewWith({ events: [event(7, ["b"])] }), "");
  log.clear();
  expect([log.events, log.since, log.latest, log.moments]).toEqual([[], 0, null, [0]]);
  expect(log.news).toEqual({ number: 1, events: [] });
});
