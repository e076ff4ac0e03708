/** The signs that stand for colours, as outlines around (0, 0) about 20 wide and high. */

export type Sign = "ball" | "cone" | "block" | "star" | "gem" | "cross";

function polygon(points: number, outer: number, inner: number): string {
  const at = (i: number) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => at(i)).join("L")}Z`;
}

export const SIGNS: Record<Sign, string> = {
  ball: "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
  cone: "M0-11.500L11 8.500H-11Z",
  block: "M-9-9H9V9H-9Z",
  star: polygon(5, 12.5, 5.6),
  gem: "M0-12.500L9.500 0L0 12.500L-9.500 0Z",
  cross: "M-3.500-11H3.500V-3.500H11V3.500H3.500V11H-3.500V3.500H-11V-3.500H-3.500Z",
};

export interface Paint {
  fill: string;
  /** A darker shade that outlines the fill. */
  edge: string;
  /** A colour that stands out from every ground. */
  halo: string;
  sign: Sign;
}

const light = "#fffaf0";

/** The colours of pawns and icons, by the name the scene gives them. */
export const PAINTS: Record<string, Paint> = {
  W: { fill: "#f7f1e2", edge: "#4a4335", halo: "#2b261f", sign: "ball" },
  R: { fill: "#c4402c", edge: "#571408", halo: light, sign: "ball" },
  B: { fill: "#2c2b29", edge: "#000000", halo: light, sign: "ball" },
  red: { fill: "#cf3327", edge: "#7d1109", halo: light, sign: "cone" },
  green: { fill: "#4c9f4a", edge: "#1d5a20", halo: light, sign: "ball" },
  blue: { fill: "#2256ad", edge: "#0f2f68", halo: light, sign: "block" },
  yellow: { fill: "#eab420", edge: "#7c5900", halo: light, sign: "star" },
  black: { fill: "#2a2a2c", edge: "#000000", halo: light, sign: "gem" },
  white: { fill: "#fbf7ec", edge: "#4a4335", halo: "#2b261f", sign: "cross" },
};

const GREY: Paint = { fill: "#8b867c", edge: "#4c4840", halo: light, sign: "ball" };

export const paint = (name: string | null): Paint => PAINTS[name ?? ""] ?? GREY;
