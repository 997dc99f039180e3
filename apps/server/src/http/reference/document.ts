/** The part of an OpenAPI 3.1 document that the reference shows. */
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

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  "x-permission": string;
  "x-action-permissions"?: Record<string, string>;
  "x-error-codes": string[];
  parameters?: (Parameter | Ref)[];
  "x-max-body"?: number;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response | Ref>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface Response {
  description: string;
  content?: Record<string, { schema: Schema }>;
}

/** A reference such as `#/components/…/Name`. */
export interface Ref {
  $ref: string;
}

/** A JSON schema in the contract's dialect. */
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

/** The component's name in a reference. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
