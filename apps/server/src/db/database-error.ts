import type { PlainDatabaseError } from "./embedded/worker-messages.ts";

/** An error the embedded database reported, with the same members that `pg` gives its own. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(plain: PlainDatabaseError) {
    super(plain.message);
    this.code = plain.code;
    this.constraint = plain.constraint;
    this.detail = plain.detail;
  }
}

/** What a database complained about: PostgreSQL's error code and, where one was broken, the constraint's name. */
export interface DatabaseFault {
  code: string;
  constraint: string | undefined;
}

/**
 * Finds PostgreSQL's own complaint in whatever was thrown: by the embedded database, by `pg`,
 * or by drizzle around either. Null when the error is of another kind.
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

/** Whether the error says that a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseFault(error)?.code === "23505";
}
