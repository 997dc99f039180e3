import {
  createNavigation,
  createSession,
  openBroadcastChannel,
  openSharedWebLock,
  safeStorage,
  showErrors,
} from "@atrium/hooks";
import { createTabs } from "@atrium/hooks/tabs";
import { createSdk, signIn, signOut } from "@atrium/sdk";
import { QueryClient } from "@tanstack/react-query";
import { navigate } from "wouter/use-browser-location";
import { notices } from "./notices.tsx";

/** The client of the signed-in user. */
export const sdk = createSdk({
  baseUrl: "/rest",
  getToken: () => session.getToken(),
  onUnauthorized: () => session.reportUnauthorized(),
  waitForReauthentication: (call) => session.waitForReauthentication(call),
  onNotice: showErrors(notices),
});

const storage = safeStorage(() => globalThis.sessionStorage);

export const session = createSession({
  api: {
    signIn: async (credentials) => (await signIn(sdk, { ...credentials }, { silent: true })).token,
    signOut: (token) => signOut(sdk, token, { silent: true }),
    loadCurrentUser: (token) => sdk.users.current(undefined, { token }),
    loadMenus: (token) => sdk.menus.currentUser(undefined, { token }),
    loadDictionaries: (token) => sdk.dicts.list(undefined, { token }),
  },
  storage,
  navigation: { navigate: (to, { replace }) => navigate(to, { replace }) },
  notices,
  openChannel: () => openBroadcastChannel("admin-session"),
  openLock: () => openSharedWebLock("admin-session"),
  onExpired: "signInAgain",
});

/** This example has no public pages, so the menus may have any address but the sign-in's. */
export const publicPaths = ["/", "/login"];
export const navigationOf = createNavigation({ publicPaths });

export const tabs = createTabs({
  storage,
  confirmLoss: (lost) =>
    globalThis.confirm(`Leave without saving ${lost.map((tab) => tab.title).join(", ")}?`),
});

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

// Another user finds nothing of the one before.
let { generation } = session.get();
session.subscribe(() => {
  if (session.get().generation === generation) return;
  ({ generation } = session.get());
  queryClient.clear();
  tabs.reset();
});
