/** Puts back what the server leaves out because it has its default value. */

import type {
  Choice,
  Event,
  GameInfo,
  OptionInfo,
  Outgoing,
  Piece,
  Scene,
  ScoreLine,
  SeatInfo,
  SeatScore,
  Spot,
  TableInfo,
  View,
  Zone,
} from "../wire";

type Raw = Record<string, any>;

const list = <T>(raw: Raw[] | undefined, read: (item: Raw) => T): T[] => (raw ?? []).map(read);

const zone = (raw: Raw): Zone => ({ owner: null, ...raw }) as Zone;

const piece = (raw: Raw): Piece =>
  ({ face: null, owner: null, w: 1, h: 1, turn: 0, level: 0, count: 1, ...raw }) as Piece;

const spot = (raw: Raw): Spot => ({ kind: "cell", w: 1, h: 1, ...raw }) as Spot;

const line = (raw: Raw): ScoreLine => ({ parts: [], ...raw }) as unknown as ScoreLine;

const score = (raw: Raw): SeatScore =>
  ({ detail: "", swatch: null, winner: false, ...raw, lines: list(raw.lines, line) }) as unknown as SeatScore;

const choice = (raw: Raw): Choice =>
  ({ to: null, free: 0, brings: [], turn: null, ...raw }) as unknown as Choice;

const event = (raw: Raw): Event =>
  ({ seat: null, ids: [], points: null, at: null, ...raw }) as unknown as Event;

const seat = (raw: Raw): SeatInfo =>
  ({ level: null, mine: false, mixed: false, online: false, thinking: false, ...raw }) as SeatInfo;

const option = (raw: Raw): OptionInfo =>
  ({ values: null, least: null, most: null, step: 1, by: null, ranges: null, ...raw }) as OptionInfo;

export function readScene(raw: Raw): Scene {
  return {
    status: "",
    seams: [],
    to_act: [],
    over: false,
    ...raw,
    zones: list(raw.zones, zone),
    pieces: list(raw.pieces, piece),
    spots: list(raw.spots, spot),
    scores: list(raw.scores, score),
  };
}

function readTable(raw: Raw): TableInfo {
  return { proof: null, again: null, ...raw, seats: list(raw.seats, seat) } as TableInfo;
}

function readView(raw: Raw): View {
  return {
    seat: null,
    clocks: [],
    undo: false,
    log: false,
    ...raw,
    table: readTable(raw.table),
    scene: raw.scene ? readScene(raw.scene) : null,
    actions: list(raw.actions, choice),
    events: list(raw.events, event),
  } as unknown as View;
}

/** Read one frame of the socket. */
export function readFrame(text: string): Outgoing {
  const raw = JSON.parse(text) as Raw;
  return raw.is === "view" ? readView(raw) : ({ clause: null, ...raw } as Outgoing);
}

export function readGame(raw: Raw): GameInfo {
  return { ...raw, options: list(raw.options, option), preview: readScene(raw.preview) } as GameInfo;
}
