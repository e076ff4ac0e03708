/** What this browser remembers between visits: names, theme, last set-up. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`parlour.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`parlour.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
