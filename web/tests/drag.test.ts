import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { View } from "../src/wire";
import { piece, view } from "./scenes";
import { openTable } from "./tables";

/** A table with one piece that may be touched next. */
const { drag, match } = openTable().session;
const at = view({ mine: [0], seat: 0, to_act: [0] });
const scene = { ...at.scene!, pieces: [piece("c1", 0, 0)] };
const actions = [{ text: "a", path: ["c1", "c2"], free: 0 }];
match.view = { ...at, scene, own: null, actions } as unknown as View;

let page: EventTarget;

function pointer(type: string, pointerId: number, clientX: number, isPrimary = true): PointerEvent {
  const target = { hasPointerCapture: () => false };
  const told = { pointerId, clientX, clientY: 0, isPrimary, button: 0 };
  const event = Object.assign(new Event(type), told) as unknown as PointerEvent;
  return new Proxy(event, { get: (it, key) => (key === "target" ? target : Reflect.get(it, key)) });
}

const send = (type: string, pointerId: number, clientX: number) =>
  page.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX, clientY: 0 }));

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", { elementsFromPoint: () => [] });
});
afterEach(() => {
  send("pointercancel", 1, 0);
  vi.unstubAllGlobals();
});

it("is led by the pointer that began it alone", () => {
  drag.begin(pointer("pointerdown", 1, 0), ["c1"]);
  send("pointermove", 2, 90);
  expect(drag.active).toBe(false);
  send("pointermove", 1, 20);
  expect([drag.active, drag.offset.x]).toEqual([true, 20]);
  drag.begin(pointer("pointerdown", 2, 0), ["c1"]);
  send("pointerup", 2, 90);
  expect([drag.active, drag.moved, drag.offset.x]).toEqual([true, true, 20]);
  send("pointerup", 1, 20);
  expect(drag.active).toBe(false);
});

it("does not begin any more once a second finger has come", () => {
  drag.begin(pointer("pointerdown", 1, 0), ["c1"]);
  drag.yieldToPinch();
  send("pointermove", 1, 20);
  expect(drag.active).toBe(false);
});
