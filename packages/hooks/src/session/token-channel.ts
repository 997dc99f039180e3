import type { ChannelPort } from "../ports/channel.ts";
import type { Clock } from "../ports/clock.ts";
import type { SharedLockPort } from "../ports/shared-lock.ts";

/** Messages between a session and the other tabs of the site. */
export interface TokenChannel {
  /** Requests the other tabs' token; undefined when none responds in time. */
  requestToken(): Promise<string | undefined>;
  /** Announces to the other tabs that the user of the `former` token has signed in again. */
  broadcastRenewed(former: string, token: string): void;
  /** Announces to the other tabs that the session of `token` has expired. */
  broadcastExpired(token: string): void;
  /** Announces to the other tabs that the user has signed out. */
  broadcastSignedOut(): void;
  stop(): void;
}

/** How this tab responds to the others. */
export interface TokenChannelHandlers {
  /** The token to hand over, if there is a valid one. */
  token(): string | undefined;
  /** Calls `listener` whenever there may be another token or none; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** The user of the `former` token has signed in again in another tab. */
  onRenewed(former: string, token: string): void;
  /** Another tab has logged out because the session of `token` has expired. */
  onExpired(token: string): void;
  /** Another tab signed out. */
  onSignedOut(): void;
}

type Message =
  | { type: "tokenRequested" }
  | { type: "token"; token: string }
  | { type: "renewed"; former: string; token: string }
  | { type: "expired"; token: string }
  | { type: "signedOut" };

/** The first tab of all gets no response, so the wait has to be short. */
const RESPONSE_TIMEOUT_MS = 100;

/** A tab that is known to have a token may be busy. One that the device has suspended never responds. */
const BUSY_RESPONSE_TIMEOUT_MS = 3000;

/**
 * Shares tokens and sign-outs between tabs.
 *
 * @param lock What tabs with a token hold, so that one that is too busy to respond is waited for.
 */
export function tokenChannelOn(
  channel: ChannelPort,
  clock: Clock,
  handlers: TokenChannelHandlers,
  lock: SharedLockPort | undefined,
): TokenChannel {
  let waiting: ((token: string | undefined) => void) | undefined;
  let release: (() => void) | undefined;
  const send = (message: Message) => channel.post(message);

  const holdWithToken = () => {
    const hasToken = handlers.token() !== undefined;
    if (hasToken) release ??= lock?.hold();
    else releaseLock();
  };
  const releaseLock = () => {
    release?.();
    release = undefined;
  };
  holdWithToken();
  const unsubscribeToken = handlers.subscribe(holdWithToken);

  const unsubscribe = channel.subscribe((data) => {
    const message = toMessage(data);
    if (message?.type === "signedOut") handlers.onSignedOut();
    if (message?.type === "expired") handlers.onExpired(message.token);
    if (message?.type === "renewed") handlers.onRenewed(message.former, message.token);
    if (message?.type === "token") waiting?.(message.token);
    if (message?.type === "tokenRequested") {
      const token = handlers.token();
      if (token !== undefined) send({ type: "token", token });
    }
  });

  return {
    requestToken: () =>
      new Promise((resolve) => {
        const finish = (token: string | undefined) => {
          waiting = undefined;
          cancelTimeout();
          resolve(token);
        };
        const waitFor = (ms: number) => clock.after(ms, () => finish(undefined));
        // On a busy machine, even whether the lock is held is not known within the shorter time.
        let cancelTimeout = waitFor(lock ? BUSY_RESPONSE_TIMEOUT_MS : RESPONSE_TIMEOUT_MS);
        waiting = finish;
        send({ type: "tokenRequested" });
        void lock?.isHeld().then((isHeld) => {
          if (isHeld || waiting !== finish) return;
          cancelTimeout();
          cancelTimeout = waitFor(RESPONSE_TIMEOUT_MS);
        });
      }),
    broadcastRenewed: (former, token) => send({ type: "renewed", former, token }),
    broadcastExpired: (token) => send({ type: "expired", token }),
    broadcastSignedOut: () => send({ type: "signedOut" }),
    stop() {
      waiting?.(undefined);
      unsubscribeToken();
      releaseLock();
      unsubscribe();
      channel.close();
    },
  };
}

function toMessage(data: unknown): Message | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "tokenRequested" || data.type === "signedOut") return { type: data.type };
  if (!("token" in data) || !isToken(data.token)) return undefined;
  const { token } = data;
  if (data.type === "token" || data.type === "expired") return { type: data.type, token };
  if (data.type !== "renewed" || !("former" in data) || !isToken(data.former)) return undefined;
  return { type: "renewed", former: data.former, token };
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
