/** Stores what this browser remembers between visits: names, theme, last set-up. */

const HOUSE = "parlour.";

/** Tells whether a stored value has the type wanted: another version, or somebody, may have written something else. */
export type Fits<T> = (value: unknown) => value is T;

export const isText: Fits<string> = (value): value is string => typeof value === "string";
export const isNumber: Fits<number> = (value): value is number => Number.isFinite(value);
export const isSwitch: Fits<boolean> = (value): value is boolean => typeof value === "boolean";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isOneOf =
  <T>(values: readonly T[]): Fits<T> =>
  (value): value is T =>
    values.includes(value as T);

export const isListOf =
  <T>(fits: Fits<T>): Fits<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(fits);

/** Make the test for an object with any keys. */
export const isMapOf =
  <T>(fits: Fits<T>): Fits<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(fits);

/** Make the test for an object with these fields at least. */
export const isMadeOf =
  <T extends object>(fields: { [K in keyof T]: Fits<T[K]> }): Fits<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Fits<unknown>>(fields).every(([name, fits]) => fits(value[name]));

export const isMaybe =
  <T>(fits: Fits<T>): Fits<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || fits(value);

/** Read what was stored under a key; `otherwise` where nothing was, or something that does not fit. */
export function recall<T, Other>(key: string, otherwise: Other, fits: Fits<T>): T | Other {
  try {
    const text = localStorage.getItem(HOUSE + key);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return fits(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(HOUSE + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store; nothing depends on it.
  }
}

/** List the keys under which something is stored. */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(HOUSE) ? key.slice(HOUSE.length) : []));
  } catch {
    return [];
  }
}

/** Remove what was stored under a key. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(HOUSE + key);
  } catch {
    // As above.
  }
}
