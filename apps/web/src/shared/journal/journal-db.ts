import type { JournalEntry, JournalStore } from "@atrium/hooks/resource";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface JournalSchema extends DBSchema {
  entries: { key: string; value: JournalEntry; indexes: { owner: string } };
}

/** A journal in IndexedDB. What is written is on the disk before the call resolves, so that it survives a power cut. */
export function journalDb(name = "atrium-journal"): JournalStore {
  let opened: Promise<IDBPDatabase<JournalSchema>> | undefined;
  const forget = () => {
    opened = undefined;
  };

  function open(): Promise<IDBPDatabase<JournalSchema>> {
    opened ??= openDB<JournalSchema>(name, 1, {
      upgrade(db) {
        db.createObjectStore("entries", { keyPath: "id" }).createIndex("owner", "owner");
      },
      // Another window brings a newer version of the application.
      blocking(_current, _blocked, event) {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  }

  async function write(run: (store: WritableStore) => readonly Promise<unknown>[]): Promise<void> {
    const db = await open();
    const transaction = db.transaction("entries", "readwrite", { durability: "strict" });
    const requests = run(transaction.store);
    // A page that is being left has no time to wait for the transaction to end by itself.
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }

  return {
    list: async (owner) => (await open()).getAllFromIndex("entries", "owner", owner),
    put: (entry) => write((store) => [store.put(entry)]),
    remove: (ids) => write((store) => ids.map((id) => store.delete(id))),
  };
}

interface WritableStore {
  put(entry: JournalEntry): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}
