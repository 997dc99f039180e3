import type { OperationId } from "../method.ts";

/** A name of JSON Schema's `type`. */
export type TypeName = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";

/** The part of JSON Schema that the contract uses once every `allOf` is one object. */
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

/** One operation: where it is, what it takes, what it answers with. */
export interface TestOperation {
  method: string;
  /** Path with `{parameters}`. */
  address: string;
  path?: Schema;
  query?: Schema;
  body?: Schema;
  /** Whether the body is multipart. */
  form?: boolean;
  /** The envelope's `result`; a download has none. */
  result?: Schema;
  /** Whether `data` beside `result` holds the file's address. */
  data?: boolean;
  /** Whether a file answers instead of the envelope. */
  file?: boolean;
}

/** The generated copy of the contract. */
export interface TestContract {
  operations: Record<OperationId, TestOperation>;
  schemas: Record<string, Schema>;
}
