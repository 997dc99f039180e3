import { readContract } from "../../kernel/contract.ts";
import { messages } from "../../kernel/messages/index.ts";
import { ERASURE } from "../persons/erase-person.ts";
import { RETENTION } from "../retention/delete-expired.ts";

let summaries: ReadonlyMap<string, string> | undefined;

/** The contract's summary of an operation, or what the server did by itself; its id when the contract no longer has it. */
export function summaryOf(operationId: string): string {
  if (operationId === RETENTION) return messages.operationLogs.retention;
  if (operationId === ERASURE) return messages.operationLogs.personErase;
  summaries ??= new Map(readContract().operations.map(({ id, summary }) => [id, summary]));
  return summaries.get(operationId) ?? operationId;
}
