/** Formats messages of Project Fluent; a missing message or argument never throws. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { framed, TERM } from "./terms";

export type Given = Record<string, FluentVariable>;

/** Write a number with a true minus sign. */
export const withMinus = (digits: string): string => digits.replace("-", "−");

/** A number in a message, with its true minus sign and at most two decimals. */
export class Numeral extends FluentNumber {
  constructor(value: number) {
    super(value, { maximumFractionDigits: 2 });
  }

  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/** How often a message, or an argument of it, was missing, by id. */
export const missed = new Map<string, number>();

/** Read messages; `locale` is that of their numbers, plurals and lists. */
export function readWords(locale: string, ftl: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: { TERM } });
  bundle.addResource(new FluentResource(ftl));
  return bundle;
}

/** Format a message from the first bundle that has it, with or without framed terms; without any, words of its id. */
export function format(bundles: FluentBundle[], id: string, given: Given, terms = false): string {
  const bundle = bundles.find((it) => patternOf(it, id));
  const errors: Error[] = [];
  const pattern = bundle && patternOf(bundle, id);
  const formatted = () => bundle!.formatPattern(pattern!, given, errors);
  const text = !pattern ? id.replaceAll("-", " ") : terms ? framed(formatted) : formatted();
  if (bundle !== bundles[0] || !pattern || errors.length) miss(id, errors[0]?.message ?? "no such message");
  return text;
}

/** The words of a message, or behind a dot of one of its attributes. */
function patternOf(bundle: FluentBundle, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

function miss(id: string, why: string): void {
  const before = missed.get(id) ?? 0;
  missed.set(id, before + 1);
  if (before === 0) console.warn(`Words of "${id}": ${why}`);
}
