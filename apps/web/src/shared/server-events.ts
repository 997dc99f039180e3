import { openBroadcastChannel } from "@atrium/hooks";
import { createEventStream, openWebLock, type EventStream } from "@atrium/hooks/events";
import { config, session } from "./api.ts";

/** The events of an account: its tabs in this browser share a connection. */
export function openServerEvents(userId: string): EventStream {
  const name = `atrium-events-${userId}`;
  return createEventStream({
    open: connect,
    lock: openWebLock(name),
    channel: openBroadcastChannel(name),
  });
}

/** A stream has no end, so it is no call of the SDK. A refusal is tried again later: the session itself shows its expiry. */
async function connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const token = session.getToken();
  if (token === undefined) throw new Error("Nobody is signed in");
  const response = await fetch(`${config.apiBase}/api/events`, {
    headers: { accept: "text/event-stream", authorization: token },
    cache: "no-store",
    signal,
  });
  if (!response.ok || response.body === null) {
    throw new Error(`The event stream was refused with ${response.status}`);
  }
  return response.body;
}
