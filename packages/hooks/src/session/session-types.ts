import type { DictionaryRecord } from "../dictionary/dictionaries.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";

/** The signed-in user, as far as the package looks at them. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  /** Role codes. */
  readonly roles: readonly string[];
  /** Permission codes; absent means none. */
  readonly permissions?: readonly string[] | undefined;
  readonly username?: string | undefined;
  readonly avatar?: string | null | undefined;
  readonly orgName?: string | null | undefined;
  readonly mustChangePassword?: boolean | undefined;
  /** What waits for the user, by badge key. */
  readonly counters?: Readonly<Record<string, number>> | undefined;
}

/** What of the user is cached in the storage: never more than this. */
export type CachedUser = Pick<SessionUser, "id" | "name" | "roles">;

/** All that is loaded for a session. */
export interface SessionContent {
  readonly user: SessionUser;
  readonly menus: readonly MenuEntry[];
  readonly dictionaries: readonly DictionaryRecord[];
}

/** What staff sign in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The calls a session makes; whichever pair of sign-in calls is live is the caller's choice. */
export interface SessionApi {
  /** Signs in and gives the token. Rejects when the server refuses. */
  signIn(credentials: Credentials): Promise<string>;
  /** Ends the session of `token`, which is no longer the current one. */
  signOut(token: string): Promise<unknown>;
  loadCurrentUser(): Promise<SessionUser>;
  loadMenus(): Promise<readonly MenuEntry[]>;
  loadDictionaries(): Promise<readonly DictionaryRecord[]>;
}

/** The part of the load that failed. */
export type LoadStage = "user" | "menus" | "dictionaries";
