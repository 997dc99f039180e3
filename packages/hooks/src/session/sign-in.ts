import { createSingleFlight } from "../store/single-flight.ts";
import { endOnServer } from "./end-on-server.ts";
import { loadContent } from "./load-content.ts";
import { sessionToken, type SessionEvent, type SessionState } from "./session-machine.ts";
import type { SessionStorage } from "./session-storage.ts";
import type { Credentials, SecondFactorRequired, SessionApi } from "./session-types.ts";

/** The session that is signed in to. */
export interface SignInSession {
  readonly api: SessionApi;
  readonly stored: SessionStorage;
  get(): SessionState;
  /** Applies an event; returns whether it changed anything. */
  dispatch(event: SessionEvent): boolean;
  /** The session has begun: goes where the user wanted to go. */
  begun(redirectUrl: string | undefined): void;
  /** The expired session continues, or, as somebody else has signed in, another one has begun. */
  resumed(expired: SessionState & { status: "expired" }, token: string): void;
}

/** Signing in, with a code or without, and in place over an expired session: once, however often it is called. */
export interface SignIn {
  with(credentials: Credentials, redirectUrl: string | undefined): Promise<void>;
  withToken(obtain: () => Promise<string>, redirectUrl: string | undefined): Promise<void>;
  sendCode(code: string): Promise<void>;
  cancelCode(): void;
  /** A code that arrives later signs nobody in. */
  forgetCredentials(): void;
}

/** Creates what signs in to a session. */
export function createSignIn(session: SignInSession): SignIn {
  const { api, stored, get, dispatch, begun, resumed } = session;
  const once = createSingleFlight<void>();
  /** What has been signed in with so far, while the code of the second factor is missing. */
  let uncoded: { credentials: Credentials; redirectUrl: string | undefined } | undefined;

  /** Returns whether a code is required now. */
  async function signIn(
    obtain: () => Promise<string | SecondFactorRequired>,
    redirectUrl: string | undefined,
  ): Promise<boolean> {
    const state = get();
    // Signing in over a live session ends that one.
    if (state.status !== "expired") {
      stored.clear();
      void endOnServer(api, sessionToken(state));
    }
    uncoded = undefined;
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
    await begin(answer, redirectUrl);
    return false;
  }

  async function sendCode(code: string): Promise<void> {
    const waiting = uncoded;
    if (waiting === undefined) return;
    dispatch({ type: "codeSending", sending: true });
    try {
      const answer = await api.signIn({ ...waiting.credentials, code });
      if (typeof answer !== "string") return;
      // Whoever gave up meanwhile is not signed in.
      if (uncoded !== waiting) return await endOnServer(api, answer);
      uncoded = undefined;
      await begin(answer, waiting.redirectUrl);
    } finally {
      dispatch({ type: "codeSending", sending: false });
    }
  }

  async function begin(token: string, redirectUrl: string | undefined): Promise<void> {
    if (get().status === "expired") return resume(token);
    // Refused when another tab signed out in the meantime.
    if (!dispatch({ type: "tokenReceived", token })) return endOnServer(api, token);
    stored.writeToken(token);
    begun(redirectUrl);
  }

  /** Continues an expired session under a new token. */
  async function resume(token: string): Promise<void> {
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
    resumed(expired, token);
  }

  return {
    with: (credentials, redirectUrl) =>
      once("", async () => {
        if (await signIn(() => api.signIn(credentials), redirectUrl)) {
          uncoded = { credentials, redirectUrl };
        }
      }),
    withToken: (obtain, redirectUrl) =>
      once("", async () => {
        await signIn(obtain, redirectUrl);
      }),
    sendCode: (code) => once("code", () => sendCode(code)),
    cancelCode() {
      if (uncoded === undefined) return;
      uncoded = undefined;
      dispatch({ type: "signInFailed" });
    },
    forgetCredentials() {
      uncoded = undefined;
    },
  };
}
