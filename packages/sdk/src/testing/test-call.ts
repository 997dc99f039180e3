import type { Input, OperationId } from "../method.ts";
import { isRecord } from "./validate.ts";

/** One call that the test server got. */
export interface TestCall<Id extends OperationId = OperationId> {
  /** The operation that was meant; null when the contract has none at the address. */
  operationId: Id | null;
  method: string;
  /** The address as it was called. */
  url: string;
  /** Parameters of the path, decoded. */
  path: Record<string, string>;
  /** Parameters of the query, as numbers and switches where the contract says so. */
  query: Record<string, unknown>;
  /** The parsed JSON, or the fields of a form; undefined without a body. */
  body: unknown;
  /** Path, query and body in one, as the SDK's method takes them. */
  input: Input<Id>;
  headers: Headers;
  /** Ends the call. */
  signal: AbortSignal | undefined;
}

/** Path, query and body in one flat record. A body that is no object is left out. */
export function flatInput(parts: {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}): Record<string, unknown> {
  return { ...(isRecord(parts.body) ? parts.body : {}), ...parts.query, ...parts.path };
}
