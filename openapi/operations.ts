/** The operations of the bundled contract as a flat list. */

/** What this folder's programs read of an OpenAPI document. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { parameters?: Record<string, { name: string; in: string }> };
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
  parameters?: ({ name: string; in: string } | { $ref: string })[];
  requestBody?: { content: Record<string, unknown> };
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
  permission: string;
  /** Codes of the failures that it answers with. */
  errorCodes: string[];
  /** Name of the schema that comes along with `VERSION_CONFLICT`. */
  current: string | undefined;
  /** Names of the query parameters. */
  queryNames: string[];
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

function describe(
  contract: Contract,
  path: string,
  method: string,
  operation: ContractOperation,
): Operation {
  const group = operation.tags[0] ?? "";
  const rest = operation.operationId.slice(group.length);
  if (!operation.operationId.startsWith(group) || !/^[A-Z]/.test(rest)) {
    throw new Error(`operationId "${operation.operationId}" must be the tag "${group}" and a verb`);
  }
  return {
    operationId: operation.operationId,
    group,
    method: rest.charAt(0).toLowerCase() + rest.slice(1),
    httpMethod: method.toUpperCase(),
    path,
    summary: operation.summary,
    permission: operation["x-permission"],
    errorCodes: operation["x-error-codes"] ?? [],
    current: operation["x-current"],
    queryNames: queryNames(contract, operation),
    form: "multipart/form-data" in (operation.requestBody?.content ?? {}),
    file: !("application/json" in (operation.responses["200"]?.content ?? {})),
  };
}

function queryNames(contract: Contract, operation: ContractOperation): string[] {
  return (operation.parameters ?? [])
    .map((parameter) => {
      if ("name" in parameter) return parameter;
      const name = parameter.$ref.split("/").at(-1) ?? "";
      const shared = contract.components.parameters?.[name];
      if (!shared) throw new Error(`${parameter.$ref} does not exist`);
      return shared;
    })
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => parameter.name);
}
