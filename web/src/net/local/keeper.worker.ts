/** The worker that fetches the bundle of the house, so that it is there without a connection. */

import { fetchBundle } from "./bundle";
import type { FromKeeper, ToKeeper } from "./messages";
import { failure } from "./python";

const post = (message: FromKeeper): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToKeeper>) => {
  fetchBundle(data.base, (done, total) => post({ is: "loading", done, total })).then(
    ({ version }) => post({ is: "kept", version }),
    (error: unknown) => post(failure(error)),
  );
});
