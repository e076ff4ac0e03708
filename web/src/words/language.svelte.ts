/** The reader's language: the one chosen here, else one the browser asks for, else English. */

import type { FluentBundle } from "@fluent/bundle";
import refusedEnglish from "../../../src/parlour/tournaments/words/en.ftl?raw";
import english from "../../words/en.ftl?raw";
import { getWords } from "../net/api";
import { isSite } from "../ui/address";
import { isText, keep, recall } from "../ui/memory";
import { readWords } from "./fluent";

/** The languages by their own names. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", fr: "Français", ja: "日本語" };
export type Code = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as Code[];
/** The locales of numbers and lists: "A, B and C" instead of "A, B, and C". */
const LOCALES: Partial<Record<Code, string>> = { en: "en-GB" };
const FILES = import.meta.glob<string>(["../../words/*.ftl", "!**/en.ftl"], {
  query: "?raw",
  import: "default",
});
/** What tournaments refuse: these words lie beside the rules that refuse it. */
const REFUSALS = import.meta.glob<string>(["../../../src/parlour/tournaments/words/*.ftl", "!**/en.ftl"], {
  query: "?raw",
  import: "default",
});

const AGAIN_MS = 2_000;
/** How long a page of a static site waits for the words of games. */
const PATIENCE_MS = 300;

type GameWords = Map<string, FluentBundle>;

/** Everything that a language needs. */
interface Tongue {
  code: Code;
  page: FluentBundle;
  games: GameWords | null;
}

export const localeOf = (code: Code) => LOCALES[code] ?? code;

/** Choose the first language that is available; wishes are tags such as "de-AT". */
export function negotiate(wishes: readonly string[]): Code {
  const wished = wishes.map((tag) => tag.toLowerCase().split("-")[0]);
  return CODES.find((code) => code === wished.find((tag) => CODES.includes(tag as Code))) ?? "en";
}

const NO_WORDS = readWords("en-GB", "");
export const ENGLISH = readWords(localeOf("en"), `${english}\n${refusedEnglish}`);

async function pageWords(code: Code): Promise<FluentBundle> {
  if (code === "en") return ENGLISH;
  const refusals = REFUSALS[`../../../src/parlour/tournaments/words/${code}.ftl`]!;
  const texts = await Promise.all([FILES[`../../words/${code}.ftl`]!(), refusals()]);
  return readWords(localeOf(code), texts.join("\n"));
}

/** Fetch the words of games in this language, else in English. */
async function wordsOfGames(code: Code): Promise<GameWords> {
  const texts = await getWords(code).catch(() => getWords("en"));
  return new Map(Object.entries(texts).map(([game, ftl]) => [game, readWords(localeOf(code), ftl)]));
}

/** Load the font for Japanese, which no other language needs. */
async function fontOf(code: Code): Promise<void> {
  if (code === "ja") await import("@fontsource-variable/noto-sans-jp/wght.css");
}

class Language {
  private tongue = $state.raw<Tongue>({ code: "en", page: ENGLISH, games: null });
  code = $derived(this.tongue.code);
  page = $derived(this.tongue.page);
  locale = $derived(localeOf(this.code));
  private readonly pages = new Map<Code, Promise<FluentBundle>>();
  private readonly games = new Map<Code, Promise<GameWords>>();
  /** The language last asked for; one asked for earlier may arrive later. */
  private wished: Code = "en";
  private asked = 0;

  /** Begin in the language of this reader. Never throws: without its words the page stays English. */
  start(): Promise<void> {
    const chosen = recall("language", null, isText);
    return this.speak(negotiate([...(chosen ? [chosen] : []), ...navigator.languages])).catch(
      () => undefined,
    );
  }

  /** Change to a language and remember it. Rejects where its words cannot be fetched; then nothing changes. */
  async choose(code: Code): Promise<void> {
    try {
      await this.speak(code);
      if (this.wished === code) keep("language", code);
    } catch (error) {
      this.wished = this.code;
      throw error;
    }
  }

  /** Fetch the words of games again, which a house that compares wordings may have changed for this reader. */
  renew(): Promise<void> {
    this.games.clear();
    return this.speak(this.code);
  }

  /** Give the words of a game; null until they have come. Where the server did not answer they are asked for again. */
  wordsOf(game: string): FluentBundle | null {
    if (!this.tongue.games && Date.now() - this.asked > AGAIN_MS)
      void this.speak(this.wished).catch(() => undefined);
    return this.tongue.games && (this.tongue.games.get(game) ?? NO_WORDS);
  }

  /** On a static site the words of games come with the house, which may take a while: then nothing waits for them. */
  private async wordsHere(code: Code, games: Promise<GameWords | null>): Promise<GameWords | null> {
    void games.then((words) => {
      if (words && this.wished === code) this.tongue = { ...this.tongue, games: words };
    });
    return Promise.race([
      games,
      new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS)),
    ]);
  }

  private async speak(code: Code): Promise<void> {
    this.wished = code;
    this.asked = Date.now();
    const games = kept(this.games, code, wordsOfGames).catch(() => null);
    const [page, words] = await Promise.all([
      kept(this.pages, code, pageWords),
      isSite ? this.wordsHere(code, games) : games,
      fontOf(code),
    ]);
    if (this.wished !== code) return;
    this.tongue = { code, page, games: words };
    document.documentElement.lang = code;
  }
}

/** What was fetched for a language, or is being fetched; failures are not kept. */
function kept<T>(all: Map<Code, Promise<T>>, code: Code, fetched: (code: Code) => Promise<T>): Promise<T> {
  if (!all.has(code)) {
    const promise = fetched(code);
    promise.catch(() => all.delete(code));
    all.set(code, promise);
  }
  return all.get(code)!;
}

export const language = new Language();
