import type { Tab, TabsStore } from "@atrium/hooks/tabs";

/** What can be done about the unsaved input of a tab before it is closed. */
export interface UnsavedWork {
  /** Saves it; resolves to whether nothing is left. Undefined where there is no one way to save. */
  save?: (() => Promise<boolean>) | undefined;
  /** Called when its loss was accepted. */
  discard?: (() => void) | undefined;
}

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
