import type { ContractOperation } from "../kernel/contract.ts";

/**
 * Whether a call's unknown query keys are ignored. Reads and deletions come with cache busters and campaign tags; a write
 * whose input is in the wrong place is refused.
 */
export function ignoresUnknownKeys({ method }: Pick<ContractOperation, "method">): boolean {
  return method === "GET" || method === "DELETE";
}

/**
 * Whether a query parameter counts. An empty value is no value: clients send unset filters so. `typeId[]` belongs to
 * `typeId`, and is refused where the parameter takes no list.
 */
export function isKnown(known: ReadonlySet<string>, name: string, value: unknown): boolean {
  return value !== "" && known.has(name.split("[", 1)[0] ?? "");
}

/** Removes what `isKnown` denies from a parsed query. */
export function removeUnknown(known: ReadonlySet<string>, query: object): void {
  for (const [name, value] of Object.entries(query)) {
    if (!isKnown(known, name, value)) Reflect.deleteProperty(query, name);
  }
}
