import { createSession, openBroadcastChannel, openSharedWebLock, safeStorage } from "@atrium/hooks";
import { createSdk, signIn, signOut } from "@atrium/sdk";

/** Of the browser: with the token of who is signed in. */
export const sdk = createSdk({
  baseUrl: "/rest",
  getToken: () => session.getToken(),
  onUnauthorized: () => session.reportUnauthorized(),
});

export const session = createSession({
  api: {
    signIn: async (credentials) => (await signIn(sdk, { ...credentials })).token,
    signOut: (token) => signOut(sdk, token),
    loadCurrentUser: (token) => sdk.users.current(undefined, { token }),
    loadMenus: (token) => sdk.menus.currentUser(undefined, { token }),
    loadDictionaries: (token) => sdk.dicts.list(undefined, { token }),
  },
  storage: safeStorage(() => window.sessionStorage),
  openChannel: () => openBroadcastChannel("next-session"),
  openLock: () => openSharedWebLock("next-session"),
  // Every page of this site is public, so nobody is sent anywhere.
  navigation: { navigate: () => undefined },
  notices: { success: () => undefined, warning: () => undefined, error: () => undefined },
});
