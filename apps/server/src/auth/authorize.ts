import { AppError } from "../http/app-error.ts";
import type { Access } from "../http/contract.ts";
import { messages } from "../messages/index.ts";
import { may, type SignedInUser } from "./signed-in-user.ts";

/**
 * Refuses a caller without the right that an operation names.
 *
 * @throws AppError `UNAUTHENTICATED` without a session, `FORBIDDEN` without the permission.
 */
export function authorize(access: Access, user: SignedInUser | null): void {
  if (access === "public") return;
  if (user === null) throw new AppError("UNAUTHENTICATED", messages.signIn.required);
  if (access !== "authenticated" && !may(user, access.permission)) {
    throw new AppError("FORBIDDEN", messages.signIn.forbidden);
  }
}
