import { fieldError } from "../kernel/field-error.ts";
import { messages } from "../kernel/messages/index.ts";

/** The period in which the public sees something; null is no bound. */
export interface PublicationWindow {
  startAt: Date | null;
  endAt: Date | null;
}

const always: PublicationWindow = { startAt: null, endAt: null };

/**
 * Applies the bounds that a body sends.
 *
 * @throws AppError an error of `endAt` when it is not after `startAt`.
 */
export function publicationWindow(
  sent: { startAt?: string | null; endAt?: string | null },
  before: PublicationWindow = always,
): PublicationWindow {
  const startAt = dateOr(before.startAt, sent.startAt);
  const endAt = dateOr(before.endAt, sent.endAt);
  if (startAt !== null && endAt !== null && endAt <= startAt) {
    throw fieldError("endAt", "after", messages.fields.afterStart);
  }
  return { startAt, endAt };
}

export function toWire({ startAt, endAt }: PublicationWindow) {
  return { startAt: startAt?.toISOString() ?? null, endAt: endAt?.toISOString() ?? null };
}

function dateOr(before: Date | null, sent: string | null | undefined): Date | null {
  if (sent === undefined) return before;
  return sent === null ? null : new Date(sent);
}
