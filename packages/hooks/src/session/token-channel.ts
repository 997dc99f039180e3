import type { ChannelPort } from "../ports/channel.ts";
import type { Clock } from "../ports/clock.ts";

/** How a session talks to the same site's other tabs. */
export interface TokenChannel {
  /** Asks the other tabs for their token; undefined when none answers in time. */
  askForToken(): Promise<string | undefined>;
  /** Tells the other tabs that the user of the `former` token has signed in again. */
  tellRenewed(former: string, token: string): void;
  /** Tells the other tabs that the user signed out. */
  tellSignedOut(): void;
  stop(): void;
}

/** What the other tabs may ask of this one. */
export interface TokenChannelHandlers {
  /** The token to hand over, if there is a good one. */
  token(): string | undefined;
  /** The user of the `former` token has signed in again in another tab. */
  onRenewed(former: string, token: string): void;
  /** Another tab signed out. */
  onSignedOut(): void;
}

type Message =
  | { type: "tokenWanted" }
  | { type: "token"; token: string }
  | { type: "renewed"; former: string; token: string }
  | { type: "signedOut" };

/** Nobody answers in the first tab there is, so the wait has to be short. */
const ANSWER_WITHIN_MS = 100;

/** Hands tokens over between tabs and passes sign-outs on. */
export function tokenChannelOn(
  channel: ChannelPort,
  clock: Clock,
  handlers: TokenChannelHandlers,
): TokenChannel {
  let waiting: ((token: string | undefined) => void) | undefined;
  const send = (message: Message) => channel.post(message);

  const unsubscribe = channel.subscribe((data) => {
    const message = toMessage(data);
    if (message?.type === "signedOut") handlers.onSignedOut();
    if (message?.type === "renewed") handlers.onRenewed(message.former, message.token);
    if (message?.type === "token") waiting?.(message.token);
    if (message?.type === "tokenWanted") {
      const token = handlers.token();
      if (token !== undefined) send({ type: "token", token });
    }
  });

  return {
    askForToken: () =>
      new Promise((resolve) => {
        const finish = (token: string | undefined) => {
          waiting = undefined;
          callOff();
          resolve(token);
        };
        const callOff = clock.after(ANSWER_WITHIN_MS, () => finish(undefined));
        waiting = finish;
        send({ type: "tokenWanted" });
      }),
    tellRenewed: (former, token) => send({ type: "renewed", former, token }),
    tellSignedOut: () => send({ type: "signedOut" }),
    stop() {
      waiting?.(undefined);
      unsubscribe();
      channel.close();
    },
  };
}

function toMessage(data: unknown): Message | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "tokenWanted" || data.type === "signedOut") return { type: data.type };
  if (!("token" in data) || !isToken(data.token)) return undefined;
  const { token } = data;
  if (data.type === "token") return { type: "token", token };
  if (data.type !== "renewed" || !("former" in data) || !isToken(data.former)) return undefined;
  return { type: "renewed", former: data.former, token };
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
