/** Writes what the operations do, for messages about calls that fail without a reason. */
import type { Operation } from "./operations.ts";

/** The source of `packages/sdk/src/generated/summaries.ts`. */
export function writeSdkSummaries(operations: Operation[]): string {
  const rows = operations.map(
    ({ operationId, summary }) => `  ${operationId}: ${JSON.stringify(summary)},`,
  );
  return [
    'import type { OperationId } from "../method.ts";\n',
    "/** The summary of every operation; loaded when the first of them fails without a message. */",
    `export const summaries: Record<OperationId, string> = {\n${rows.join("\n")}\n};\n`,
  ].join("\n");
}
