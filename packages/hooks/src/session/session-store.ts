import { defaultMessages, type Messages } from "../messages.ts";
import type { ChannelPort } from "../ports/channel.ts";
import { systemClock, type Clock } from "../ports/clock.ts";
import type { NavigationPort } from "../ports/navigation.ts";
import type { NoticesPort } from "../ports/notices.ts";
import type { StoragePort } from "../ports/storage.ts";
import { createStore, type ReadableStore, type Store } from "../store/create-store.ts";
import { loadContent } from "./load-content.ts";
import { safeRedirect } from "./safe-redirect.ts";
import {
  anonymousSession,
  sessionReducer,
  sessionToken,
  type SessionEvent,
  type SessionState,
} from "./session-machine.ts";
import { sessionStorageOn, type SessionStorage } from "./session-storage.ts";
import type { Credentials, LoadStage, SessionApi } from "./session-types.ts";
import { tokenChannelOn, type TokenChannel } from "./token-channel.ts";

/** What a session is made of. */
export interface SessionOptions {
  readonly api: SessionApi;
  /** Per tab: `safeStorage(() => window.sessionStorage)`. */
  readonly storage: StoragePort;
  readonly navigation: NavigationPort;
  readonly notices: NoticesPort;
  readonly clock?: Clock;
  readonly messages?: Messages;
  /** Opens the line to other tabs. Leave it out to switch hand-over and common sign-out off. */
  readonly openChannel?: () => ChannelPort | undefined;
  /** Where people sign in; "/login" by default. */
  readonly loginPath?: string;
  /** Where they go when no way back is known; "/" by default. */
  readonly homePath?: string;
}

/** A session: its state to read and what can be done with it. */
export interface Session extends ReadableStore<SessionState> {
  /** The token for the Authorization header. */
  getToken(): string | undefined;
  /**
   * Listens to other tabs and, without a token, asks them for theirs (at most 100 ms). The first
   * navigation waits for it. Calling it again gives the same promise.
   */
  start(): Promise<void>;
  /** Stops listening to other tabs. */
  stop(): void;
  /**
   * Signs in, then goes to `redirectUrl`, the remembered address, or home. An expired session signs in
   * in place: the same user goes on without navigation, another one starts at home.
   *
   * @throws whatever the sign-in or, in place, the load rejects with.
   */
  signIn(credentials: Credentials, options?: { redirectUrl?: string | undefined }): Promise<void>;
  /** Forgets the session here and in all tabs, goes to sign-in, and ends it on the server. Never rejects. */
  signOut(): Promise<void>;
  /**
   * Loads the session's content; callers at the same time share one load. Resolves to the state it led
   * to, which is `anonymous` when the token turned out to be dead.
   *
   * @throws the error of the part that failed while the token stands; load again to retry.
   */
  load(): Promise<SessionState>;
  /**
   * To be called for every 401 but the sign-out call's. However many fail together, people are told once.
   *
   * @param token The token the refused request carried; one that is no longer current is ignored.
   */
  reportUnauthorized(token?: string): void;
  /** Remembers where to go back to after sign-in. Anything but a path of this site is forgotten. */
  rememberRedirect(url: string): void;
}

/**
 * Makes a session. Nothing is asked of the server until `signIn` or `load`.
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
  #channel: TokenChannel | undefined;
  #started: Promise<void> | undefined;
  #signingIn: Promise<void> | undefined;
  #loading: { token: string; result: Promise<SessionState> } | undefined;

  readonly get = () => this.#state.get();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);
  readonly getToken = () => sessionToken(this.get());

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#messages = options.messages ?? defaultMessages;
    this.#loginPath = options.loginPath ?? "/login";
    this.#homePath = options.homePath ?? "/";
    this.#stored = sessionStorageOn(options.storage, this.#loginPath);
    this.#state = createStore<SessionState>(anonymousSession);
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
    this.#signingIn ??= this.#signIn(credentials, options?.redirectUrl).finally(() => {
      this.#signingIn = undefined;
    });
    return this.#signingIn;
  }

  async signOut(): Promise<void> {
    const token = this.getToken();
    this.#forget();
    this.#channel?.tellSignedOut();
    if (token !== undefined) await this.#endOnServer(token);
  }

  load(): Promise<SessionState> {
    const state = this.get();
    if (state.status !== "tokenOnly" && state.status !== "failed") return Promise.resolve(state);
    const { token } = state;
    if (this.#loading?.token !== token) {
      const result = this.#load(token).finally(() => {
        if (this.#loading?.result === result) this.#loading = undefined;
      });
      this.#loading = { token, result };
    }
    return this.#loading.result;
  }

  reportUnauthorized(token?: string): void {
    if (token !== undefined && token !== this.getToken()) return;
    if (!this.#dispatch({ type: "unauthorized" })) return;
    this.#stored.clear();
    this.#options.notices.error(this.#messages.identityExpired());
  }

  rememberRedirect(url: string): void {
    this.#stored.writeRedirect(url);
  }

  async #askOtherTabs(): Promise<void> {
    const line = this.#options.openChannel?.();
    if (line === undefined) return;
    this.#channel = tokenChannelOn(line, this.#options.clock ?? systemClock, {
      token: () => (this.get().status === "expired" ? undefined : this.getToken()),
      onSignedOut: () => this.#forget(),
    });
    if (this.get().status !== "anonymous") return;
    const token = await this.#channel.askForToken();
    // Whoever signed in while the question was out keeps their own session.
    if (token !== undefined && this.get().status === "anonymous") this.#acceptToken(token);
  }

  async #signIn(credentials: Credentials, redirectUrl: string | undefined): Promise<void> {
    if (this.get().status !== "expired") this.#leaveCurrent();
    this.#dispatch({ type: "signInStarted" });
    let token: string;
    try {
      token = await this.#options.api.signIn(credentials);
    } catch (error) {
      this.#dispatch({ type: "signInFailed" });
      throw error;
    }
    // Refused when another tab signed out in the meantime.
    if (!this.#dispatch({ type: "tokenReceived", token })) return this.#endOnServer(token);
    if (this.get().status === "expired") return this.#resume(token);
    this.#stored.writeToken(token);
    const remembered = this.#stored.takeRedirect();
    this.#goTo(safeRedirect(redirectUrl, this.#loginPath) ?? remembered ?? this.#homePath);
  }

  /** Goes on with an expired session under a new token. */
  async #resume(token: string): Promise<void> {
    const result = await loadContent(this.#options.api);
    if (this.getToken() !== token) return this.#endOnServer(token);
    if (!result.ok) {
      this.#dispatch({ type: "signInFailed" });
      await this.#endOnServer(token);
      throw result.error;
    }
    const { generation } = this.get();
    this.#stored.writeToken(token);
    this.#stored.writeUser(result.content.user);
    this.#dispatch({ type: "loaded", token, content: result.content });
    if (this.get().generation !== generation) this.#goTo(this.#homePath);
  }

  async #load(token: string): Promise<SessionState> {
    const result = await loadContent(this.#options.api);
    if (this.getToken() !== token) return this.get();
    if (!result.ok) {
      this.#dispatch({ type: "loadFailed", token, stage: result.stage, error: result.error });
      this.#options.notices.error(this.#loadMessage(result.stage));
      throw result.error;
    }
    this.#stored.writeUser(result.content.user);
    this.#dispatch({ type: "loaded", token, content: result.content });
    return this.get();
  }

  #loadMessage(stage: LoadStage): string {
    if (stage === "menus") return this.#messages.dynamicMenusFailed();
    if (stage === "dictionaries") return this.#messages.dictionariesFailed();
    return this.#messages.userInfoFailed();
  }

  #acceptToken(token: string): void {
    this.#stored.writeToken(token);
    this.#dispatch({ type: "tokenFound", token, cachedUser: this.#stored.readUser() });
  }

  #forget(): void {
    this.#stored.clear();
    this.#stored.takeRedirect();
    if (this.#dispatch({ type: "signedOut" })) this.#goTo(this.#loginPath);
  }

  /** Signing in over a live session ends that one. */
  #leaveCurrent(): void {
    const token = this.getToken();
    if (token === undefined) return;
    this.#stored.clear();
    void this.#endOnServer(token);
  }

  async #endOnServer(token: string): Promise<void> {
    try {
      await this.#options.api.signOut(token);
    } catch {
      // The session is over here either way; on the server it ends by itself.
    }
  }

  #goTo(path: string): void {
    this.#options.navigation.navigate(path, { replace: true });
  }

  /** Applies an event; tells whether it changed anything. */
  #dispatch(event: SessionEvent): boolean {
    const before = this.get();
    this.#state.set((state) => sessionReducer(state, event));
    return this.get() !== before;
  }
}
