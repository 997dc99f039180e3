import type { NavigationPort } from "../ports/navigation.ts";
import type { NoticesPort } from "../ports/notices.ts";
import type { Credentials, SessionApi, SessionContent } from "./session-types.ts";

/** Content of a user, for tests. */
export function contentOf(id: string, roles: readonly string[] = ["editor"]): SessionContent {
  const user = { id, name: `Name of ${id}`, roles, permissions: ["article:read"], username: id };
  return { user, menus: [], dictionaries: [] };
}

/** An in-memory server: accepts the password "right" and the code "123456", and records its calls and their tokens. */
export function startFakeServer() {
  const calls: string[] = [];
  const failing = new Set<string>();
  const loadedWith = new Set<string>();
  /** Names of accounts with a second factor. */
  const enrolled = new Set<string>();
  let tokens = 0;
  let userId = "u1";

  function load<Value>(call: string, token: string, value: () => Value): Promise<Value> {
    loadedWith.add(token);
    return answer(call, value);
  }

  async function answer<Value>(call: string, value: () => Value): Promise<Value> {
    calls.push(call);
    await Promise.resolve();
    if (failing.has(call)) throw new Error(`${call} failed`);
    return value();
  }

  const api: SessionApi = {
    signIn: ({ username, password, code }: Credentials) =>
      answer("signIn", () => {
        if (password !== "right") throw new Error("wrong password");
        if (enrolled.has(username) && code === undefined) return { secondFactorRequired: true };
        if (code !== undefined && code !== "123456") throw new Error("wrong code");
        userId = username;
        tokens += 1;
        return `token-${tokens}`;
      }),
    async signOut(token) {
      calls.push(`signOut ${token}`);
      if (failing.has("signOut")) throw new Error("signOut failed");
    },
    stepUp: ({ password, code }, token) =>
      answer(`stepUp ${token}`, () => {
        if (password !== "right") throw new Error("wrong password");
        if (enrolled.has(userId) && code === undefined) return { secondFactorRequired: true };
        return null;
      }),
    loadCurrentUser: (token) => load("user", token, () => contentOf(userId).user),
    loadMenus: (token) => load("menus", token, () => contentOf(userId).menus),
    loadDictionaries: (token) => load("dictionaries", token, () => contentOf(userId).dictionaries),
  };
  return { api, calls, failing, loadedWith, enrolled };
}

/** Notices and navigation that record their calls. */
export function recordingPorts() {
  const shownNotices: string[] = [];
  const visited: string[] = [];
  const notices: NoticesPort = {
    success: (message) => shownNotices.push(`success: ${message}`),
    warning: (message) => shownNotices.push(`warning: ${message}`),
    error: (message) => shownNotices.push(`error: ${message}`),
  };
  const navigation: NavigationPort = {
    navigate: (to, { replace }) => visited.push(replace ? to : `${to} (pushed)`),
  };
  return { shownNotices, visited, notices, navigation };
}
