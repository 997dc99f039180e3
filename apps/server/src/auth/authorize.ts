import { AppError } from "../kernel/app-error.ts";
import type { Config } from "../kernel/config/config.ts";
import type { ContractOperation } from "../kernel/contract.ts";
import { messages } from "../kernel/messages/index.ts";
import { may, type SignedInUser } from "./signed-in-user.ts";

/**
 * Refuses a caller without the operation's permission, one who must change the password or set up a second factor
 * first, a program where somebody has to have signed in, and a session that has to be confirmed first.
 *
 * @param confirmedSince Sessions that were begun or confirmed before need a step-up; null for none.
 * @throws AppError `UNAUTHENTICATED` without a session, `PASSWORD_CHANGE_REQUIRED`, `SECOND_FACTOR_DUE`,
 *   `SESSION_REQUIRED`, `FORBIDDEN` without the permission or while looking through other roles, `STEP_UP_REQUIRED`.
 */
export function authorize(
  operation: ContractOperation,
  user: SignedInUser | null,
  confirmedSince: Date | null,
): void {
  const { access, beforePasswordChange, beforeSecondFactor, sessionOnly, scope, stepUp } =
    operation;
  if (access === "public") return;
  if (user === null) throw new AppError("UNAUTHENTICATED", messages.signIn.required);
  if (user.mustChangePassword && !beforePasswordChange) {
    throw new AppError("PASSWORD_CHANGE_REQUIRED", messages.signIn.passwordDue);
  }
  if (user.mustEnrolSecondFactor && !beforePasswordChange && !beforeSecondFactor) {
    throw new AppError("SECOND_FACTOR_DUE", messages.secondFactor.due);
  }
  const { credential } = user;
  if (sessionOnly && credential.kind !== "session") {
    throw new AppError("SESSION_REQUIRED", messages.signIn.sessionRequired);
  }
  if (user.viewingAs !== undefined && !operation.whileViewing) {
    throw new AppError("FORBIDDEN", messages.viewAs.readOnly(user.viewingAs.roleNames));
  }
  if (access !== "authenticated" && !may(user, access.permission)) {
    throw new AppError("FORBIDDEN", messages.signIn.forbidden);
  }
  if (credential.kind === "accessToken" && scope !== null && !may(user, scope)) {
    throw new AppError("FORBIDDEN", messages.signIn.forbidden);
  }
  if (!stepUp || confirmedSince === null || credential.kind !== "session") return;
  if (credential.confirmedAt < confirmedSince) {
    throw new AppError("STEP_UP_REQUIRED", messages.signIn.stepUpRequired);
  }
}

/** Sessions that were begun or confirmed before this need a step-up; null for none. */
export function confirmedSince({ limits }: Pick<Config, "limits">, now: Date): Date | null {
  return limits.stepUpMs === null ? null : new Date(now.getTime() - limits.stepUpMs);
}
