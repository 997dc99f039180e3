import type { JournalEntry, JournalStore } from "@atrium/hooks/resource";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import {
  baseKey,
  packEntry,
  unpackEntry,
  type EntryBase,
  type PackedEntry,
} from "./packed-entry.ts";

/** What is known to be stored of what an entry began with. */
interface KnownBase {
  readonly fields: object;
  /** How many writes have trusted in it since it was looked up. */
  trusted: number;
}

/** The writes, about one a second, between two looks at whether the start of an entry is still stored. */
const maxTrusted = 2;

type Row = JournalEntry | PackedEntry | EntryBase;

interface JournalSchema extends DBSchema {
  entries: { key: string; value: Row; indexes: { owner: string } };
}

/**
 * A journal in IndexedDB. What is written is on the disk before the call resolves, so that it survives a power cut. What
 * an entry's edits began with is a row of its own, so that a second of typing writes no more than was typed.
 */
export function journalDb(name = "atrium-journal"): JournalStore {
  let opened: Promise<IDBPDatabase<JournalSchema>> | undefined;
  /** By the id of the entry. */
  const bases = new Map<string, KnownBase>();
  const forget = () => {
    opened = undefined;
    bases.clear();
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

  async function write<Outcome>(
    run: (store: WritableStore) => readonly Promise<Outcome>[],
  ): Promise<Outcome[]> {
    const db = await open();
    const transaction = db.transaction("entries", "readwrite", { durability: "strict" });
    const requests = run(transaction.store);
    // A page that is being left has no time to wait for the transaction to end by itself.
    transaction.commit();
    const [outcomes] = await Promise.all([Promise.all(requests), transaction.done]);
    return outcomes;
  }

  async function put(entry: JournalEntry): Promise<void> {
    const taken = packEntry(entry);
    if (taken === undefined) return void (await write((store) => [store.put(entry)]));
    const { packed, base } = taken;
    const known = bases.get(entry.id);
    if (known !== undefined && isSame(known.fields, base.fields)) {
      // Another window may have removed it, taking this one for gone. To look takes as long as to write.
      known.trusted += 1;
      if (known.trusted <= maxTrusted) return void (await write((store) => [store.put(packed)]));
      known.trusted = 0;
      const [count] = await write((store) => [store.count(base.id), store.put(packed)]);
      if (count === 1) return;
    }
    await write((store) => [store.put(base), store.put(packed)]);
    bases.set(entry.id, { fields: base.fields, trusted: 0 });
  }

  async function list(owner: string): Promise<JournalEntry[]> {
    const db = await open();
    // In one transaction: meanwhile another window may write both parts anew.
    const { store } = db.transaction("entries");
    const rows = await store.index("owner").getAll(owner);
    const read = rows.map(async (row) => {
      if ("fields" in row) return [];
      if (!("splices" in row)) return [row];
      const base = await store.get(baseKey(row.id));
      return base !== undefined && "fields" in base ? [unpackEntry(row, base.fields)] : [];
    });
    return (await Promise.all(read)).flat();
  }

  // A window that was out of sight may have been asleep, and taken for gone.
  document.addEventListener("visibilitychange", () => {
    for (const known of bases.values()) known.trusted = maxTrusted;
  });

  return {
    list,
    put,
    remove: async (ids) => {
      for (const id of ids) bases.delete(id);
      await write((store) => ids.flatMap((id) => [store.delete(id), store.delete(baseKey(id))]));
    },
  };
}

interface WritableStore {
  count(id: string): Promise<unknown>;
  put(row: Row): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}

/** Whether two records hold the very same. */
function isSame(one: object, other: object): boolean {
  const values: [string, unknown][] = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    values.length === others.size &&
    values.every(([name, value]) => Object.is(value, others.get(name)))
  );
}
