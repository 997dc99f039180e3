/**
 * A channel to the other tabs of the same site. The sender does not receive its own messages.
 *
 * @example
 * const channel: ChannelPort | undefined = openBroadcastChannel("atrium-session");
 * const stop = channel?.subscribe((message) => console.log(message));
 */
export interface ChannelPort {
  post(message: unknown): void;
  /** Calls `listener` with every message; returns how to unsubscribe. Messages are not validated. */
  subscribe(listener: (message: unknown) => void): () => void;
  close(): void;
}

/**
 * Opens a BroadcastChannel; undefined where there is none (old browsers, opaque origins).
 *
 * @example
 * const channel = openBroadcastChannel("atrium-session");
 */
export function openBroadcastChannel(name: string): ChannelPort | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return undefined;
  }
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const receive = (event: MessageEvent<unknown>) => listener(event.data);
      channel.addEventListener("message", receive);
      return () => channel.removeEventListener("message", receive);
    },
    close: () => channel.close(),
  };
}
