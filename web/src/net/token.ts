/** The token of an operator: kept until this tab is closed, and sent with what only operators may ask. */

const KEY = "parlour.token";
const FOR_OPERATORS = "/house/";

export const token = {
  get: (): string => sessionStorage.getItem(KEY) ?? "",

  /** Keep a token; forget it where it is empty. */
  set(value: string): void {
    if (value) sessionStorage.setItem(KEY, value);
    else sessionStorage.removeItem(KEY);
  },

  /** Give the headers of a request to an address below `/api`. A token that no header can carry is no token. */
  headers(path: string): Record<string, string> {
    const value = path.startsWith(FOR_OPERATORS) ? token.get() : "";
    return /^[\x21-\x7e]+$/.test(value) ? { authorization: `Bearer ${value}` } : {};
  },
};
