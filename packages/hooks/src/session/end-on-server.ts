import type { SessionApi } from "./session-types.ts";

/** Ends the session of a token, if any, on the server. Never rejects: it has ended here, and times out there. */
export async function endOnServer(api: SessionApi, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  try {
    await api.signOut(token);
  } catch {
    // The session times out.
  }
}
