import type { ErrorCode } from "../api-error.ts";
import type { OperationId } from "../method.ts";

/** A name of JSON Schema's `type`. */
export type TypeName = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";

/** The part of JSON Schema that the contract uses, with every `allOf` merged. */
export interface Schema {
  /** Bare name of a schema in {@link TestContract.schemas}. */
  $ref?: string;
  type?: TypeName | TypeName[];
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  anyOf?: Schema[];
}

/** An operation: its path, its input and its result. */
export interface TestOperation {
  method: string;
  /** Path with `{parameters}`. */
  address: string;
  /** `public`, `authenticated`, or the code of a permission. */
  access: string;
  /** Whether it is allowed before a password that is due has been changed. */
  beforePasswordChange?: boolean;
  path?: Schema;
  query?: Schema;
  body?: Schema;
  /** Whether the body is multipart. */
  form?: boolean;
  /** The envelope's `result`; a download has none. */
  result?: Schema;
  /** Whether `data` beside `result` is the file's URL. */
  data?: boolean;
  /** Whether the response is a file instead of an envelope. */
  file?: boolean;
}

/** The generated copy of the contract. */
export interface TestContract {
  operations: Record<OperationId, TestOperation>;
  schemas: Record<string, Schema>;
  /** The HTTP status of each error code. */
  statuses: Record<ErrorCode, number>;
}
