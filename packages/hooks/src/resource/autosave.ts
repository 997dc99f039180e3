import { isApiError } from "@atrium/sdk";
import type { Versioned } from "./conflicting-record.ts";
import type { EditState } from "./edit-state.ts";

/**
 * When a record saves by itself. All times are in milliseconds.
 *
 * @example
 * const options: AutosaveOptions = { debounce: 3_000, maxWait: 10_000 };
 */
export interface AutosaveOptions {
  /** The pause after an edit: an autosave is debounced by it. */
  readonly debounce: number;
  /** The longest an edit waits while more of them follow; without it, edits without a pause put saving off for ever. */
  readonly maxWait?: number | undefined;
  /** The wait after a first failure, which doubles with each further one; 5 seconds by default. */
  readonly retryDelay?: number | undefined;
  /** The longest wait between two tries; a minute by default. */
  readonly maxRetryDelay?: number | undefined;
}

/**
 * Milliseconds until a record saves by itself; undefined when it does not, for nothing is dirty, a save is under way, a
 * conflict is open, or what was refused would be refused again.
 *
 * @param now In milliseconds since 1970.
 * @example
 * const state = untouched({ id: "1", version: 3 }, { name: "A" });
 * const edited = editReducer(state, { type: "edited", changes: { name: "B" }, at: Date.now() });
 * autosaveDelay(edited, { debounce: 3_000, maxWait: 10_000 }, Date.now()); // 3000
 */
export function autosaveDelay<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
  options: AutosaveOptions,
  now: number,
): number | undefined {
  const { status, dirtyFields, dirtySince = now } = state;
  if (dirtyFields.length === 0 || status === "saving" || status === "conflict") return undefined;
  const { debounce, maxWait = Number.POSITIVE_INFINITY } = options;
  const afterEdit = Math.max(0, Math.min(debounce, dirtySince + maxWait - now));
  if (status !== "failed") return afterEdit;
  const isEdited = state.draft !== state.sent;
  if (!isRetryable(state.error)) return isEdited ? afterEdit : undefined;
  const untilRetry = state.failedAt + retryDelay(state.failures, options) - now;
  return Math.max(0, untilRetry, isEdited ? afterEdit : 0);
}

/**
 * Whether a save that failed may succeed unchanged: the server was not reached, was away or had too much to do.
 *
 * @example
 * await sdk.roles.delete("1").catch((error: unknown) => {
 *   if (isRetryable(error)) notices.warning("try again in a minute");
 * });
 */
export function isRetryable(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== "refused") return true;
  const { status = 500 } = error;
  return status >= 500 || status === 429;
}

/** The wait before the next try: exponential backoff. */
function retryDelay(failures: number, options: AutosaveOptions): number {
  const { retryDelay: first = 5_000, maxRetryDelay = 60_000 } = options;
  return Math.min(first * 2 ** (failures - 1), maxRetryDelay);
}
