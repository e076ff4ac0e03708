/** Answers that `parlour export` writes as files beside the page: what is the same for everybody and on every day. */

import { fileAddress } from "../ui/address";

const WRITTEN =
  /^\/(games|words\/\w+|games\/[\w-]+\/(rules|pictures|guide|lesson|examples\/\d+|states\/[\w-]+))$/;

/** Read the answer to a request for a path; null where none is written, or the host is gone. */
export async function readWritten(path: string): Promise<unknown> {
  if (!WRITTEN.test(path)) return null;
  const answer = await fetch(fileAddress(`answers${path}.json`)).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}
