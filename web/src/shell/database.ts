/** A store of records in this browser, in IndexedDB. */

export interface Store<Record> {
  all(): Promise<unknown[]>;
  put(record: Record): Promise<void>;
  delete(key: string): Promise<void>;
}

export interface StoreOptions {
  readonly database: string;
  readonly version: number;
  readonly store: string;
  /** The field by which records are found. */
  readonly key: string;
}

/** Returns a store, which is opened when it is used first. */
export function openStore<Record>({ database, version, store, key }: StoreOptions): Store<Record> {
  let opened: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(database, version);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: key });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
    });
    // Another try may succeed: the player may have made room.
    opened.catch(() => (opened = null));
    return opened;
  }

  async function run<T>(mode: IDBTransactionMode, what: (records: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await open()).transaction(store, mode);
    return new Promise((resolve, reject) => {
      const request = what(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
    });
  }

  return {
    all: () => run("readonly", (records) => records.getAll()),
    put: async (record) => void (await run("readwrite", (records) => records.put(record))),
    delete: async (id) => void (await run("readwrite", (records) => records.delete(id))),
  };
}
