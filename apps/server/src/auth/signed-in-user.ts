import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";

/** The account of a session, read again on every request. */
export interface SignedInUser {
  id: string;
  username: string;
  name: string;
  orgId: string | null;
  /** Codes of the enabled roles. */
  roles: string[];
  /** Codes of the enabled permissions of those roles; for `admin` every enabled one. */
  permissions: ReadonlySet<string>;
  /** Ids of the enabled workgroups. */
  workgroupIds: string[];
  sessionId: string;
  mustChangePassword: boolean;
}

/** Whether the account holds a permission. Visitors hold none. */
export function may(user: SignedInUser | null, code: string): boolean {
  return user !== null && (user.roles.includes("admin") || user.permissions.has(code));
}

/**
 * The account of an operation that is not public.
 *
 * @throws AppError `UNAUTHENTICATED` without one, which the guards prevent.
 */
export function signedIn(user: SignedInUser | null): SignedInUser {
  if (user === null) throw new AppError("UNAUTHENTICATED", messages.signIn.required);
  return user;
}
