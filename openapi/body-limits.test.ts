import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DEFAULT_MAX_BODY, withBodyLimits } from "./body-limits.ts";
import type { Contract } from "./operations.ts";

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const text = readFileSync(new URL("dist/openapi.json", import.meta.url), "utf8");
const contract = JSON.parse(text) as Contract & { components: { schemas: Record<string, Schema> } };
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));

/** Rich text alone is not promised in full: Chinese of a million characters has three million bytes. */
const CONTENT = 1_000_000;
const CONTENT_BYTES = 1_500_000;

/** Bytes of the largest body that a schema admits, written without spaces. */
function largest(schema: Schema): number {
  if (schema.$ref !== undefined) {
    return largest(contract.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  }
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(largest);
  const parts = (schema.allOf ?? []).map(largest);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    return name.length + 4 + largest(field);
  });
  const items =
    schema.items === undefined ? 0 : (schema.maxItems ?? 0) * (largest(schema.items) + 1);
  return sum([...parts, ...fields, items, Math.max(0, ...options), scalar(schema), 2]);
}

function scalar({ type, enum: values, format, pattern, maxLength = 40 }: Schema): number {
  if (values !== undefined) return Math.max(...values.map((value) => String(value).length));
  const types = [type].flat();
  if (!types.includes("string")) return 12;
  if (maxLength >= CONTENT) return CONTENT_BYTES;
  // What is free text may be Chinese.
  return maxLength * (format === undefined && pattern === undefined ? 3 : 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

it("has room for everything that the schemas admit, and is no larger than it must be", () => {
  const tight: string[] = [];
  const loose: string[] = [];
  for (const { operationId, requestBody, "x-max-body": limit = 0 } of operations) {
    const json = requestBody?.content["application/json"] as { schema: Schema } | undefined;
    if (json === undefined) continue;
    const needed = largest(json.schema);
    if (needed > limit) tight.push(`${operationId} needs ${needed}`);
    if (limit > Math.max(DEFAULT_MAX_BODY, 2 * needed))
      loose.push(`${operationId} needs ${needed}`);
  }
  expect({ tight, loose }).toEqual({ tight: [], loose: [] });
});

it("is generated for every operation with a body, and for no other", () => {
  for (const operation of operations) {
    const limited = operation["x-max-body"] !== undefined;
    expect([operation.operationId, limited]).toEqual([
      operation.operationId,
      operation.requestBody !== undefined,
    ]);
  }
  expect(withBodyLimits(contract)).toEqual(contract);
});
