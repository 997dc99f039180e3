import { createSdk } from "@atrium/sdk";
import { createNavigation } from "../menu/navigation.ts";
import { publicPaths as defaultPublicPaths } from "../menu/paths.ts";
import { openBroadcastChannel } from "../ports/channel.ts";
import { openSharedWebLock } from "../ports/shared-lock.ts";
import { showErrors, type NoticesPort } from "../ports/notices.ts";
import { safeStorage } from "../ports/storage.ts";
import type { Session } from "../session/session.ts";
import { createSession } from "../session/session-store.ts";
import { createTabs } from "../tabs/tabs-store.ts";
import type { Atrium, AtriumOptions } from "./atrium.ts";
import { followingTabs } from "./following-tabs.ts";
import { createGuard } from "./guard.ts";
import { sessionApi } from "./session-api.ts";

/**
 * Wires a back office in one call: the SDK sends the session's token, a session that ends says so once, the guard knows
 * the user's menus, and neither tabs nor cached queries of one user are left to the next. It sends nothing before
 * somebody signs in or the guard is asked, so it can be called on a server too, once for each request.
 *
 * @example
 * const atrium = createAtrium({
 *   baseUrl: "/rest",
 *   navigate: (to, { replace }) => navigation.navigate(to, { replace }),
 *   notify: (message, kind) => notices[kind](message),
 *   queryClient,
 * });
 */
export function createAtrium(options: AtriumOptions): Atrium {
  const {
    baseUrl,
    navigate,
    notify,
    queryClient,
    publicPaths: givenPaths,
    signInCalls,
    api,
    sdk: sdkOptions = {},
    navigation: navigationOptions,
    tabs: tabsOptions,
    ...sessionOptions
  } = options;
  const { loginPath = "/login", homePath = "/", messages } = sessionOptions;
  const { storage = safeStorage(() => globalThis.sessionStorage) } = sessionOptions;
  const publicPaths = [...(givenPaths ?? without(homePath)), loginPath];
  let currentHref = homePath;
  const navigation = { navigate, currentHref: () => currentHref };
  const notices = toNotices(notify);
  const { onNotice = showErrors(notices) } = sdkOptions;
  const messageOptions = messages === undefined ? {} : { messages };

  const sdk = createSdk({
    ...sdkOptions,
    baseUrl,
    getToken: () => session.getToken(),
    onUnauthorized: () => session.reportUnauthorized(),
    waitForReauthentication: (call) => session.waitForReauthentication(call),
    onNotice(error) {
      if (error.errorCode === "PASSWORD_CHANGE_REQUIRED") session.setPasswordDue(true);
      if (error.errorCode === "SECOND_FACTOR_DUE") session.setSecondFactorDue(true);
      // The session shows its own expiry.
      if (error.status !== 401) onNotice(error);
    },
  });
  const session = createSession({
    openChannel: () => openBroadcastChannel("atrium-session"),
    openLock: () => openSharedWebLock("atrium-session"),
    ...sessionOptions,
    api: { ...sessionApi(sdk, signInCalls), ...api },
    storage,
    navigation,
    notices,
  });
  const navigationOf = createNavigation({ ...messageOptions, ...navigationOptions, publicPaths });
  const onEnter = (href: string) => void (currentHref = href);
  const guard = createGuard({ session, navigationOf, publicPaths, loginPath, homePath, onEnter });
  const tabs = createTabs({ storage, ...messageOptions, ...tabsOptions });
  onOtherUser(session, () => {
    queryClient?.clear();
    tabs.reset();
  });
  return {
    sdk,
    session,
    guard,
    navigationOf,
    tabs: followingTabs(tabs, { navigation, homePath }),
    notices,
  };
}

function without(homePath: string): readonly string[] {
  return defaultPublicPaths.filter((path) => path !== homePath);
}

function toNotices(notify: AtriumOptions["notify"]): NoticesPort {
  return {
    success: (message) => notify(message, "success"),
    warning: (message) => notify(message, "warning"),
    error: (message) => notify(message, "error"),
  };
}

/** Calls back whenever the session's content is somebody else's, or nobody's any more. */
function onOtherUser(session: Session, callback: () => void): void {
  let { generation } = session.get();
  session.subscribe(() => {
    const now = session.get().generation;
    if (now === generation) return;
    generation = now;
    callback();
  });
}
