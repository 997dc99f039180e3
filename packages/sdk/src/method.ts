/** What the SDK's methods take and return, by operation. */
import type { OperationTypes } from "./generated/operation-types.ts";

/** The name of every operation of the contract (its operationId). */
export type OperationId = keyof OperationTypes;

/** The input of an operation: path, query and body in one flat object. */
export type Input<Id extends OperationId> = OperationTypes[Id]["input"];

/** What an operation resolves to: the envelope's `result`, or the file of a download. */
export type Result<Id extends OperationId> = OperationTypes[Id]["result"];

/** The promise of an operation's result. Its operation is part of the type only, for `settle`. */
export interface OperationCall<Id extends OperationId, R = Result<Id>> extends Promise<R> {
  readonly "~operation"?: Id;
}
