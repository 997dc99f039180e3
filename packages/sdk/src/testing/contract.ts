/** The test server's generated copy of the contract. */
import type { ErrorCode } from "../api-error.ts";
import type { OperationId } from "../method.ts";
import { contract } from "./generated/contract.ts";
import type { TypeName, Schema, TestOperation } from "./contract-types.ts";

/** The operation of that name. */
export function operationOf(id: OperationId): TestOperation {
  return contract.operations[id];
}

/** Every operation with its name. */
export function listOperations(): [OperationId, TestOperation][] {
  // The generated record has exactly these keys; Object.entries forgets them.
  return Object.entries(contract.operations) as [OperationId, TestOperation][];
}

/** The schema that a reference names, or the schema itself. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = contract.schemas[schema.$ref];
  if (found === undefined) throw new Error(`The contract has no schema ${schema.$ref}.`);
  return resolve(found);
}

/** The names of a schema's types; none when it leaves them open. */
export function typesOf(schema: Schema): TypeName[] {
  return schema.type === undefined ? [] : [schema.type].flat();
}

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return contract.statuses[code];
}

/** Every schema of the contract that has a name. */
export function namedSchemas(): Schema[] {
  return Object.values(contract.schemas);
}
