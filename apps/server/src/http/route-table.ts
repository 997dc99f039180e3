import type { ContractOperation } from "../kernel/contract.ts";

/** Finds the methods that a path of the API supports, which decides between 404 and 405. */
export class RouteTable {
  readonly #entries: { pattern: RegExp; methods: Set<string> }[];

  constructor(operations: readonly ContractOperation[]) {
    const byPath = Map.groupBy(operations, ({ path }) => path);
    this.#entries = [...byPath].map(([path, members]) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      methods: new Set(members.flatMap(({ method }) => withHead(method))),
    }));
  }

  /** Adds HEAD to GET; empty when there is no such path. */
  methodsOf(path: string): string[] {
    const matching = this.#entries.filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].toSorted();
  }
}

function withHead(method: string): string[] {
  return method === "GET" ? ["GET", "HEAD"] : [method];
}

/**
 * The contract spells `/workgroup/…` for groups and `/workGroup/member/…` for members; each also answers to the other's
 * spelling.
 */
export function canonicalUrl(url: string, apiBase: string): string {
  const rest = url.startsWith(apiBase) ? url.slice(apiBase.length) : "";
  const found = /^\/work[gG]roup(\/member(?=[/?]|$))?/.exec(rest);
  if (found === null || !/^[/?]?$/.test(rest.charAt(found[0].length))) return url;
  const spelling = found[1] === undefined ? "/workgroup" : "/workGroup/member";
  return apiBase + spelling + rest.slice(found[0].length);
}
