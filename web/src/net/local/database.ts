/**
 * What the house of this device stores, in IndexedDB: text by keys that are text, in a few stores. What was written is
 * on the disk when `write` answers. Every rejection means that there is no storage: full, refused, or a private window.
 */

export const STORES = ["tables", "rows", "house"] as const;
export type Store = (typeof STORES)[number];
/** What to do, in which store, at which key, with which value; "add" demands that the key is new. */
export type Change = ["add" | "put" | "delete", Store, string, string | null];

const VERSION = 1;

export class Database {
  private constructor(private readonly database: IDBDatabase) {}

  /** Open a database, and make it where there is none. */
  static async open(name: string): Promise<Database> {
    const opening = indexedDB.open(name, VERSION);
    opening.onupgradeneeded = () => {
      for (const store of STORES) opening.result.createObjectStore(store);
    };
    return new Database(await answerOf(opening));
  }

  close(): void {
    this.database.close();
  }

  /** Give the value at a key; undefined where there is none. */
  read(store: Store, key: string): Promise<string | undefined> {
    return answerOf(this.database.transaction(store).objectStore(store).get(key));
  }

  /** List keys and values from `low` up to but without `high`, ascending. */
  async list(store: Store, low: string, high: string): Promise<[string, string][]> {
    if (low >= high) return [];
    const range = IDBKeyRange.bound(low, high, false, true);
    const found = this.database.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([
      answerOf(found.getAllKeys(range)),
      answerOf<string[]>(found.getAll(range)),
    ]);
    return keys.map((key, i) => [key as string, values[i]!]);
  }

  /** Make changes, all or none, durably. Give false and change nothing where an "add" finds its key. */
  write(changes: Change[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const work = this.database.transaction(STORES, "readwrite", { durability: "strict" });
      let isTaken = false;
      work.oncomplete = () => resolve(true);
      work.onabort = () => (isTaken ? resolve(false) : reject(work.error));
      for (const [kind, name, key, value] of changes) {
        const store = work.objectStore(name);
        if (kind === "delete") store.delete(key);
        else if (kind === "put") store.put(value, key);
        else
          store.add(value, key).onerror = ({ target }) =>
            void (isTaken ||= (target as IDBRequest).error?.name === "ConstraintError");
      }
    });
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
