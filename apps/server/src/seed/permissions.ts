import type { Contract, ContractOperation } from "../kernel/contract.ts";
import type { permissions } from "../db/schema/index.ts";

type HttpMethod = NonNullable<(typeof permissions.$inferInsert)["httpMethod"]>;

/** A permission that the contract requires. */
export interface ContractPermission {
  code: string;
  name: string;
  /** The action that a page's button checks: the code's last part. */
  action: string;
  httpMethod: HttpMethod;
  apiPath: string;
  description: string;
}

/** Every permission of the contract in its order, with the summary of the first operation that requires it. */
export function permissionsOf(contract: Contract): ContractPermission[] {
  const guarded = contract.operations.filter(({ access }) => typeof access === "object");
  const byCode = Map.groupBy(guarded, ({ access }) =>
    typeof access === "object" ? access.permission : "",
  );
  const named = [...byCode].map(([code, operations]) => describe(code, operations));
  const steps = contract.operations.flatMap(stepPermissions);
  return [...named, ...steps.filter(({ code }) => !byCode.has(code))];
}

/** Distinct permissions that only some actions of an operation require. */
function stepPermissions(operation: ContractOperation): ContractPermission[] {
  const { method, path, summary, actionPermissions } = operation;
  const byCode = Map.groupBy(Object.entries(actionPermissions), ([, code]) => code);
  return [...byCode].map(([code, steps]) => ({
    code,
    name: `${summary}: ${steps.map(([step]) => step).join(", ")}`,
    action: code.split(":").at(-1) ?? code,
    httpMethod: method,
    apiPath: path,
    description: `Beside the right to ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.`,
  }));
}

function describe(code: string, operations: ContractOperation[]): ContractPermission {
  const action = code.split(":").at(-1) ?? code;
  const first = namesake(action, operations);
  if (first === undefined) throw new Error(`Nothing needs ${code}`);
  return {
    code,
    name: first.summary,
    action,
    httpMethod: first.method,
    apiPath: first.path,
    description: operations.map(({ summary }) => summary).join(". "),
  };
}

/** The operation that a permission is named after, as opposed to others that require it. */
function namesake(
  action: string,
  operations: readonly ContractOperation[],
): ContractOperation | undefined {
  const verb = action === "view" ? "get" : action;
  return (
    operations.find(({ id }) => id.toLowerCase().endsWith(verb.toLowerCase())) ??
    operations.find(({ path }) => path.endsWith("/page")) ??
    operations.find(({ method }) => method !== "DELETE") ??
    operations[0]
  );
}
