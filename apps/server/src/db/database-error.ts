import type { SerializedDatabaseError } from "./embedded/worker-messages.ts";

/** An error of the embedded database, with the members of `pg`'s errors. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(plain: SerializedDatabaseError) {
    super(plain.message);
    this.code = plain.code;
    this.constraint = plain.constraint;
    this.detail = plain.detail;
  }
}

/** PostgreSQL's error code and, if one was violated, the constraint's name. */
export interface DatabaseFault {
  code: string;
  constraint: string | undefined;
}

/**
 * Finds PostgreSQL's error in anything thrown by the embedded database, by `pg`, or by drizzle around either; null for
 * other errors.
 */
export function databaseFault(error: unknown): DatabaseFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, "code");
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) {
      const constraint: unknown = Reflect.get(cause, "constraint");
      return { code, constraint: typeof constraint === "string" ? constraint : undefined };
    }
  }
  return null;
}

/** Whether a write failed because the database only allows reading: a replica, or one that has no room left. */
export function isReadOnly(error: unknown): boolean {
  return databaseFault(error)?.code === "25006";
}

export function isUniqueViolation(error: unknown): boolean {
  return databaseFault(error)?.code === "23505";
}

/** Whether a write failed because what it refers to is gone, or is still referred to. */
export function isMissingReference(error: unknown): boolean {
  return databaseFault(error)?.code === "23503";
}
