/** What stays in a field whose lines were sent: a person may write on while the answer is on its way. */

/** Give the lines of a field that were not among those sent. */
export function unsentLines(now: string, sent: string): string {
  const gone = new Set(sent.split("\n"));
  return now
    .split("\n")
    .filter((line) => !gone.has(line))
    .join("\n");
}
