/**
 * The state of one open table: all the screen shows follows from what stands here.
 *
 * `receiving.ts` writes what the server says, `touching.ts` what the reader does, `cover.ts` who looks at the screen.
 */

import { Talk } from "../talk/talk.svelte";
import { Together } from "../together/together.svelte";
import { Line, liveUrl, type LineEvents, type Peer } from "../net/socket";
import type {
  Advised,
  Attempt,
  Brings,
  Choice,
  Judged,
  MoveList,
  Outgoing,
  Recalled,
  SeatInfo,
  Told,
  View,
  Word,
} from "../wire";
import { contextOf } from "../words/say";
import { Once, seen, tellScene, type Scene } from "../words/scene";
import { tell } from "../words/tell";
import { partsOf, type Part } from "./counting";
import { lookAgain } from "./cover";
import { Memory, somewhere, toldThen, viewThen } from "./looking_back";
import type { Needs } from "./lean";
import type { Places } from "./glide";
import { turnOf } from "./ghosts";
import { matching, nextIds } from "./narrow";
import { withGhosts } from "./trying";
import { hear } from "./receiving";
import type { Review } from "./review.svelte";
import { Rest } from "./rest.svelte";
import type { Printed } from "./sheet";
import { mine, namesOf, readerOf } from "./seat";

/** What the server refuses, or is asked about, as it says it. */
export interface Notice {
  code: string;
  message: Word;
  clause: string | null;
}

/** The events of the last view that brought any; the number grows with each. */
export interface News {
  number: number;
  events: Told[];
}

const NO_CHOICES: Choice[] = [];

export class Session {
  // --- the table, as the server says
  /** The last view; behind a cover without scene, hand, choices and history. */
  view = $state.raw<View | null>(null);
  /** When it came, by `performance.now()`; its clocks run from then on. */
  received = $state(0);
  log = $state.raw<Told[]>([]);
  /** The log is what happened after this sequence number; older pages can be asked for unless it is 0. */
  since = $state(0);
  news = $state.raw<News>({ number: 0, events: [] });
  /** The last event that happened somewhere on the table. */
  latest = $state.raw<Told | null>(null);
  /** It may be told beforehand what choices bring. */
  foretells = $state(true);
  /** What choices would bring in this position, by action, as far as it was asked. */
  outlook = $state.raw<Map<string, Brings>>(new Map());
  readonly asked = new Set<string>();
  /** What had best be done in this position, once that was asked and is known. */
  hint = $state.raw<Advised | "asked" | null>(null);
  /** The id of the question for it. */
  asking = "";
  /** Where everything lay before the last move, to show it once more. */
  before = $state.raw<Places>(new Map());
  /** The table as it was, while the reader looks back. */
  past = $state.raw<Recalled | null>(null);
  readonly memory = new Memory();
  /** How it ends is not shown before the reader goes there. */
  unseen = $state(false);
  /** So many parts of the score have been counted since the end. */
  counted = $state(Infinity);
  /** The part that is wished to be seen on the board. */
  chosen = $state.raw<Part | null>(null);
  /** How the points came about lies open. */
  explained = $state(false);
  /** What decisions were worth, by seat, as far as it was asked. */
  readonly reviews = new Map<number, Review>();
  /** That is being read. */
  reviewing = $state(false);
  /** A decision that is looked at on the board, in the moment before it. */
  weighed = $state.raw<{ loss: Judged; at: number } | null>(null);
  /** The score sheet, while it is being printed. */
  printing = $state.raw<Printed | null>(null);
  /** Who has come, gone or been replaced since the last event. */
  presence = $state("");
  /** All that may be done in one position, in words, once it was asked for. */
  moves = $state.raw<MoveList | null>(null);
  notice = $state.raw<Notice | null>(null);
  readonly talk: Talk;
  readonly together = new Together();
  /** There is no such table. */
  missing = $state(false);

  readonly rest = new Rest((seen) => hear(this, seen));

  // --- the line
  /** Who waits for something that the server says. */
  readonly ears = new Set<(message: Outgoing) => void>();
  online = $state(true);
  /** What was done here waits for its answer longer than usual. */
  late = $state(false);
  /** An action is under way. */
  pending = $state(false);

  // --- what the reader has in hand
  /** The ids touched so far. */
  path = $state.raw<string[]>([]);
  /** What is tried in the mind, and how far the server has answered. */
  trying: string[] = [];
  attempt = $state.raw<Attempt | null>(null);
  /** Choices that only a button can tell apart. */
  offered = $state.raw<Choice[]>([]);
  /** A teacher says what to do, and why not. */
  taught = $state(false);
  /** What a lesson needs of the table; null where all of it is there. */
  needs = $state.raw<Needs | null>(null);
  /** The word of the game whose meaning is shown. */
  explaining = $state<string | null>(null);
  /** The ids that a lesson or a hint points at. */
  pointed = $state.raw<string[]>([]);
  /** The id under the pointer or the focus, for previews. */
  hinted = $state<string | null>(null);

  /** Rows of the board that is drawn from its side. */
  turned = $state<number | null>(null);
  /** The board of another that was touched to be seen large. */
  front = $state<string | null>(null);

  // --- who looks
  /** The seat that is to get the device, while nobody sees the table. */
  cover = $state.raw<SeatInfo | null>(null);
  /** The seat this browser last asked to look from. */
  looking: number | null = null;
  /** The next view is to bring the whole history. */
  wantsAll = false;
  covering: ReturnType<typeof setTimeout> | undefined;
  /** What a screen reader says. */
  spoken = $state("");

  // --- what follows
  own = $derived(this.view ? mine(this.view) : []);
  /** What the reader may be told has happened. */
  history = $derived(this.unseen ? this.log.filter((event) => event.seq <= (this.past?.at ?? 0)) : this.log);
  /** For whom everything is said. */
  context = $derived.by(() =>
    contextOf(this.view?.table.game ?? "", namesOf(this.view), readerOf(this.view), this.turned),
  );
  nameOf = (seat: number): string => this.context.names[seat] ?? "";
  tell = (word: Word): string => tell(word, this.context);
  private readonly once = new Once();
  /** The scene in facts. */
  facts = $derived(
    this.cover || !this.view ? null : seen(this.past ? viewThen(this.view, this.past) : this.view),
  );
  scene = $derived.by<Scene | null>(() => {
    const scene = this.facts;
    if (!scene) return null;
    const pieces = this.past ? scene.pieces : withGhosts(scene.pieces, this.attempt?.pieces ?? []);
    return tellScene({ ...scene, pieces }, this.tell, this.once.by(this.context));
  });
  /** What the score is made of, once the match is over. */
  parts = $derived(this.scene?.over ? partsOf(this.scene) : []);
  counting = $derived(this.counted < this.parts.length);
  /** The part that is lit on the board. */
  lit = $derived(this.past ? null : this.counting ? (this.parts[this.counted - 1] ?? null) : this.chosen);
  /** What is traced on the boards: where the last event happened, or that looked back to. */
  trace = $derived(this.past ? somewhere(toldThen(this)) : this.latest);
  choices = $derived(
    this.pending || this.cover || this.past || this.rest.on || !this.view
      ? NO_CHOICES
      : this.attempt
        ? [...this.view.actions, ...this.attempt.choices]
        : this.view.actions,
  );
  /** The ids that may be touched next, each with the choices it leaves. */
  next = $derived(nextIds(this.choices, this.path));
  /** All ids that a choice names. */
  named = $derived(new Set(this.view?.actions.flatMap((choice) => choice.path) ?? []));
  /** What stands where it would stand after what is tried. */
  ghosts = $derived(new Set(this.attempt?.pieces.map((piece) => piece.id) ?? []));
  /** How the piece in hand is turned by what was touched; it stays so until the answer is there. */
  turn = $derived(turnOf(matching(this.view?.actions ?? NO_CHOICES, this.path)));
  /** The kind of every piece and spot. */
  kinds = $derived(
    new Map([...(this.scene?.pieces ?? []), ...(this.scene?.spots ?? [])].map((it) => [it.id, it.kind])),
  );
  /** The game holds for the reader what was chosen in an earlier move; it wants its place, or gives way to another. */
  held = $derived(this.path.length === 0 && [...this.kinds.values()].includes("held"));

  readonly line: Peer;

  constructor(
    readonly id: string,
    peer = (events: LineEvents): Peer => new Line(liveUrl(id), events),
  ) {
    this.talk = new Talk(id);
    this.line = peer({
      greet: () => lookAgain(this),
      hear: (message) => hear(this, message),
      online: (yes) => {
        this.online = yes;
        if (!yes) this.together.forget();
        this.memory.forget(); // what was on its way does not come any more
      },
      late: (yes) => (this.late = yes),
    });
  }

  /** Begin to look at a match that is over, at its first moment. */
  beginUnseen(first: Recalled): void {
    this.unseen = true;
    this.past = first;
    this.memory.wanted = first.at;
    this.memory.known.set(first.at, first);
  }

  close(): void {
    clearTimeout(this.covering);
    this.rest.close();
    this.line.close();
  }
}
