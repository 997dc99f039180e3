/** Which error codes an operation answers with: those it lists, and those that its statuses stand for. */
import type { Contract } from "./operations.ts";

type Operation = Contract["paths"][string][string];

/**
 * The code that a declared status stands for, so that no operation has to list it. 409 stands for none: what the
 * record's state forbids is always said by a code of its own.
 */
export const codeOfStatus: Readonly<Record<string, string>> = {
  400: "VALIDATION_FAILED",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  410: "GONE",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "IDEMPOTENCY_KEY_REUSED",
  429: "RATE_LIMITED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

/** Any call may meet a server that is busy, has no connection to its database, or one that only allows reading. */
export const always = ["UNAVAILABLE", "DATABASE_UNAVAILABLE", "READ_ONLY"];

/** Any call of somebody signed in may have to wait until they have changed their password. */
function ofThePassword(operation: Operation): string[] {
  const open = operation["x-permission"] === "public" || operation["x-before-password-change"];
  return open ? [] : ["PASSWORD_CHANGE_REQUIRED"];
}

/** Any call of somebody signed in may have to wait until they have set up a second factor. */
function ofTheSecondFactor(operation: Operation): string[] {
  const open = operation["x-before-second-factor"] || ofThePassword(operation).length === 0;
  return open ? [] : ["SECOND_FACTOR_DUE"];
}

/** What only a session may call refuses a personal access token, and the riskiest a session that was not confirmed lately. */
function ofTheSession(operation: Operation): string[] {
  if (operation["x-step-up"]) return ["SESSION_REQUIRED", "STEP_UP_REQUIRED"];
  return operation["x-session-only"] ? ["SESSION_REQUIRED"] : [];
}

/** The contract with complete `x-error-codes`: what the sources list comes first, in their order. */
export function withErrorCodes<C extends Contract>(contract: C): C {
  const complete = structuredClone(contract);
  for (const operation of Object.values(complete.paths).flatMap((item) => Object.values(item))) {
    const implied = Object.keys(operation.responses).flatMap(
      (status) => codeOfStatus[status] ?? [],
    );
    const listed = operation["x-error-codes"] ?? [];
    const waiting = [ofThePassword, ofTheSecondFactor, ofTheSession].flatMap((codes) =>
      codes(operation),
    );
    operation["x-error-codes"] = [...new Set([...listed, ...implied, ...waiting, ...always])];
  }
  return complete;
}
