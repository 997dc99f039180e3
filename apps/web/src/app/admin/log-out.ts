import { session, tabs } from "../../shared/api.ts";
import { confirmations } from "../../shared/confirmations.ts";
import { journalOwner, journalStore, leftBehind } from "../../shared/journal/journal-store.ts";
import { discardWork } from "../../shared/unsaved-work.ts";

/** Logs out. Asks first what becomes of input that no server has, in open tabs and from earlier visits. */
export async function logOut(): Promise<void> {
  const unsaved = tabs.get().tabs.filter((tab) => tab.unsaved);
  // Without a storage there is nothing from earlier visits.
  const entries = await leftBehind(journalOwner()).catch(() => []);
  const titles = [...unsaved, ...entries].map(({ title }) => title);
  const choice = titles.length === 0 ? "keep" : await confirmations.askToLogOut(titles);
  if (choice === "stay") return;
  if (choice === "discard") {
    discardWork(tabs, unsaved);
    await journalStore.remove(entries.map(({ id }) => id)).catch(() => undefined);
  }
  await session.signOut();
}
