import type { LoadStage, SessionApi, SessionContent } from "./session-types.ts";

/** Everything a session needs, or the first part of it that failed. */
export type LoadResult =
  | { readonly ok: true; readonly content: SessionContent }
  | { readonly ok: false; readonly stage: LoadStage; readonly error: unknown };

/** Loads user, menus and dictionaries at the same time. Never rejects. */
export async function loadContent(api: SessionApi): Promise<LoadResult> {
  const [user, menus, dictionaries] = await Promise.allSettled([
    attempt(() => api.loadCurrentUser()),
    attempt(() => api.loadMenus()),
    attempt(() => api.loadDictionaries()),
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
