import { memoryStorage } from "../ports/storage.ts";
import { recordingPorts, startFakeServer } from "./_fake-server.ts";
import type { SessionOptions } from "./session.ts";
import { createSession } from "./session-store.ts";

/** Credentials that the server accepts. */
export const credentials = { username: "u1", password: "right" };
/** The notice of an expired session. */
export const EXPIRED = "error: the identity information has expired, please log in again";
/** The option of a session whose user signs in again in place. */
export const signInAgain = { onExpired: "signInAgain" } as const;

/** A session with its ports, for tests. */
export function setUp(stored: Record<string, string> = {}, options: Partial<SessionOptions> = {}) {
  const server = startFakeServer();
  const ports = recordingPorts();
  const storage = memoryStorage(stored);
  const session = createSession({ api: server.api, storage, ...ports, ...options });
  return { ...server, ...ports, storage, session };
}

/** The same, signed in and loaded. */
export async function setUpReady(options: Partial<SessionOptions> = {}) {
  const all = setUp({}, options);
  await all.session.signIn(credentials);
  await all.session.load();
  all.calls.length = 0;
  all.loadedWith.clear();
  all.visited.length = 0;
  return all;
}
