import { readContract, type OperationId } from "../src/kernel/contract.ts";
import { AppError } from "../src/kernel/app-error.ts";
import { handlers } from "../src/modules/index.ts";
import type { Handlers } from "../src/modules/operation.ts";

/** What a handler was called with. */
export interface RecordedInput {
  id: OperationId;
  query: unknown;
  body: unknown;
}

/** Handlers that record their input and answer 501; only `POST /login` works, so that people can sign in. */
export function recordInputs(recorded: RecordedInput[]): Partial<Handlers> {
  const recorders = readContract().operations.map(({ id }) => [
    id,
    async ({ query, body }: RecordedInput) => {
      recorded.push({ id, query, body });
      throw new AppError("NOT_IMPLEMENTED", "Recorded");
    },
  ]);
  return { ...Object.fromEntries(recorders), sessionLogin: handlers.sessionLogin };
}
