import type { ErrorCode } from "../../api-error.ts";
import { statusOf } from "../contract.ts";
import type { ErrorReply } from "../replies.ts";

/** A call that the fake refuses as the server would. */
export class Refused extends Error {
  readonly status: number;
  readonly facts: ErrorReply;

  constructor(errorCode: ErrorCode, facts: Omit<ErrorReply, "errorCode"> = {}) {
    super(errorCode);
    this.status = statusOf(errorCode);
    this.facts = { ...facts, errorCode };
  }
}

/** A 400 that names one field. */
export function refusedField(field: string, code: string, message: string): Refused {
  return new Refused("VALIDATION_FAILED", { fieldErrors: [{ field, code, message }] });
}
