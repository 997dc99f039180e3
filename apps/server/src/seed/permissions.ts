import type { Contract, ContractOperation } from "../kernel/contract.ts";
import type { auths } from "../db/schema/index.ts";

type HttpMethod = NonNullable<(typeof auths.$inferInsert)["httpMethod"]>;

/** A permission that the contract asks for. */
export interface ContractPermission {
  code: string;
  name: string;
  /** The word a page's button tests: the code's last part. */
  action: string;
  httpMethod: HttpMethod;
  apiPath: string;
  description: string;
}

/** Every permission that an operation names, in the contract's order, with the first such operation's words. */
export function permissionsOf(contract: Contract): ContractPermission[] {
  const guarded = contract.operations.filter(({ access }) => typeof access === "object");
  const byCode = Map.groupBy(guarded, ({ access }) =>
    typeof access === "object" ? access.permission : "",
  );
  const named = [...byCode].map(([code, operations]) => describe(code, operations));
  const steps = contract.operations.flatMap(stepPermissions);
  return [...named, ...steps.filter(({ code }) => !byCode.has(code))];
}

/** Permissions that only some steps of an operation need, each once. */
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

/** The operation that a permission is named after: the one that does what its action says, not what else it opens. */
function namesake(
  action: string,
  operations: readonly ContractOperation[],
): ContractOperation | undefined {
  const verb = action === "view" ? "get" : action;
  return (
    operations.find(({ id }) => id.toLowerCase().endsWith(verb.toLowerCase())) ??
    operations.find(({ path }) => path.endsWith("/page")) ??
    operations[0]
  );
}
