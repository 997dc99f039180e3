import type { ErrorCode } from "../api-error.ts";

/** What the server says, where it says one thing and nothing of the record. */
const refusals: Partial<Record<ErrorCode, string>> = {
  BAD_CREDENTIALS: "The user name or the password is wrong. Check both and try again.",
  UNAUTHENTICATED: "Sign in first.",
  FORBIDDEN: "You do not have the permission to do this.",
  NOT_FOUND: "There is no such record.",
  VERSION_CONFLICT: "Somebody else has changed this record. Reload it and try again.",
  VALIDATION_FAILED: "Some fields are not valid.",
  DUPLICATE: "A record with these values already exists.",
  STEP_UP_REQUIRED: "Confirm that it is you before you do this.",
  RATE_LIMITED: "Too many requests. Wait a moment, then try again.",
  PASSWORD_CHANGE_REQUIRED: "Change your password first.",
};

/** The messages of the test server: those in its envelopes, and its problems for the test's author. */
export const messages = {
  ok: "OK",
  invalid: "Some fields are not valid.",
  unknownAddress: "There is nothing at this URL.",
  otherMethods: (methods: readonly string[]) => `This URL accepts only ${methods.join(", ")}.`,
  failed: "Something went wrong on the server.",
  refused: (code: ErrorCode, status: number) =>
    refusals[code] ?? `Answered with ${status} (${code}) by the test.`,

  networkError: "fetch failed",

  field: {
    type: (types: readonly string[]) => `must be ${types.join(" or ")}`,
    enum: (values: readonly unknown[]) => `must be one of ${values.join(", ")}`,
    minLength: (limit: number) =>
      limit === 1 ? "must not be empty" : `must be at least ${limit} characters`,
    maxLength: (limit: number) => `must be at most ${counted(limit, "character", "characters")}`,
    pattern: "has the wrong format",
    format: "has the wrong format",
    minimum: (limit: number) => `must be ${limit} or more`,
    maximum: (limit: number) => `must be ${limit} or less`,
    minItems: (limit: number) => `must have at least ${counted(limit, "entry", "entries")}`,
    maxItems: (limit: number) => `must have at most ${counted(limit, "entry", "entries")}`,
    uniqueItems: "must not contain the same entry twice",
    required: "is required",
    additionalProperties: "is not a known field",
    anyOf: "fits none of several alternatives",
  },

  problem: {
    noOperation: (call: string) => `${call} is not an operation of the contract.`,
    mockThrew: (id: string, reason: string) => `The mock of ${id} threw: ${reason}`,
    invalidMock: (id: string, faults: string) =>
      `The mock of ${id} does not match the contract: ${faults}`,
    invalidReply: (id: string, faults: string) =>
      `The fake's reply to ${id} does not match the contract: ${faults}`,
    noAccount: (username: string) => `The fake has no account ${username}.`,
  },
};

function counted(limit: number, one: string, many: string): string {
  return `${limit} ${limit === 1 ? one : many}`;
}
