/** The sizes of paper that can be printed on. */

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Where paper has the size of a letter. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|CR|GT|SV|NI|PA|DO|PR)$/;

/** Give the paper that is usual where the reader lives. */
export const usualPaper = (): Paper => (LETTER.test(navigator.language) ? "letter" : "a4");
