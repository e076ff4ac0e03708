/** The theme, light or dark: that of the system until the reader chooses one, which is remembered. */

import { isOneOf, keep, recall } from "./memory";

export type Theme = "light" | "dark";
/** The themes to choose from. */
export const LIGHTS = ["device", "light", "dark"] as const;

const dark = matchMedia("(prefers-color-scheme: dark)");

class Lamp {
  chosen = $state<Theme | null>(recall("theme", null, isOneOf<Theme>(["light", "dark"])));
  system = $state<Theme>(dark.matches ? "dark" : "light");
  theme = $derived(this.chosen ?? this.system);

  constructor() {
    dark.addEventListener("change", () => (this.system = dark.matches ? "dark" : "light"));
    this.show();
  }

  toggle(): void {
    const other = this.theme === "dark" ? "light" : "dark";
    this.choose(other === this.system ? null : other);
  }

  choose(theme: Theme | null): void {
    this.chosen = theme;
    keep("theme", this.chosen);
    this.show();
  }

  private show(): void {
    if (this.chosen) document.documentElement.dataset.theme = this.chosen;
    else delete document.documentElement.dataset.theme;
  }
}

export const lamp = new Lamp();
