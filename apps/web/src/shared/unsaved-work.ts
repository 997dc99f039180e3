import type { Tab, TabsStore } from "@atrium/hooks/tabs";

/** What can be done about the unsaved input of a tab before it is closed. */
export interface UnsavedWork {
  /** Saves it; resolves to whether nothing is left. Undefined where there is no one way to save. */
  save?: (() => Promise<boolean>) | undefined;
  /** Called when its loss was accepted. */
  discard?: (() => void) | undefined;
  /** Names the record that is edited at search params of the page; where the view does not say, the open dialog's. */
  recordAt?: ((search: Search) => string) | undefined;
  /** The record that the view itself goes on to: it has asked, or saved. */
  nextRecord?: string | undefined;
}

type Search = Readonly<Record<string, unknown>>;
type Retaining = Pick<TabsStore, "retain">;
type Lost = readonly Pick<Tab, "key">[];

/** What the view of a tab can do about its unsaved input; the view fills it in. */
export function unsavedWorkOf(tabs: Retaining, tabKey: string): UnsavedWork {
  return tabs.retain(tabKey, "unsaved-work", (): UnsavedWork => ({}));
}

/** Saves the unsaved input of all these tabs; undefined when one of them cannot be saved from outside. */
export function saverOf(tabs: Retaining, lost: Lost): (() => Promise<boolean>) | undefined {
  const works = lost.map(({ key }) => unsavedWorkOf(tabs, key));
  const savers = works.flatMap(({ save }) => save ?? []);
  if (savers.length === 0 || savers.length < works.length) return undefined;
  return async () => (await Promise.all(savers.map((save) => save()))).every(Boolean);
}

/** The loss of the unsaved input of these tabs was accepted. */
export function discardWork(tabs: Retaining, lost: Lost): void {
  for (const { key } of lost) unsavedWorkOf(tabs, key).discard?.();
}

/** The view of a tab itself goes to other search params; nobody needs to be asked any more. */
export function noteOwnMove(tabs: Retaining, tabKey: string, search: Search): void {
  const work = unsavedWorkOf(tabs, tabKey);
  work.nextRecord = recordAt(work, search);
}

/** Whether a tab with unsaved input would show another record in its place, at search params that others chose. */
export function replacesWork(
  tabs: Retaining,
  { key, unsaved, snapshot }: Pick<Tab, "key" | "unsaved" | "snapshot">,
  search: Search,
): boolean {
  if (!unsaved) return false;
  const work = unsavedWorkOf(tabs, key);
  const next = recordAt(work, search);
  return next !== recordAt(work, snapshot.search) && next !== work.nextRecord;
}

/** A tab has arrived at its search params. */
export function endOwnMove(tabs: Retaining, tabKey: string): void {
  unsavedWorkOf(tabs, tabKey).nextRecord = undefined;
}

function recordAt(work: UnsavedWork, search: Search): string {
  if (work.recordAt !== undefined) return work.recordAt(search);
  return typeof search["dialog"] === "string" ? search["dialog"] : "";
}
