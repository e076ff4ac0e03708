/** The messages between the page and the workers of the house on this device. */

/** Why the house of this device cannot run. */
export type Fault = "no_wasm" | "no_storage" | "no_room" | "no_memory" | "damaged" | "failed" | "offline";

/** Bytes that came so far, of those that there are. */
export interface Loading {
  is: "loading";
  done: number;
  total: number;
}

export interface Failed {
  is: "failed";
  code: Fault;
  message: string;
}

/** A request as to `/api`, with the path that stands behind that and a body that is JSON text. */
export interface HouseRequest {
  is: "request";
  id: number;
  method: string;
  path: string;
  query: Record<string, string>;
  body: string | null;
}

/** What a bot is to think about, or has thought; opaque bytes. Null: it could not be thought about. */
export interface Thought {
  is: "think" | "thought";
  job: number | string;
  bytes: Uint8Array | null;
}

/** What the page says to the house. */
export type ToHouse =
  | { is: "start"; base: string }
  | HouseRequest
  | { is: "connect"; line: number; table: string }
  | { is: "frame"; line: number; text: string }
  | { is: "disconnect"; line: number }
  | Thought
  | { is: "stop" };

/** What the house says to the page. */
export type FromHouse =
  | Loading
  | Failed
  | { is: "ready"; version: string; guest: string }
  | { is: "answer"; id: number; status: number; body: string; name: string | null }
  | { is: "frame"; line: number; text: string }
  | { is: "disconnected"; line: number; code: number; reason: string }
  | Thought
  | { is: "stopped" };

/** What the page says to the worker that thinks for bots, and what that answers. */
export type ToThinker = { is: "start"; base: string } | Thought;
export type FromThinker = { is: "ready" } | Failed | Thought;

/** What the page says to the worker that fetches a bundle, and what that answers. */
export interface ToKeeper {
  is: "keep";
  base: string;
}
export type FromKeeper = Loading | Failed | { is: "kept"; version: string };

/** An error whose code the page has words for. */
export class HouseError extends Error {
  constructor(
    readonly code: Fault | "elsewhere",
    message = "",
  ) {
    super(message);
  }
}
