/** What the reference shows of an OpenAPI 3.1 document. */
export interface ReferenceDocument {
  info: { title: string; version: string; description?: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
  };
}

/** One operation of the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  "x-permission": string;
  "x-action-permissions"?: Record<string, string>;
  "x-error-codes": string[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response | Ref>;
}

/** A parameter in the path or the query. */
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** An answer to a call. */
export interface Response {
  description: string;
  content?: Record<string, { schema: Schema }>;
}

/** A reference to a component by its address, `#/components/…/Name`. */
export interface Ref {
  $ref: string;
}

/** A JSON schema of the dialect that the contract keeps to. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  examples?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  "x-status"?: Record<string, number>;
}

/** Name of the component that a reference leads to. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
