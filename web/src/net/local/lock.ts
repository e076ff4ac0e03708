/**
 * Only one tab runs the house of this device: the one that holds a lock of the browser. Another one asks for it by a
 * broadcast, and takes it without an answer where that tab sleeps.
 */

const NAME = "parlour-house";
const PATIENCE_MS = 5_000;

/** Gives the lock back. */
export type Release = () => void;

/** Browsers lend locks to pages that came over TLS or from this machine only; elsewhere every tab counts as the only one. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Take the lock, unless another tab holds it; then give null. `onlost` is called when another tab has taken it away.
 */
export function takeLock(onlost: () => void): Promise<Release | null> {
  return requestLock({ ifAvailable: true }, onlost);
}

/** Have the tab that holds the lock give it up, and take it. */
export async function demandLock(onlost: () => void): Promise<Release | null> {
  const line = new BroadcastChannel(NAME);
  line.postMessage("yield");
  line.close();
  const late = AbortSignal.timeout(PATIENCE_MS);
  return requestLock({ signal: late }, onlost).catch(() => requestLock({ steal: true }, onlost));
}

/** Call `yielded` when another tab demands the lock. Give what ends that. */
export function watchDemands(yielded: () => void): () => void {
  const line = new BroadcastChannel(NAME);
  line.onmessage = yielded;
  return () => line.close();
}

function requestLock(options: LockOptions, onlost: () => void): Promise<Release | null> {
  const manager = locks();
  if (!manager) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    let isHeld = false;
    manager
      .request(NAME, options, (lock) => {
        if (!lock) return resolve(null);
        isHeld = true;
        return new Promise<void>((release) =>
          resolve(() => {
            isHeld = false;
            release();
          }),
        );
      })
      .catch((error: unknown) => {
        reject(error as Error);
        if (isHeld) onlost();
      });
  });
}
