/** The operations of the bundled contract as a flat list. */
import { referencesIn } from "./references.ts";

/** What this folder's programs read of an OpenAPI document. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { parameters?: Record<string, Parameter> };
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

interface ContractOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  "x-permission": string;
  "x-error-codes"?: string[];
  "x-current"?: string;
  "x-before-password-change"?: boolean;
  "x-session-only"?: boolean;
  "x-scope"?: string;
  "x-step-up"?: boolean;
  "x-before-second-factor"?: boolean;
  "x-max-body"?: number;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  security?: unknown[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** One operation: where it is, what it is called and whom it serves. */
export interface Operation {
  operationId: string;
  group: string;
  /** Name of the SDK's method: the operationId without its tag. */
  method: string;
  httpMethod: string;
  path: string;
  summary: string;
  description: string;
  permission: string;
  /** Codes of the failures that it answers with. */
  errorCodes: string[];
  /** Name of the schema that comes along with `VERSION_CONFLICT`. */
  current: string | undefined;
  /** What it takes in path and query. */
  parameters: Parameter[];
  /** Name of the body's schema, and whether a call has to send one. */
  body: { schema: string | undefined; required: boolean } | undefined;
  /** Name of the schema that answers, in its envelope; undefined for a file. */
  reply: string | undefined;
  /** Whether the body is multipart. */
  form: boolean;
  /** Whether a file answers instead of the envelope. */
  file: boolean;
}

const httpMethods = ["get", "post", "put", "delete"];

/**
 * Lists every operation in the contract's order.
 *
 * @throws Error when an operationId does not start with its tag.
 */
export function listOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => httpMethods.includes(method))
      .map(([method, operation]) => describe(contract, path, method, operation)),
  );
}

/** The operations by the group of the SDK that they belong to. */
export function groupByTag(operations: Operation[]): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
  }
  return [...groups];
}

function describe(
  contract: Contract,
  path: string,
  method: string,
  operation: ContractOperation,
): Operation {
  const group = operation.tags[0] ?? "";
  const { operationId, requestBody } = operation;
  const verb = operationId.slice(group.length);
  if (!operationId.startsWith(group) || !/^[A-Z]/.test(verb)) {
    throw new Error(`operationId "${operationId}" must be the tag "${group}" and a verb`);
  }
  const bodies = requestBody?.content ?? {};
  const json = operation.responses["200"]?.content?.["application/json"];
  return {
    operationId,
    group,
    method: verb.charAt(0).toLowerCase() + verb.slice(1),
    httpMethod: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    permission: operation["x-permission"],
    errorCodes: operation["x-error-codes"] ?? [],
    current: operation["x-current"],
    parameters: inputParameters(contract, operation),
    body: requestBody && {
      schema: referencesIn(bodies)[0],
      required: requestBody.required ?? false,
    },
    reply: referencesIn(json)[0],
    form: "multipart/form-data" in bodies,
    file: !json,
  };
}

/** What goes into path and query; headers are no part of an input. */
function inputParameters(contract: Contract, operation: ContractOperation): Parameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => {
      if ("name" in parameter) return parameter;
      const name = parameter.$ref.split("/").at(-1) ?? "";
      const shared = contract.components.parameters?.[name];
      if (!shared) throw new Error(`${parameter.$ref} does not exist`);
      return shared;
    })
    .filter((parameter) => parameter.in === "path" || parameter.in === "query");
}
