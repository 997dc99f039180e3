import {
  openBroadcastChannel,
  openSharedWebLock,
  sessionContent,
  systemClock,
} from "@atrium/hooks";
import {
  createRecordWindows,
  isOutdated,
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
export async function leftBehind(owner: string): Promise<readonly JournalEntry[]> {
  const entries = await journalStore.list(owner);
  if (entries.length === 0) return entries;
  const open = await recordWindows().openEditors(entries.map(({ id }) => id));
  const now = Date.now();
  const outdated = entries.filter((entry) => isOutdated(entry, now));
  if (outdated.length > 0) void journalStore.remove(outdated.map(({ id }) => id));
  return entries
    .filter((entry) => !open.has(entry.id) && !outdated.includes(entry))
    .toSorted((one, other) => other.editedAt - one.editedAt);
}
