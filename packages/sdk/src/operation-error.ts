/** The failures of one operation, as types: those of the contract, and those of any call. */
import type { ApiError, ErrorCode, ErrorKind } from "./api-error.ts";
import type { OperationId } from "./method.ts";
import type { CurrentRecords, OperationErrors } from "./generated/errors.ts";

/**
 * Everything a call of one operation can reject with, discriminated by `errorCode` (and by `kind`). With
 * `VERSION_CONFLICT` comes the current record in `result.current`, with `IN_USE` and `HAS_CHILDREN` counts by name.
 *
 * A newer server may send a code that this contract does not know. Give a `switch` a `default` for it.
 */
export type OperationError<Id extends OperationId> = Refused<Id, OperationErrors[Id]> | CallError;

type Refused<Id extends OperationId, Code extends ErrorCode> = Code extends ErrorCode
  ? ApiError<"refused"> & { readonly errorCode: Code; readonly result: ErrorResult<Id, Code> }
  : never;

type CallError = { [K in Exclude<ErrorKind, "refused">]: ApiError<K> }[Exclude<
  ErrorKind,
  "refused"
>];

type ErrorResult<Id extends OperationId, Code extends ErrorCode> = Code extends "VERSION_CONFLICT"
  ? { current: Id extends keyof CurrentRecords ? CurrentRecords[Id] : unknown }
  : Code extends "IN_USE" | "HAS_CHILDREN"
    ? Record<string, number>
    : unknown;
