import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";

/** The account behind a session, as handlers see it. Looked up anew on every request. */
export interface SignedInUser {
  id: string;
  username: string;
  name: string;
  orgId: string | null;
  /** Codes of the enabled roles it holds. */
  roles: string[];
  /** Codes of the enabled permissions of those roles; for `admin` every enabled one. */
  permissions: ReadonlySet<string>;
  /** Ids of the enabled workgroups it belongs to. */
  workgroupIds: string[];
  sessionId: string;
  mustChangePassword: boolean;
}

/** Whether the account may do what `code` stands for. Nobody signed in may do nothing. */
export function may(user: SignedInUser | null, code: string): boolean {
  return user !== null && (user.roles.includes("admin") || user.permissions.has(code));
}

/**
 * The account of an operation that is not public.
 *
 * @throws AppError `UNAUTHENTICATED` when there is none, which the guards prevent.
 */
export function signedIn(user: SignedInUser | null): SignedInUser {
  if (user === null) throw new AppError("UNAUTHENTICATED", messages.signIn.required);
  return user;
}
