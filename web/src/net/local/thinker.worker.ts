/** The worker in which bots think, so that the house answers meanwhile. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { FromThinker, Thought, ToThinker } from "./messages";
import { failure, fromPython, openPython } from "./python";

const post = (message: FromThinker): void => postMessage(message);

let opened: Promise<{ python: PyodideAPI; entry: PyProxy }>;

async function think({ job, bytes }: Thought): Promise<void> {
  const { python, entry } = await opened;
  try {
    post({ is: "thought", job, bytes: fromPython(await entry.think(python.toPy(bytes))) as Uint8Array });
  } catch (error) {
    console.error(error);
    post({ is: "thought", job, bytes: null });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
  if (data.is === "think") return void think(data).catch(() => undefined);
  if (data.is !== "start") return;
  opened = openPython(data.base, "thinker");
  opened.then(
    () => post({ is: "ready" }),
    (error: unknown) => post(failure(error)),
  );
});
