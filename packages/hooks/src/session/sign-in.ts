import type { Messages } from "../messages.ts";
import { createSingleFlight } from "../store/single-flight.ts";
import { endOnServer } from "./end-on-server.ts";
import { loadContent } from "./load-content.ts";
import type { PendingRequests } from "./pending-requests.ts";
import { safeRedirect } from "./safe-redirect.ts";
import type { SessionOptions } from "./session.ts";
import { sessionToken, type SessionEvent, type SessionState } from "./session-machine.ts";
import type { SessionStorage } from "./session-storage.ts";
import type { Credentials, SecondFactorRequired } from "./session-types.ts";

/** The session that is signed in to. */
export interface SignInSession extends Pick<SessionOptions, "api" | "notices"> {
  readonly messages: Messages;
  readonly stored: SessionStorage;
  readonly loginPath: string;
  readonly homePath: string;
  /** Requests that were refused until the user of the expired session signs in again. */
  readonly requests: PendingRequests;
  get(): SessionState;
  /** Applies an event; returns whether it changed anything. */
  dispatch(event: SessionEvent): boolean;
  navigate(path: string): void;
  /** Tells the session's other tabs its new token. */
  broadcastRenewed(former: string, token: string): void;
}

/** Signing in, with a code or without, and in place over an expired session: once, however often it is called. */
export class SignIn {
  readonly #session: SignInSession;
  readonly #once = createSingleFlight<void>();
  /** What has been signed in with so far, while the code of the second factor is missing. */
  #uncoded: { credentials: Credentials; redirectUrl: string | undefined } | undefined;

  constructor(session: SignInSession) {
    this.#session = session;
  }

  with(credentials: Credentials, redirectUrl: string | undefined): Promise<void> {
    return this.#once("", async () => {
      const isCodeRequired = await this.#signIn(
        () => this.#session.api.signIn(credentials),
        redirectUrl,
      );
      if (isCodeRequired) this.#uncoded = { credentials, redirectUrl };
    });
  }

  withToken(obtain: () => Promise<string>, redirectUrl: string | undefined): Promise<void> {
    return this.#once("", async () => {
      await this.#signIn(obtain, redirectUrl);
    });
  }

  sendCode(code: string): Promise<void> {
    return this.#once("code", () => this.#sendCode(code));
  }

  cancelCode(): void {
    if (this.#uncoded === undefined) return;
    this.forgetCredentials();
    this.#session.dispatch({ type: "signInFailed" });
  }

  /** A code that arrives later signs nobody in. */
  forgetCredentials(): void {
    this.#uncoded = undefined;
  }

  /** Returns whether a code is required now. */
  async #signIn(
    obtain: () => Promise<string | SecondFactorRequired>,
    redirectUrl: string | undefined,
  ): Promise<boolean> {
    const { api, stored, get, dispatch } = this.#session;
    const state = get();
    // Signing in over a live session ends that one.
    if (state.status !== "expired") {
      stored.clear();
      void endOnServer(api, sessionToken(state));
    }
    this.forgetCredentials();
    dispatch({ type: "signInStarted" });
    let answer: string | SecondFactorRequired;
    try {
      answer = await obtain();
    } catch (error) {
      dispatch({ type: "signInFailed" });
      throw error;
    }
    // Refused when another tab signed out in the meantime.
    if (typeof answer !== "string") return dispatch({ type: "codeRequired" });
    await this.#begin(answer, redirectUrl);
    return false;
  }

  async #sendCode(code: string): Promise<void> {
    const { api, dispatch } = this.#session;
    const uncoded = this.#uncoded;
    if (uncoded === undefined) return;
    const { credentials, redirectUrl } = uncoded;
    dispatch({ type: "codeSending", sending: true });
    try {
      const answer = await api.signIn({ ...credentials, code });
      if (typeof answer !== "string") return;
      // Whoever gave up meanwhile is not signed in.
      if (this.#uncoded !== uncoded) return await endOnServer(api, answer);
      this.forgetCredentials();
      await this.#begin(answer, redirectUrl);
    } finally {
      dispatch({ type: "codeSending", sending: false });
    }
  }

  async #begin(token: string, redirectUrl: string | undefined): Promise<void> {
    const { api, stored, loginPath, homePath, get, dispatch, navigate } = this.#session;
    if (get().status === "expired") return this.#resume(token);
    // Refused when another tab signed out in the meantime.
    if (!dispatch({ type: "tokenReceived", token })) return endOnServer(api, token);
    stored.writeToken(token);
    const remembered = stored.consumeRedirect();
    navigate(safeRedirect(redirectUrl, loginPath) ?? remembered ?? homePath);
  }

  /** Continues an expired session under a new token. */
  async #resume(token: string): Promise<void> {
    const { api, stored, get, dispatch } = this.#session;
    const result = await loadContent(api, token);
    const expired = get();
    if (!result.ok || expired.status !== "expired") {
      dispatch({ type: "signInFailed" });
      await endOnServer(api, token);
      if (result.ok) return;
      throw result.error;
    }
    stored.writeToken(token);
    stored.writeUser(result.content.user);
    dispatch({ type: "loaded", token, content: result.content });
    if (get().generation === expired.generation) this.#continue(expired.token, token);
    else this.#startOver();
  }

  /** The same user: what waited is sent again. */
  #continue(former: string, token: string): void {
    this.#session.requests.resumeAll(former);
    this.#session.broadcastRenewed(former, token);
  }

  /** Another user: nothing of the former one is sent. */
  #startOver(): void {
    const { messages, notices, requests, homePath, navigate } = this.#session;
    const message = messages.otherUserSignedIn();
    if (requests.rejectAll(new Error(message))) notices.warning(message);
    navigate(homePath);
  }
}
