/** The 35 icons of the pivot cards: the word used in faces, and the drawing in the game-icons collection. */
export const ICON_NAMES: Record<string, string> = {
  Mars: "male",
  clover: "shamrock",
  drop: "water-drop",
  sun: "sun",
  moon: "moon",
  heart: "hearts",
  leaf: "linden-leaf",
  fish: "flatfish",
  star: "round-star",
  music: "musical-notes",
  apple: "shiny-apple",
  frog: "frog",
  flask: "round-bottom-flask",
  key: "skeleton-key",
  cat: "cat",
  flame: "flame",
  cactus: "cactus",
  whale: "whale-tail",
  bell: "ringing-bell",
  spider: "spider-alt",
  rose: "rose",
  pine: "pine-tree",
  anchor: "anchor",
  lightning: "power-lightning",
  top: "top-hat",
  cherry: "cherry",
  turtle: "turtle",
  umbrella: "umbrella",
  crown: "queen-crown",
  spade: "spades",
  mushroom: "super-mushroom",
  pear: "pear",
  snowflake: "snowflake-1",
  lemon: "lemon",
  raven: "raven",
};

export interface Icon {
  word: string;
  colour: string;
}

/** Read "pine tree-green": the first word names the drawing, what follows the last hyphen the colour. */
export function readIcon(text: string): Icon {
  const cut = text.lastIndexOf("-");
  const [word = ""] = text.slice(0, cut).split(" ");
  return { word, colour: text.slice(cut + 1) };
}

/** Read the face of a card: seven icons, the centre first. */
export function readIcons(face: string): Icon[] {
  return face.split(",").map((part) => readIcon(part.trim()));
}
