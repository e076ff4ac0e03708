/** The settings of this device: sound, vibration, speed, marks and where the buttons lie. */

import { isMadeOf, isMaybe, isOneOf, isSwitch, keep, recall, type Fits } from "../ui/memory";

export const SPEEDS = ["slow", "usual", "fast", "none"] as const;
export const MARKS = ["usual", "strong"] as const;
export const HANDS = ["left", "middle", "right"] as const;

export interface Feel {
  sound: boolean;
  buzz: boolean;
  speed: (typeof SPEEDS)[number];
  marks: (typeof MARKS)[number];
  hand: (typeof HANDS)[number];
}

/** The settings at first: without sound. */
const AT_FIRST: Feel = { sound: false, buzz: false, speed: "usual", marks: "usual", hand: "middle" };
/** Tells whether stored settings are valid; of another version, all of them are dropped. */
const isFeel: Fits<Partial<Feel>> = isMadeOf<Partial<Feel>>({
  sound: isMaybe(isSwitch),
  buzz: isMaybe(isSwitch),
  speed: isMaybe(isOneOf(SPEEDS)),
  marks: isMaybe(isOneOf(MARKS)),
  hand: isMaybe(isOneOf(HANDS)),
});
const PACE: Record<Feel["speed"], number> = { slow: 2, usual: 1, fast: 0.5, none: 0 };

/** Whether this device can vibrate at all. */
export const canBuzz = "vibrate" in navigator;

class Settings {
  feel = $state<Feel>({ ...AT_FIRST, ...recall("feel", {}, isFeel) });
  choose<K extends keyof Feel>(name: K, value: Feel[K]): void {
    this.feel[name] = value;
    keep("feel", $state.snapshot(this.feel));
    this.show();
  }

  /** The device itself asks for little motion. */
  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Nothing moves: pieces change their places at once. */
  get calm(): boolean {
    return this.still || this.feel.speed === "none";
  }

  /** The factor for the duration of movements. */
  get pace(): number {
    return PACE[this.feel.speed];
  }

  /** Set the attributes that style sheets depend on. */
  show(): void {
    const { speed, marks, hand } = this.feel;
    Object.assign(document.documentElement.dataset, { speed, marks, hand });
  }
}

export const settings = new Settings();
