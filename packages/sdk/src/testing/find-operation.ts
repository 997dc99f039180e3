import type { OperationId } from "../method.ts";
import { listOperations } from "./contract.ts";

/** The match of a path and a method. */
export type OperationMatch =
  | { id: OperationId; path: Record<string, string> }
  /** The methods that the path supports; none when it is unknown. */
  | { id: null; methods: string[] };

interface Address {
  id: OperationId;
  method: string;
  pattern: RegExp;
  /** The number of parameters: of two that match, the one with fewer wins. */
  parameters: number;
}

let addresses: Address[] | undefined;

/** Finds the operation at a path below the API's base. */
export function findOperation(method: string, path: string): OperationMatch {
  addresses ??= listAddresses();
  const matching = addresses.filter(({ pattern }) => pattern.test(path));
  const [address] = matching.filter((address) => address.method === method);
  if (address === undefined) {
    return { id: null, methods: [...new Set(matching.map((address) => address.method))].sort() };
  }
  const groups = address.pattern.exec(path)?.groups ?? {};
  const decoded = Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]);
  return { id: address.id, path: Object.fromEntries(decoded) };
}

function listAddresses(): Address[] {
  return listOperations()
    .map(([id, { method, address }]) => ({
      id,
      method,
      pattern: patternOf(address),
      parameters: address.split("{").length - 1,
    }))
    .sort((a, b) => a.parameters - b.parameters);
}

function patternOf(address: string): RegExp {
  const source = address
    // The contract has the paths of workgroups in both spellings.
    .replace(/^\/workgroup/i, "/work[gG]roup")
    .replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}
