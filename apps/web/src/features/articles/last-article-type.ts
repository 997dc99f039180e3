import { safeStorage } from "@atrium/hooks";
import { journalOwner } from "../../shared/journal/journal-store.ts";

const storage = safeStorage(() => globalThis.localStorage);
const key = () => `lastArticleType:${journalOwner()}`;

/** The type of the article that this user created last on this device; empty until there is one. */
export function lastArticleType(): string {
  return storage.get(key()) ?? "";
}

/** The next new article begins with this type. */
export function rememberArticleType(typeId: string): void {
  storage.set(key(), typeId);
}
