import { isApiError, signIn, signOut, type Sdk, type SignInCalls } from "@atrium/sdk";
import type { SessionApi } from "../session/session-types.ts";

/**
 * The calls of a session, made by an SDK. They are silent: the session and the sign-in form show their failures.
 *
 * @param calls Which pair of calls signs in and out; "token" by default.
 * @example
 * const session = createSession({ api: sessionApi(sdk), storage, navigation, notices });
 */
export function sessionApi(sdk: Sdk, calls: SignInCalls = "token"): SessionApi {
  return {
    signIn: async (credentials) => {
      try {
        return (await signIn(sdk, { ...credentials }, { calls, silent: true })).token;
      } catch (error) {
        if (!isApiError(error) || error.errorCode !== "SECOND_FACTOR_REQUIRED") throw error;
        return { secondFactorRequired: true };
      }
    },
    signOut: (token) => signOut(sdk, token, { calls, silent: true }),
    loadCurrentUser: (token) => sdk.users.current(undefined, { silent: true, token }),
    loadMenus: (token) => sdk.menus.currentUser(undefined, { silent: true, token }),
    loadDictionaries: (token) => sdk.dicts.list(undefined, { silent: true, token }),
  };
}
