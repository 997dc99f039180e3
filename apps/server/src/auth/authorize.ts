import { AppError } from "../kernel/app-error.ts";
import type { ContractOperation } from "../kernel/contract.ts";
import { messages } from "../kernel/messages/index.ts";
import { may, type SignedInUser } from "./signed-in-user.ts";

/**
 * Refuses a caller without the operation's permission, and one who must change the password first.
 *
 * @throws AppError `UNAUTHENTICATED` without a session, `PASSWORD_CHANGE_REQUIRED`, `FORBIDDEN` without the permission.
 */
export function authorize(
  { access, beforePasswordChange }: ContractOperation,
  user: SignedInUser | null,
): void {
  if (access === "public") return;
  if (user === null) throw new AppError("UNAUTHENTICATED", messages.signIn.required);
  if (user.mustChangePassword && !beforePasswordChange) {
    throw new AppError("PASSWORD_CHANGE_REQUIRED", messages.signIn.passwordDue);
  }
  if (access !== "authenticated" && !may(user, access.permission)) {
    throw new AppError("FORBIDDEN", messages.signIn.forbidden);
  }
}
