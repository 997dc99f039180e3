import type { Messages } from "../messages.ts";
import type { ChannelPort } from "../ports/channel.ts";
import type { Clock } from "../ports/clock.ts";
import type { NavigationPort } from "../ports/navigation.ts";
import type { NoticesPort } from "../ports/notices.ts";
import type { SharedLockPort } from "../ports/shared-lock.ts";
import type { StoragePort } from "../ports/storage.ts";
import type { ReadableStore } from "../store/create-store.ts";
import type { SessionState } from "./session-machine.ts";
import type {
  Credentials,
  LoadStage,
  SessionApi,
  StepUpProof,
  UnauthorizedRequest,
} from "./session-types.ts";

/**
 * The ports and options of a session.
 *
 * @example
 * const options: SessionOptions = { api, storage, navigation, notices, homePath: "/admin" };
 */
export interface SessionOptions {
  readonly api: SessionApi;
  /** Per tab: `safeStorage(() => window.sessionStorage)`. */
  readonly storage: StoragePort;
  readonly navigation: NavigationPort;
  readonly notices: NoticesPort;
  readonly clock?: Clock;
  readonly messages?: Messages;
  /** Opens the channel to other tabs. Without it, tabs share neither tokens nor sign-outs. */
  readonly openChannel?: () => ChannelPort | undefined;
  /**
   * Opens the lock that tabs hold while they have a token to share. With it a new tab waits for one that is too busy to
   * respond, instead of asking a signed-in user to sign in.
   */
  readonly openLock?: () => SharedLockPort | undefined;
  /** Where people sign in; "/login" by default. */
  readonly loginPath?: string;
  /** Where they go when no redirect is known; "/" by default. */
  readonly homePath?: string;
  /**
   * What a 401 does to a session. `logOut`, the default, ends it here, in its other tabs and on the server, and navigates
   * to sign-in. `signInAgain` keeps what is loaded and makes the session `expired`, so that its user can sign in again
   * over unfinished work.
   */
  readonly onExpired?: "logOut" | "signInAgain";
  /**
   * Whether this tab holds unfinished work. If so, signing out in another tab does not end the session here: it becomes
   * `expired`, so that the same user can sign in again over the work.
   */
  readonly hasUnfinishedWork?: () => boolean;
}

/**
 * A session: its state and its actions.
 *
 * @example
 * async function open(session: Session) {
 *   await session.start();
 *   await session.load();
 * }
 */
export interface Session extends ReadableStore<SessionState> {
  /** The token for the Authorization header. */
  getToken(): string | undefined;
  /**
   * Listens to other tabs and, without a token, requests theirs: for at most 100 ms, or 3 seconds where `openLock` shows
   * that one has it. The first navigation waits for it. Calling it again returns the same promise.
   */
  start(): Promise<void>;
  /** Stops listening to other tabs. */
  stop(): void;
  /**
   * Signs in, then navigates to `redirectUrl`, the stored redirect, or home. An expired session signs in in place: the
   * same user continues without navigation, another one starts at home.
   *
   * Where the account has a second factor and `credentials` no code, it resolves to the state `codeRequired`: `sendCode`
   * continues.
   *
   * @throws whatever the sign-in or, in place, the load rejects with.
   */
  signIn(credentials: Credentials, options?: { redirectUrl?: string | undefined }): Promise<void>;
  /**
   * Signs in another way than with credentials, such as with a passkey, and goes on as `signIn` does; in place too. Ask
   * the person first: a failure ends a sign-in that waits for a code.
   *
   * @param obtainToken Resolves to the token of a session that has just begun.
   * @throws whatever it or, in place, the load rejects with.
   */
  signInWith(
    obtainToken: () => Promise<string>,
    options?: { redirectUrl?: string | undefined },
  ): Promise<void>;
  /**
   * Continues a sign-in that requires a code of the second factor. The session keeps the credentials until then, in
   * memory.
   *
   * @throws whatever the sign-in rejects with, for a wrong code too; another code can be sent.
   */
  sendCode(code: string): Promise<void>;
  /** Gives up a sign-in that requires a code, and forgets its credentials. */
  cancelCode(): void;
  /** Clears the session here and in all tabs, ends it on the server, and navigates to sign-in. Never rejects. */
  signOut(): Promise<void>;
  /**
   * Loads the session's content, single-flight: concurrent callers share one load. Resolves to the resulting state,
   * which is `anonymous` when the token has expired.
   *
   * @throws the error of the part that failed while the token is valid; load again to retry.
   */
  load(): Promise<SessionState>;
  /**
   * Reloads parts of the content after they changed on the server. A part that fails to load stays as it is, with a
   * notice. Never rejects.
   */
  reload(...parts: readonly LoadStage[]): Promise<void>;
  /**
   * Call it for every 401 except that of the sign-out call. However many fail together, `onExpired` is followed
   * once; one notice is shown, unless the user is asked to sign in again in place.
   *
   * @param token The token of the failed request; one that is no longer current is ignored.
   */
  reportUnauthorized(token?: string): void;
  /**
   * Waits for the user of an expired session to sign in again, or for a step-up, so that a pending request can be sent
   * again: give it to the SDK's `waitForReauthentication`. At most 100 requests wait for either.
   *
   * @throws when it must not be sent: another user has signed in, the session has ended, the step-up was given up, or
   *   the request was never its.
   */
  waitForReauthentication(call: UnauthorizedRequest): Promise<void>;
  /**
   * Confirms who is signed in, and has the requests that wait for it sent again. Where the code of a second factor is
   * missing it resolves to `stepUp.codeRequired` in the state: call it again with password and code. Does nothing while
   * no step-up is due, and while another proof is on its way.
   *
   * @throws whatever the api's `stepUp` rejects with, for a wrong password too; another one can be sent.
   */
  stepUp(proof: StepUpProof): Promise<void>;
  /**
   * Confirms who is signed in another way than with the password, such as with a passkey, and goes on as `stepUp` does.
   *
   * @param prove Confirms the session of the token on the server.
   * @throws whatever it rejects with; another proof can be sent.
   */
  stepUpWith(prove: (token: string) => Promise<unknown>): Promise<void>;
  /** Gives up a step-up: the requests that wait for it fail. */
  cancelStepUp(): void;
  /**
   * Sets the user's `mustChangePassword`: true after a `PASSWORD_CHANGE_REQUIRED`, false once the password is changed.
   */
  setPasswordDue(due: boolean): void;
  /**
   * Sets the user's `mustEnrolSecondFactor`: true after a `SECOND_FACTOR_DUE`, false once a second factor is set up.
   */
  setSecondFactorDue(due: boolean): void;
  /** Stores where to go after sign-in. Anything but a path of this site clears it. */
  rememberRedirect(url: string): void;
}
