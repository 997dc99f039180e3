/** The operations of the bundled contract as a flat list. */

/** What this folder's programs read of an OpenAPI document. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
}

interface ContractOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  "x-permission": string;
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
      .map(([method, operation]) => describe(path, method, operation)),
  );
}

function describe(path: string, method: string, operation: ContractOperation): Operation {
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
  };
}
