import type { Input, OperationId } from "../method.ts";
import { isRecord } from "./validate.ts";

/** A call that the test server received. */
export interface TestCall<Id extends OperationId = OperationId> {
  /** The operation; null when the contract has none at the path. */
  operationId: Id | null;
  method: string;
  /** The URL of the request. */
  url: string;
  /** Parameters of the path, decoded. */
  path: Record<string, string>;
  /** Parameters of the query, as numbers and booleans where the contract says so. */
  query: Record<string, unknown>;
  /** The parsed JSON, or the fields of a form; undefined without a body. */
  body: unknown;
  /** Path, query and body in one object, the input of the SDK's method. */
  input: Input<Id>;
  headers: Headers;
  /** Aborts the call. */
  signal: AbortSignal | undefined;
}

/** Path, query and body in one flat object. A body that is not an object is omitted. */
export function flatInput(parts: {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}): Record<string, unknown> {
  return { ...(isRecord(parts.body) ? parts.body : {}), ...parts.query, ...parts.path };
}
