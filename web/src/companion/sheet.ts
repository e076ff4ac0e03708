/**
 * Evaluates score sheets, which are data of the games (`data/sheet.json`). No rule of a game is written here: Python
 * evaluates the same expressions (`core/sheets.py`), and a test compares the two (`tests/sheets.test.ts`).
 */

export type Expression = number | string | Expression[];
export type Value = number | string | boolean | null;
export type Names = Record<string, Value>;
export type Parts = Record<string, number | string>;

export interface Field {
  id: string;
  kind: "number" | "flag" | "choice" | "seat";
  clause: string;
  least?: Expression;
  most?: Expression;
  values?: string[];
  when?: Expression;
  unless?: string;
}

interface Check {
  id: string;
  clause: string;
  holds: Expression;
}

export interface Way {
  how: "cards" | "lots" | "agree" | "together" | "clockwise";
  clause: string;
}

export interface Timer {
  id: string;
  clause: string;
  option: string;
  unit?: number;
  when?: Expression;
}

export interface Bids {
  timer: string;
  timer_clause: string;
  least: number;
  most: number;
  clause: string;
  lower: string;
  within: string;
  winner: string;
  value: string;
  failed: string;
}

export interface Sheet {
  begins: Way;
  following?: Way;
  options?: string[];
  by: "turn" | "round";
  shared?: Field[];
  fields: Field[];
  checks?: Check[];
  points: Expression;
  sums?: Record<string, Expression>;
  bests?: Record<string, Expression>;
  again?: Expression;
  let?: Record<string, Expression>;
  totals?: Check[];
  over: Expression;
  over_clause: string;
  ends?: { clause: string; when?: Expression };
  closing?: { fields: Field[]; points: Expression; checks?: Check[] };
  eligible?: Expression;
  keys: Expression[];
  timers?: Timer[];
  bids?: Bids;
  lowest_wins?: boolean;
}

export interface Line {
  /** By seat; null for those that have no part in it. */
  seats: (Parts | null)[];
  shared: Parts;
}

export interface Filled {
  players: number;
  options: Names;
  first: number;
  lines: Line[];
  closing: Parts[];
  ended: boolean;
}

/** Why something cannot stand on a sheet. */
export interface Refusal {
  id: string;
  clause: string;
  field: string;
  seat: number;
  least: number;
  most: number;
}

export interface Standing {
  points: number[];
  rounds: number;
  turn: number;
  closes: boolean;
  over: boolean;
  may_end: boolean;
  winners: number[];
}

export const NOBODY = -1;

const OPERATORS: Record<string, (...values: number[]) => number> = {
  "+": (...all) => all.reduce((sum, value) => sum + value, 0),
  "-": (a, b) => a! - b!,
  "*": (a, b) => a! * b!,
  "//": (a, b) => Math.floor(a! / b!),
  max: Math.max,
  min: Math.min,
  "<": (a, b) => Number(a! < b!),
  "<=": (a, b) => Number(a! <= b!),
  "=": (a, b) => Number(a === b),
  not: (a) => Number(!a),
  and: (...all) => Number(all.every(Boolean)),
  or: (...all) => Number(all.some(Boolean)),
  if: (a, b, c) => (a ? b! : c!),
  pick: (index, ...values) => values[index!]!,
};

const ACROSS: Record<string, (all: number[]) => number> = {
  sum: (all) => all.reduce((sum, value) => sum + value, 0),
  most: (all) => Math.max(...all),
  least: (all) => Math.min(...all),
  every: (all) => Number(all.every(Boolean)),
  some: (all) => Number(all.some(Boolean)),
};

/** Evaluate an expression for a seat; `is` compares a name with a word, `else` has a value for what is left open. */
export function evaluate(expression: Expression, seats: Names[], at: number): number {
  if (typeof expression === "number") return expression;
  if (typeof expression === "string") return valueOf(expression, seats[at]!);
  const [operator, ...operands] = expression as [string, ...Expression[]];
  if (operator === "is") return Number(seats[at]![operands[0] as string] === operands[1]);
  if (operator === "else") {
    const isOpen = seats[at]![operands[0] as string] === null;
    return evaluate(operands[isOpen ? 1 : 0]!, seats, at);
  }
  const across = ACROSS[operator];
  if (across) return across(seats.map((_, seat) => evaluate(operands[0]!, seats, seat)));
  return OPERATORS[operator]!(...operands.map((operand) => evaluate(operand, seats, at)));
}

function valueOf(name: string, names: Names): number {
  const value = names[name];
  if (value === undefined) throw new Error(`a sheet has no ${name}`);
  return Number(value);
}

/** Give what stands in a field before anything is entered. */
export function blankOf({ kind, values }: Field): number | string {
  if (kind === "choice") return values![0]!;
  return kind === "seat" ? NOBODY : 0;
}

const fieldsOf = (sheet: Sheet) => [...(sheet.shared ?? []), ...sheet.fields];

function given(sheet: Sheet, filled: Filled): Names {
  const names: Names = { ...filled.options, players: filled.players };
  for (const [name, expression] of Object.entries(sheet.let ?? {}))
    names[name] = evaluate(expression, [names], 0);
  return names;
}

const thereIn = (line: Line) => line.seats.flatMap((parts, seat) => (parts ? [seat] : []));

/** Give the names of every seat that has a part in a line; `before` are its points so far. */
function namesOf(sheet: Sheet, line: Line, totals: Names[]): Names[] {
  const blank = Object.fromEntries(fieldsOf(sheet).map((field) => [field.id, blankOf(field)]));
  return thereIn(line).map((seat) => ({
    ...totals[seat],
    before: totals[seat]!.points!,
    ...blank,
    ...line.shared,
    ...line.seats[seat],
  }));
}

/** Give what the lines add up to, for every seat. */
export function tally(sheet: Sheet, filled: Filled): Names[] {
  const known = given(sheet, filled);
  const { sums = {}, bests = {} } = sheet;
  const blank = Object.fromEntries(
    ["points", ...Object.keys(sums), ...Object.keys(bests)].map((it) => [it, 0]),
  );
  const totals: Names[] = Array.from({ length: filled.players }, (_, seat) => ({ ...known, seat, ...blank }));
  for (const line of filled.lines) {
    const names = namesOf(sheet, line, totals);
    thereIn(line).forEach((seat, at) => {
      const total = totals[seat]!;
      for (const [name, expression] of Object.entries({ ...sums, points: sheet.points }))
        total[name] = Number(total[name]) + evaluate(expression, names, at);
      for (const [name, expression] of Object.entries(bests))
        total[name] = Math.max(Number(total[name]), evaluate(expression, names, at));
    });
  }
  const each = sheet.by === "turn" ? filled.players : 1;
  const lines = filled.lines.length;
  const more = { lines, rounds: Math.floor(lines / each), whole: Number(lines % each === 0) };
  return totals.map((total) => ({ ...total, ...more }));
}

/** Give what a line was worth, by seat; null for those without a part in it. */
export function worth(sheet: Sheet, filled: Filled, number: number): (number | null)[] {
  const totals = tally(sheet, { ...filled, lines: filled.lines.slice(0, number) });
  const line = filled.lines[number]!;
  const names = namesOf(sheet, line, totals);
  const there = thereIn(line);
  return line.seats.map((parts, seat) => parts && evaluate(sheet.points, names, there.indexOf(seat)));
}

export function standingOf(sheet: Sheet, filled: Filled): Standing {
  const totals = tally(sheet, filled);
  const begun = filled.lines.length > 0;
  const ended = filled.ended || (begun && Boolean(evaluate(sheet.over, totals, 0)));
  const over = ended && (!sheet.closing || filled.closing.length > 0);
  if (sheet.closing)
    filled.closing.forEach((parts, seat) => {
      const total = totals[seat]!;
      total.points = Number(total.points) + evaluate(sheet.closing!.points, [{ ...total, ...parts }], 0);
    });
  const mayEnd = !ended && begun && sheet.ends && evaluate(sheet.ends.when ?? 1, totals, 0);
  return {
    points: totals.map((total) => Number(total.points)),
    rounds: Number(totals[0]!.rounds),
    turn: ended || sheet.by === "round" ? NOBODY : turnOf(sheet, filled),
    closes: ended && !over,
    over,
    may_end: Boolean(mayEnd),
    winners: over ? winnersOf(sheet, totals) : [],
  };
}

/** Give the seat whose line is next, where a line is a turn. */
function turnOf(sheet: Sheet, filled: Filled): number {
  const line = filled.lines.at(-1);
  if (!line) return filled.first;
  const seat = thereIn(line)[0]!;
  const names = namesOf(sheet, line, tally(sheet, { ...filled, lines: filled.lines.slice(0, -1) }));
  return evaluate(sheet.again ?? 0, names, 0) ? seat : (seat + 1) % filled.players;
}

function winnersOf(sheet: Sheet, totals: Names[]): number[] {
  const able = totals.flatMap((_, seat) => (evaluate(sheet.eligible ?? 1, totals, seat) ? [seat] : []));
  const values = able.map((seat) => sheet.keys.map((key) => evaluate(key, totals, seat)));
  const compared = (a: number[], b: number[]) => a.map((value, i) => value - b[i]!).find(Boolean) ?? 0;
  return able.filter((_, at) => values.every((other) => compared(values[at]!, other) >= 0));
}

/** Give why a line cannot be the next one of a sheet; null if it can. */
export function judge(sheet: Sheet, filled: Filled, line: Line): Refusal | null {
  const totals = tally(sheet, filled);
  if (filled.ended || (filled.lines.length && evaluate(sheet.over, totals, 0)))
    return refusal("over", sheet.over_clause);
  const there = thereIn(line);
  if (sheet.by === "turn" && (there.length !== 1 || there[0] !== turnOf(sheet, filled)))
    return refusal("turn", sheet.over_clause);
  const names = namesOf(sheet, line, totals);
  for (const [at, seat] of there.entries()) {
    const found = refused(fieldsOf(sheet), sheet.checks, names, at, seat);
    if (found) return found;
  }
  const after = tally(sheet, { ...filled, lines: [...filled.lines, line] });
  for (const seat of after.keys()) {
    const found = failed(sheet.totals, after, seat, seat);
    if (found) return found;
  }
  return null;
}

/** Give why a closing cannot stand; null if it can. */
export function judgeClosing(sheet: Sheet, filled: Filled, closing: Parts[]): Refusal | null {
  if (!sheet.closing || standingOf(sheet, filled).turn !== NOBODY) return refusal("ends", sheet.over_clause);
  const names = tally(sheet, filled).map((total, seat) => ({ ...total, ...closing[seat] }));
  for (const seat of names.keys()) {
    const found = refused(sheet.closing.fields, sheet.closing.checks, names, seat, seat);
    if (found) return found;
  }
  return null;
}

/** Give the first line of a sheet that cannot stand there, and why; null if all can. */
export function judgeAll(sheet: Sheet, filled: Filled): { number: number; refusal: Refusal } | null {
  for (const [number, line] of filled.lines.entries()) {
    const found = judge(sheet, { ...filled, lines: filled.lines.slice(0, number), ended: false }, line);
    if (found) return { number, refusal: found };
  }
  const found = filled.closing.length ? judgeClosing(sheet, filled, filled.closing) : null;
  return found && { number: filled.lines.length, refusal: found };
}

/** Tell whether a field is asked with what else is entered; `at` is its seat among `names`. */
export const isAsked = (field: Field, names: Names[], at: number): boolean =>
  Boolean(evaluate(field.when ?? 1, names, at)) && !(field.unless && names[at]![field.unless]);

/** Give the limits of a field. */
export function limitsOf(field: Field, names: Names[], at: number): [least: number, most: number] {
  if (field.kind === "seat") return [NOBODY, Number(names[at]!.players) - 1];
  if (field.kind === "flag") return [0, 1];
  return [evaluate(field.least ?? 0, names, at), evaluate(field.most ?? 0, names, at)];
}

/** Give all names of a line that is being entered, for every seat of it. */
export const namesNow = (sheet: Sheet, filled: Filled, line: Line): Names[] =>
  namesOf(sheet, line, tally(sheet, filled));

function refused(fields: Field[], checks: Check[] | undefined, names: Names[], at: number, seat: number) {
  for (const field of fields) {
    const found = outOfRange(field, names, at, seat);
    if (found) return found;
  }
  return failed(checks, names, at, seat);
}

function outOfRange(field: Field, names: Names[], at: number, seat: number): Refusal | null {
  const value = names[at]![field.id];
  if (!isAsked(field, names, at))
    return value === blankOf(field) ? null : refusal("unless", field.clause, field.id, seat);
  if (field.kind === "choice")
    return field.values!.includes(String(value)) ? null : refusal("range", field.clause, field.id, seat);
  const [least, most] = limitsOf(field, names, at);
  const isWhole = Number.isInteger(value) && least <= Number(value) && Number(value) <= most;
  return isWhole ? null : refusal("range", field.clause, field.id, seat, least, most);
}

function failed(checks: Check[] | undefined, names: Names[], at: number, seat: number): Refusal | null {
  const found = checks?.find((check) => !evaluate(check.holds, names, at));
  return found ? refusal(found.id, found.clause, "", seat) : null;
}

const refusal = (id: string, clause: string, field = "", seat = NOBODY, least = 0, most = 0): Refusal => ({
  id,
  clause,
  field,
  seat,
  least,
  most,
});
