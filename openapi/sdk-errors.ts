/** Writes the types of the failures that each operation answers with. */
import type { Operation } from "./operations.ts";

/** The source of `packages/sdk/src/generated/errors.ts`: types alone, nothing of it ships. */
export function writeSdkErrors(operations: Operation[]): string {
  return [
    'import type { components } from "./schema.ts";\n',
    writeCodes(operations),
    writeCurrentRecords(operations),
  ].join("\n");
}

function writeCodes(operations: Operation[]): string {
  const rows = operations.map(
    ({ operationId, errorCodes }) =>
      `  ${operationId}: ${errorCodes.map((code) => `"${code}"`).join(" | ")};`,
  );
  return (
    "/** The error codes that the contract gives each operation. */\n" +
    `export interface OperationErrors {\n${rows.join("\n")}\n}\n`
  );
}

function writeCurrentRecords(operations: Operation[]): string {
  const rows = operations.flatMap(({ operationId, current }) =>
    current === undefined ? [] : `  ${operationId}: components["schemas"]["${current}"];`,
  );
  return (
    "/** The record that comes along with `VERSION_CONFLICT`, by operation. */\n" +
    `export interface CurrentRecords {\n${rows.join("\n")}\n}\n`
  );
}
