/** Puts back what the server leaves out because it has its default value, as the table in `wire.ts` says. */

import { SHAPES } from "../wire";
import type { Outgoing, Scene } from "../wire";

/** The shape of a message, whose tag says which it is. */
const BY_TAG = "*";

type Raw = Record<string, unknown>;

function read(type: string, raw: Raw): Raw {
  const shape = SHAPES[type];
  if (!shape) return raw;
  const whole: Raw = { ...shape.defaults(), ...raw };
  for (const [field, part] of Object.entries(shape.parts)) whole[field] = readPart(part, whole[field]);
  return whole;
}

/** Read the value of a field: a list of the type, one of it, or something that has no defaults. */
function readPart(type: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => readPart(type, item));
  if (typeof value !== "object" || !value) return value;
  return type === BY_TAG ? readMessage(value as Raw) : read(type, value as Raw);
}

/** Read one frame of the socket. */
export const readFrame = (text: string): Outgoing => readMessage(JSON.parse(text));

export const readMessage = (raw: Raw) => read(raw.is as string, raw) as unknown as Outgoing;

export const readScene = (raw: Raw) => read("Scene", raw) as unknown as Scene;

/** Read what a request is answered with: one of a shape or a list of them; it needs no reading without a shape. */
export const readAnswer = <T>(shape: string, raw: unknown) => readPart(shape, raw) as T;
