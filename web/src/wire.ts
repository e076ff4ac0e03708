/**
 * The messages between browser and server, as `parlour.protocol.wire` and `parlour.core.scene` define them.
 *
 * The server leaves out fields that have their default value; `read.ts` puts them back.
 */

export type ZoneKind = "board" | "hand" | "supply" | "opponent" | "info";

export interface Zone {
  id: string;
  kind: ZoneKind;
  columns: number;
  rows: number;
  label: string;
  owner: number | null;
}

export interface Piece {
  id: string;
  kind: string;
  zone: string;
  x: number;
  y: number;
  label: string;
  /** Absent: face down. */
  face: string | null;
  owner: number | null;
  w: number;
  h: number;
  turn: number;
  level: number;
  count: number;
}

export interface Spot {
  id: string;
  zone: string;
  x: number;
  y: number;
  label: string;
  kind: string;
  w: number;
  h: number;
}

export interface Seam {
  zone: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  kind: string;
}

export interface ScoreLine {
  label: string;
  points: number;
  /** What it came from. */
  parts: string[];
}

export interface SeatScore {
  seat: number;
  name: string;
  points: number;
  lines: ScoreLine[];
  detail: string;
  swatch: string | null;
  winner: boolean;
}

export interface Scene {
  zones: Zone[];
  pieces: Piece[];
  spots: Spot[];
  status: string;
  scores: SeatScore[];
  seams: Seam[];
  to_act: number[];
  over: boolean;
}

export interface Choice {
  seat: number;
  text: string;
  label: string;
  path: string[];
  to: string | null;
  /** So many ids at the end of the path may be touched in any order. */
  free: number;
  /** Pieces, and the spots they would come to. */
  brings: [piece: string, spot: string][];
  /** By how many quarter turns clockwise the piece touched is turned, where that has to be chosen. */
  turn: number | null;
}

export interface Event {
  text: string;
  seat: number | null;
  ids: string[];
  points: number | null;
  at: string | null;
}

// --- HTTP ---------------------------------------------------------------------------------------------------

/** Null is the usual value of a size. */
export type Value = string | number | boolean | null;

export interface OptionInfo {
  name: string;
  label: string;
  help: string;
  default: Value;
  values: Value[] | null;
  least: number | null;
  most: number | null;
  step: number;
  /** Of a size: least and most for each value of another option, or of the number of players. */
  by: string | null;
  ranges: Record<string, [least: number, most: number]> | null;
}

export interface GameInfo {
  name: string;
  title: string;
  designer: string;
  summary: string;
  minutes: string;
  players: [number, number];
  secret: boolean;
  live: boolean;
  options: OptionInfo[];
  levels: string[];
  preview: Scene;
}

export interface Clause {
  id: string;
  text: string;
}

export interface RulesSection {
  title: string;
  text: string;
  clauses: Clause[];
}

export interface SeatRequest {
  kind: "here" | "link" | "bot";
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options: Record<string, Value>;
}

export interface Join {
  seat: number;
  name: string;
}

export interface Mix {
  seats: { seat: number; nonce: string }[];
}

export interface Opened {
  table: string;
  seat: number | null;
}

export interface Warmth {
  done: number;
  total: number;
  now: string | null;
  ready: string[];
}

export interface Problem {
  code: string;
  message: string;
  field?: string | null;
  clause?: string | null;
}

// --- socket, browser to server ------------------------------------------------------------------------------

export type Incoming =
  | { do: "look"; seat: number | null; seq: number }
  | { do: "act"; id: string; seat: number; action: string; seq: number }
  | { do: "undo"; id: string; seat: number; seq: number }
  | { do: "why"; id: string; seat: number; path: string[] }
  | { do: "leave"; id: string; seat: number }
  | { do: "ping" };

// --- socket, server to browser ------------------------------------------------------------------------------

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open";
  level: string | null;
  mine: boolean;
  mixed: boolean;
  online: boolean;
  thinking: boolean;
}

export interface Proof {
  seed: string;
  nonces: string[];
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, Value>;
  seats: SeatInfo[];
  phase: "waiting" | "playing" | "over";
  commitment: string;
  secret: boolean;
  proof: Proof | null;
  again: string | null;
}

export interface RunningClock {
  name: string;
  label: string;
  total_ms: number;
  left_ms: number;
}

export interface View {
  is: "view";
  seq: number;
  seat: number | null;
  table: TableInfo;
  scene: Scene | null;
  actions: Choice[];
  events: Event[];
  clocks: RunningClock[];
  undo: boolean;
  log: boolean;
}

export type Outgoing =
  | View
  | { is: "ack"; id: string; seq: number }
  | { is: "refused"; id: string; code: string; reason: string; clause: string | null }
  | { is: "stale"; id: string; seq: number }
  | { is: "because"; id: string; reason: string; clause: string | null }
  | { is: "fault"; code: string; message: string }
  | { is: "pong" };
