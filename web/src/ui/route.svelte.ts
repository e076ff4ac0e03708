/** The page that is shown: chosen by the address, which links change without loading. */

import { addressOf, isSite, readAddress } from "./address";

export type Page =
  | { name: "shelf" }
  | { name: "setup"; game: string }
  | { name: "lesson"; game: string }
  | { name: "see"; game: string }
  | { name: "rules"; game: string }
  | { name: "edit"; game: string; companion: boolean }
  | { name: "design"; game: string }
  | { name: "table"; id: string }
  | { name: "gallery"; game: string | null }
  | { name: "puzzles"; date: string }
  | { name: "puzzle"; date: string; game: string }
  | { name: "practice" }
  | { name: "practising"; game: string; which: string }
  | { name: "mistake"; id: string }
  | { name: "you" }
  | { name: "ratings"; game: string | null; seats: number }
  | { name: "person"; id: string }
  | { name: "tournaments" }
  | { name: "tournament"; id: string; part: "new" | "screen" | "" }
  | { name: "companion"; game: string | null; tv: boolean }
  | { name: "look" }
  | { name: "house" }
  | { name: "lobby" }
  | { name: "circle"; id: string }
  | { name: "lost" };

export function readPage(path: string): Page {
  const parts = readParts(path);
  if (!parts) return { name: "lost" };
  const [first, second, third] = parts;
  if (!first) return { name: "shelf" };
  if ((first === "you" || first === "look" || first === "house" || first === "lobby") && !second)
    return { name: first };
  if (first === "gallery" && !third) return { name: "gallery", game: second ?? null };
  if (first === "puzzles") {
    const date = second ?? "today";
    return third ? { name: "puzzle", date, game: third } : { name: "puzzles", date };
  }
  if (first === "practice") return readPractice(second, third);
  if (first === "ratings" && /^\d*$/.test(third ?? ""))
    return { name: "ratings", game: second ?? null, seats: Number(third ?? 0) };
  if (first === "tournaments") return readTournament(second, third);
  if (first === "companion" && (!third || third === "tv"))
    return { name: "companion", game: second ?? null, tv: third === "tv" };
  if (first === "edit" && second && (!third || third === "companion"))
    return { name: "edit", game: second, companion: third === "companion" };
  if (third || !second) return { name: "lost" };
  if (first === "new") return { name: "setup", game: second };
  if (first === "rules") return { name: "rules", game: second };
  if (first === "design") return { name: "design", game: second };
  if (first === "see") return { name: "see", game: second };
  if (first === "learn") return { name: "lesson", game: second };
  if (first === "circle") return { name: "circle", id: second };
  if (first === "p") return { name: "person", id: second };
  return first === "t" ? { name: "table", id: second } : { name: "lost" };
}

function readPractice(game?: string, which?: string): Page {
  if (!game) return { name: "practice" };
  if (!which) return { name: "lost" };
  return game === "mistakes" ? { name: "mistake", id: which } : { name: "practising", game, which };
}

function readTournament(id?: string, part = ""): Page {
  if (!id) return { name: "tournaments" };
  if (id === "new" && !part) return { name: "tournament", id: "", part: "new" };
  return part === "" || part === "screen" ? { name: "tournament", id, part } : { name: "lost" };
}

/** Punctuation that stood behind a link in a message: no name here ends so. */
const BEHIND = /[^\p{L}\p{N}_-]+$/u;

/** Split a path; null where it cannot be decoded, as "/%". */
function readParts(path: string): string[] | null {
  try {
    return decodeURIComponent(path).replace(BEHIND, "").split("/").filter(Boolean);
  } catch {
    return null;
  }
}

class Route {
  page = $state.raw<Page>(readPage(readAddress().pathname));
  /** A link has led to this page, and its heading has not had the focus yet. */
  arriving = false;

  constructor() {
    addEventListener("popstate", () => this.follow());
    document.addEventListener("click", (event) => this.clicked(event));
  }

  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    this.follow();
    const place = document.getElementById(readAddress().hash.slice(1));
    if (place) place.scrollIntoView();
    else scrollTo(0, 0);
  }

  private follow(): void {
    this.arriving = true;
    this.page = readPage(readAddress().pathname);
  }

  private clicked(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || !isPage(link)) return;
    event.preventDefault();
    this.go(isSite ? link.hash.slice(1) : link.pathname + link.hash);
  }
}

function isPage(link: HTMLAnchorElement): boolean {
  if (isSite) return link.getAttribute("href")!.startsWith("#/") && link.target === "";
  const elsewhere = link.origin !== location.origin || link.hasAttribute("download") || link.target !== "";
  return !elsewhere && !link.pathname.startsWith("/api/") && !link.getAttribute("href")!.startsWith("#");
}

export const route = new Route();
