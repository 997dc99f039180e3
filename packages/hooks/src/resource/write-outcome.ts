import { isApiError } from "@atrium/sdk";

/** Refusals because of a change by somebody else: not found, conflict, gone. */
const ELSEWHERE = [404, 409, 410];

/**
 * Whether a record may be other than shown after a write that failed: it may have been carried out all the same, or
 * somebody else was there first. A plain refusal has changed nothing.
 *
 * @example
 * await sdk.roles.delete("1").catch(async (error: unknown) => {
 *   if (mayHaveChanged(error)) await queryClient.invalidateQueries();
 * });
 */
export function mayHaveChanged(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== "refused") return true;
  const { status = 200 } = error;
  return status >= 500 || ELSEWHERE.includes(status);
}
