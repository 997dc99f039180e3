import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ErrorCode } from "./app-error.ts";
import type { operations } from "../generated/schema.ts";

export type OperationId = keyof operations;

export type Access = "public" | "authenticated" | { permission: string };

/** An OpenAPI operation, reduced to what the server needs. */
export interface ContractOperation {
  id: OperationId;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the API's base, with `{id}` for parameters. */
  path: string;
  summary: string;
  /** The operation's tag, named after its resource. */
  tag: string;
  access: Access;
  /** Whether an account that must change its password may call it. */
  beforePasswordChange: boolean;
  /** Whether an account that must set up a second factor may call it. */
  beforeSecondFactor: boolean;
  /** Whether it changes nothing, or ends what forbids changes: served to who looks through other roles. */
  whileViewing: boolean;
  /** Whether it refuses personal access tokens. */
  sessionOnly: boolean;
  /** The permission that a personal access token needs where a session needs none; null for none. */
  scope: string | null;
  /** Whether it serves only sessions that were begun or confirmed lately. */
  stepUp: boolean;
  /** Permissions that single actions of the operation need in addition, by action. */
  actionPermissions: Record<string, string>;
  errorCodes: readonly ErrorCode[];
  /** Schema name of the record that comes with `VERSION_CONFLICT`; null for none. */
  current: string | null;
  /** Names of the query parameters. */
  queryNames: string[];
  /** Names of the header parameters, in lower case. */
  headerNames: string[];
  /** Accepted content types; empty for an operation without a body. */
  bodyTypes: string[];
  /** Whether a call without a body means the same as one with an empty object. */
  optionalBody: boolean;
  /** Bytes that a body may have; 0 for an operation without one. */
  maxBody: number;
  /** False for operations that answer with a file. */
  answersJson: boolean;
}

export interface Contract {
  /** Read anew once nobody needed it for a while: keep it no longer than it takes to look something up. */
  readonly document: ContractDocument;
  operations: ContractOperation[];
}

/** A contract that something is looked up in. */
export type DocumentSource = Pick<Contract, "document">;

/** The part of the OpenAPI document that the server reads. */
export interface ContractDocument {
  openapi: string;
  info: { version: string; "x-contract-hash": string } & Record<string, unknown>;
  servers?: { url: string; description?: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
  } & Record<string, unknown>;
}

export type JsonSchema = Record<string, unknown>;

/** The part of a parameter object that the server reads. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description?: string;
  required?: boolean;
  schema: JsonSchema;
}

/** The part of an operation object that the server reads. */
export interface DocumentOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  "x-permission"?: string;
  "x-action-permissions"?: Record<string, string>;
  "x-error-codes"?: ErrorCode[];
  "x-current"?: string;
  "x-before-password-change"?: boolean;
  "x-before-second-factor"?: boolean;
  "x-session-only"?: boolean;
  "x-scope"?: string;
  "x-while-viewing"?: boolean;
  "x-step-up"?: boolean;
  /** Generated where the sources say nothing; missing without a body. */
  "x-max-body"?: number;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

const methods = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const;

export function readContract(): Contract {
  const file = createRequire(import.meta.url).resolve("@atrium/openapi/openapi.json");
  const read = () => JSON.parse(readFileSync(file, "utf8")) as ContractDocument;
  let last: WeakRef<ContractDocument> | undefined;
  return {
    operations: contractOf(read()).operations,
    get document() {
      const document = last?.deref() ?? read();
      last = new WeakRef(document);
      return document;
    },
  };
}

/** A contract by its document, such as another server's. */
export function contractOf(document: ContractDocument): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(methods).flatMap(([key, method]) => {
      const operation = item[key];
      return operation === undefined ? [] : [describe(document, path, method, operation)];
    }),
  );
  return { document, operations };
}

/** The parameters of an operation, shared ones resolved. */
export function parametersOf(
  { components }: ContractDocument,
  { parameters = [] }: DocumentOperation,
): Parameter[] {
  return parameters.map((parameter) => {
    if (!("$ref" in parameter)) return parameter;
    const shared = components.parameters[parameter.$ref.split("/").at(-1) ?? ""];
    if (shared === undefined) throw new Error(`The contract has no ${parameter.$ref}`);
    return shared;
  });
}

function describe(
  document: ContractDocument,
  path: string,
  method: ContractOperation["method"],
  operation: DocumentOperation,
): ContractOperation {
  const parameters = parametersOf(document, operation);
  const body = operation.requestBody;
  const namesOf = (place: Parameter["in"]) =>
    parameters.filter((one) => one.in === place).map(({ name }) => name);
  return {
    // The types are generated from this document.
    id: operation.operationId as OperationId,
    method,
    path,
    summary: operation.summary ?? operation.operationId,
    tag: operation.tags?.[0] ?? operation.operationId,
    access: accessOf(operation),
    beforePasswordChange: operation["x-before-password-change"] ?? false,
    beforeSecondFactor: operation["x-before-second-factor"] ?? false,
    whileViewing: method === "GET" || (operation["x-while-viewing"] ?? false),
    sessionOnly: (operation["x-session-only"] ?? false) || (operation["x-step-up"] ?? false),
    scope: operation["x-scope"] ?? null,
    stepUp: operation["x-step-up"] ?? false,
    actionPermissions: operation["x-action-permissions"] ?? {},
    errorCodes: operation["x-error-codes"] ?? [],
    current: operation["x-current"] ?? null,
    queryNames: namesOf("query"),
    headerNames: namesOf("header").map((name) => name.toLowerCase()),
    bodyTypes: Object.keys(body?.content ?? {}),
    optionalBody: body !== undefined && body.required !== true,
    maxBody: operation["x-max-body"] ?? 0,
    answersJson: operation.responses["200"]?.content?.["application/json"] !== undefined,
  };
}

/** An operation without a permission is denied to everybody. */
function accessOf(operation: DocumentOperation): Access {
  const code = operation["x-permission"];
  if (code === undefined) throw new Error(`${operation.operationId} names no x-permission`);
  return code === "public" || code === "authenticated" ? code : { permission: code };
}
