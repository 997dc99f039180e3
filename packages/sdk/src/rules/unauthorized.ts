/** Decides which 401 reports that the session has expired. */
export interface SessionExpiryCheck {
  /**
   * Whether a 401 for a call with the token `sent` ends the session now, given the current token. True once for each
   * token: other calls that fail together, and responses to a token already replaced, are ignored.
   */
  (sent: string | null, current: string | null): boolean;
}

/** Creates the check of one SDK instance (specification section 8: one notice, one log-out). */
export function createSessionExpiryCheck(): SessionExpiryCheck {
  let reported: string | null | undefined;
  return (sent, current) => {
    if (sent !== current || sent === reported) return false;
    reported = sent;
    return true;
  };
}

/** Whether a call is a log-out, whose own 401 is not reported (specification section 8). */
export function isLogOut(method: string, url: string): boolean {
  return url.endsWith("/logout") || (method === "DELETE" && url.endsWith("/token"));
}
