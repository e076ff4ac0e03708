/** Identifiers of what this page sends, by which it recognises the answers. */

let count = 0;

/** Make an identifier that no other frame of this browser has. */
export const newId = (): string => `${Date.now().toString(36)}-${++count}`;
