/** What is read of an OpenAPI document. */
export interface ContractDocument {
  info?: { version?: unknown; "x-contract-hash"?: unknown };
  paths: Record<string, Record<string, DocumentOperation>>;
}

/** One operation of a document. */
export interface DocumentOperation {
  operationId?: string;
  security?: unknown[];
  parameters?: (DocumentParameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
  "x-error-codes"?: string[];
}

/** A parameter of an operation. */
export interface DocumentParameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

/** A JSON schema, or a reference to one. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  items?: Schema;
  [keyword: string]: unknown;
}

interface Reference {
  $ref: string;
}

/** A part of a document: its node, its JSON pointer, and its name for people. */
export interface Part<T> {
  node: T;
  place: string;
  name: string;
}

/** Whether a value can be compared as a contract. */
export function isContractDocument(value: object): value is ContractDocument {
  return isObject(Reflect.get(value, "paths")) && "openapi" in value;
}

/** Dereferences a part, transitively; returns any other part unchanged. */
export function resolve<T extends object>(
  document: ContractDocument,
  part: Part<T | Reference>,
): Part<T> {
  const seen = new Set<string>();
  let { node, place, name } = part;
  while ("$ref" in node && typeof node.$ref === "string" && !seen.has(node.$ref)) {
    place = node.$ref;
    seen.add(place);
    const steps = place.slice(2).split("/").map(unescape);
    node = steps.reduce<unknown>(
      (at, step) => (isObject(at) ? at[step] : undefined),
      document,
    ) as T;
    name = steps.at(-1) ?? place;
    if (!isObject(node)) throw new SyntaxError(`${place} does not exist`);
  }
  // No reference is left, unless they are circular and mean nothing.
  return { node: node as T, place, name };
}

/** The place of a member, as a JSON pointer. */
export function jsonPointer(parent: string, ...steps: (string | number)[]): string {
  const escaped = steps.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1"));
  return [parent, ...escaped].join("/");
}

function unescape(step: string): string {
  return decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
