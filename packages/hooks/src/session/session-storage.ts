import { readJson, type StoragePort } from "../ports/storage.ts";
import { safeRedirect } from "./safe-redirect.ts";
import type { CachedUser, SessionUser } from "./session-types.ts";

const TOKEN = "token";
const USER_INFO = "userInfo";
const REDIRECT_URL = "redirectUrl";

/** What a session leaves in the tab's storage, under the names the product uses. */
export interface SessionStorage {
  /** The token; undefined when no header could carry it. */
  readToken(): string | undefined;
  writeToken(token: string): void;
  /** The cached user; undefined when it is missing or invalid. */
  readUser(): CachedUser | undefined;
  /** Caches id, name and roles, and nothing else of the user. */
  writeUser(user: SessionUser): void;
  /** Forgets token and user. */
  clear(): void;
  writeRedirect(url: string): void;
  /** The stored redirect; reading it clears it. */
  consumeRedirect(): string | undefined;
}

/** Stores a session's token, user and redirect in `storage`. */
export function sessionStorageOn(storage: StoragePort, loginPath: string): SessionStorage {
  return {
    readToken() {
      const token = storage.get(TOKEN);
      return token && isHeaderValue(token) ? token : undefined;
    },
    writeToken: (token) => storage.set(TOKEN, token),
    readUser: () => toCachedUser(readJson(storage, USER_INFO)),
    writeUser({ id, name, roles }) {
      storage.set(USER_INFO, JSON.stringify({ id, name, roles }));
    },
    clear() {
      storage.remove(TOKEN);
      storage.remove(USER_INFO);
    },
    writeRedirect(url) {
      const safe = safeRedirect(url, loginPath);
      if (safe === undefined) storage.remove(REDIRECT_URL);
      else storage.set(REDIRECT_URL, safe);
    },
    consumeRedirect() {
      const url = safeRedirect(storage.get(REDIRECT_URL), loginPath);
      storage.remove(REDIRECT_URL);
      return url;
    },
  };
}

/** Whether fetch accepts a text as the value of a header: Latin-1 without control characters. */
function isHeaderValue(text: string): boolean {
  return /^[ -~\u0080-\u00ff]+$/.test(text);
}

function toCachedUser(value: unknown): CachedUser | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!("id" in value) || !("name" in value) || !("roles" in value)) return undefined;
  const { id, name, roles } = value;
  if (typeof id !== "string" || typeof name !== "string" || !Array.isArray(roles)) return undefined;
  return { id, name, roles: roles.filter((role: unknown) => typeof role === "string") };
}
