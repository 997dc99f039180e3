/** Whoever got a password from somebody else has three days to choose their own. */
const TEMPORARY_MS = 72 * 3_600_000;

/** Until when a password signs in that its owner did not choose. */
export function temporaryPasswordUntil(now: Date): Date {
  return new Date(now.getTime() + TEMPORARY_MS);
}
