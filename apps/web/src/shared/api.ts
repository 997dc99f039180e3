import {
  createNavigation,
  createSession,
  createPreferences,
  openBroadcastChannel,
  openSharedWebLock,
  safeStorage,
  type SecondFactorRequired,
  type SessionApi,
} from "@atrium/hooks";
import { createTabs, type TabsStore } from "@atrium/hooks/tabs";
import { createSdk, isApiError, signIn, signOut, type ErrorCode, type Result } from "@atrium/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { confirmations } from "./confirmations.ts";
import { preferenceStorage } from "./preference-storage.ts";
import { lazyMessages, setLocale } from "./i18n.ts";
import { discardWork, saverOf } from "./unsaved-work.ts";
import { createQueryClient } from "./query-client.ts";
import { navigation } from "./navigation.ts";
import { notices } from "./notices.tsx";
import { readRuntimeConfig } from "./runtime-config.ts";
import { writeAfterPaint } from "./write-after-paint.ts";

/** What the page was configured with. */
export const config = readRuntimeConfig(globalThis.document);

/** The client of the signed-in user. */
export const sdk = createSdk({
  baseUrl: config.apiBase,
  getToken: () => session.getToken(),
  onUnauthorized: () => session.reportUnauthorized(),
  waitForReauthentication: (call) => session.waitForReauthentication(call),
  // The session reports its own expiry, and a screen of its own what is due first.
  onNotice: (error) => {
    if (error.status !== 401 && !isDue(error)) notices.error(error.message);
  },
  messages: lazyMessages("sdk"),
});

const calls = config.signInCalls;

/** The signed-in user as the session loaded it last, and when: queries begin with it. */
export const lastLoad: { user?: Result<"usersCurrent">; time: number } = { time: 0 };

const sessionApi: SessionApi = {
  signIn: (credentials) =>
    orCodeRequired(async () => {
      const { token } = await signIn(sdk, { ...credentials }, { calls, silent: true });
      return token;
    }),
  stepUp: (proof, token) =>
    orCodeRequired(() => sdk.session.stepUp({ ...proof }, { token, silent: true })),
  signOut: (token) =>
    config.oidcLabel === "" ? signOut(sdk, token, { calls, silent: true }) : signOutOfAll(token),
  loadCurrentUser: async (token) => {
    const user = await sdk.users.current(undefined, { silent: true, token });
    Object.assign(lastLoad, { user, time: Date.now() });
    return user;
  },
  loadMenus: (token) => sdk.menus.currentUser(undefined, { silent: true, token }),
  loadDictionaries: (token) => sdk.dicts.list(undefined, { silent: true, token }),
};

/** Signs out of the identity provider too, whose page sends the browser back, where the session began with it. */
async function signOutOfAll(token: string): Promise<void> {
  const { url } = await sdk.oidc.signOut(undefined, { silent: true, token });
  if (url !== null) globalThis.location.assign(url);
}

/** What a call with a password resolves to, or that a code is missing. */
async function orCodeRequired<Answer>(
  call: () => Promise<Answer>,
): Promise<Answer | SecondFactorRequired> {
  try {
    return await call();
  } catch (error) {
    if (!hasCode(error, "SECOND_FACTOR_REQUIRED")) throw error;
    return { secondFactorRequired: true };
  }
}

/** The session of this browser tab. */
export const session = createSession({
  api: sessionApi,
  storage: safeStorage(() => globalThis.window.sessionStorage),
  navigation,
  notices,
  openChannel: () => openBroadcastChannel("atrium-session"),
  openLock: () => openSharedWebLock("atrium-session"),
  homePath: "/admin",
  onExpired: "signInAgain",
  hasUnfinishedWork: () => tabs.get().tabs.some((tab) => tab.unsaved),
  messages: lazyMessages("hooks"),
});

/** The query cache of the signed-in user. */
export const queryClient: QueryClient = createQueryClient((error) => {
  if (hasCode(error, "PASSWORD_CHANGE_REQUIRED")) session.setPasswordDue(true);
  if (hasCode(error, "SECOND_FACTOR_DUE")) session.setSecondFactorDue(true);
});

/** The open tabs; they are restored after a reload. */
export const tabs: TabsStore = createTabs({
  storage: writeAfterPaint(safeStorage(() => globalThis.window.sessionStorage)),
  confirmLoss: async (lost) => {
    const titles = lost.map((tab) => tab.title);
    const isLeaving = await confirmations.askToLeave(titles, saverOf(tabs, lost));
    if (isLeaving) discardWork(tabs, lost);
    return isLeaving;
  },
  messages: lazyMessages("hooks"),
});

/** How the back office looks on this machine. */
export const preferences = createPreferences(preferenceStorage(config.basePath));

const languageChosen = () => preferences.get().language ?? config.language;

/** Resolves once the messages of the chosen language are loaded; later choices apply immediately. */
export const messagesReady = setLocale(languageChosen());
preferences.subscribe(() => void setLocale(languageChosen()));

/** Turns the user's menus into menu, routes and the index the guard asks. */
export const navigationOf = createNavigation({ messages: lazyMessages("hooks") });

/** The server refuses it until the password handed out is replaced, a second factor set up, or the person confirmed. */
function isDue(error: unknown): boolean {
  return due.some((code) => hasCode(error, code));
}

const due = ["PASSWORD_CHANGE_REQUIRED", "SECOND_FACTOR_DUE", "STEP_UP_REQUIRED"] as const;

function hasCode(error: unknown, code: ErrorCode): boolean {
  return isApiError(error) && error.errorCode === code;
}
