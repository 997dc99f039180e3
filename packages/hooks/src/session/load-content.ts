import type { Messages } from "../messages.ts";
import type { LoadStage, SessionApi, SessionContent } from "./session-types.ts";

/** Everything a session needs, or the first part of it that failed. */
export type LoadResult =
  | { readonly ok: true; readonly content: SessionContent }
  | { readonly ok: false; readonly stage: LoadStage; readonly error: unknown };

/** Loads one part. */
export async function loadPart(
  api: SessionApi,
  part: LoadStage,
  token: string,
): Promise<Partial<SessionContent>> {
  if (part === "user") return { user: await api.loadCurrentUser(token) };
  if (part === "menus") return { menus: await api.loadMenus(token) };
  return { dictionaries: await api.loadDictionaries(token) };
}

/** Loads user, menus and dictionaries at the same time. Never rejects. */
export async function loadContent(api: SessionApi, token: string): Promise<LoadResult> {
  const [user, menus, dictionaries] = await Promise.allSettled([
    attempt(() => api.loadCurrentUser(token)),
    attempt(() => api.loadMenus(token)),
    attempt(() => api.loadDictionaries(token)),
  ]);
  if (user.status === "rejected") return { ok: false, stage: "user", error: user.reason };
  if (menus.status === "rejected") return { ok: false, stage: "menus", error: menus.reason };
  if (dictionaries.status === "rejected") {
    return { ok: false, stage: "dictionaries", error: dictionaries.reason };
  }
  const content = { user: user.value, menus: menus.value, dictionaries: dictionaries.value };
  return { ok: true, content };
}

// Also turns a port that throws at once into a rejection.
async function attempt<Value>(call: () => Promise<Value>): Promise<Value> {
  return call();
}

/** The notice for a part that failed to load. */
export function loadMessage(stage: LoadStage, messages: Messages): string {
  if (stage === "menus") return messages.dynamicMenusFailed();
  if (stage === "dictionaries") return messages.dictionariesFailed();
  return messages.userInfoFailed();
}
