import { DrizzleQueryError } from "drizzle-orm";

/** What the log keeps of an error. */
export type ErrorFacts = {
  type: string;
  message: string;
  stack: string;
  /** PostgreSQL's or the system's code, and the constraint that was broken. */
  code?: unknown;
  constraint?: unknown;
  cause?: ErrorFacts;
};

/**
 * Describes an error for the log, with its causes. Of a failed query only the statement is kept: the values bound to
 * it, and the details a database adds, hold password hashes, visitors' addresses and whole texts.
 */
export function errorFacts(error: Error): ErrorFacts {
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const code: unknown = Reflect.get(error, "code");
  const constraint: unknown = Reflect.get(error, "constraint");
  return {
    type: error.name,
    message,
    stack: (error.stack ?? "").replace(error.message, () => message),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause instanceof Error ? { cause: errorFacts(error.cause) } : {}),
  };
}
