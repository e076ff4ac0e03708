/** Puts back what the server leaves out because it has its default value, as the table in `wire.ts` says. */

import { SHAPES } from "../wire";
import type {
  GameInfo,
  Guide,
  Lesson,
  Outgoing,
  Picture,
  Problem,
  Scene,
  Solving,
  View,
  YourTable,
} from "../wire";

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
  return typeof value === "object" && value ? read(type, value as Raw) : value;
}

/** Read one frame of the socket. */
export const readFrame = (text: string): Outgoing => readMessage(JSON.parse(text));

export const readMessage = (raw: Raw) => read(raw.is as string, raw) as unknown as Outgoing;

export const readView = (raw: Raw) => read("view", raw) as unknown as View;

export const readGame = (raw: Raw) => read("GameInfo", raw) as unknown as GameInfo;

export const readPicture = (raw: Raw) => read("Picture", raw) as unknown as Picture;

export const readGuide = (raw: Raw) => read("Guide", raw) as unknown as Guide;

export const readLesson = (raw: Raw) => read("Lesson", raw) as unknown as Lesson;

export const readSolving = (raw: Raw) => read("Solving", raw) as unknown as Solving;

export const readYourTable = (raw: Raw) => read("YourTable", raw) as unknown as YourTable;

export const readScene = (raw: Raw) => read("Scene", raw) as unknown as Scene;

export const readProblem = (raw: Raw) => read("Problem", raw) as unknown as Problem;
