/** What a client can notice of the contract, and a hash over it. */
import { createHash } from "node:crypto";
import type { Contract } from "./operations.ts";

/** The bundled contract as far as its surface goes. */
export interface SurfaceContract extends Contract {
  openapi: string;
  info: { version: string };
  components: Contract["components"] & { schemas?: Node };
}

interface Node {
  [keyword: string]: unknown;
}

/** Keywords that change nothing of what travels: words for people, and hints for generators. */
const silent = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
]);

/**
 * The document reduced to what a client can notice: version, addresses, parameters, bodies, results, error codes and
 * whether a session is needed. It stays an OpenAPI document; schemas that only failures use are left out.
 */
export function contractSurface(contract: SurfaceContract): object {
  const paths = mapValues(contract.paths, (item) => mapValues(item, operationSurface));
  const parameters = mapValues(contract.components.parameters ?? {}, withoutProse);
  const schemas = reachable({ paths, parameters }, contract.components.schemas ?? {});
  const { openapi, info } = contract;
  return { openapi, info: { version: info.version }, paths, components: { parameters, schemas } };
}

/** The contract with a hash over its surface as `info.x-contract-hash`, where a server finds it. */
export function withContractHash<C extends SurfaceContract>(
  contract: C,
): C & { info: { "x-contract-hash": string } } {
  const text = JSON.stringify(sorted(contractSurface(contract)));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { ...contract, info: { ...contract.info, "x-contract-hash": hash } };
}

function operationSurface(operation: SurfaceContract["paths"][string][string]): Node {
  const { operationId, security, parameters, requestBody, responses } = operation;
  return {
    operationId,
    ...(security && { security }),
    ...(parameters && { parameters: withoutProse(parameters) }),
    ...(requestBody && { requestBody: withoutProse(requestBody) }),
    responses: { 200: withoutProse(responses["200"]) },
    "x-error-codes": operation["x-error-codes"],
  };
}

/** A value without its silent keywords. What is called like one may still be a property. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (!isNode(value)) return value;
  const entries = Object.entries(value)
    .filter(([keyword]) => !silent.has(keyword) && !keyword.startsWith("x-"))
    .map(([keyword, part]) => {
      const named = keyword === "properties" && isNode(part);
      return [keyword, named ? mapValues(part, withoutProse) : withoutProse(part)];
    });
  return Object.fromEntries(entries);
}

function reachable(from: unknown, schemas: Node): Node {
  const found: Node = {};
  const collect = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (name in found) continue;
      found[name] = withoutProse(schemas[name]);
      collect(found[name]);
    }
  };
  collect(from);
  return found;
}

/** The same whatever order its members came in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isNode(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}

function mapValues<T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
