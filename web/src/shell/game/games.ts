/** The saved games of this browser, in IndexedDB. */
import type { SavedGame } from "../../core/saved";

const DATABASE = "bachet";
const VERSION = 1;
const STORE = "games";
/** The channel on which tabs tell each other what they saved. */
const CHANNEL = "bachet.games";

/** What a tab tells the others. */
export interface Told {
  readonly key: string;
  readonly writer: string;
}

/** This tab. */
export const WRITER = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

/** Returns what was saved under a key; `undefined` if there is nothing. What it holds is yet to be checked. */
export async function load(key: string): Promise<unknown> {
  return run("readonly", (games) => games.get(key));
}

/** Returns all that was saved. What it holds is yet to be checked. */
export async function all(): Promise<unknown[]> {
  return run<unknown[]>("readonly", (games) => games.getAll());
}

/** Saves a game. A game that another tab has saved meanwhile is replaced: the newest wins. */
export async function save(game: SavedGame): Promise<void> {
  await run("readwrite", (games) => games.put(game));
  channel?.postMessage({ key: game.key, writer: WRITER } satisfies Told);
}

/** Calls `told` when another tab has saved a game. Returns what ends it. */
export function followTabs(told: (game: Told) => void): () => void {
  const hear = (event: MessageEvent<Told>): void => told(event.data);
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
  // Another try may succeed: the player may have made room.
  opened.catch(() => (opened = null));
  return opened;
}

async function run<T>(mode: IDBTransactionMode, what: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: "relaxed" });
    const request = what(transaction.objectStore(STORE));
    // A page that is left has no time to wait for the end of the transaction.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}
