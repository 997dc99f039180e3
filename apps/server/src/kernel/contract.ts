import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ErrorCode } from "./app-error.ts";
import type { operations } from "../generated/schema.ts";

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

/** Who may call an operation: everybody, everybody signed in, or holders of a permission. */
export type Access = "public" | "authenticated" | { permission: string };

/** One operation of the contract as the server needs it. */
export interface ContractOperation {
  id: OperationId;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the API's base, `{id}` for parameters. */
  path: string;
  summary: string;
  /** The group it belongs to, named after its resource. */
  tag: string;
  access: Access;
  /** Whether it answers an account that has to change its password first. */
  beforePasswordChange: boolean;
  /** Codes that single steps of the operation need besides, by step. */
  actionPermissions: Record<string, string>;
  /** Codes of the failures that it answers with. */
  errorCodes: readonly ErrorCode[];
  /** Name of the schema of the record that comes along with `VERSION_CONFLICT`; null where there is none. */
  current: string | null;
  /** Content types its body may have; empty when it takes none. */
  bodyTypes: string[];
  /** Whether it answers JSON when all goes well, and not a file. */
  answersJson: boolean;
}

/** The contract: the document that is served, and its operations. */
export interface Contract {
  document: ContractDocument;
  operations: ContractOperation[];
}

/** What is read of the OpenAPI document. */
export interface ContractDocument {
  openapi: string;
  info: { version: string; "x-contract-hash": string } & Record<string, unknown>;
  servers?: { url: string; description?: string }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, JsonSchema> } & Record<string, unknown>;
}

/** A JSON schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

/** What is read of an operation in the document. */
export interface DocumentOperation {
  operationId: string;
  tags?: string[];
  summary?: string;
  "x-permission"?: string;
  "x-action-permissions"?: Record<string, string>;
  "x-error-codes"?: ErrorCode[];
  "x-current"?: string;
  "x-before-password-change"?: boolean;
  parameters?: JsonSchema[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

const methods = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const;

/** Reads the bundled contract from its package. */
export function readContract(): Contract {
  const file = createRequire(import.meta.url).resolve("@atrium/openapi/openapi.json");
  const document = JSON.parse(readFileSync(file, "utf8")) as ContractDocument;
  return { document, operations: Object.entries(document.paths).flatMap(operationsOf) };
}

function operationsOf([path, item]: [string, Record<string, DocumentOperation>]) {
  return Object.entries(methods).flatMap(([key, method]) => {
    const operation = item[key];
    return operation === undefined ? [] : [describe(path, method, operation)];
  });
}

function describe(
  path: string,
  method: ContractOperation["method"],
  operation: DocumentOperation,
): ContractOperation {
  return {
    // The types are generated from this very document.
    id: operation.operationId as OperationId,
    method,
    path,
    summary: operation.summary ?? operation.operationId,
    tag: operation.tags?.[0] ?? operation.operationId,
    access: accessOf(operation),
    beforePasswordChange: operation["x-before-password-change"] ?? false,
    actionPermissions: operation["x-action-permissions"] ?? {},
    errorCodes: operation["x-error-codes"] ?? [],
    current: operation["x-current"] ?? null,
    bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
    answersJson: operation.responses["200"]?.content?.["application/json"] !== undefined,
  };
}

/** An operation that names no permission is open to nobody. */
function accessOf(operation: DocumentOperation): Access {
  const code = operation["x-permission"];
  if (code === undefined) throw new Error(`${operation.operationId} names no x-permission`);
  return code === "public" || code === "authenticated" ? code : { permission: code };
}
