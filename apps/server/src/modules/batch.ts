import { may } from "../auth/signed-in-user.ts";
import type { components } from "../generated/schema.ts";
import { AppError } from "../kernel/app-error.ts";
import type { Context } from "./operation.ts";
import { messages } from "../kernel/messages/index.ts";

export interface BatchOutcome {
  done: number;
  failed: components["schemas"]["BatchFailure"][];
}

/**
 * Checks the further permission that an action of an operation requires.
 *
 * @throws AppError `FORBIDDEN`.
 */
export function assertAction(action: string, { operation, user }: Context): void {
  const needed = operation.actionPermissions[action];
  if (needed === undefined || may(user, needed)) return;
  throw new AppError("FORBIDDEN", messages.signIn.forbidden);
}

/** The outcome for the requested ids, given those that existed. */
export function outcomeOf(
  ids: readonly string[],
  handled: readonly { id: string }[],
): BatchOutcome {
  const known = new Set(handled.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  const failed = unknown.map((id) => ({ id, errorCode: "NOT_FOUND" as const }));
  return { done: ids.length - failed.length, failed };
}
