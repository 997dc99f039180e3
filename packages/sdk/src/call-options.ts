/** The options of a single call. */
export interface CallOptions {
  /** Aborts the call; it then rejects with an error of kind `aborted`, which is never reported. */
  signal?: AbortSignal | undefined;
  /** The time-out in milliseconds; 0 for none. Overrides the SDK's own. */
  timeoutMs?: number | undefined;
  /** Sends empty and undefined query parameters too (specification section 5). */
  saveNull?: boolean | undefined;
  /** Does not report a failure to `onNotice`, for callers that show it themselves. */
  silent?: boolean | undefined;
  /** Sent instead of the session's token; null sends none. A log-out sends the token that the session has just discarded. */
  token?: string | null | undefined;
  /** How often a GET is retried after a transient failure, at most. Overrides the SDK's own number; 0 never. */
  retries?: number | undefined;
  /** Request headers, beside the SDK's own and before them. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /**
   * Sent as `Idempotency-Key` with a call that creates something: within 24 hours the server answers the same key with the
   * same response and creates nothing again. A call that has one is retried like a GET. Up to 255 visible ASCII characters.
   */
  idempotencyKey?: string | undefined;
}
