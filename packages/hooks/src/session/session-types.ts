import type { DictionaryRecord } from "../dictionary/dictionaries.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";

/**
 * The signed-in user, as far as the package uses it.
 *
 * @example
 * const initials = (user: SessionUser) => user.name.slice(0, 2);
 */
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
  readonly mustEnrolSecondFactor?: boolean | undefined;
  /** The user's open items, by badge key. */
  readonly counters?: Readonly<Record<string, number>> | undefined;
}

/**
 * The part of the user that is cached in the storage: never more than this.
 *
 * @example
 * const cached: CachedUser = { id: "u1", name: "Ann", roles: ["editor"] };
 */
export type CachedUser = Pick<SessionUser, "id" | "name" | "roles">;

/**
 * All that is loaded for a session.
 *
 * @example
 * const { user, menus, dictionaries }: SessionContent = content;
 */
export interface SessionContent {
  readonly user: SessionUser;
  readonly menus: readonly MenuEntry[];
  readonly dictionaries: readonly DictionaryRecord[];
}

/**
 * What staff sign in with.
 *
 * @example
 * const credentials: Credentials = { username: "ann", password: "a long sentence" };
 * await session.signIn(credentials);
 */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Of the account's second factor. */
  readonly code?: string;
}

/**
 * What a sign-in resolves to when the password was right and the account has a second factor: no session has begun.
 *
 * @example
 * const answer: SecondFactorRequired = { secondFactorRequired: true };
 */
export interface SecondFactorRequired {
  readonly secondFactorRequired: true;
}

/**
 * What the signed-in user confirms a session with.
 *
 * @example
 * const proof: StepUpProof = { password: "a long sentence", code: "123456" };
 * await session.stepUp(proof);
 */
export type StepUpProof = Omit<Credentials, "username">;

/**
 * The calls of a session; the caller chooses the pair of sign-in calls.
 *
 * @example
 * const reads: Pick<SessionApi, "loadCurrentUser" | "loadMenus" | "loadDictionaries"> = {
 *   loadCurrentUser: (token) => sdk.users.current(undefined, { token }),
 *   loadMenus: (token) => sdk.menus.currentUser(undefined, { token }),
 *   loadDictionaries: (token) => sdk.dicts.list(undefined, { token }),
 * };
 */
export interface SessionApi {
  /**
   * Signs in and resolves to the token. Where a code of the second factor is missing, it resolves to that; then it is
   * called again with the same credentials and the code.
   */
  signIn(credentials: Credentials): Promise<string | SecondFactorRequired>;
  /** Ends the session of `token`, which is no longer the current one. */
  signOut(token: string): Promise<unknown>;
  /**
   * Confirms the session of `token`; resolves to `SecondFactorRequired` where the proof lacks a code. Without it, calls
   * that need a step-up fail.
   */
  stepUp?(proof: StepUpProof, token: string): Promise<unknown>;
  /**
   * Each load must send the given token: while somebody signs in again in place, it is not yet the session's.
   */
  loadCurrentUser(token: string): Promise<SessionUser>;
  loadMenus(token: string): Promise<readonly MenuEntry[]>;
  loadDictionaries(token: string): Promise<readonly DictionaryRecord[]>;
}

/**
 * A request that was refused until its user proves who they are; the SDK's `UnauthorizedCall` is one.
 *
 * @example
 * const wait = (request: UnauthorizedRequest) => session.waitForReauthentication(request);
 */
export interface UnauthorizedRequest {
  /** `expired`, the default: its session has expired (401). `stepUp`: its session has to be confirmed first (403). */
  readonly reason?: "expired" | "stepUp" | undefined;
  /** The token it carried. */
  readonly token: string | null;
  /** Aborted when the caller no longer waits. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The part of the load that failed.
 *
 * @example
 * const state = session.get();
 * const stage: LoadStage | undefined = state.status === "failed" ? state.stage : undefined;
 */
export type LoadStage = "user" | "menus" | "dictionaries";
