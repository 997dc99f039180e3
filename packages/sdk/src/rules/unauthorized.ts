/** Decides which 401 is the news that the session has ended. */
export interface SessionExpiryCheck {
  /**
   * Whether a 401 for a call that carried `sent` ends the session now, given the token in use by now. True once for
   * each token: the other calls that fail together, and answers to a token already replaced, are no news.
   */
  (sent: string | null, current: string | null): boolean;
}

/** Creates the gate of one SDK instance (specification section 8: one notice, one log-out). */
export function createSessionExpiryCheck(): SessionExpiryCheck {
  let reported: string | null | undefined;
  return (sent, current) => {
    if (sent !== current || sent === reported) return false;
    reported = sent;
    return true;
  };
}

/** Whether a call ends the session by itself; its own 401 is then no news (specification section 8). */
export function isLogOut(method: string, path: string): boolean {
  return path === "/logout" || (path === "/token" && method === "DELETE");
}
