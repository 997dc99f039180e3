import {
  createNavigation,
  createSession,
  createTabs,
  createUiState,
  openBroadcastChannel,
  safeStorage,
  type SessionApi,
} from "@atrium/hooks";
import { createSdk, signIn, signOut } from "@atrium/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { confirmations } from "./confirmations.ts";
import { createQueryClient } from "./query-client.ts";
import { navigation } from "./navigation.ts";
import { notices } from "./notices.tsx";
import { readRuntimeConfig } from "./runtime-config.ts";

/** What the page was configured with. */
export const config = readRuntimeConfig(globalThis.document);

/** The client of the signed-in user. */
export const sdk = createSdk({
  baseUrl: config.apiBase,
  getToken: () => session.getToken(),
  onUnauthorized: () => session.reportUnauthorized(),
  // The session itself says that it has ended.
  onNotice: (error) => {
    if (error.status !== 401) notices.error(error.message);
  },
});

const calls = config.signInCalls;

const sessionApi: SessionApi = {
  signIn: async (credentials) => {
    const { token } = await signIn(sdk, { ...credentials }, { calls, quiet: true });
    return token;
  },
  signOut: (token) => signOut(sdk, token, { calls, quiet: true }),
  loadCurrentUser: () => sdk.users.current(undefined, { quiet: true }),
  loadMenus: () => sdk.menus.currentUser(undefined, { quiet: true }),
  loadDictionaries: () => sdk.dicts.list(undefined, { quiet: true }),
};

/** The session of this browser tab. */
export const session = createSession({
  api: sessionApi,
  storage: safeStorage(() => globalThis.sessionStorage),
  navigation,
  notices,
  openChannel: () => openBroadcastChannel("atrium-session"),
  homePath: "/office",
});

/** What the server told the signed-in user, remembered. */
export const queryClient: QueryClient = createQueryClient();

/** The open tabs; they come back after the page is loaded anew. */
export const tabs = createTabs({
  storage: safeStorage(() => globalThis.sessionStorage),
  confirmLoss: (lost) => confirmations.askToLeave(lost.map((tab) => tab.title)),
});

/** How the back office looks on this machine. */
export const uiState = createUiState(safeStorage(() => globalThis.localStorage));

/** Turns the user's menus into menu, routes and the index the guard asks. */
export const navigationOf = createNavigation();
