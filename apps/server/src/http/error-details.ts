import { DrizzleQueryError } from "drizzle-orm";

export type ErrorDetails = {
  type: string;
  message: string;
  stack: string;
  /** Code of PostgreSQL or the system, and the violated constraint. */
  code?: unknown;
  constraint?: unknown;
  cause?: ErrorDetails;
};

/**
 * Describes an error and its causes for the log. Of a failed query only the statement is logged: bound values, and the
 * details that a database adds, hold password hashes, visitors' addresses and whole texts.
 */
export function errorDetails(error: Error): ErrorDetails {
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
    ...(error.cause instanceof Error ? { cause: errorDetails(error.cause) } : {}),
  };
}
