import {
  createStore,
  openBroadcastChannel,
  openSharedWebLock,
  sessionContent,
  systemClock,
  type ReadableStore,
} from "@atrium/hooks";
import {
  createRecordWindows,
  isOutdated,
  type Journal,
  type JournalEntry,
  type JournalStore,
  type RecordWindows,
} from "@atrium/hooks/resource";
import { loadOnce } from "../../start/load-once.ts";
import { session } from "../api.ts";

// Offline it may not load; the next write tries again.
const load = loadOnce(async () => (await import("./journal-db.ts")).journalDb());
let windows: RecordWindows | undefined;

/** The journal of this device. Only whoever edits something loads what it is made of. */
export const journalStore: JournalStore = {
  list: async (owner) => (await load()).list(owner),
  put: async (entry) => (await load()).put(entry),
  remove: async (ids) => (await load()).remove(ids),
};

/** The records that are open in the windows of this browser. */
export function recordWindows(): RecordWindows {
  windows ??= createRecordWindows(
    openBroadcastChannel("atrium-records"),
    systemClock,
    // The entries of a window that is too busy to answer would be offered in this one.
    (id) => openSharedWebLock(`atrium-records ${id}`),
  );
  return windows;
}

/** The id of the signed-in user; an expired session still has it. */
export function journalOwner(): string {
  return sessionContent(session.get())?.user.id ?? "";
}

/** What this user left behind on this device: the newest first, without what is open in some window. */
export async function leftBehind(
  owner: string,
  store = journalStore,
): Promise<readonly JournalEntry[]> {
  const entries = await store.list(owner);
  if (entries.length === 0) return entries;
  const open = await recordWindows().openEditors(entries.map(({ id }) => id));
  const now = Date.now();
  const outdated = entries.filter((entry) => isOutdated(entry, now));
  if (outdated.length > 0) void store.remove(outdated.map(({ id }) => id));
  return entries
    .filter((entry) => !open.has(entry.id) && !outdated.includes(entry))
    .toSorted((one, other) => other.editedAt - one.editedAt);
}

/** How the entries that can be taken up again are recognized. */
interface LeftBehindOptions<Entry extends JournalEntry> {
  /** The id of the user. */
  readonly owner: string;
  /** What this version of the application understands of an entry; undefined where there is nothing to take up. */
  readonly read: (entry: JournalEntry) => Entry | undefined;
  /** Whether an entry holds something that the server does not have. */
  readonly isUnsaved: (entry: Entry) => boolean;
}

/** Entries that can be taken up again, the newest first. */
export interface LeftBehind<Entry extends JournalEntry> extends ReadableStore<readonly Entry[]> {
  /** Looks for them; what the server has meanwhile is removed from the device. Never rejects. */
  readonly find: () => Promise<void>;
  /** Removes one that is not wanted. Never rejects. */
  readonly discard: (entry: Entry) => Promise<void>;
  /** Removes one that was taken up again, once the journal has stored what was made of it. Never rejects. */
  readonly replace: (entry: Entry, journal: Pick<Journal, "flush">) => Promise<void>;
}

/** What earlier visits left behind of one record, or of new ones. */
export function leftBehindOf<Entry extends JournalEntry>(
  { owner, read, isUnsaved }: LeftBehindOptions<Entry>,
  store = journalStore,
): LeftBehind<Entry> {
  const offered = createStore<readonly Entry[]>([]);

  async function remove(entries: readonly JournalEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await store.remove(entries.map(({ id }) => id)).catch(() => undefined);
  }

  function hide({ id }: JournalEntry): void {
    offered.set((entries) => entries.filter((entry) => entry.id !== id));
  }

  return {
    get: offered.get,
    subscribe: offered.subscribe,
    async find() {
      // Where nothing can be stored, nothing was.
      const entries = await leftBehind(owner, store).catch(() => []);
      const own = entries.flatMap((stored) => {
        const entry = read(stored);
        return entry === undefined ? [] : [{ stored, entry, isUnsaved: isUnsaved(entry) }];
      });
      offered.set(own.filter((one) => one.isUnsaved).map(({ entry }) => entry));
      // What another version of the application wrote besides stays until it is outdated.
      const isDone = own.filter((one) => !one.isUnsaved && isWhole(one.entry, one.stored));
      await remove(isDone.map(({ entry }) => entry));
    },
    async discard(entry) {
      hide(entry);
      await remove([entry]);
    },
    async replace(entry, journal) {
      hide(entry);
      if (await journal.flush()) await remove([entry]);
    },
  };
}

/** Whether all that was stored was understood. */
function isWhole(read: JournalEntry, stored: JournalEntry): boolean {
  const sizes = [read, stored].map(({ changes }) => Object.keys(changes).length);
  return sizes[0] === sizes[1] && (read.creation === undefined) === (stored.creation === undefined);
}
