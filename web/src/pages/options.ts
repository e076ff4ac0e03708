/** Words the options of a game. */

import { say, sayNumber } from "../words/say";
import type { OptionInfo, Value, Word } from "../wire";

type Tell = (word: Word) => string;

/** Write a value of an option; that of who starts is a seat, as the set-up page counts them. */
export function sayValue({ name, words }: OptionInfo, value: Value, tell: Tell): string {
  if (typeof value === "number")
    return name === "start" ? say("setup-seat", { seat: value + 1 }) : sayNumber(value);
  const word = words[String(value)];
  return word ? tell(word) : String(value);
}

/** Write an option that is not as usual. */
export function sayUnusual(option: OptionInfo, value: Value | null, tell: Tell): string {
  const label = tell(option.label);
  if (value === null || value === true || Array.isArray(value)) return label;
  return say("sheet-option", {
    label,
    value: value === false ? say("lobby-off") : sayValue(option, value, tell),
  });
}

/** Write what was chosen, without what is off or as usual. */
export const sayChosen = (options: OptionInfo[], chosen: Record<string, unknown>, tell: Tell): string[] =>
  options.flatMap((option) => {
    const value = chosen[option.name] as Value | undefined;
    if (value === undefined || value === null || value === false) return [];
    const label = tell(option.label);
    return value === true ? label : say("sheet-option", { label, value: sayValue(option, value, tell) });
  });
