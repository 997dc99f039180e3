import { AppError } from "../kernel/app-error.ts";
import { messages } from "../kernel/messages/index.ts";

/** What a call has proved its account with. */
export type Credential =
  | {
      readonly kind: "session";
      readonly id: string;
      /** When its person last proved who they are, by signing in or by a step-up. */
      readonly confirmedAt: Date;
    }
  /** Names a personal access token, which serves programs. */
  | { readonly kind: "accessToken"; readonly id: string; readonly name: string };

/** The roles through which somebody looks at the back office instead of their own; then nothing can be changed. */
export interface ViewedRoles {
  roleIds: readonly string[];
  /** Codes of those that are enabled. */
  roleCodes: readonly string[];
  roleNames: readonly string[];
  until: Date;
  /** Whether the viewer's own roles have every permission. */
  byAdmin: boolean;
}

/** The account of a call, read again on every request. */
export interface SignedInUser {
  id: string;
  username: string;
  name: string;
  orgId: string | null;
  /** Codes of the enabled roles. */
  roles: string[];
  /** Codes of the enabled permissions of those roles; for `admin` every enabled one. A program has its scopes of them. */
  permissions: ReadonlySet<string>;
  /** Ids of the enabled workgroups. */
  workgroupIds: string[];
  credential: Credential;
  mustChangePassword: boolean;
  /** Whether a role requires a second factor, and the account has none. */
  mustEnrolSecondFactor: boolean;
  /** Missing for those who use their own roles, which `roles`, `permissions` and `workgroupIds` are of then. */
  viewingAs?: ViewedRoles;
}

/** Whether a role has every permission. */
export function isAdminRole(code: string): boolean {
  return code === "admin";
}

/** Whether the account holds a permission. Visitors hold none. */
export function may(user: SignedInUser | null, code: string): boolean {
  return user !== null && (user.roles.some(isAdminRole) || user.permissions.has(code));
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

/**
 * The id of the session of somebody who has signed in.
 *
 * @throws AppError `SESSION_REQUIRED` for a program, which the guards prevent.
 */
export function sessionIdOf({ credential }: SignedInUser): string {
  if (credential.kind !== "session") {
    throw new AppError("SESSION_REQUIRED", messages.signIn.sessionRequired);
  }
  return credential.id;
}
