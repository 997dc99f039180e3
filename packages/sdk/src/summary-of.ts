import { summaries } from "./generated/summaries.ts";
import type { OperationId } from "./method.ts";

/** What an operation does, in the contract's words; a call by URL has no operation. */
export function summaryOf(operation: OperationId | undefined): string {
  return operation ? summaries[operation] : "The call";
}
