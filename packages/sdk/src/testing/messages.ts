/** The messages of the test server: those in its envelopes, and its problems for the test's author. */
export const messages = {
  ok: "OK",
  invalid: "Some fields are not valid.",
  unknownAddress: "There is nothing at this URL.",
  otherMethods: (methods: readonly string[]) => `This URL accepts only ${methods.join(", ")}.`,
  failed: "Something went wrong on the server.",
  status: (status: number) => `Answered with ${status} by the test.`,

  networkError: "fetch failed",

  field: {
    type: (types: readonly string[]) => `must be ${types.join(" or ")}`,
    enum: (values: readonly unknown[]) => `must be one of ${values.join(", ")}`,
    minLength: (limit: number) => `must be at least ${limit} characters`,
    maxLength: (limit: number) => `must be at most ${limit} characters`,
    pattern: "has the wrong format",
    format: "has the wrong format",
    minimum: (limit: number) => `must be ${limit} or more`,
    maximum: (limit: number) => `must be ${limit} or less`,
    minItems: (limit: number) => `must have at least ${limit} entries`,
    maxItems: (limit: number) => `must have at most ${limit} entries`,
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
