import type { CallOptions, OperationId, Sdk } from "../src/index.ts";

type AnyMethod = (input?: unknown, options?: CallOptions) => Promise<unknown>;

/** The SDK's method for an operation: the operationId is its group and its name. */
export function methodOf(sdk: Sdk, id: OperationId): AnyMethod {
  for (const [group, methods] of Object.entries(sdk)) {
    const rest = id.startsWith(group) ? id.slice(group.length) : "";
    const name = rest.charAt(0).toLowerCase() + rest.slice(1);
    const method: unknown = Reflect.get(methods, name);
    if (typeof method === "function") return method as AnyMethod;
  }
  throw new Error(`the SDK has no method for ${id}`);
}
