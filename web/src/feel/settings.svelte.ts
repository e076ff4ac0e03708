/** How the parlour feels on this device: sound, vibration, speed, marks and where the buttons lie. */

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

/** Nothing is heard until somebody wishes it. */
const AT_FIRST: Feel = { sound: false, buzz: false, speed: "usual", marks: "usual", hand: "middle" };
/** A choice that another version does not know leaves the whole at first. */
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

  /** Nothing glides. */
  get calm(): boolean {
    return this.still || this.feel.speed === "none";
  }

  /** How much longer than usual a movement takes. */
  get pace(): number {
    return PACE[this.feel.speed];
  }

  /** Tell the style sheets. */
  show(): void {
    const { speed, marks, hand } = this.feel;
    Object.assign(document.documentElement.dataset, { speed, marks, hand });
  }
}

export const settings = new Settings();
