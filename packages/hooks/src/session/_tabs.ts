import { expect, onTestFinished } from "vitest";
import { openBroadcastChannel, type ChannelPort } from "../ports/channel.ts";
import type { Clock } from "../ports/clock.ts";
import { memoryStorage } from "../ports/storage.ts";
import { recordingPorts, startFakeServer } from "./_fake-server.ts";
import type { SessionOptions } from "./session.ts";
import { createSession } from "./session-store.ts";

/** The channel of all tabs of one test; files may run in parallel threads, which share channels of one name. */
export const channelName = () => {
  const { testPath, currentTestName } = expect.getState();
  return `${testPath} > ${currentTestName}`;
};

/** A clock that never times out. */
export const pausedClock: Clock = { now: () => 0, after: () => () => {} };

/** A tab on the channel of all tabs of one test. */
export function openTab(
  stored: Record<string, string> = {},
  options: Partial<SessionOptions> = {},
) {
  const server = startFakeServer();
  const ports = recordingPorts();
  const storage = memoryStorage(stored);
  const session = createSession({
    api: server.api,
    storage,
    ...ports,
    openChannel: () => openBroadcastChannel(channelName()),
    ...options,
  });
  onTestFinished(() => session.stop());
  return { session, storage, ...server, ...ports };
}

/** A channel whose other end is the test. */
export function fakeChannel() {
  const posted: unknown[] = [];
  let hear: ((data: unknown) => void) | undefined;
  let isClosed = false;
  const channel: ChannelPort = {
    post: (data) => posted.push(data),
    subscribe(listener) {
      hear = listener;
      return () => {
        hear = undefined;
      };
    },
    close() {
      isClosed = true;
    },
  };
  const say = (data: unknown) => hear?.(data);
  return { channel, posted, say, isHeard: () => hear !== undefined, isClosed: () => isClosed };
}
