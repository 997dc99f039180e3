import { AppError } from "../http/app-error.ts";
import type { Access } from "../http/contract.ts";
import { may, type SignedInUser } from "./signed-in-user.ts";

/**
 * Refuses a caller without the right that an operation names.
 *
 * @throws AppError `UNAUTHENTICATED` without a session, `FORBIDDEN` without the permission.
 */
export function authorize(access: Access, user: SignedInUser | null): void {
  if (access === "public") return;
  if (user === null) throw new AppError("UNAUTHENTICATED", "Please sign in.");
  if (access !== "authenticated" && !may(user, access.permission)) {
    throw new AppError("FORBIDDEN", "You do not have the right to do this.");
  }
}
