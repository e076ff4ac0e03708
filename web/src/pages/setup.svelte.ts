/** What is chosen on the set-up page, with good defaults and what was chosen last time. */

import { keep, recall } from "../ui/memory";
import { say } from "../words/say";
import type { GameInfo, NewTable, OptionInfo, SeatRequest, Value } from "../wire";

export type Who = "me" | "here" | "link" | "bot";

export interface Chair {
  who: Who;
  name: string;
  level: string;
}

interface Remembered {
  chairs: Chair[];
  options: Record<string, Value>;
}

const NO_MEMORY: Remembered = { chairs: [], options: {} };

const fits = (option: OptionInfo, value: Value | undefined): value is Value =>
  value !== undefined &&
  (option.values
    ? option.values.some((it) => it === value)
    : option.ranges
      ? value === null || (typeof value === "number" && value >= option.least! && value <= option.most!)
      : typeof value === typeof option.default);

export class Setup {
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, Value>>({});
  /** Options that one field can hold; whole layouts keep their default here. */
  readonly shown: OptionInfo[];

  constructor(readonly game: GameInfo) {
    this.shown = game.options.filter((option) => option.ranges || typeof option.default !== "object");
    const last = recall<Remembered>(`setup.${game.name}`, NO_MEMORY);
    this.options = Object.fromEntries(this.shown.map((option) => [option.name, this.start(option, last)]));
    const [least, most] = game.players;
    const count = Math.min(most, Math.max(least, last.chairs.length || 2));
    this.chairs = Array.from({ length: count }, (_, i) => last.chairs[i] ?? this.chair(i));
  }

  private start(option: OptionInfo, last: Remembered): Value {
    const value = last.options[option.name];
    return fits(option, value) ? value : option.default;
  }

  /** Least and most of an option with what else is chosen now. */
  limits(option: OptionInfo): [least: number, most: number] | null {
    const chosen = option.by === "players" ? this.chairs.length : this.options[option.by ?? ""];
    const limits = option.ranges?.[String(chosen)];
    if (limits) return limits;
    return option.least === null || option.most === null ? null : [option.least, option.most];
  }

  private chair(place: number): Chair {
    const levels = this.game.levels;
    const level = levels.at(-2) ?? levels[0] ?? "";
    if (place === 0) return { who: "me", name: recall("name", ""), level };
    return { who: levels.length ? "bot" : "here", name: recall(`friend.${place}`, ""), level };
  }

  setCount(count: number): void {
    while (this.chairs.length < count) this.chairs.push(this.chair(this.chairs.length));
    this.chairs.length = count;
  }

  /** The body of the request. */
  request(): NewTable {
    const options = $state.snapshot(this.options);
    return { game: this.game.name, seats: this.chairs.map((_, i) => seatOf(this.chairs, i)), options };
  }

  remember(): void {
    keep(`setup.${this.game.name}`, { chairs: this.chairs, options: this.options });
    this.chairs.forEach((chair, i) => {
      if (chair.who === "me") keep("name", chair.name.trim());
      if (chair.who === "here") keep(`friend.${i}`, chair.name.trim());
    });
  }
}

/** What nameless people at these chairs are called: "You" among bots, "Host" where others read it, "Friend". */
export function namelessAt(chairs: Chair[], place: number): string {
  const who = chairs[place]!.who;
  if (who === "me")
    return chairs.every((chair) => ["me", "bot"].includes(chair.who)) ? say("name-me") : say("name-host");
  const friends = chairs.filter((chair) => chair.who === "here").length;
  if (who === "here" && friends === 1) return say("name-friend");
  return say("name-friend-at", { seat: place + 1 });
}

function seatOf(chairs: Chair[], place: number): SeatRequest {
  const chair = chairs[place]!;
  if (chair.who === "link") return { kind: "link" };
  if (chair.who === "bot") return { kind: "bot", level: chair.level };
  return { kind: "here", name: chair.name.trim() || namelessAt(chairs, place) };
}
