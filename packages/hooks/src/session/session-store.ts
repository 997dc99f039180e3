import { defaultMessages, type Messages } from "../messages.ts";
import { systemClock } from "../ports/clock.ts";
import { createStore, type Store } from "../store/create-store.ts";
import { createSingleFlight } from "../store/single-flight.ts";
import { endOnServer } from "./end-on-server.ts";
import { loadContent, loadMessage, loadPart } from "./load-content.ts";
import { createPendingRequests } from "./pending-requests.ts";
import { safeRedirect } from "./safe-redirect.ts";
import type { Session, SessionOptions } from "./session.ts";
import {
  anonymousSession,
  sessionContent,
  sessionReducer,
  sessionToken,
  type SessionEvent,
  type SessionState,
} from "./session-machine.ts";
import { sessionStorageOn, type SessionStorage } from "./session-storage.ts";
import type { Credentials, LoadStage, StepUpProof, UnauthorizedRequest } from "./session-types.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";
import { cancelStepUp, proveStepUp, waitForStepUp, type StepUpSession } from "./step-up.ts";
import { tokenChannelOn, type TokenChannel, type TokenChannelHandlers } from "./token-channel.ts";

/**
 * Creates a session. It calls the server only after `signIn` or `load`.
 *
 * @example
 * const session = createSession({ api, navigation, notices, storage: safeStorage(() => sessionStorage) });
 */
export function createSession(options: SessionOptions): Session {
  return new SessionStore(options);
}

class SessionStore implements Session {
  readonly #options: SessionOptions;
  readonly #messages: Messages;
  readonly #loginPath: string;
  readonly #homePath: string;
  readonly #stored: SessionStorage;
  readonly #state: Store<SessionState>;
  readonly #pendingRequests = createPendingRequests();
  /** What waits until the user confirms who they are. */
  readonly #stepUp: StepUpSession = {
    get: () => this.get(),
    dispatch: (event) => this.#dispatch(event),
    requests: createPendingRequests(),
    notConfirmed: () => new Error(this.#messages.notConfirmed()),
  };
  readonly #signIn: SignIn;
  readonly #loadOnce = createSingleFlight<SessionState>();
  /** The newest request for each part that is loaded again: an older answer may come after it. */
  readonly #newest = new Map<LoadStage, Promise<unknown>>();
  #channel: TokenChannel | undefined;
  #started: Promise<void> | undefined;

  readonly get = () => this.#state.get();
  readonly getServerState = () => anonymousSession;
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);
  readonly getToken = () => sessionToken(this.get());

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#messages = options.messages ?? defaultMessages;
    this.#loginPath = options.loginPath ?? "/login";
    this.#homePath = options.homePath ?? "/";
    this.#stored = sessionStorageOn(options.storage, this.#loginPath);
    this.#state = createStore<SessionState>(anonymousSession);
    this.#signIn = createSignIn({
      api: options.api,
      stored: this.#stored,
      get: this.get,
      dispatch: (event) => this.#dispatch(event),
      begun: (redirectUrl) => this.#begun(redirectUrl),
      resumed: (expired, renewed) => this.#resumed(expired, renewed),
    });
    const token = this.#stored.readToken();
    if (token !== undefined) this.#acceptToken(token);
  }

  start(): Promise<void> {
    this.#started ??= this.#askOtherTabs();
    return this.#started;
  }

  stop(): void {
    this.#channel?.stop();
    this.#channel = undefined;
    this.#started = undefined;
  }

  signIn(credentials: Credentials, options?: { redirectUrl?: string | undefined }): Promise<void> {
    return this.#signIn.with(credentials, options?.redirectUrl);
  }

  signInWith(
    obtainToken: () => Promise<string>,
    options?: { redirectUrl?: string | undefined },
  ): Promise<void> {
    return this.#signIn.withToken(obtainToken, options?.redirectUrl);
  }

  sendCode(code: string): Promise<void> {
    return this.#signIn.sendCode(code);
  }

  cancelCode(): void {
    this.#signIn.cancelCode();
  }

  async signOut(): Promise<void> {
    this.#channel?.broadcastSignedOut();
    await this.#logOut("", this.getToken());
  }

  load(): Promise<SessionState> {
    const state = this.get();
    if (state.status !== "tokenOnly" && state.status !== "failed") return Promise.resolve(state);
    return this.#loadOnce(state.token, () => this.#load(state.token));
  }

  async reload(...parts: readonly LoadStage[]): Promise<void> {
    const state = this.get();
    if (state.status !== "ready") return;
    await Promise.all(parts.map((part) => this.#reload(part, state.token)));
  }

  reportUnauthorized(token?: string): void {
    const current = this.getToken();
    if (current === undefined || (token ?? current) !== current) return;
    const staysOpen = this.#options.onExpired === "signInAgain";
    if (staysOpen && !this.#dispatch({ type: "unauthorized" })) return;
    this.#stepUp.requests.rejectAll(new Error(this.#messages.identityExpired()));
    this.#stored.clear();
    // The application asks to sign in again: a notice would say the same beside it.
    if (this.get().status === "expired") return;
    this.#options.notices.error(this.#messages.identityExpired());
    if (staysOpen) return;
    this.#channel?.broadcastExpired(current);
    void this.#logOut(this.#pathToReturnTo(), current);
  }

  async waitForReauthentication(request: UnauthorizedRequest): Promise<void> {
    const { token, signal } = request;
    if (request.reason === "stepUp") {
      if (this.#options.api.stepUp === undefined) throw this.#stepUp.notConfirmed();
      return waitForStepUp(this.#stepUp, request);
    }
    if (this.#pendingRequests.isResumed(token)) return;
    const expired = new Error(this.#messages.identityExpired());
    if (this.get().status !== "expired" || token !== this.getToken()) throw expired;
    await this.#pendingRequests.wait({ signal, queueFull: expired });
  }

  stepUp(proof: StepUpProof): Promise<void> {
    return this.stepUpWith(async (token) => this.#options.api.stepUp?.(proof, token));
  }

  stepUpWith(prove: (token: string) => Promise<unknown>): Promise<void> {
    return proveStepUp(this.#stepUp, prove);
  }

  cancelStepUp(): void {
    cancelStepUp(this.#stepUp);
  }

  setPasswordDue(due: boolean): void {
    this.#dispatch({ type: "passwordDue", due });
  }

  setSecondFactorDue(due: boolean): void {
    this.#dispatch({ type: "secondFactorDue", due });
  }

  rememberRedirect(url: string): void {
    this.#stored.writeRedirect(url);
  }

  async #askOtherTabs(): Promise<void> {
    const channel = this.#options.openChannel?.();
    if (channel === undefined) return;
    const clock = this.#options.clock ?? systemClock;
    const handlers: TokenChannelHandlers = {
      subscribe: this.subscribe,
      token: () => (this.get().status === "expired" ? undefined : this.getToken()),
      onRenewed: (former, token) => this.#adoptToken(former, token),
      onExpired: (token) => {
        if (token === this.getToken()) void this.#logOut(this.#pathToReturnTo());
      },
      onSignedOut: () => this.#endFromElsewhere(),
    };
    this.#channel = tokenChannelOn(channel, clock, handlers, this.#options.openLock?.());
    if (this.get().status !== "anonymous") return;
    const token = await this.#channel.requestToken();
    // A user who signed in during the request keeps their own session.
    if (token !== undefined && this.get().status === "anonymous") this.#acceptToken(token);
  }

  #begun(redirectUrl: string | undefined): void {
    const remembered = this.#stored.consumeRedirect();
    this.#navigate(safeRedirect(redirectUrl, this.#loginPath) ?? remembered ?? this.#homePath);
  }

  /** Sends again what waited for the same user, and nothing of another one. */
  #resumed(expired: SessionState & { status: "expired" }, token: string): void {
    if (this.get().generation === expired.generation) {
      this.#pendingRequests.resumeAll(expired.token);
      this.#channel?.broadcastRenewed(expired.token, token);
      return;
    }
    const message = this.#messages.otherUserSignedIn();
    if (this.#pendingRequests.rejectAll(new Error(message))) this.#options.notices.warning(message);
    this.#navigate(this.#homePath);
  }

  /** Another tab of this session has signed its user in again. */
  #adoptToken(former: string, token: string): void {
    if (!this.#dispatch({ type: "renewed", former, token })) return;
    this.#signIn.forgetCredentials();
    this.#stored.writeToken(token);
    const content = sessionContent(this.get());
    if (content) this.#stored.writeUser(content.user);
    this.#pendingRequests.resumeAll(former);
    this.#stepUp.requests.resumeAll(former);
  }

  async #load(token: string): Promise<SessionState> {
    const result = await loadContent(this.#options.api, token);
    if (this.getToken() !== token) return this.get();
    if (!result.ok) {
      this.#dispatch({ type: "loadFailed", token, stage: result.stage, error: result.error });
      this.#options.notices.error(loadMessage(result.stage, this.#messages));
      throw result.error;
    }
    this.#stored.writeUser(result.content.user);
    this.#dispatch({ type: "loaded", token, content: result.content });
    return this.get();
  }

  async #reload(part: LoadStage, token: string): Promise<void> {
    const request = loadPart(this.#options.api, part, token);
    this.#newest.set(part, request);
    const isNewest = () => this.#newest.get(part) === request;
    try {
      const parts = await request;
      if (!isNewest()) return;
      const isChanged = this.#dispatch({ type: "reloaded", token, parts });
      if (isChanged && parts.user !== undefined) this.#stored.writeUser(parts.user);
    } catch {
      // An expired session shows its own notice.
      const isCurrent = this.get().status === "ready" && this.getToken() === token;
      if (isCurrent && isNewest()) this.#options.notices.error(loadMessage(part, this.#messages));
    }
  }

  #acceptToken(token: string): void {
    this.#stored.writeToken(token);
    this.#dispatch({ type: "tokenFound", token, cachedUser: this.#stored.readUser() });
  }

  /** The user has signed out in another tab. Unfinished work is not taken away. */
  #endFromElsewhere(): void {
    const isUnfinished = this.#options.hasUnfinishedWork?.() === true;
    if (isUnfinished) this.#dispatch({ type: "signedOutElsewhere" });
    if (!isUnfinished || this.get().status !== "expired") return void this.#logOut();
    this.#stored.clear();
    this.#options.notices.warning(this.#messages.signedOutElsewhere());
  }

  /** Ends the session in this tab, and that of `tokenToEnd` on the server. Never rejects. */
  async #logOut(redirectUrl = "", tokenToEnd?: string): Promise<void> {
    this.#signIn.forgetCredentials();
    this.#stored.clear();
    this.#stored.writeRedirect(redirectUrl);
    const ended = new Error(this.#messages.identityExpired());
    this.#pendingRequests.rejectAll(ended);
    this.#stepUp.requests.rejectAll(ended);
    const wasSomebody = this.#dispatch({ type: "signedOut" });
    const ending = endOnServer(this.#options.api, tokenToEnd);
    if (wasSomebody) this.#navigate(this.#loginPath);
    await ending;
  }

  #pathToReturnTo(): string | undefined {
    const href = this.#options.navigation.currentHref?.();
    return safeRedirect(href, this.#loginPath) ?? this.#stored.consumeRedirect();
  }

  #navigate(path: string): void {
    this.#options.navigation.navigate(path, { replace: true });
  }

  /** Applies an event; returns whether it changed anything. */
  #dispatch(event: SessionEvent): boolean {
    const before = this.get();
    this.#state.set((state) => sessionReducer(state, event));
    return this.get() !== before;
  }
}
