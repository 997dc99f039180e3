/** What a single call may set, beside its input. */
export interface CallOptions {
  /** Ends the call; it then rejects with an error of kind `aborted`, which is never reported as a notice. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up; 0 waits for ever. Overrides the SDK's own time-out. */
  timeoutMs?: number | undefined;
  /** Sends empty and undefined query parameters too (specification section 5). */
  saveNull?: boolean | undefined;
  /** Keeps a failure of this call away from `onNotice`, for callers that show it themselves. */
  silent?: boolean | undefined;
  /** Sent instead of the session's token; null sends none. A log-out carries the token the session has just forgotten. */
  token?: string | null | undefined;
  /** How often a GET is tried again after a failure that may pass, at most. Overrides the SDK's own figure; 0 never. */
  retries?: number | undefined;
}
